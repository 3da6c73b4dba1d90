/** What other features may use of this one. */

export type { GuardedPrompt } from './call-model.ts'
export { FENCE_RULE, fence, visibleText } from './fence.ts'
export { repeatsInstructions } from './leak-guard.ts'
export { createModelPool } from './model-pool.ts'
export { lastNotes, notesParts, withoutNotes } from './notes.ts'
export { type ModelPool, type StreamOutcome, streamReply } from './stream-reply.ts'
export { requestStructured } from './structured-answer.ts'
export { modelCalls } from './table.ts'
export { tokensUsedIn } from './token-budget.ts'
