import type { InterviewContext } from '@sightline/contracts/context'
import { STORY_PARTS } from '@sightline/contracts/context-limits'
import type { Source, SourcedClaim } from '@sightline/contracts/sources'
import { type Passage, sentencesOf, stemsOf, wordsOf } from '../text/sentences.ts'
import { stem } from '../text/stem.ts'
import { type Claim, claimsIn, numbersIn } from './claims.ts'
import { EMPTY_WORDS, toolNamed } from './vocabulary.ts'

interface Place {
  source: Source
  stems: Set<string>
  tools: Set<string>
  numbers: Claim[]
}

/**
 * For everything that an answer claims of who gives it (numbers, durations, roles, tools, names) the line of the resume or the part of a
 * story that says so too, or null where none does. A number needs the same number about the same thing; a role or a name all its words. A
 * job description backs tools and names alone, for it says nothing of what a candidate did. The same input gives the same output.
 */
export function findSources(answer: Passage[], context: InterviewContext): SourcedClaim[] {
  const places = placesOf(context)
  const claims = sentencesOf(answer).flatMap(({ text }) => {
    const about = contentOf(text)
    return claimsIn(text).map((claim): SourcedClaim => {
      const source = bestPlace(claim, about, places)
      return { kind: claim.kind, claim: claim.text, sentence: text, source }
    })
  })
  // Said again, it is the same claim.
  return claims.filter(
    (one, index) =>
      claims.findIndex(({ claim, sentence }) => claim === one.claim && sentence === one.sentence) === index,
  )
}

function placesOf({ resume, jobDescription, stories }: InterviewContext): Place[] {
  const lines = (text: string, source: (line: number, text: string) => Source) =>
    text
      .split('\n')
      .flatMap((line, index) => (line.trim() === '' ? [] : [asPlace(source(index + 1, line.trim()), line)]))
  return [
    ...stories.flatMap((story) =>
      STORY_PARTS.flatMap((part) => {
        const text = story[part]
        // The title says what each part is about.
        return text === ''
          ? []
          : [asPlace({ kind: 'story', title: story.title, part, text }, `${text} ${story.title}`, text)]
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

const asPlace = (source: Source, words: string, counted = words): Place => ({
  source,
  stems: new Set(stemsOf(words)),
  tools: toolsIn(words),
  numbers: [...numbersIn(counted), ...spansIn(counted)],
})

const toolsIn = (text: string) =>
  new Set(text.split(/[\s,;:()/]+/).flatMap((word) => toolNamed(word.replace(/\.$/, '')) ?? []))

/** `2019 to 2024` says five years too. */
const spansIn = (text: string): Claim[] =>
  [...text.matchAll(/\b((?:19|20)\d\d)\s*(?:-|–|—|to|until)\s*((?:19|20)\d\d)\b/g)].map(
    ({ 0: match, 1: from, 2: to }) => ({
      kind: 'duration',
      text: match,
      value: Number(to) - Number(from),
      unit: 'year',
      terms: [],
    }),
  )

const contentOf = (text: string) =>
  new Set(
    wordsOf(text)
      .filter((word) => !EMPTY_WORDS.has(word) && !/\d/.test(word))
      .map(stem),
  )

function bestPlace(claim: Claim, about: ReadonlySet<string>, places: Place[]): Source | null {
  let best: { source: Source; shared: number } | null = null
  for (const place of places) {
    const shared = [...about].filter((word) => place.stems.has(word)).length
    if (backs(place, claim, shared) && (best === null || shared > best.shared)) best = { source: place.source, shared }
  }
  return best?.source ?? null
}

function backs({ source, stems, tools, numbers }: Place, claim: Claim, shared: number): boolean {
  switch (claim.kind) {
    case 'tool':
      return claim.terms.every((name) => tools.has(name))
    case 'name':
      return claim.terms.flatMap(stemsOf).every((word) => stems.has(word))
    case 'role':
      return source.kind !== 'job-description' && claim.terms.flatMap(stemsOf).every((word) => stems.has(word))
    default:
      return (
        source.kind !== 'job-description' &&
        shared > 0 &&
        numbers.some(({ value, unit }) => value === claim.value && unit === claim.unit)
      )
  }
}
