/** What features may import from this folder. */
export { notify } from './notify.ts'
export { openEventStream } from './open-event-stream.ts'
export type { StreamRequest, StreamSlots } from './stream-slots.ts'
