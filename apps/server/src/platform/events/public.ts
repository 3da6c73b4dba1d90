/** What other features may use of this one. */
export { notify } from './notify.ts'
export { openEventStream } from './open-event-stream.ts'
