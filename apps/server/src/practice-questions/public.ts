/** What other features may import from this one. */
export { exportPracticeQuestions, keepQuestion, keptAmong } from './kept-questions.ts'
export { practise, unfitMeetingQuestions } from './practise.ts'
