/** What other features may use of this one. */
export { notify } from './notify.ts'
export { openStream } from './open-stream.ts'
