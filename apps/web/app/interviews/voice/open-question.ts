import type { LeadIn, QuestionProgress } from '@sightline/coach/interview/state'
import type { CandidateSpokenQuestion } from '@sightline/contracts/interviews'

/** What waits for an answer, in Markdown: the question with what leads into it, or the follow-up that is open. */
export function openQuestionText(
  { question, answers, followUp }: QuestionProgress,
  questions: CandidateSpokenQuestion[],
  leadIns: Record<string, LeadIn>,
) {
  if (answers.length > 0) return followUp?.answer === null ? followUp.text : null
  const asked = questions.find(({ slug }) => slug === question)
  return asked ? [`${asked.title}.`, leadIns[question]?.text, asked.statement].filter(Boolean).join('\n\n') : null
}
