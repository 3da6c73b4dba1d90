import type { Evidence } from '@sightline/contracts/scores'
import { LEVEL_MAX } from '@sightline/contracts/scores'
import type { AnswerFacts } from '../answers/answer-facts.ts'
import type { FoundTerms } from '../answers/find-terms.ts'
import type { Sentence } from '../text/sentences.ts'

export type Level = 0 | 1 | 2 | 3 | 4

/**
 * One dimension on which answers in words are scored. `judge` must be deterministic and rest on the facts alone. What it gives are
 * points for things that were found, one level for each, so that an answer which says the same in other words is at most one level away.
 */
export type SpokenCriterion = {
  title: string
  /** How much it counts in a question's score, beside the others. */
  weight: number
  /** What each level stands for, from 0 to 4. */
  levels: readonly [string, string, string, string, string]
  /** What to do about a low level. */
  advice: string
  /** The follow-up to a weak answer where the question has none of its own. It needs no words of the candidate's. */
  ask: string
  judge: (facts: AnswerFacts) => { level: Level; evidence: Evidence[] }
}

/** One thing that an answer has or has not. `because` is the sentence that shows it. */
export type Point = { points: number; of: number; text: string; because: Sentence | null }

/** A level from points: their sum, but nothing for form where nothing of the matter is there. */
export function levelFrom(points: Point[], { needs }: { needs: Point[] }): { level: Level; evidence: Evidence[] } {
  const sum = needs.some((one) => one.points > 0) ? points.reduce((sum, one) => sum + one.points, 0) : 0
  const quoted = new Set<Sentence>()
  const evidence = points.map(({ text, because }): Evidence => {
    const isNew = because !== null && !quoted.has(because)
    if (isNew) quoted.add(because)
    return { text, quote: isNew ? because.text : null, seq: isNew ? because.seq : null }
  })
  return { level: levelOf(sum), evidence }
}

export const levelOf = (points: number): Level =>
  ([0, 1, 2, 3, 4] as const)[Math.max(0, Math.min(LEVEL_MAX, Math.floor(points)))] ?? 0

/** Points for the terms found: one for each of the shares that is reached. */
export function pointsForTerms({ found, missing, share }: FoundTerms, shares: number[]): Point {
  const total = found.length + missing.length
  const names = (list: string[]) => list.slice(0, 5).join(', ')
  const [first] = found
  return {
    points: shares.filter((least) => share >= least).length,
    of: shares.length,
    text: [
      `${found.length} of ${total} things that a strong answer names.`,
      first && `Found: ${names(found.map(({ term }) => term))}.`,
      missing.length > 0 && `Not found: ${names(missing)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    because: first?.sentence ?? null,
  }
}

/** A point for sentences that match, when there are enough of them. */
export function pointFor(
  sentences: Sentence[],
  {
    when,
    atLeast = 1,
    found,
    missing,
  }: { when: (one: Sentence) => boolean; atLeast?: number; found: string; missing: string },
): Point {
  const matching = sentences.filter((one) => one.isSaid && when(one))
  const isThere = matching.length >= atLeast
  return {
    points: isThere ? 1 : 0,
    of: 1,
    text: isThere ? found : missing,
    because: isThere ? (matching[0] ?? null) : null,
  }
}

export const says =
  (pattern: RegExp) =>
  ({ text }: Sentence): boolean =>
    pattern.test(text.replaceAll('’', "'"))
