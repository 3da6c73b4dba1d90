import { similarity } from '@sightline/english/meanings'
import { levelsIn } from './degrees.ts'
import { jobFamiliesIn } from './job-families.ts'
import { spokenIn } from './language-levels.ts'
import type { IndexedResume, ResumeLine } from './resume-lines.ts'
import { shared, type Wish } from './shown.ts'
import { kindsOf } from './term-wishes.ts'

export const PERHAPS_LINES_MAX_COUNT = 3

/** The vectors of sentences that are known, by their words: see english/meanings. */
export interface Vectors {
  requirement: Float32Array | undefined
  lineOf: (text: string) => Float32Array | undefined
}

/** Lines below this are no help, and none is offered. */
const MIN_SCORE = 1
/** Shorter lines at the top of a resume are names and addresses. */
const TELLING_BASICS_MIN_WORDS = 5

const isTelling = ({ kind, text, stems }: ResumeLine) =>
  stems.size > 0 && (kind !== 'basics' || text.split(/\s+/).length >= TELLING_BASICS_MIN_WORDS)

/**
 * The lines that may show a requirement, the nearest first: by the same names in doubt, by names of
 * the same kind, by shared words and by meaning. They count for nothing until the candidate confirms.
 */
export function perhapsFor(
  wish: Wish,
  resume: IndexedResume,
  vectors: Vectors | undefined,
): ResumeLine[] {
  const names = new Set(
    (wish.names?.groups ?? []).flatMap(({ terms }) => terms.map(({ name }) => name)),
  )
  const kinds = wish.names ? kindsOf(wish.names) : new Set<string>()
  const scored = resume.lines.filter(isTelling).map((line) => ({
    line,
    score: scoreOf(wish, line, names, kinds, vectors),
  }))
  return scored
    .filter(({ score }) => score >= MIN_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, PERHAPS_LINES_MAX_COUNT)
    .map(({ line }) => line)
}

function scoreOf(
  wish: Wish,
  line: ResumeLine,
  names: ReadonlySet<string>,
  kinds: ReadonlySet<string>,
  vectors: Vectors | undefined,
): number {
  let score = 0
  const same = line.mentions.filter(({ term }) => names.has(term.name)).length
  const kindred = line.mentions.filter(({ term }) => kinds.has(term.kind)).length
  const verbatim = [...names].filter((name) => line.text.includes(name)).length
  score += Math.min(Math.max(same, verbatim), 3) * 3 + Math.min(kindred, 3) * 0.7
  const count = shared(wish, line)
  score += count * 0.8 + (wish.stems.length > 0 ? count / wish.stems.length : 0)
  if (wish.degree && (levelsIn(line.text).length > 0 || line.kind === 'education'))
    score += line.kind === 'education' ? 4 : 2
  if (wish.languages) score += languageScore(wish, line)
  if (wish.years.length > 0) score += yearsScore(wish, line)
  const vector = vectors?.lineOf(line.text)
  if (vector && vectors?.requirement)
    score += Math.max(0, similarity(vector, vectors.requirement)) * 4
  return score
}

function languageScore(wish: Wish, line: ResumeLine): number {
  const wanted = new Set(wish.languages?.languages.map(({ name }) => name))
  const spoken = spokenIn(line.text, line.kind === 'languages', line.languages)
  return spoken.filter(({ name }) => wanted.has(name)).length * 5
}

function yearsScore(wish: Wish, line: ResumeLine): number {
  const families = new Set(wish.years.flatMap(({ of }) => [...jobFamiliesIn(of)]))
  const own = [...jobFamiliesIn(line.text)].filter((family) => families.has(family)).length
  return own + (line.isHeader ? 1 : 0)
}
