import type { InterviewContext } from '@sightline/contracts/context/context'
import { STORY_PARTS } from '@sightline/contracts/context/limits'
import type { Source, SourcedClaim } from '@sightline/contracts/context/sources'
import { type Passage, sentencesOf, stemsOf, wordsOf } from '@sightline/english/sentences'
import { stem } from '@sightline/english/stem'
import { canonicalTool, STOP_WORDS } from '@sightline/english/vocabulary'
import { type Claim, claimsIn, numberClaimsIn } from './claims.ts'
import { areOpposed } from './opposed-claims.ts'

/** A line of the resume or job description, or a part of a story, prepared for search. */
interface IndexedSource {
  source: Source
  stems: Set<string>
  tools: Set<string>
  numbers: Claim[]
}

/**
 * Finds a source for each claim of an answer (numbers, durations, roles, tools, names): the line of
 * the resume or the part of a story that says the same, or null. A number needs the same number
 * with a word in common next to it, and no word that says the opposite of it; a role or a name
 * needs all its words. A job description backs only tools and names, because it says nothing about
 * the candidate's past. Deterministic.
 */
export function findSources(answer: Passage[], context: InterviewContext): SourcedClaim[] {
  const sources = indexSources(context)
  const claims = sentencesOf(answer).flatMap(({ text, said }) => {
    const contentStems = contentStemsOf(text)
    return claimsIn(text).map((claim): SourcedClaim => {
      const source = bestSource(claim, { text, contentStems }, sources)
      return { kind: claim.kind, claim: claim.text, sentence: said, source }
    })
  })
  // A repeated sentence makes the same claims.
  return claims.filter(
    ({ claim, sentence }, index) =>
      claims.findIndex((other) => other.claim === claim && other.sentence === sentence) === index,
  )
}

function indexSources({ resume, jobDescription, stories }: InterviewContext): IndexedSource[] {
  const lines = (text: string, source: (line: number, text: string) => Source) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        line.trim() === '' ? [] : [indexSource(source(index + 1, line.trim()), line)],
      )
  return [
    ...stories.flatMap((story) =>
      STORY_PARTS.flatMap((part) => {
        const text = story[part]
        // The title tells what each part is about, but its numbers do not belong to the part.
        return text === ''
          ? []
          : [
              indexSource(
                { kind: 'story', title: story.title, part, text },
                `${text} ${story.title}`,
                text,
              ),
            ]
      }),
    ),
    ...lines(resume ?? '', (line, text) => ({ kind: 'resume', line, text })),
    ...lines(jobDescription?.text ?? '', (line, text) => ({
      kind: 'job-description',
      title: jobDescription?.title ?? '',
      line,
      text,
    })),
  ]
}

const indexSource = (source: Source, words: string, counted = words): IndexedSource => ({
  source,
  stems: new Set(stemsOf(words)),
  tools: toolsIn(words),
  numbers: [...numberClaimsIn(counted), ...yearRangesIn(counted)],
})

const toolsIn = (text: string) =>
  new Set(text.split(/[\s,;:()/]+/).flatMap((word) => canonicalTool(word.replace(/\.$/, '')) ?? []))

/** `2019 to 2024` also means five years. */
const yearRangesIn = (text: string): Claim[] =>
  [...text.matchAll(/\b((?:19|20)\d\d)\s*(?:-|–|—|to|until)\s*((?:19|20)\d\d)\b/g)].map(
    ({ 0: match, 1: from, 2: to }) => ({
      kind: 'duration',
      text: match,
      value: Number(to) - Number(from),
      unit: 'year',
      terms: [],
    }),
  )

/** The stems of a sentence without stop words and numbers. */
const contentStemsOf = (text: string) =>
  new Set(
    wordsOf(text)
      .filter((word) => !STOP_WORDS.has(word) && !/\d/.test(word))
      .map(stem),
  )

/** The source that backs a claim and shares the most stems with its sentence. */
function bestSource(
  claim: Claim,
  { text, contentStems }: { text: string; contentStems: ReadonlySet<string> },
  sources: IndexedSource[],
): Source | null {
  let best: { source: Source; shared: number } | null = null
  for (const indexed of sources) {
    const shared = [...contentStems].filter((word) => indexed.stems.has(word)).length
    const isOpposed = isNumeric(claim) && areOpposed(text, indexed.source.text)
    if (!isOpposed && backs(indexed, claim, shared) && (best === null || shared > best.shared))
      best = { source: indexed.source, shared }
  }
  return best?.source ?? null
}

const isNumeric = ({ kind }: Claim) => kind === 'number' || kind === 'duration'

/**
 * Whether a source says the same as a claim. `shared` is the number of stems that both texts have.
 */
function backs(
  { source, stems, tools, numbers }: IndexedSource,
  claim: Claim,
  shared: number,
): boolean {
  switch (claim.kind) {
    case 'tool':
      return claim.terms.every((name) => tools.has(name))
    case 'name':
      return claim.terms.flatMap(stemsOf).every((word) => stems.has(word))
    case 'role':
      return (
        source.kind !== 'job-description' &&
        claim.terms.flatMap(stemsOf).every((word) => stems.has(word))
      )
    default:
      return (
        source.kind !== 'job-description' &&
        shared > 0 &&
        numbers.some(
          (number) =>
            number.value === claim.value && number.unit === claim.unit && isOfSame(claim, number),
        )
      )
  }
}

/**
 * Whether two equal numbers count the same: the words around them have one in common that says what
 * is counted. A range of years has no such words.
 */
function isOfSame({ near = '' }: Claim, number: Claim): boolean {
  if (number.near === undefined) return true
  const counted = contentStemsOf(number.near)
  return [...contentStemsOf(near)].some((word) => counted.has(word))
}
