import type { InterviewReport, InterviewScore } from '@sightline/contracts/scores'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import type { Interview } from '../interview/state.ts'

/** What a report takes from the question bank: what good solutions cost, and questions that are answered in words. */
export type ReportBank = ReadonlyMap<string, { complexity: { time: string; space: string } }> & {
  readonly spoken?: ReadonlyMap<string, SpokenQuestion>
}

/** What a report says its own way in a round. */
export type RoundReport = {
  /** Who wrote it, and by what it scores. */
  author: string
  /** The whole interview in a sentence. */
  verdictOf: (interview: Interview, score: InterviewScore) => string
  strongerAnswer: (interview: Interview, score: InterviewScore, bank: ReportBank) => InterviewReport['strongerAnswer']
}
