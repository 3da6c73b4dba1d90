import type { QuestionProgress } from '@sightline/coach/interview/state'
import type { CandidateSpokenQuestion } from '@sightline/contracts/interviews'

/** What waits for an answer, in Markdown: the question, or the follow-up that is open. */
export function askedText({ question, answers, followUp }: QuestionProgress, questions: CandidateSpokenQuestion[]) {
  if (answers.length > 0) return followUp?.answer === null ? followUp.text : null
  const asked = questions.find(({ slug }) => slug === question)
  return asked ? `${asked.title}.\n\n${asked.statement}` : null
}
