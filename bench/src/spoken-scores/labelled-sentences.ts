import { ROUND_EXAMPLES } from '@sightline/coach/examples/round-examples'
import { ownSentences } from '@sightline/coach/spoken-answers/own-sentences'
import type { SpokenDimension, SpokenRound } from '@sightline/contracts/interviews/rounds'
import { type Sentence, sentencesOf } from '@sightline/english/sentences'
import type { EvidenceCase } from './evidence-cases.ts'
import type { LevelCase } from './level-cases.ts'
import type { ScoredAnswer } from './scored-answers.ts'

/** Whether a sentence shows a dimension, how much that is worth, and the question it answers. */
export interface LabelledSentence {
  sentence: Sentence
  shows: boolean
  weight: number
  /** Null for the examples of the coach, which answer no question. */
  slug: string | null
}

type Answer = ScoredAnswer | LevelCase

/** All sentences of which it is known whether they show a dimension. */
export const labelledSentences = (
  round: SpokenRound,
  dimension: SpokenDimension,
  { answers, cases }: { answers: Answer[]; cases: EvidenceCase[] },
): LabelledSentence[] => [
  ...fromExamples(round, dimension),
  ...cases.filter((known) => known.round === round).flatMap((known) => fromCase(known, dimension)),
  ...answers
    .filter((known) => known.round === round)
    .flatMap((known) => fromAnswer(known, dimension)),
]

/** An example of one dimension can show another in part. */
const OTHER_EXAMPLE = 0.5

function fromExamples(round: SpokenRound, dimension: SpokenDimension): LabelledSentence[] {
  const { shows, showsNothing } = ROUND_EXAMPLES[round]
  const label = (texts: string[], isShown: boolean, weight: number) =>
    texts.flatMap((text) => {
      const [sentence] = sentencesOf([{ text, seq: 0 }])
      return sentence
        ? [{ sentence: { ...sentence, text }, shows: isShown, weight, slug: null }]
        : []
    })
  return [
    ...Object.entries(shows).flatMap(([name, texts]) =>
      name === dimension ? label(texts, true, 1) : label(texts, false, OTHER_EXAMPLE),
    ),
    ...label(showsNothing, false, 1),
  ]
}

const fromCase = ({ text, shown, slug }: EvidenceCase, dimension: SpokenDimension) =>
  sentencesOf([{ text, seq: 1 }]).flatMap((sentence): LabelledSentence[] => {
    const dimensions = shown.get(sentence.said)
    return dimensions ? [{ sentence, shows: dimensions.includes(dimension), weight: 1, slug }] : []
  })

/** No sentence shows a dimension at level 0, and hardly one at level 1. */
const BY_LEVEL = [0.5, 0.25]
/** The same where the sentences that show it best are quoted. */
const UNQUOTED_BY_LEVEL = [1, 1, 0.3, 0.15, 0.15]
const QUOTED = 1.5

function fromAnswer(answer: Answer, dimension: SpokenDimension): LabelledSentence[] {
  const level = answer.levels.find((of) => of.dimension === dimension)?.level ?? 0
  const quotes = 'quotes' in answer ? answer.quotes : undefined
  const quoted = quotes?.[dimension] ?? []
  return ownSentences(answer.given.passages, answer.given.asked).flatMap((sentence) => {
    const shows = quoted.some(
      (quote) => quote.includes(sentence.said) || sentence.said.includes(quote),
    )
    const weight = shows
      ? QUOTED
      : quotes && (level <= 2 || quoted.length > 0)
        ? UNQUOTED_BY_LEVEL[level]
        : quotes
          ? undefined
          : BY_LEVEL[level]
    return weight === undefined ? [] : [{ sentence, shows, weight, slug: answer.slug }]
  })
}
