import type { InterviewScore } from '@sightline/contracts/interviews/scores'
import type { Interview } from '../interview/state.ts'
import { isSolved } from '../interview/test-results.ts'
import { nothingToScore, type RoundReport } from './round-report.ts'
import { strongerCodingAnswer } from './stronger-coding-answer.ts'

function verdictOf(interview: Interview, { overall, questions }: InterviewScore): string {
  const { plan } = interview
  const solved = interview.questions.filter(({ submissions }) => submissions.some(isSolved)).length
  const planned = Math.max(plan?.questions.length ?? 0, questions.length)
  const solvedText =
    planned === 1
      ? solved === 1
        ? 'you solved it'
        : 'it is not solved yet'
      : `you solved ${solved} of ${planned}`
  if (overall === null) return nothingToScore(interview)
  if (overall >= 3.5 && solved === planned)
    return `A strong interview: ${solvedText}, and there is little to improve.`
  if (overall >= 2.5 && solved > 0) return `A good interview with room to improve: ${solvedText}.`
  if (overall >= 1.5) return `Halfway there: ${solvedText}. Work on the points below.`
  if (overall > 0) return `A start: ${solvedText}. Work on the first point below before the others.`
  return 'Nothing that was submitted passed a test, so there is little to score yet. A simpler question is a good next step.'
}

/** The parts of a report that are specific to the coding round. */
export const CODING_REPORT: RoundReport = {
  author:
    'Written by the built-in coach, not by a person and not by a language model. It scores by what can be measured: tests passed, time, hints, the cost of your code, and features of your answers such as cost, reason, own code and example.',
  verdictOf,
  strongerAnswer: (interview, _score, bank) => strongerCodingAnswer(interview, bank),
}
