/** What features may import from this one. */
export { type Appended, createSessionLog, type Draft } from './log.ts'
export { createLogStates, type LogStates } from './states.ts'
export { interviewEvents, interviews } from './table.ts'
export { logUnreadable } from './unreadable.ts'
export { type NearlyFull, type OwnedId, releaseBytes } from './usage.ts'
