/** The exports that other features may import. */

export { interviewsApi } from './api.ts'
export { ReplyAuthor } from './conversation/coach-reply.tsx'
export { DIFFICULTY_LABELS, formatClock, pluralize, ROUND_LABELS, TOPIC_LABELS } from './labels.ts'
export { Markdown } from './markdown.tsx'
export { LeadInNote } from './plan/lead-in-note.tsx'
export { Compare } from './run/compare.tsx'
export { canRun, useRemoteLanguages } from './run/use-remote-languages.ts'
export { countInterviewsWithUnsentEvents } from './session/unsent-events.ts'
export { useHasModels } from './session/use-has-models.ts'
export { BesideSolution } from './solution/beside-solution.tsx'
