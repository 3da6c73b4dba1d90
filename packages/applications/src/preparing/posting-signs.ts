import type { Block } from '@sightline/contracts/postings/blocks'
import { linesOfBlocks, requirementsIn } from '../matching/requirements.ts'
import { mentionsIn, shownBy } from '../matching/taxonomy.ts'

/** What fitting reads of a posting. */
export interface FittedPosting {
  title: string
  blocks: readonly Block[]
}

/** A term that a posting names, or that a named one implies. */
interface Sign {
  name: string
  kind: string
  /** The posting's word for it. */
  word: string
  weight: number
  isImplied: boolean
}

/** The words of a posting with what they name. */
export interface PostingSigns {
  title: string
  requirements: string[]
  lines: { text: string; weight: number }[]
  signs: Sign[]
}

/** What the title names weighs more than a requirement, and that more than any other line. */
const WEIGHTS = { title: 4, required: 2, other: 1 }

export function signsOf({ title, blocks }: FittedPosting): PostingSigns {
  const lines = linesOfBlocks(blocks)
  const requirements = requirementsIn(lines)
  const required = new Set(
    requirements.flatMap(({ position, isOptional }) => (isOptional ? [] : [position])),
  )
  const weighted = [
    { text: title, weight: WEIGHTS.title },
    ...lines.map(({ text }, position) => ({
      text,
      weight: required.has(position) ? WEIGHTS.required : WEIGHTS.other,
    })),
  ]
  const signs = weighted.flatMap(({ text, weight }) =>
    mentionsIn(text).flatMap(({ term, index, end }) =>
      [...shownBy(term)].map((name) => ({
        name,
        kind: term.kind,
        // The name of .NET begins with its dot.
        word: text.slice(text[index - 1] === '.' ? index - 1 : index, end),
        weight,
        isImplied: name !== term.name,
      })),
    ),
  )
  return { title, requirements: requirements.map(({ text }) => text), lines: weighted, signs }
}

const WORDS_MAX_COUNT = 3

/** The first words, without those that earlier ones contain: "REST APIs" says "APIs" too. */
export function someWords(words: readonly string[]): string[] {
  const some: string[] = []
  for (const word of words)
    if (!some.some((other) => other.toLowerCase().includes(word.toLowerCase()))) some.push(word)
  return some.slice(0, WORDS_MAX_COUNT)
}
