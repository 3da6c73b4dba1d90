/** The exports that other features may import. */

export { interviewsApi } from './api.ts'
export { ReplyAuthor } from './conversation/coach-reply.tsx'
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
export { pdfFileOf } from './report/pdf-file.ts'
export { Compare } from './run/compare.tsx'
export { canRun, useRemoteLanguages } from './run/use-remote-languages.ts'
export { type KeptAnswer, type KeptSample, keptAnswer, keptSample } from './sample/kept-sample.ts'
export { BesideSolution } from './solution/beside-solution.tsx'
export {
  canRecognizeTracks,
  createRecognition,
  type RecognitionEvents,
} from './voice/browser-recognition.ts'
export { readDeviceSetting, saveDeviceSetting } from './voice/device-setting.ts'
export { useMicrophones } from './voice/use-microphones.ts'
