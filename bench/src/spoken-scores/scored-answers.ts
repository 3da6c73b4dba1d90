import { readFileSync } from 'node:fs'
import type { GivenAnswer } from '@sightline/coach/spoken-answers/given-answer'
import { SpokenDimension, SpokenRound } from '@sightline/contracts/interviews/round-schemas'
import { SPOKEN_DIMENSIONS } from '@sightline/contracts/interviews/rounds'
import { isHeldOut } from './case-halves.ts'

/**
 * An answer with the levels that a strong interviewer gave it, in the order of the round's
 * dimensions.
 */
export interface ScoredAnswer {
  kind: string
  round: SpokenRound
  slug: string
  /** The answer to the question itself. */
  text: string
  /** Everything that was said, with the answers to follow-ups. */
  given: GivenAnswer
  levels: { dimension: SpokenDimension; level: number }[]
  /**
   * Nothing that was said answers the question: every level is 0 and the answer has a topic of
   * another kind.
   */
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
  ...[
    'yoga',
    'keyword-list',
    'off-list',
    'sales-speech',
    'nonsense',
    'other-story',
    'hiking-again',
  ],
  ...['other-topic-holiday', 'prompt-injection', 'injected'],
  ...[
    'hiking-long',
    'invented-words',
    'gibberish-mixed',
    'injection',
    'wrong-topic-knowledge',
    'story-other',
  ],
  ...['off-other-system', 'off-behavioral', 'nonsense-technical', 'nonsense-words'],
  ...['list-of-nouns', 'behavioral-answer', 'wrong-system', 'wedding', 'story-elsewhere'],
])

/** The answers of answers.md; every second one of the file is held out. */
export const readScoredAnswers = (): ScoredAnswer[] =>
  readAnswers('answers.md').map((answer, index) => ({ ...answer, isHeldOut: index % 2 === 1 }))

/**
 * The answers of traps.md, which are easy to score too high or too low; a hash of the heading's id
 * splits them.
 */
export const readTraps = (): ScoredAnswer[] =>
  readAnswers('traps.md').map((answer) => ({
    ...answer,
    isHeldOut: isHeldOut(`${answer.kind} ${answer.slug}`),
  }))

/**
 * The answers of voices-*.md, each in another voice, written by an author who did not know the
 * rules; split like the traps.
 */
export const readVoices = (): ScoredAnswer[] =>
  ['voices-behavioral.md', 'voices-system-design.md', 'voices-sales-call.md']
    .flatMap(readAnswers)
    .map((answer) => ({ ...answer, isHeldOut: isHeldOut(`${answer.kind} ${answer.slug}`) }))

/**
 * The answers of unseen-*.md, some with answers to follow-ups. Their author knew the questions and
 * the descriptions of the levels, and no rule; all are held out.
 */
export const readUnseen = (): ScoredAnswer[] =>
  ['unseen-behavioral.md', 'unseen-system-design.md']
    .flatMap(readAnswers)
    .map((answer) => ({ ...answer, isHeldOut: true }))

/**
 * The answers of lengths-*.md, in which length does not go with quality: a third of them are traps,
 * the longest are often empty, and short ones complete. Split like the traps.
 */
export const readLengths = (): ScoredAnswer[] =>
  ['lengths-behavioral.md', 'lengths-system-design.md', 'lengths-sales-call.md']
    .flatMap(readAnswers)
    .map((answer) => ({ ...answer, isHeldOut: isHeldOut(`${answer.kind} ${answer.slug}`) }))

/**
 * The answers of a file, each below a heading `## kind round/slug level level …`. An answer to a
 * follow-up stands below a heading `### follow-up about: question`.
 */
function readAnswers(file: string): Omit<ScoredAnswer, 'isHeldOut'>[] {
  const parts = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
    .split(/^## /m)
    .slice(1)
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    const [kind = '', path = '', ...numbers] = heading.split(' ')
    const [name, slug = ''] = path.split('/')
    const round = SpokenRound.parse(name)
    const levels = SPOKEN_DIMENSIONS[round].map((dimension, place) => ({
      dimension,
      level: Number(numbers[place]),
    }))
    const given = givenAnswer(lines.join('\n').split(/^### follow-up /m))
    const text = given.passages[0]?.text ?? ''
    return { kind, round, slug, text, given, levels, isOffTopic: OFF_TOPIC.has(kind) }
  })
}

function givenAnswer([first = '', ...followUps]: string[]): GivenAnswer {
  const passages = [{ text: first.trim(), seq: 1 }]
  const asked: string[] = []
  const answered: GivenAnswer['followUps'] = []
  for (const [index, part] of followUps.entries()) {
    const [heading = '', ...lines] = part.split('\n')
    const [about = '', ...words] = heading.split(': ')
    const seq = index + 2
    passages.push({ text: lines.join('\n').trim(), seq })
    const text = words.join(': ')
    asked.push(text)
    answered.push({ about: SpokenDimension.parse(about), text, seq })
  }
  return { passages, asked, followUps: answered, speech: null }
}
