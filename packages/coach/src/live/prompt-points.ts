import { asksUser, carriesOn, isBackChannel, isCutOff, mayGoOn, preparesQuestion } from './asks.ts'

export type Channel = 'them' | 'you'

/** One stretch of speech of one channel; times in ms since the session began. */
export interface Segment {
  id: string
  channel: Channel
  startMs: number
  endMs: number
  text: string
  isFinal: boolean
}

export type FinalSegment = Omit<Segment, 'isFinal'>

/** A moment that calls for an answer. */
export interface PromptPoint {
  /** The ids of the segments that the question was heard in, in order. */
  segments: string[]
  /** The question in the words of those segments. */
  question: string
}

export interface FoundPrompt extends PromptPoint {
  /** The earlier prompt point of `earlier` that this one continues; null for a new one. */
  replaces: PromptPoint | null
}

/** After a longer pause, words no longer belong to what was said before. */
const CONTINUES_WITHIN_MS = 8000
/** A whole question is over after this pause: the next one that is asked is another, however silent the user is. */
const CLOSES_AFTER_MS = 2000
/** The words before a question that may belong to it. */
const LEAD_MAX_SEGMENTS = 4

/**
 * The prompt point that the last of `heard` completes, or null. `heard` holds the final segments so far in the order in
 * which they began, the newest last; `earlier` the prompt points found before. A question that goes on in the next
 * segment replaces its earlier prompt point. Speech of the user is never a prompt point.
 */
export function findPromptPoint(
  heard: readonly FinalSegment[],
  earlier: readonly PromptPoint[],
  userName?: string,
): FoundPrompt | null {
  const newest = heard.at(-1)
  if (newest?.channel !== 'them' || isBackChannel(newest.text)) return null
  const last = earlier.at(-1) ?? null
  const isAsked = asksUser(newest.text, userName)
  const isAnother = last !== null && isAsked && isClosed(heard, last)
  const replaced = last && !isAnother && continuesPrompt(heard, last) ? last : null
  const start = replaced
    ? heard.findIndex(({ id }) => id === replaced.segments[0])
    : Math.max(leadStart(heard), isAnother ? endOf(heard, last) + 1 : 0)
  const turn = heard.slice(start).filter(({ channel, text }) => channel === 'them' && !isBackChannel(text))
  const isSameSentence = mayGoOn(turn.at(-2)?.text ?? '')
  if (replaced) {
    if (!isAsked && !isSameSentence && !carriesOn(newest.text)) return null
  } else {
    if (!isAsked && !(isSameSentence && asksUser(joined(turn), userName))) return null
    // The rest of the question is still to come.
    if (isCutOff(newest.text) && !newest.text.includes('?')) return null
  }
  return { segments: turn.map(({ id }) => id), question: joined(turn), replaces: replaced }
}

const joined = (segments: readonly FinalSegment[]) => segments.map(({ text }) => text.trim()).join(' ')

/** The index of the last segment of a prompt point. */
const endOf = (heard: readonly FinalSegment[], { segments }: PromptPoint) =>
  heard.findIndex(({ id }) => id === segments.at(-1))

/** Whether a prompt point is a whole question that a pause has ended, so that the newest segment does not go on with it. */
function isClosed(heard: readonly FinalSegment[], prompt: PromptPoint): boolean {
  const [end, newest] = [heard[endOf(heard, prompt)], heard.at(-1)]
  if (!end || !newest || mayGoOn(end.text) || carriesOn(newest.text)) return false
  return newest.startMs - end.endMs >= CLOSES_AFTER_MS
}

/** Whether the newest segment follows the last one of a prompt point, with nothing of the user in between. */
function continuesPrompt(heard: readonly FinalSegment[], prompt: PromptPoint): boolean {
  const end = endOf(heard, prompt)
  const since = heard.slice(end)
  return end !== -1 && since.every(({ channel }) => channel === 'them') && isWithoutPause(since)
}

const isWithoutPause = (segments: readonly FinalSegment[]) =>
  segments.every(({ startMs }, index) => startMs - (segments[index - 1]?.endMs ?? startMs) <= CONTINUES_WITHIN_MS)

/** Where the words that lead to the newest segment begin. Back-channels of the user do not interrupt them. */
function leadStart(heard: readonly FinalSegment[]): number {
  let start = heard.length - 1
  for (let index = start - 1; index >= Math.max(0, heard.length - 1 - LEAD_MAX_SEGMENTS); index--) {
    const segment = heard[index]
    if (!segment || !isWithoutPause(heard.slice(index, start + 1))) break
    if (isBackChannel(segment.text)) continue
    if (segment.channel === 'you' || !preparesQuestion(segment.text)) break
    start = index
  }
  return start
}

/** Whether the text so far of somebody who is still speaking already is a whole question. */
export const readsAsWholeQuestion = (interim: string, userName?: string): boolean =>
  interim.trim().split(/\s+/).length >= WHOLE_QUESTION_MIN_WORDS && !isCutOff(interim) && asksUser(interim, userName)

const WHOLE_QUESTION_MIN_WORDS = 4

/** Whether two texts are the same but for case, punctuation and spaces. */
export const sameQuestion = (interim: string, final: string): boolean => lettersOf(interim) === lettersOf(final)

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
