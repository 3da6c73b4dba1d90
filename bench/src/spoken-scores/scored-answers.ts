import { readFileSync } from 'node:fs'
import { type SpokenDimension, SpokenRound } from '@sightline/contracts/round-schemas'
import { SPOKEN_DIMENSIONS } from '@sightline/contracts/rounds'

/** An answer with the levels that a strong interviewer gave it, in the order of the round's dimensions. */
export interface ScoredAnswer {
  kind: string
  round: SpokenRound
  slug: string
  text: string
  levels: { dimension: SpokenDimension; level: number }[]
  /** Nothing that was said answers the question: every level is 0 and the answer has a topic of another kind. */
  isOffTopic: boolean
  /** False for answers that were looked at while the rules were written: every second one of the file. */
  isHeldOut: boolean
}

const FILE = new URL('./answers.md', import.meta.url)
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
])

/** The answers of answers.md, each below a heading `## kind round/slug level level …`. */
export function readScoredAnswers(): ScoredAnswer[] {
  const parts = readFileSync(FILE, 'utf8').split(/^## /m).slice(1)
  return parts.map((part, index) => {
    const [heading = '', ...lines] = part.split('\n')
    const [kind = '', path = '', ...numbers] = heading.split(' ')
    const [name, slug = ''] = path.split('/')
    const round = SpokenRound.parse(name)
    const levels = SPOKEN_DIMENSIONS[round].map((dimension, place) => ({ dimension, level: Number(numbers[place]) }))
    return {
      kind,
      round,
      slug,
      text: lines.join('\n').trim(),
      levels,
      isOffTopic: OFF_TOPIC.has(kind),
      isHeldOut: index % 2 === 1,
    }
  })
}
