import { holds } from '../answers/find-terms.ts'
import type { Sentence } from './sentences.ts'

/** An answer in which phrases are looked for: all its stems, and those of each sentence in their order. */
export type Spoken = { stems: ReadonlySet<string>; sentences: { stems: string[]; all: ReadonlySet<string> }[] }

export function asSpoken(sentences: Sentence[]): Spoken {
  return {
    stems: new Set(sentences.flatMap(({ stems }) => stems)),
    sentences: sentences.map(({ stems }) => ({ stems, all: new Set(stems) })),
  }
}

/** Whether an answer holds all stems of a phrase, close together. */
export const says = ({ stems, sentences }: Spoken, phrase: string[]): boolean =>
  hasAll(stems, phrase) &&
  (phrase.length === 1 || sentences.some((one) => hasAll(one.all, phrase) && holds(one.stems, phrase)))

/** A loop: this is asked some thousand times for each answer. */
function hasAll(stems: ReadonlySet<string>, phrase: string[]): boolean {
  for (const stem of phrase) if (!stems.has(stem)) return false
  return true
}

/** Finds those of many answers that hold a phrase, by looking only at those which hold its rarest stem. */
export function searchIn(answers: Spoken[]): (phrase: string[]) => Spoken[] {
  const holders = new Map<string, Spoken[]>()
  for (const answer of answers)
    for (const stem of answer.stems) {
      const others = holders.get(stem)
      if (others) others.push(answer)
      else holders.set(stem, [answer])
    }
  return (phrase) => {
    const holding = phrase.map((stem) => holders.get(stem) ?? [])
    const least = Math.min(...holding.map(({ length }) => length))
    return holding.find(({ length }) => length === least)?.filter((answer) => says(answer, phrase)) ?? []
  }
}
