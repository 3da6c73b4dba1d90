import type { SpokenDimension } from '@sightline/contracts/interviews/rounds'
import type { Evidence } from '@sightline/contracts/interviews/scores'
import type { Sentence } from '@sightline/english/sentences'
import type { AnswerFacts } from '../spoken-answers/answer-facts.ts'
import type { FoundTerms } from '../spoken-answers/find-terms.ts'
import { type DimensionDescription, type Judgement, levelOf } from './dimension.ts'

/**
 * One dimension of a spoken round's rubric. `judge` must be deterministic and use the facts alone.
 * A level is a sum of points, one for each thing found, so that an answer in other words is at most
 * one level away.
 */
export type SpokenCriterion = DimensionDescription & {
  /** The follow-up to a weak answer, for questions without one of their own. */
  followUp: string
  judge: (facts: AnswerFacts) => Judgement
}

/**
 * Points for one thing found in an answer, up to `max`. `text` says what was found; `sentence`
 * shows the place.
 */
export type Point = { points: number; max: number; text: string; sentence: Sentence | null }

/**
 * The level for a sum of points, each with its evidence. Unless one of the `needs` has points, the
 * level is 0: form alone, without content, proves nothing.
 */
export function levelFrom(points: Point[], { needs }: { needs: Point[] }): Judgement {
  const hasContent = needs.some((need) => need.points > 0)
  const sum = hasContent ? points.reduce((total, point) => total + point.points, 0) : 0
  const quoted = new Set<Sentence>()
  const evidence = points.map(({ text, sentence }): Evidence => {
    // A sentence that shows two things is quoted once.
    if (sentence === null || quoted.has(sentence)) return { text, quote: null, seq: null }
    quoted.add(sentence)
    return { text, quote: sentence.said, seq: sentence.seq }
  })
  return { level: levelOf(sum), evidence }
}

/**
 * What a dimension is judged by: the question's terms, with a point for each of the `shares` that
 * the found share reaches, and checks on sentences.
 */
type TermsAndChecks = {
  shares: number[]
  checks: SentenceCheck[]
  /** Whether meeting the first check proves content, as naming a term does. */
  firstCheckProves?: boolean
}

/** The highest level by words where one check alone decides. */
const ONE_CHECK_MAX = 3

/**
 * The level of a dimension by the question's terms and by checks on sentences. A question without
 * terms is judged by the checks alone: the points they earn are scaled to all points that the
 * dimension has.
 */
export function levelByTerms(
  facts: AnswerFacts,
  dimension: SpokenDimension,
  { shares, checks, firstCheckProves = false }: TermsAndChecks,
): Judgement {
  const points = checks.map((check) => pointForSentences(facts.sentences, check))
  const terms = facts.terms[dimension]
  if (!terms) {
    const { level, evidence } = levelFrom(points, { needs: points })
    const scaled = Math.round((level / points.length) * (points.length + shares.length))
    return {
      level: levelOf(points.length === 1 ? Math.min(ONE_CHECK_MAX, scaled) : scaled),
      evidence,
    }
  }
  const named = pointsForTerms(terms, shares)
  return levelFrom([named, ...points], {
    needs: firstCheckProves ? [named, ...points.slice(0, 1)] : [named],
  })
}

/**
 * Points for the terms of a dimension: one for each of the `shares` that the found share reaches.
 */
function pointsForTerms({ found, missing, share }: FoundTerms, shares: number[]): Point {
  const [first] = found
  return {
    points: shares.filter((shareMin) => share >= shareMin).length,
    max: shares.length,
    text: termsText([...new Set(found.map(({ term }) => term))], missing),
    sentence: first?.sentence ?? null,
  }
}

const TERMS_SHOWN_MAX = 4

/** What an answer names of the things that a strong answer names, in sentences. */
function termsText(found: string[], missing: string[]): string {
  const others = joinWords(missing.slice(0, TERMS_SHOWN_MAX).map(inQuotes), 'or')
  if (found.length === 0)
    return `You name nothing that a strong answer often names${others && `, for example ${others}`}.`
  const named = `You name ${joinWords(found.slice(0, TERMS_SHOWN_MAX).map(inQuotes), 'and')}`
  return missing.length === 0
    ? `${named}, and miss nothing that was looked for.`
    : `${named}. A strong answer often names ${others} too.`
}

const inQuotes = (text: string) => `“${text}”`

/** `a, b and c`. */
export const joinWords = (words: string[], conjunction: 'and' | 'or'): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`

/**
 * A condition on sentences, and what to report when enough sentences of an answer meet the
 * condition, or none.
 */
export type SentenceCheck = {
  when: (sentence: Sentence) => boolean
  found: string
  missing: string
  /**
   * How many sentences are enough where one is not, and what to report when fewer, but some, meet
   * the condition.
   */
  many?: { atLeast: number; few: string }
}

/**
 * One point when enough sentences of an answer meet the check. Bare lists of words do not count.
 */
export function pointForSentences(
  sentences: Sentence[],
  { when, found, missing, many }: SentenceCheck,
): Point {
  const matching = sentences.filter((sentence) => sentence.isProse && when(sentence))
  if (matching.length === 0) return { points: 0, max: 1, text: missing, sentence: null }
  if (many && matching.length < many.atLeast)
    return { points: 0, max: 1, text: many.few, sentence: null }
  return { points: 1, max: 1, text: found, sentence: matching[0] ?? null }
}

/** A condition for sentences that match a pattern. Typographic apostrophes match straight ones. */
export const matches =
  (pattern: RegExp) =>
  ({ text }: Sentence): boolean =>
    pattern.test(text.replaceAll('’', "'"))
