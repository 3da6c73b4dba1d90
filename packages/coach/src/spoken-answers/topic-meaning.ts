import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import { type Meanings, meanOfHighest, meanVector, similarity } from '@sightline/english/meanings'
import type { Sentence } from '@sightline/english/sentences'
import { BACKGROUND_EXAMPLES } from '../examples/background-examples.ts'
import { ROUND_EXAMPLES, shownExamples } from '../examples/round-examples.ts'
import { fitOfRival, type TopicProfile, type TopicProfiles } from './topic-fit.ts'

/** How near the meaning of an answer is to what it could be about. */
export type TopicMeaning = {
  /**
   * How much nearer its nearest sentences are to its own question than to the rival among the others
   * of the round.
   */
  lead: number
  /**
   * By how many standard deviations it is nearer to the concepts of its question than to those of
   * other questions.
   */
  concepts: number
  /** The same for the mean of all its sentences. */
  mean: number
  /** Nearness of its mean to the mean of its round's examples, from 0 to 1. */
  round: number
}

/** An answer is near a question when this many of its sentences are. */
const NEAR_SENTENCES = 3
/** A sentence is near a round when it is near this many of its examples. */
const NEAR_EXAMPLES = 2

type Vectors = Float32Array[]
type QuestionVectors = { sentences: Vectors; concepts: Vectors; mean: Float32Array }
type RoundVectors = { examples: Vectors; mean: Float32Array }
/** What does not depend on an answer, kept as long as the vectors that it was made of. */
type Kept = {
  questions: Map<TopicProfile, QuestionVectors>
  rounds: Record<SpokenRound, RoundVectors>
  background: Vectors
}
const cache = new WeakMap<Meanings, Kept>()

const vectorsOf = (texts: string[], meanings: Meanings): Vectors =>
  texts.flatMap((text) => meanings.vectorOf(text) ?? [])

/** Null while some vector of an example is not known. */
function keptFor(meanings: Meanings): Kept | null {
  const known = cache.get(meanings)
  if (known) return known
  const roundVectors = (round: SpokenRound) => {
    const examples = vectorsOf(shownExamples(round), meanings)
    return { examples, mean: meanVector(examples) }
  }
  const rounds = {
    behavioral: roundVectors('behavioral'),
    'system-design': roundVectors('system-design'),
    'sales-call': roundVectors('sales-call'),
  }
  const background = vectorsOf(BACKGROUND_EXAMPLES, meanings)
  const isWhole =
    background.length === BACKGROUND_EXAMPLES.length &&
    ROUNDS.every((round) => rounds[round].examples.length === shownExamples(round).length)
  if (!isWhole) return null
  const kept: Kept = { questions: new Map(), rounds, background }
  cache.set(meanings, kept)
  return kept
}

const ROUNDS = Object.keys(ROUND_EXAMPLES) as SpokenRound[]

/**
 * Compares the meaning of an answer with the questions of its round; null when too little of it is
 * known.
 */
export function topicMeaningOf(
  round: SpokenRound,
  profiles: TopicProfiles,
  sentences: Sentence[],
  meanings: Meanings,
): TopicMeaning | null {
  const kept = keptFor(meanings)
  const answer = vectorsOf(
    sentences.map(({ text }) => text),
    meanings,
  )
  if (!kept || answer.length < sentences.length || answer.length === 0) return null
  const questionVectors = (profile: TopicProfile) => {
    const known = kept.questions.get(profile)
    if (known) return known
    const sentenceVectors = vectorsOf(profile.sentences, meanings)
    const vectors = {
      sentences: sentenceVectors,
      concepts: vectorsOf(profile.conceptTexts, meanings),
      mean: meanVector(sentenceVectors),
    }
    if (
      sentenceVectors.length < profile.sentences.length ||
      vectors.concepts.length < profile.about.length
    )
      return null
    kept.questions.set(profile, vectors)
    return vectors
  }
  const ownVectors = questionVectors(profiles.own)
  if (!ownVectors) return null
  const otherVectors = profiles.others.flatMap((profile) => questionVectors(profile) ?? [])
  const { mean: roundMean } = kept.rounds[round]
  const mean = meanVector(answer)
  const ofOthers = otherVectors.map((vectors) => nearnessToQuestion(answer, vectors))
  return {
    lead: nearnessToQuestion(answer, ownVectors) - fitOfRival(round, ofOthers),
    concepts: deviation(
      nearnessToConcepts(answer, ownVectors),
      otherVectors.map((vectors) => nearnessToConcepts(answer, vectors)),
    ),
    mean: deviation(
      similarity(mean, ownVectors.mean),
      otherVectors.map((vectors) => similarity(mean, vectors.mean)),
    ),
    round: similarity(mean, roundMean),
  }
}

/**
 * How much nearer sentences are to the examples of a round than to private life, general talk and
 * nonsense; null while the meaning of an example is not known.
 */
export function foregroundOf(
  round: SpokenRound,
  sentences: Sentence[],
  meanings: Meanings,
): number | null {
  const kept = keptFor(meanings)
  if (!kept) return null
  const { examples } = kept.rounds[round]
  const vectors = vectorsOf(
    sentences.map(({ text }) => text),
    meanings,
  )
  return meanOf(
    vectors.map(
      (vector) => nearness(vector, examples, NEAR_EXAMPLES) - nearness(vector, kept.background, 1),
    ),
  )
}

/**
 * An answer to a follow-up can be short and plain, so that only a clearly lower foreground makes it
 * foreign.
 */
const FOREIGN_BELOW = -0.15

/**
 * Whether sentences have clearly more of private life, nonsense or evasions than of an answer in
 * the round.
 */
export const isForeign = (foreground: number | null): boolean =>
  foreground !== null && foreground < FOREIGN_BELOW

const nearness = (vector: Float32Array, texts: Vectors, count: number) =>
  meanOfHighest(
    texts.map((text) => similarity(vector, text)),
    count,
  )

const nearnessToQuestion = (answer: Vectors, { sentences }: QuestionVectors) =>
  meanOfHighest(
    answer.map((vector) => nearness(vector, sentences, 1)),
    Math.min(NEAR_SENTENCES, answer.length),
  )

const nearnessToConcepts = (answer: Vectors, { concepts }: QuestionVectors) =>
  meanOf(concepts.map((concept) => nearness(concept, answer, 1)))

const meanOf = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The distance of a value from the mean of others, in their standard deviations. */
function deviation(value: number, others: number[]): number {
  const mean = meanOf(others)
  const spread = Math.sqrt(meanOf(others.map((other) => (other - mean) ** 2)))
  return spread === 0 ? 0 : (value - mean) / spread
}
