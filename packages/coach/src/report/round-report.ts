import type { InterviewReport, InterviewScore } from '@sightline/contracts/scores'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import type { Interview } from '../interview/state.ts'

/** The parts of the question bank that reports need: the costs of good solutions, and the spoken questions. */
export type ReportBank = ReadonlyMap<string, { complexity: { time: string; space: string } }> & {
  readonly spoken?: ReadonlyMap<string, SpokenQuestion>
}

/** The parts of a report that differ between rounds. */
export type RoundReport = {
  /** Who wrote the report, and what the scores are based on. */
  author: string
  /** The whole interview in a sentence. */
  verdictOf: (interview: Interview, score: InterviewScore) => string
  strongerAnswer: (interview: Interview, score: InterviewScore, bank: ReportBank) => InterviewReport['strongerAnswer']
}
