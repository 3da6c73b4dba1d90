import type { InterviewRound } from '@sightline/contracts/interviews/rounds'
import type { DimensionScore, QuestionScore } from '@sightline/contracts/interviews/scores'
import { joinWords } from '@sightline/english/join-words'
import { describeDimension } from '../rubrics/rubrics.ts'
import { splitEvidence } from './shared-evidence.ts'

const CARRIES_MIN = 3
const GRADES = [
  [3.5, 'A strong answer'],
  [2.5, 'A good answer'],
  [1.5, 'Halfway there'],
  [0, 'A beginning'],
] as const

/** What a report says of a spoken answer as a whole. */
export type QuestionVerdict = {
  text: string
  /** The sentence that shows the strongest dimension; null where none is quoted. */
  shown: { quote: string; seq: number | null } | null
  /** The one thing to do; null with the highest level everywhere, and with a doubt. */
  toDo: string | null
}

/** Sums up the levels of a spoken answer. A doubt about the topic is the verdict alone. */
export function questionVerdict(round: InterviewRound, question: QuestionScore): QuestionVerdict {
  const { dimensions, score } = question
  const [doubt] = splitEvidence(round, dimensions).shared
  if (doubt) return { text: doubt, shown: null, toDo: null }
  const weightOf = ({ dimension }: DimensionScore) => describeDimension(round, dimension).weight
  const ranked = dimensions.toSorted((a, b) => b.level - a.level || weightOf(b) - weightOf(a))
  const names = (some: DimensionScore[]) =>
    joinWords(
      some
        .slice(0, 2)
        .map(({ dimension }) => describeDimension(round, dimension).title.toLowerCase()),
      'and',
    )
  const [best, worst] = [ranked[0]?.level ?? 0, ranked.at(-1)?.level ?? 0]
  // What carries an answer is not what it could gain most in.
  const carrying = ranked.filter(({ level }) => level >= CARRIES_MIN && level > worst)
  const least = dimensions
    .toSorted((a, b) => a.level - b.level || weightOf(b) - weightOf(a))
    .filter(({ level, advice }) => level === worst && advice)
  const grade = GRADES.find(([from]) => score >= from)?.[1] ?? ''
  const parts =
    best === worst
      ? [`every dimension is at ${best}`]
      : [
          carrying.length > 0 &&
            `${names(carrying)} ${carrying.length > 1 ? 'carry' : 'carries'} it`,
          least.length > 0 && `most is to be gained in ${names(least)}`,
        ].filter(Boolean)
  const [shown] = ranked.flatMap(({ evidence }) =>
    evidence.flatMap(({ quote, seq }) => (quote ? [{ quote, seq }] : [])),
  )
  return {
    text: parts.length > 0 ? `${grade}: ${parts.join('; ')}.` : `${grade}.`,
    shown: shown ?? null,
    toDo: least[0]?.advice ?? null,
  }
}
