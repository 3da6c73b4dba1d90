/** The exports that other features may import. */

export { interviewsApi } from './api.ts'
export {
  DIFFICULTY_LABELS,
  formatClock,
  ROUND_LABELS,
  TOPIC_LABELS,
} from './labels.ts'
export { countInterviewsWithUnsentEvents } from './log/unsent-events.ts'
export { useHasModels } from './log/use-has-models.ts'
export { DeleteInterview } from './manage/delete-interview.tsx'
export { difficultyLabel, kindLabel, roundLabel, topicLabel } from './manage/labels.ts'
export { type InterviewRequest, practiceRequest, StartButton } from './manage/start-button.tsx'
export { useStartInterview } from './manage/use-start-interview.tsx'
export { LeadInNote } from './plan/lead-in-note.tsx'
export { ReplyAuthor } from './replies/coach-reply.tsx'
export { pdfFileOf } from './report/pdf-file.ts'
export { Compare } from './run/compare.tsx'
export { canRun, useRemoteLanguages } from './run/use-remote-languages.ts'
export { type KeptAnswer, type KeptSample, keptAnswer, keptSample } from './samples/kept-sample.ts'
export { BesideSolution } from './solution/beside-solution.tsx'
export {
  canRecognizeTracks,
  createRecognition,
  type RecognitionEvents,
} from './transcripts/browser-recognition.ts'
export { useMicrophones } from './transcripts/use-microphones.ts'
