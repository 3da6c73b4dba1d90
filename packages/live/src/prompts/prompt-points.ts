import type { LiveKind } from '@sightline/contracts/live/kinds'
import { type AskingContext, asksAnew, asksUser, firstNameOf } from './asks.ts'
import { type AskingJudgement, judgeAsking } from './judge-asking.ts'
import { beginsOtherKind } from './question-kind.ts'
import { callsSomebody, isBackChannel } from './sentences.ts'
import { carriesOn, isCutOff, isRemark, mayGoOn, preparesQuestion } from './turns.ts'

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
  /** The kind of the question, where it is known. */
  kind?: LiveKind
}

export interface FoundPrompt extends Omit<PromptPoint, 'kind'> {
  /** The earlier prompt point of `earlier` that this one continues; null for a new one. */
  replaces: PromptPoint | null
}

/** After a longer pause, words no longer belong to what was said before. */
const CONTINUES_WITHIN_MS = 8000
/**
 * After a finished question, a pause of this length ends its prompt point: the next question begins
 * another.
 */
const CLOSES_AFTER_MS = 2000
/** People who tell a problem pause longer between its sentences. */
const STATEMENT_CLOSES_AFTER_MS = 4000
/**
 * A prompt point of this many segments takes no further question: without a pause, somebody who
 * talks for minutes would otherwise ask one question that only grows.
 */
const QUESTIONS_MAX_SEGMENTS = 3
/** The segments of a prompt point, with those that only carry it on. */
const PROMPT_MAX_SEGMENTS = 6
/** The words before a question that may belong to it. */
const LEAD_MAX_SEGMENTS = 4

/** Who is asked, by the user's name, and in what kind of conversation. */
export type Listener = Pick<AskingContext, 'userName' | 'kind'>

/**
 * What the newest segment is for the session. `verdict` and `asks` as in `AskingJudgement`; they
 * are `no` and false for speech of the user.
 */
export interface PromptJudgement<Prompt> extends AskingJudgement {
  /** The prompt point if the segment asks something; null when it cannot be one. */
  asked: Prompt | null
  /** The prompt point if it asks nothing: one before that it carries on, or null. */
  otherwise: Prompt | null
}

/**
 * Judges the last of `heard`, without asking a model. `heard` holds the final segments so far in
 * the order in which they began, the newest last; `earlier` the prompt points found before.
 */
export function judgePromptPoint(
  heard: readonly FinalSegment[],
  earlier: readonly PromptPoint[],
  listener: Listener = {},
): PromptJudgement<FoundPrompt> {
  const newest = heard.at(-1)
  if (newest?.channel !== 'them' || isBackChannel(newest.text))
    return { verdict: 'no', reason: 'asks nothing', asks: false, asked: null, otherwise: null }
  const context = contextOf(heard, earlier, listener)
  const judgement = judgeAsking(newest.text, context)
  const promptIf = (isAsked: boolean) =>
    promptOf({ heard, newest, last: earlier.at(-1) ?? null, isAsked }, context)
  return { ...judgement, asked: promptIf(true), otherwise: promptIf(false) }
}

/**
 * The prompt point that the last of `heard` completes by the rules alone, or null.
 * A question that goes on in the next segment replaces its earlier prompt point; another question
 * does so only without a pause, only when it is of the same kind, and only while the prompt point is
 * short. Speech of the user is never a prompt point.
 */
export function findPromptPoint(...heard: Parameters<typeof judgePromptPoint>): FoundPrompt | null {
  const { asks, asked, otherwise } = judgePromptPoint(...heard)
  return asks ? asked : otherwise
}

/** What the conversation was before the newest of `heard`. */
export const contextOf = (
  heard: readonly FinalSegment[],
  earlier: readonly PromptPoint[],
  listener: Listener,
): AskingContext => ({
  ...listener,
  isOngoing: earlier.length > 0,
  isBeginning: heard.length <= BEGINNING_SEGMENTS,
  isForOthers: isForOthers(heard, listener),
  userSaid: userSaidBefore(heard),
})

/** Of several people, one who was called by name has the word for about this many segments. */
const CALLED_FOR_SEGMENTS = 3
const BEGINNING_SEGMENTS = 4

function isForOthers(heard: readonly FinalSegment[], { userName }: Listener): boolean {
  const before = heard.slice(-1 - CALLED_FOR_SEGMENTS, -1)
  const since = before.slice(before.findLastIndex(({ channel }) => channel === 'you') + 1)
  const called = since.findLast(({ text }) => callsSomebody(text, firstNameOf(userName)))
  return called !== undefined && callsSomebody(called.text, firstNameOf(userName)) === 'other'
}

/** What the user said right before the newest segment, but for back-channels. */
function userSaidBefore(heard: readonly FinalSegment[]): NonNullable<AskingContext['userSaid']> {
  const before = heard.slice(0, -1).findLast(({ text }) => !isBackChannel(text))
  if (before?.channel !== 'you') return 'nothing'
  return asksUser(before.text) ? 'question' : 'answer'
}

interface NewestHeard {
  heard: readonly FinalSegment[]
  newest: FinalSegment
  last: PromptPoint | null
  isAsked: boolean
}

function promptOf(
  { heard, newest, last, isAsked }: NewestHeard,
  context: AskingContext,
): FoundPrompt | null {
  const replaced =
    last && continuesPrompt(heard, last) && !(isAsked && isClosed(heard, last)) ? last : null
  const start = replaced
    ? heard.findIndex(({ id }) => id === replaced.segments[0])
    : leadStart(heard, last)
  const turn = heard
    .slice(start)
    .filter(({ channel, text }) => channel === 'them' && !isBackChannel(text))
  const isSameSentence = goesOn(turn.at(-2), newest)
  if (replaced) {
    if (replaced.segments.length >= PROMPT_MAX_SEGMENTS) return null
    if (!isAsked && isRemark(newest.text)) return null
    if (!isAsked && !isSameSentence && !carriesOn(newest.text)) return null
  } else {
    if (!isAsked && !(isSameSentence && asksUser(joined(turn), context))) return null
    // The rest of the question is still to come.
    if (isCutOff(newest.text) && !newest.text.includes('?')) return null
  }
  return { segments: turn.map(({ id }) => id), question: joined(turn), replaces: replaced }
}

const joined = (segments: readonly FinalSegment[]) =>
  segments.map(({ text }) => text.trim()).join(' ')

/**
 * Whether the newest segment follows the last one of a prompt point, with nothing of the user in
 * between.
 */
function continuesPrompt(heard: readonly FinalSegment[], { segments }: PromptPoint): boolean {
  const end = heard.findIndex(({ id }) => id === segments.at(-1))
  const since = heard.slice(end)
  return end !== -1 && since.every(({ channel }) => channel === 'them') && isWithoutPause(since)
}

const isWithoutPause = (segments: readonly FinalSegment[]) =>
  longestPauseMs(segments) <= CONTINUES_WITHIN_MS

const longestPauseMs = (segments: readonly FinalSegment[]) =>
  Math.max(
    ...segments.map(({ startMs }, index) => startMs - (segments[index - 1]?.endMs ?? startMs)),
  )

/**
 * Whether a question in the newest segment is another one than that of the prompt point before it.
 */
function isClosed(
  heard: readonly FinalSegment[],
  { segments, question, kind }: PromptPoint,
): boolean {
  const [end, newest] = [heard.findIndex(({ id }) => id === segments.at(-1)), heard.at(-1)]
  if (!newest) return false
  if (segments.length >= PROMPT_MAX_SEGMENTS) return true
  if (goesOn(heard[end], newest)) return false
  if (beginsOtherKind(newest.text, question, kind)) return true
  const pauseMs = longestPauseMs(heard.slice(end))
  return asksAnew(newest.text)
    ? segments.length >= QUESTIONS_MAX_SEGMENTS || pauseMs >= CLOSES_AFTER_MS
    : pauseMs >= STATEMENT_CLOSES_AFTER_MS
}

/**
 * Whether a sentence that `before` has begun goes on in the segment after it. After words that can
 * also end a sentence, a pause ends it.
 */
function goesOn(before: FinalSegment | undefined, after: FinalSegment): boolean {
  const text = before?.text.trim() ?? ''
  if (!before || /\?["”']?$/.test(text)) return false
  return isCutOff(text) || (mayGoOn(text) && after.startMs - before.endMs < CLOSES_AFTER_MS)
}

/**
 * Where the words that lead to the newest segment begin. Back-channels of the user do not interrupt
 * them; the words of the prompt point before are no part of them.
 */
function leadStart(heard: readonly FinalSegment[], before: PromptPoint | null): number {
  let start = heard.length - 1
  for (let index = start - 1; index >= Math.max(0, heard.length - 1 - LEAD_MAX_SEGMENTS); index--) {
    const segment = heard[index]
    if (!segment || before?.segments.includes(segment.id)) break
    if (!isWithoutPause(heard.slice(index, start + 1))) break
    if (isBackChannel(segment.text)) continue
    if (segment.channel === 'you' || !preparesQuestion(segment.text)) break
    start = index
  }
  return start
}

/** Whether the text so far of somebody who is still speaking already is a whole question. */
export const readsAsWholeQuestion = (interim: string, userName?: string): boolean =>
  interim.trim().split(/\s+/).length >= WHOLE_QUESTION_MIN_WORDS &&
  !isCutOff(interim) &&
  asksUser(interim, { userName })

const WHOLE_QUESTION_MIN_WORDS = 4

/** Whether two texts are the same but for case, punctuation and spaces. */
export const sameQuestion = (interim: string, final: string): boolean =>
  lettersOf(interim) === lettersOf(final)

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
