import { type LeadIn, OWN_WORDS, type QuestionProgress } from '@sightline/coach/interview/state'
import type { CandidateSpokenQuestion } from '@sightline/contracts/interviews/interviews'

/**
 * The text that waits for an answer, in Markdown: the question with its lead-in, or the open
 * follow-up. Null when none waits.
 */
export function awaitedText(
  { question, answers, followUp }: QuestionProgress,
  questions: CandidateSpokenQuestion[],
  leadIns: Record<string, LeadIn>,
) {
  if (answers.length > 0) return followUp?.answer === null ? followUp.text : null
  const [asked, leadIn] = [questions.find(({ slug }) => slug === question), leadIns[question]]
  if (!asked) return null
  // The statement is the candidate's own words, and the title of an open question their beginning.
  const title = leadIn?.isOpen ? null : `${asked.title}.`
  return [title, leadIn?.author === OWN_WORDS ? null : leadIn?.text, asked.statement]
    .filter(Boolean)
    .join('\n\n')
}
