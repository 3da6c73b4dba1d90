import type { LeadIn, QuestionProgress } from '@sightline/coach/interview/state'
import type { CandidateSpokenQuestion } from '@sightline/contracts/interviews'

/**
 * The text that waits for an answer, in Markdown: the question with its lead-in, or the open follow-up. Null when none
 * waits.
 */
export function openQuestionText(
  { question, answers, followUp }: QuestionProgress,
  questions: CandidateSpokenQuestion[],
  leadIns: Record<string, LeadIn>,
) {
  if (answers.length > 0) return followUp?.answer === null ? followUp.text : null
  const asked = questions.find(({ slug }) => slug === question)
  return asked ? [`${asked.title}.`, leadIns[question]?.text, asked.statement].filter(Boolean).join('\n\n') : null
}
