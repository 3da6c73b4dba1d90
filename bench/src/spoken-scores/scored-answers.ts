import { readFileSync } from 'node:fs'
import { type SpokenDimension, SpokenRound } from '@sightline/contracts/round-schemas'
import { SPOKEN_DIMENSIONS } from '@sightline/contracts/rounds'
import { isHeldOut } from './case-halves.ts'

/** An answer with the levels that a strong interviewer gave it, in the order of the round's dimensions. */
export interface ScoredAnswer {
  kind: string
  round: SpokenRound
  slug: string
  text: string
  levels: { dimension: SpokenDimension; level: number }[]
  /** Nothing that was said answers the question: every level is 0 and the answer has a topic of another kind. */
  isOffTopic: boolean
  /** False for answers that were looked at while the rules were written. */
  isHeldOut: boolean
}

/** Kinds that do not answer the question. */
const OFF_TOPIC = new Set([
  'hiking',
  'banana',
  'keywords',
  'list',
  'copied',
  'essay',
  'behavioral-story',
  'other-design',
  'recipe',
  'football',
  'wrong-story',
  ...['yoga', 'keyword-list', 'off-list', 'sales-speech', 'nonsense', 'other-story', 'hiking-again'],
  ...['list-of-nouns', 'behavioral-answer', 'wrong-system', 'wedding', 'story-elsewhere'],
])

/** The answers of answers.md; every second one of the file is held out. */
export const readScoredAnswers = (): ScoredAnswer[] =>
  readAnswers('answers.md').map((answer, index) => ({ ...answer, isHeldOut: index % 2 === 1 }))

/** The answers of traps.md, which are easy to score too high or too low; a hash of the heading's id splits them. */
export const readTraps = (): ScoredAnswer[] =>
  readAnswers('traps.md').map((answer) => ({ ...answer, isHeldOut: isHeldOut(`${answer.kind} ${answer.slug}`) }))

/** The answers of voices-*.md, each in another voice, written by an author who did not know the rules; split like the traps. */
export const readVoices = (): ScoredAnswer[] =>
  ['voices-behavioral.md', 'voices-system-design.md', 'voices-sales-call.md']
    .flatMap(readAnswers)
    .map((answer) => ({ ...answer, isHeldOut: isHeldOut(`${answer.kind} ${answer.slug}`) }))

/** The answers of a file, each below a heading `## kind round/slug level level …`. */
function readAnswers(file: string): Omit<ScoredAnswer, 'isHeldOut'>[] {
  const parts = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
    .split(/^## /m)
    .slice(1)
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    const [kind = '', path = '', ...numbers] = heading.split(' ')
    const [name, slug = ''] = path.split('/')
    const round = SpokenRound.parse(name)
    const levels = SPOKEN_DIMENSIONS[round].map((dimension, place) => ({ dimension, level: Number(numbers[place]) }))
    return { kind, round, slug, text: lines.join('\n').trim(), levels, isOffTopic: OFF_TOPIC.has(kind) }
  })
}
