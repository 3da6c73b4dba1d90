import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Clearness, sentenceInputs } from '@sightline/coach/rubrics/dimension-meaning'
import { criteriaOf } from '@sightline/coach/rubrics/spoken-rubrics'
import { densityOf } from '@sightline/coach/scoring/density'
import { levelMeasures } from '@sightline/coach/scoring/level-measures'
import { answerFacts } from '@sightline/coach/spoken-answers/answer-facts'
import { relevanceOf } from '@sightline/coach/spoken-answers/relevance'
import type { SpokenDimension, SpokenRound } from '@sightline/contracts/interviews/rounds'
import { SPOKEN_ROUNDS } from '@sightline/contracts/interviews/rounds'
import type { Meanings } from '@sightline/english/meanings'
import type { Sentence } from '@sightline/english/sentences'
import { readEvidenceCases } from './evidence-cases.ts'
import { type LabelledSentence, labelledSentences } from './labelled-sentences.ts'
import { readLevelCases } from './level-cases.ts'
import { readLengths, readScoredAnswers, readTraps, readVoices } from './scored-answers.ts'
import { encodedMeanings, readSpokenQuestions } from './spoken-questions.ts'
import { trainLogistic } from './train-logistic.ts'
import { trainRidge } from './train-ridge.ts'

/**
 * Writes the weights by which the coach tells what a sentence shows, and those by which it gives
 * levels, from the known halves: `node bench/src/spoken-scores/write-level-weights.ts`. The levels
 * are fitted to what the sentences of a question show by weights of the other questions.
 */
const COACH = '../../../packages/coach/src'
/** The questions are parted into so many groups. */
const GROUPS = 5
/** The answers whose levels differ within an answer count more. */
const LEVEL_CASE_WEIGHT = 1.5

/** A fit draws levels to the middle; they are drawn apart again by this, as an interviewer's lie. */
const LEVEL_STRETCH = 1.2
const MIDDLE = 2

const isKnown = ({ isHeldOut }: { isHeldOut: boolean }) => !isHeldOut
const levelCases = readLevelCases().filter(isKnown)
const answers = [
  ...[readScoredAnswers(), readTraps(), readVoices(), readLengths()].flat().filter(isKnown),
  ...levelCases,
]
const cases = [
  ...readEvidenceCases('evidence.md'),
  ...readEvidenceCases('voices-evidence.md'),
].filter(isKnown)
const meanings = await encodedMeanings(
  [...answers.flatMap(({ given }) => given.passages), ...cases].map(({ text }) => text),
)
const questions = readSpokenQuestions()

const trained = SPOKEN_ROUNDS.map((round) => [round, trainRound(round)] as const)
write('rubrics/sentence-weights.json', ({ sentences }) => sentences)
write('scoring/level-weights.json', ({ levels }) => levels)
process.exit(0)

function trainRound(round: SpokenRound) {
  const dimensions = criteriaOf(round).map(([dimension]) => dimension)
  const labelled = new Map(
    dimensions
      .filter((dimension) => dimension !== 'clarity')
      .map((dimension) => [dimension, labelledSentences(round, dimension, { answers, cases })]),
  )
  const weightsWithout = (group: number | null) =>
    new Map(
      [...labelled].map(([dimension, sentences]) => [
        dimension,
        trainLogistic(
          sentences
            .filter(({ slug }) => group === null || !slug || groupOf(slug) !== group)
            .flatMap((sentence) => toRow(round, sentence, meanings)),
        ),
      ]),
    )
  const byGroup = Array.from({ length: GROUPS }, (_, group) => weightsWithout(group))
  return {
    sentences: rounded(Object.fromEntries(weightsWithout(null))),
    levels: rounded(
      Object.fromEntries(
        dimensions.map((dimension) => [dimension, trainLevel(round, dimension, byGroup)]),
      ),
    ),
  }
}

function toRow(round: SpokenRound, { sentence, shows, weight }: LabelledSentence, of: Meanings) {
  const inputs = sentenceInputs(round, sentence, of)
  return inputs ? [{ inputs, isTrue: shows, weight }] : []
}

function trainLevel(
  round: SpokenRound,
  dimension: SpokenDimension,
  byGroup: Map<SpokenDimension, number[]>[],
) {
  const criterion = new Map(criteriaOf(round)).get(dimension)
  const rows = answers
    .filter((answer) => answer.round === round)
    .flatMap((answer) => {
      const question = questions.get(answer.slug)
      if (!question || !criterion) throw new Error(`The bank has no question ${answer.slug}`)
      const facts = answerFacts(round, question, answer.given, meanings)
      if (relevanceOf(facts, round).verdict === 'off') return []
      const weights = byGroup[groupOf(answer.slug)] ?? new Map()
      const clearnessIn = (sentence: Sentence) => clearness(round, sentence, weights)
      const density = densityOf(round, facts, clearnessIn)
      const judged = { facts, meanings, byWords: criterion.judge(facts), density }
      const measures = levelMeasures(round, dimension, judged, clearnessIn)
      return [
        {
          measures,
          value: answer.levels.find((of) => of.dimension === dimension)?.level ?? 0,
          weight: 'quotes' in answer ? LEVEL_CASE_WEIGHT : 1,
        },
      ]
    })
  const { base, weights } = trainRidge(rows)
  return {
    base: MIDDLE + LEVEL_STRETCH * (base - MIDDLE),
    measures: Object.fromEntries(
      [...weights].map(([name, weight]) => [name, LEVEL_STRETCH * weight]),
    ),
  }
}

function clearness(
  round: SpokenRound,
  sentence: Sentence,
  weights: Map<SpokenDimension, number[]>,
): Clearness {
  const inputs = sentenceInputs(round, sentence, meanings)
  if (!inputs || !(sentence.isProse || sentence.isQuestion)) return {}
  return Object.fromEntries(
    [...weights].map(([dimension, of]) => [
      dimension,
      1 /
        (1 + Math.exp(-of.reduce((sum, weight, index) => sum + weight * (inputs[index] ?? 0), 0))),
    ]),
  )
}

function groupOf(slug: string) {
  return (createHash('sha256').update(slug).digest()[0] ?? 0) % GROUPS
}

/** Two digits are as good as all. */
function rounded<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_name, part) =>
      typeof part === 'number' ? Number(part.toFixed(2)) : part,
    ),
  )
}

function write(path: string, pick: (of: ReturnType<typeof trainRound>) => object) {
  const file = Object.fromEntries(trained.map(([round, weights]) => [round, pick(weights)]))
  writeFileSync(
    fileURLToPath(new URL(`${COACH}/${path}`, import.meta.url)),
    `${JSON.stringify(file)}\n`,
  )
}
