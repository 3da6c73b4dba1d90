import { analyse } from '@sightline/analysis/analyse'
import { loadCodeParser } from '@sightline/analysis/load-code-parser'
import type { Interview } from '@sightline/coach/interview/state'
import { scoreCodingInterview } from '@sightline/coach/scoring/score-coding-interview'
import { scoreSpokenInterview } from '@sightline/coach/scoring/score-spoken-interview'
import { SpokenRound } from '@sightline/contracts/interviews/round-schemas'
import type { InterviewScore } from '@sightline/contracts/interviews/scores'
import type { InterviewQuestions } from '../question-bank.ts'

/** The complexity of longer code is not estimated. */
const ANALYSED_CODE_MAX_LENGTH = 10_000

/** The coach's score of an interview. */
export async function scoreOf(
  interview: Interview,
  bank: InterviewQuestions,
): Promise<InterviewScore> {
  const spoken = SpokenRound.safeParse(interview.plan?.round)
  return spoken.success
    ? scoreSpokenInterview(spoken.data, interview, bank.spoken, bank.meanings)
    : scoreCoding(interview, bank)
}

async function scoreCoding(
  interview: Interview,
  bank: InterviewQuestions,
): Promise<InterviewScore> {
  const languages = new Set(
    interview.questions.flatMap(({ submissions }) => submissions.map(({ language }) => language)),
  )
  // Parsers are loaded only for the languages submitted.
  const parsers = new Map(
    await Promise.all(
      [...languages].map(async (name) => [name, await loadCodeParser(name)] as const),
    ),
  )
  return scoreCodingInterview({
    interview,
    questions: bank,
    estimate: (slug, { code, language }) => {
      const [question, parser] = [bank.get(slug), parsers.get(language)]
      if (!question || !parser || code.length > ANALYSED_CODE_MAX_LENGTH) return null
      const { remarks, complexity } = analyse(code, parser, question)
      if (!complexity) return null
      const tooSlow = remarks.find(({ kind }) => kind === 'complexity')
      const expected = question.complexity.time
      return {
        estimated: complexity.time,
        expected,
        isWorse: tooSlow !== undefined,
        line: tooSlow?.line ?? null,
      }
    },
  })
}
