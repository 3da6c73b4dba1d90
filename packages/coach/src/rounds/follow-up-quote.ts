import { type Meanings, similarity } from '@sightline/english/meanings'
import { type Sentence, sentencesOf } from '@sightline/english/sentences'
import { QUOTE_PLACEHOLDER, type SpokenQuestion } from '@sightline/question-bank/spoken-question'

const QUOTE_MAX_WORDS = 26
/** A quote that is shortened ends at a comma or the like, if it keeps so many words. */
const QUOTE_MIN_WORDS = 10
/** How near the meaning of a quoted sentence is to the question asked about it, at least. */
const NEARNESS_MIN = 0.55
/** The same for a sentence that shows the dimension which the question asks about. */
const NEARNESS_WITHIN_DIMENSION_MIN = 0.4

/** The person who speaks a follow-up: `(Priya) You said …`. */
export const SPEAKER = /^\((?<name>[^)]+)\)\s*/
/** A follow-up that needs to be told what `that` and `it` stand for. */
const REFERS_BACK =
  /\b(it|this|those|them)\b|\bthat(?=[.,;:?!]| (is|was|did|does|happens|happened|would|could)\b)|\b(to|for|of|from|with|like|by|about|do|did|say|is|was) that\b/i

/** The question of a follow-up without its speaker and its quote. */
export const askedIn = (ask: string): string =>
  ask
    .replace(SPEAKER, '')
    .replace(`You said ${QUOTE_PLACEHOLDER}`, '')
    .replace(QUOTE_PLACEHOLDER, '')
    .trim()

const sentenceTextsOf = (ask: string) =>
  sentencesOf([{ text: askedIn(ask), seq: 0 }]).map(({ text }) => text)

/**
 * The sentences of a question's follow-ups that may hold a quote: the choice of the quote rests on
 * their meaning.
 */
export const followUpSentences = ({ followUps }: Pick<SpokenQuestion, 'followUps'>): string[] =>
  followUps.flatMap(({ ask }) => (ask.includes(QUOTE_PLACEHOLDER) ? sentenceTextsOf(ask) : []))

/** Whether a follow-up was asked before, with a quote or without one. */
export const wasAsked = (ask: string, askedTexts: readonly string[]): boolean =>
  askedTexts.some((text) => text.endsWith(askedIn(ask)))

/**
 * What the quote of a follow-up is chosen from. `showing` are the sentences that show the dimension
 * asked about.
 */
export type Quotable = { sentences: Sentence[]; showing?: Sentence[]; meanings: Meanings | null }

/**
 * The text of a follow-up, with the sentence of the candidate that bears most on its question.
 * Without such a sentence the question stands alone; null when it cannot, because it refers to the
 * quote.
 */
export function wordFollowUp(ask: string, quotable: Quotable): string | null {
  if (!ask.includes(QUOTE_PLACEHOLDER)) return ask
  const quoted = bearingOn(ask, quotable)
  if (quoted) return ask.replaceAll(QUOTE_PLACEHOLDER, quoteOf(quoted))
  const asked = askedIn(ask)
  return REFERS_BACK.test(asked) ? null : `${SPEAKER.exec(ask)?.[0] ?? ''}${asked}`
}

/** The sentence whose meaning is nearest to the question of a follow-up; null when none is near. */
function bearingOn(ask: string, { sentences, showing = [], meanings }: Quotable): Sentence | null {
  if (!meanings) return null
  const asked = sentenceTextsOf(ask).flatMap((text) => meanings.vectorOf(text) ?? [])
  const near = sentences.flatMap((sentence) => {
    const vector =
      sentence.isProse && !sentence.isQuestion ? meanings.vectorOf(sentence.text) : undefined
    const nearness = vector ? Math.max(0, ...asked.map((other) => similarity(vector, other))) : 0
    const nearnessMin = showing.includes(sentence) ? NEARNESS_WITHIN_DIMENSION_MIN : NEARNESS_MIN
    return nearness >= nearnessMin ? [{ sentence, nearness }] : []
  })
  return near.toSorted((a, b) => b.nearness - a.nearness)[0]?.sentence ?? null
}

/**
 * A sentence in quotation marks, with an ellipsis if shortened, otherwise with a full stop. Its own
 * quotation marks become single ones; nothing else changes, since `25*25` without its sign is
 * another number.
 */
export function quoteOf({ said }: Pick<Sentence, 'said'>): string {
  const words = said.replaceAll(/[“”"]/g, "'").split(/\s+/)
  const shown = words.slice(0, QUOTE_MAX_WORDS).join(' ')
  if (words.length <= QUOTE_MAX_WORDS) return `“${/[.!?]$/.test(shown) ? shown : `${shown}.`}”`
  const toMark = shown.replace(/[,;:][^,;:]*$/, '')
  return `“${toMark.split(' ').length >= QUOTE_MIN_WORDS ? toMark : shown} …”`
}

/** The person who speaks the follow-ups of a question; undefined where nobody is named. */
export const speakerOf = ({ followUps }: Pick<SpokenQuestion, 'followUps'>): string | undefined =>
  followUps.flatMap(({ ask }) => SPEAKER.exec(ask)?.groups?.name ?? [])[0]

/** A follow-up of the rubric, spoken by the person whom the question names. */
export function withSpeakerOf(
  { followUps }: Pick<SpokenQuestion, 'followUps'>,
  text: string,
): string {
  const name = speakerOf({ followUps })
  return name ? text.replace(SPEAKER, `(${name}) `) : text
}
