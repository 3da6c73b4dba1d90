/** What other features may use of this one. */
export { askBriefly, BRIEF_OUTPUT_TOKENS } from './ask-briefly.ts'
export { callModel, type GuardedPrompt } from './call-model.ts'
export { createCircuitBreaker } from './circuit-breaker.ts'
export { FENCE_RULE, type FenceKind, fence, stableMark, visibleText } from './fence.ts'
export { repeatsInstructions } from './guards/leak-guard.ts'
export { createModelPool, type ModelPool } from './model-pool.ts'
export { lastNotes, notesParts, withoutNotes } from './notes.ts'
export { requestStructured } from './structured-answer.ts'
export { modelCalls, textStreams } from './table.ts'
export { type BegunText, beginText } from './text-stream/begin-text.ts'
export {
  type Claim,
  claimText,
  discardText,
  endFromOutside,
  isAbandoned,
  isInProgress,
} from './text-stream/stored-text.ts'
export { storedText, type TextStream } from './text-stream/text-stream.ts'
export { createTextStreams } from './text-stream/text-streams.ts'
export type { TextTask, WholeText } from './text-stream/write-text.ts'
export { tokensUsedIn } from './token-budget.ts'
