import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'

const NAMES = [
  'technology',
  'degree',
  'language',
  'years',
  'none',
  'place',
  'pay',
  'authorisation',
] as const

const words = z.nullable(z.string())
const Pair = z.object({
  posting: z.object({
    title: z.string(),
    company: z.string(),
    place: z.string(),
    text: z.string(),
  }),
  resume: z.object({ text: z.string() }),
  requirements: z.array(
    z.object({
      words: z.string(),
      names: z.enum(NAMES),
      shown: words,
      near: words,
    }),
  ),
})
export type Pair = z.infer<typeof Pair> & { half: 'known' | 'held-out' }
export type LabelledRequirement = Pair['requirements'][number]

/** The pairs of postings and resumes: odd numbers are known, even ones held out. */
export const readPairs = (): Pair[] =>
  globSync('pairs/pair-*.yaml', { cwd: import.meta.dirname })
    .toSorted()
    .map((file) => {
      const number = Number(/\d+/.exec(file)?.[0])
      const pair = Pair.parse(parse(readFileSync(join(import.meta.dirname, file), 'utf8')))
      return { ...pair, half: number % 2 === 1 ? 'known' : 'held-out' }
    })
