/** What other features may use of this one. */

export { interviewsApi } from './api.ts'
export { Authored } from './conversation/coach-reply.tsx'
export { clockText, count, DIFFICULTY_WORDS, LANGUAGE_WORDS, ROUND_WORDS, TOPIC_WORDS } from './labels.ts'
export { Markdown } from './markdown.tsx'
export { LeadInNote } from './plan/lead-in-note.tsx'
export { Compare } from './run/compare.tsx'
export { canRun, useEngineLanguages } from './run/use-remote-languages.ts'
export { useHasModels } from './session/use-has-models.ts'
export { BesideSolution } from './solution/beside-solution.tsx'
