import type { InterviewRound } from '@sightline/contracts/rounds'
import type { InterviewReport, InterviewScore, WeaknessCell } from '@sightline/contracts/scores'
import type { Interview } from '../interview/state.ts'
import { describeDimension } from '../rubrics/rubrics.ts'
import { practiceFrom } from '../scoring/weakness-map.ts'
import { CODING_REPORT } from './coding-report.ts'
import type { ReportBank, RoundReport } from './round-report.ts'
import { spokenReport } from './spoken-report.ts'

const STRONG_LEVEL = 3

const ROUND_REPORTS: Record<InterviewRound, RoundReport> = {
  coding: CODING_REPORT,
  behavioral: spokenReport('behavioral'),
  'system-design': spokenReport('system-design'),
  'sales-call': spokenReport('sales-call'),
}

/** The letter of an interview: what went well, what to do differently, what to practise next. */
export function writeReport(interview: Interview, score: InterviewScore, bank: ReportBank): InterviewReport {
  const { round } = score
  const { author, verdictOf, strongerAnswer } = ROUND_REPORTS[round]
  const all = score.questions.flatMap((question) => question.dimensions.map((one) => ({ question, ...one })))
  const isMany = score.questions.length > 1
  const place = (title: string) => (isMany ? ` in “${title}”` : '')
  const byWeight = (a: (typeof all)[number], b: (typeof all)[number]) =>
    describeDimension(round, b.dimension).weight - describeDimension(round, a.dimension).weight
  const strengths = all
    .filter(({ level }) => level >= STRONG_LEVEL)
    .sort((a, b) => b.level - a.level || byWeight(a, b))
    .slice(0, 3)
    .map(({ dimension, question, meaning, evidence }) =>
      `${describeDimension(round, dimension).title}${place(question.title)}: ${meaning} ${evidence[0]?.text ?? ''}`.trim(),
    )
  const low = all.filter(({ level }) => level < STRONG_LEVEL).sort((a, b) => a.level - b.level || byWeight(a, b))
  const improvements = low
    .filter(({ dimension }, index) => low.findIndex((other) => other.dimension === dimension) === index)
    .slice(0, 3)
    .map(
      ({ dimension, question, evidence }) =>
        `${describeDimension(round, dimension).title}${place(question.title)}: ${evidence[0]?.text ?? ''} ${describeDimension(round, dimension).advice}`,
    )
  return {
    score,
    verdict: verdictOf(interview, score),
    strengths,
    improvements,
    strongerAnswer: strongerAnswer(interview, score, bank),
    next: practiceFrom(cellsOf(score), score.questions.at(-1)?.difficulty ?? 'easy'),
    author,
  }
}

/** The scores of one interview as the cells of a weakness map. */
const cellsOf = ({ questions }: InterviewScore): WeaknessCell[] =>
  questions.flatMap(({ topic, dimensions }) =>
    dimensions.map(({ dimension, level }) => ({ topic, dimension, score: level, questions: 1 })),
  )
