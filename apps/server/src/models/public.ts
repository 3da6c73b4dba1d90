/** What other features may use of this one. */

export type { GuardedPrompt } from './call-model.ts'
export { FENCE_RULE, fence, plain } from './fence.ts'
export { recites } from './leak-guard.ts'
export { createSpeakers } from './model-pool.ts'
export { lastNotes, notesParts, withoutNotes } from './notes.ts'
export { type Ending, type Speakers, speak } from './stream-reply.ts'
export { assess } from './structured-answer.ts'
export { modelCalls } from './table.ts'
export { tokensUsedIn } from './token-budget.ts'
