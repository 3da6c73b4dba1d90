/** What other features may import from this one. */
export { acceptRecordings, receiveRecording } from './receive.ts'
