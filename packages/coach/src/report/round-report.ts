import type { InterviewReport, InterviewScore } from '@sightline/contracts/interviews/scores'
import type { Interview } from '../interview/state.ts'
import type { AskableQuestion } from '../scoring/open-question.ts'

/**
 * The parts of the question bank that reports need: how good solutions work, and the spoken
 * questions.
 */
export type ReportBank = ReadonlyMap<
  string,
  {
    complexity: { time: string; space: string }
    reasoning?: readonly string[]
    constraints?: readonly string[]
  }
> & {
  readonly spoken?: ReadonlyMap<string, AskableQuestion>
}

/** The parts of a report that differ between rounds. */
export type RoundReport = {
  /** Who wrote the report, and what the scores are based on. */
  author: string
  /** The whole interview in a sentence. */
  verdictOf: (interview: Interview, score: InterviewScore) => string
  strongerAnswer: (
    interview: Interview,
    score: InterviewScore,
    bank: ReportBank,
  ) => InterviewReport['strongerAnswer']
}

/** The verdict on an interview without a score. */
export const nothingToScore = ({ questions, plan }: Interview): string => {
  if (questions.length === 0) return 'Nothing was asked, so there is nothing to score.'
  const missing = plan?.round === 'coding' ? 'You submitted no solution' : 'You gave no answer'
  return `${missing} in this interview, so there is nothing to score. Your charts and your weakness map stay as they were.`
}
