import type { AnswerScore } from '@sightline/coach/scoring/score-answer'
import { SPOKEN_DIMENSIONS, SPOKEN_ROUNDS } from '@sightline/contracts/interviews/rounds'
import { atLeast, atMost, comparison, type Row } from '../row.ts'
import type { LevelCase } from './level-cases.ts'
import { rankCorrelation } from './rank-correlation.ts'

const unit = ''
/** The least rank correlation within a dimension, and the least mean of all. */
const CORRELATION_MIN = 0.6
const CORRELATION_MEAN_MIN = 0.75
/** Dimensions that need something done or come of. */
const DONE = ['action', 'result', 'ownership']
/** A dimension is shown at this level. */
const SHOWN_MIN = 3

/** A dimension of an answer: the coach's level, the interviewer's, and what the coach quotes. */
type Judged = { given: number; level: number; shown: string[]; quoted: string[] }

/**
 * How well the levels of each dimension follow an interviewer's, how far levels differ within an
 * answer, and whether the quotes show their dimension.
 */
export function levelRows(
  name: string,
  cases: LevelCase[],
  scoreOf: (answer: LevelCase) => AnswerScore,
): Row[] {
  const judged = cases.map((answer) => ({ answer, levels: judge(answer, scoreOf(answer)) }))
  const correlations = SPOKEN_ROUNDS.flatMap((round) =>
    SPOKEN_DIMENSIONS[round].map((dimension, place) => {
      const pairs = judged
        .filter(({ answer }) => answer.round === round)
        .flatMap(({ levels }) => levels[place] ?? [])
      const value = rankCorrelation(
        pairs.map(({ level }) => level),
        pairs.map(({ given }) => given),
      )
      // Levels that are all the same follow nothing.
      return {
        name: `rank correlation of levels with an interviewer's, ${round}, ${dimension}, ${name} (${pairs.length})`,
        value: Number.isNaN(value) ? 0 : value,
        unit,
        digits: 2,
      }
    }),
  )
  return [
    ...correlations.map((correlation) => atLeast(CORRELATION_MIN, correlation)),
    atLeast(CORRELATION_MEAN_MIN, {
      name: `mean of the rank correlations within dimensions, ${name}`,
      value: mean(correlations.map(({ value }) => value)),
      unit,
      digits: 2,
    }),
    comparison({
      name: `highest minus lowest level of content within an answer, ${name}`,
      value: mean(judged.map(({ levels }) => spread(levels.map(({ level }) => level)))),
      unit,
      digits: 2,
    }),
    comparison({
      name: `the same by the interviewer, ${name}`,
      value: mean(judged.map(({ levels }) => spread(levels.map(({ given }) => given)))),
      unit,
      digits: 2,
    }),
    ...limitRows(name, judged),
    ...quoteRows(
      name,
      judged.filter(({ answer }) => answer.quotes).flatMap(({ levels }) => levels.slice(0, -1)),
    ),
  ]
}

type JudgedAnswer = { answer: LevelCase; levels: Judged[] }

const judge = ({ levels, quotes }: LevelCase, scored: AnswerScore): Judged[] =>
  levels.map(({ dimension, level: given }, place) => ({
    given,
    level: scored.levels[place]?.level ?? 0,
    shown: quotes?.[dimension] ?? [],
    quoted: (scored.levels[place]?.evidence ?? []).flatMap(({ quote }) => quote ?? []),
  }))

/** What no answer of some kinds may reach, and how far short good ones fall short. */
function limitRows(name: string, judged: JudgedAnswer[]): Row[] {
  const ofKind = (kind: RegExp) => judged.filter(({ answer }) => kind.test(answer.kind))
  const above = (among: JudgedAnswer[], dimensions?: string[]) =>
    among.flatMap(({ answer, levels }) =>
      levels.filter(({ level, given }, place) => {
        const dimension = answer.levels[place]?.dimension ?? 'clarity'
        return dimensions
          ? dimensions.includes(dimension) && given <= 1 && level > 1
          : dimension !== 'clarity' && level > 1
      }),
    ).length
  const lost = (among: JudgedAnswer[]) =>
    mean(among.map(({ levels }) => mean(levels.map(({ given, level }) => given - level))))
  return [
    atMost(0, {
      name: `levels above 1 off the topic, ${name}`,
      value: above(ofKind(/^(off.topic|other-system)/)),
      unit,
    }),
    comparison({
      name: `levels above 1 for action, result or ownership where an interviewer gives 1 at most, ${name}`,
      value: above(judged, DONE),
      unit,
    }),
    atMost(0, {
      name: `levels above 1 for action or ownership in somebody else's story, ${name}`,
      value: ofKind(/^somebody/).flatMap(({ answer, levels }) =>
        levels.filter(
          ({ level }, place) =>
            ['action', 'ownership'].includes(answer.levels[place]?.dimension ?? '') && level > 1,
        ),
      ).length,
      unit,
    }),
    atMost(0.5, {
      name: `levels lost by short excellent answers, on average, ${name}`,
      value: lost(ofKind(/^short/)),
      unit,
      digits: 2,
    }),
    atMost(0.5, {
      name: `levels lost by non-native answers, on average, ${name}`,
      value: lost(ofKind(/^non-native/)),
      unit,
      digits: 2,
    }),
  ]
}

/** The precision of quotes, and how many of the dimensions at 3 or 4 have one. */
function quoteRows(name: string, dimensions: Judged[]): Row[] {
  const quotes = dimensions.flatMap(({ quoted, shown }) =>
    quoted.map((quote) => shown.some((text) => isPartOf(quote, text))),
  )
  const high = dimensions.filter(({ given }) => given >= SHOWN_MIN)
  return [
    atLeast(0.9, {
      name: `quotes that an interviewer would give, too, levels ${name} (${quotes.length})`,
      value: quotes.filter(Boolean).length / Math.max(1, quotes.length),
      unit,
      digits: 2,
    }),
    atLeast(0.9, {
      name: `quotes of dimensions that an interviewer puts at 2 or higher, ${name}`,
      value:
        dimensions.reduce((sum, { quoted, given }) => sum + (given >= 2 ? quoted.length : 0), 0) /
        Math.max(1, quotes.length),
      unit,
      digits: 2,
    }),
    atLeast(0.7, {
      name: `dimensions at 3 or 4 with a quote, ${name} (${high.length})`,
      value: high.filter(({ quoted }) => quoted.length > 0).length / Math.max(1, high.length),
      unit,
      digits: 2,
    }),
  ]
}

const isPartOf = (quote: string, text: string) => text.includes(quote) || quote.includes(text)

/** The highest minus the lowest of an answer's levels, without the last: clarity. */
const spread = (levels: number[]) =>
  Math.max(...levels.slice(0, -1)) - Math.min(...levels.slice(0, -1))

const mean = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
