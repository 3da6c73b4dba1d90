/** What other features may use of this one. */
export { assess } from './assess.ts'
export { FENCE_RULE, fence, plain } from './fence.ts'
export type { GuardedPrompt } from './hear.ts'
export { recites } from './leak-guard.ts'
export { lastNotes, notesParts, withoutNotes } from './notes.ts'
export { type Speakers, speak } from './speak.ts'
export { createSpeakers } from './speakers.ts'
export { modelCalls } from './table.ts'
