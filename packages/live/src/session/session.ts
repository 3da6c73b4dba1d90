// Longer than other files: the state of a session and the fold of every event stand together.
import type { Language } from '@sightline/contracts/languages/languages'
import type {
  AnswerSource,
  AnswerStyle,
  LiveEvent,
  UncheckedReason,
} from '@sightline/contracts/live/events'
import {
  LIVE_CREDIT_MS,
  type LiveChannel,
  type LiveKind,
  type LiveSetting,
} from '@sightline/contracts/live/kinds'

type EventOf<Type extends LiveEvent['type']> = Extract<LiveEvent, { type: Type }>

/** One stretch of speech as the session shows it, with the user's corrections. */
export interface HeardSegment {
  id: string
  channel: LiveChannel
  startMs: number
  endMs: number
  text: string
  /** What gave the text: a transcriber, or the user who typed it. */
  how: EventOf<'segment-heard'>['how']
  isCorrected: boolean
  /** The server's time at which the segment was stored. */
  at: string
}

export interface ScreenLook {
  id: string
  atMs: number
  text: string
  isDoubtful: boolean
  /** The server's time at which the look was stored. */
  at: string
}

export interface LiveAnswer {
  id: string
  style: AnswerStyle
  text: string
  /** A model's id, or `coach`. */
  by: string
  isCutShort: boolean
  /** How many pictures of the screen the model got. */
  picturesSeen: number
  sources: AnswerSource[]
  firstWordsMs: number
  totalMs: number
  /** The result of running the answer's code on the problem's examples; null before that. */
  check: { passed: number; total: number; firstFailure: string | null } | null
  /** Why its code is called neither right nor wrong; null where it is, or has no code. */
  unchecked: UncheckedReason | null
  isPinned: boolean
  /** The server's time at which the answer was whole. */
  at: string
}

/** A moment that called for an answer, with the answers to it, oldest first. */
export interface LivePrompt {
  id: string
  from: 'speech' | 'screen' | 'question'
  kind: LiveKind
  question: string
  segments: string[]
  screen: string | null
  isFollowUp: boolean
  /** A later prompt point continues this one. */
  isReplaced: boolean
  /** The user has said that the moment called for another answer, or none. */
  isWrong: boolean
  at: string
  answers: LiveAnswer[]
}

export type SourceStatus = 'off' | 'on' | 'lost'

/** The state of a live session. */
export interface LiveState {
  kind: LiveKind
  setting: LiveSetting
  language: Language
  notes: string
  state: 'active' | 'paused' | 'ended'
  beganAt: string
  endedAt: string | null
  sources: Record<'screen' | 'them' | 'you', SourceStatus>
  /** In the order in which the speech began. */
  segments: HeardSegment[]
  /** The looks at the screen, oldest first. */
  looks: ScreenLook[]
  prompts: LivePrompt[]
  /**
   * The server's time since which questions are answered by themselves; null where they are only
   * when the user asks.
   */
  automaticSince: string | null
  /**
   * Segments and looks that were stored before this time are no longer used for answers; null
   * before a clearing.
   */
  clearedAt: string | null
}

const EMPTY: LiveState = {
  kind: 'meeting',
  setting: 'not-permitted',
  language: 'javascript',
  notes: '',
  state: 'active',
  beganAt: '',
  endedAt: null,
  sources: { screen: 'off', them: 'off', you: 'off' },
  segments: [],
  looks: [],
  prompts: [],
  automaticSince: null,
  clearedAt: null,
}

/** The state of a live session after its events. Every page and the server reach the same state. */
export const foldLiveSession = (events: readonly LiveEvent[]): LiveState =>
  events.reduce(applyLiveEvent, EMPTY)

/** The state after one more event. Returns a new object; the given state does not change. */
export function applyLiveEvent(session: LiveState, event: LiveEvent): LiveState {
  switch (event.type) {
    case 'live-begun': {
      const { kind, setting, language, notes } = event
      const { at } = event
      return { ...session, kind, setting, language, notes, beganAt: at, automaticSince: at }
    }
    case 'kind-changed':
      return { ...session, kind: event.kind }
    case 'answering-changed':
      return { ...session, automaticSince: event.isAutomatic ? event.at : null }
    case 'source-changed':
      return { ...session, sources: { ...session.sources, [event.source]: event.status } }
    case 'segment-heard':
      return { ...session, segments: withSegment(session.segments, heardSegment(event)) }
    case 'segment-corrected':
      return {
        ...session,
        segments: session.segments.flatMap((segment) => corrected(segment, event)),
      }
    case 'screen-read': {
      const { id, atMs, text, isDoubtful, at } = event
      return { ...session, looks: [...session.looks, { id, atMs, text, isDoubtful, at }] }
    }
    case 'prompt-asked':
      return session
    case 'prompt-found':
      return {
        ...session,
        prompts: [...replaced(session.prompts, event.replaces), newPrompt(event)],
      }
    case 'answer-given':
    case 'answer-checked':
    case 'answer-unchecked':
    case 'answer-marked': {
      const prompts = session.prompts.map((prompt) => withAnswerEvent(prompt, event))
      const { automaticSince } = session
      const isUnwanted = automaticSince !== null && areDismissed(prompts, automaticSince)
      return { ...session, prompts, automaticSince: isUnwanted ? null : automaticSince }
    }
    case 'context-cleared':
      return { ...session, clearedAt: event.at }
    case 'live-paused':
      return { ...session, state: 'paused' }
    case 'live-resumed':
      return { ...session, state: 'active' }
    case 'live-ended':
      return { ...session, state: 'ended', endedAt: event.at, sources: EMPTY.sources }
  }
}

const heardSegment = ({
  id,
  channel,
  startMs,
  endMs,
  text,
  how,
  at,
}: EventOf<'segment-heard'>): HeardSegment => ({
  id,
  channel,
  startMs,
  endMs,
  text,
  how,
  isCorrected: false,
  at,
})

/**
 * Transcripts of two channels arrive interleaved, and late ones belong where their speech began.
 */
function withSegment(segments: HeardSegment[], segment: HeardSegment): HeardSegment[] {
  const before = segments.findLastIndex(({ startMs }) => startMs <= segment.startMs)
  return segments.toSpliced(before + 1, 0, segment)
}

function corrected(
  segment: HeardSegment,
  { segment: id, channel, text }: EventOf<'segment-corrected'>,
) {
  if (segment.id !== id) return [segment]
  return text === '' ? [] : [{ ...segment, channel, text, isCorrected: true }]
}

const replaced = (prompts: LivePrompt[], id: string | undefined) =>
  prompts.map((prompt) => (prompt.id === id ? { ...prompt, isReplaced: true } : prompt))

const newPrompt = (event: EventOf<'prompt-found'>): LivePrompt => ({
  id: event.id,
  from: event.from,
  kind: event.kind,
  question: event.question,
  segments: event.segments,
  screen: event.screen ?? null,
  isFollowUp: event.isFollowUp ?? false,
  isReplaced: false,
  isWrong: false,
  at: event.at,
  answers: [],
})

type AnswerChange = EventOf<'answer-checked' | 'answer-unchecked' | 'answer-marked'>
type AnswerEvent = EventOf<'answer-given'> | AnswerChange

function withAnswerEvent(prompt: LivePrompt, event: AnswerEvent): LivePrompt {
  if (event.type === 'answer-given')
    return prompt.id === event.prompt
      ? { ...prompt, answers: [...prompt.answers, newAnswer(event)] }
      : prompt
  if (!prompt.answers.some(({ id }) => id === event.answer)) return prompt
  const change = (answer: LiveAnswer) =>
    answer.id === event.answer ? changedAnswer(answer, event) : answer
  const isWrong = event.type === 'answer-marked' && event.mark === 'wrong-question'
  return { ...prompt, isWrong: prompt.isWrong || isWrong, answers: prompt.answers.map(change) }
}

/** After this many dismissed questions in a row, none is answered by itself any more. */
const DISMISSED_MAX = 3

/** Whether the latest questions that were answered by themselves since a time are all dismissed. */
function areDismissed(prompts: readonly LivePrompt[], since: string): boolean {
  const latest = prompts
    .filter(({ isReplaced, from, at }) => !isReplaced && from !== 'question' && at >= since)
    .slice(-DISMISSED_MAX)
  return latest.length === DISMISSED_MAX && latest.every(({ isWrong }) => isWrong)
}

const newAnswer = (event: EventOf<'answer-given'>): LiveAnswer => ({
  id: event.id,
  style: event.style,
  text: event.text,
  by: event.by ?? 'coach',
  isCutShort: event.isCutShort ?? false,
  picturesSeen: event.pictures ?? (event.sawPicture ? 1 : 0),
  sources: event.sources,
  firstWordsMs: event.firstWordsMs,
  totalMs: event.totalMs,
  check: null,
  unchecked: null,
  isPinned: false,
  at: event.at,
})

function changedAnswer(answer: LiveAnswer, event: AnswerChange): LiveAnswer {
  if (event.type === 'answer-marked') return { ...answer, isPinned: event.mark === 'pinned' }
  if (event.type === 'answer-unchecked') return { ...answer, check: null, unchecked: event.reason }
  const { passed, total, firstFailure = null } = event
  return { ...answer, check: { passed, total, firstFailure }, unchecked: null }
}

/**
 * The prompt points that count: not those that a later one continues, nor those that the user has
 * called wrong.
 */
export const currentPrompts = (prompts: readonly LivePrompt[]): LivePrompt[] =>
  prompts.filter(({ isReplaced, isWrong }) => !isReplaced && !isWrong)

/** Whether the user keeps an answer to this prompt point. */
export const isPinned = ({ answers }: LivePrompt): boolean =>
  answers.some((answer) => answer.isPinned)

/** The segments that answers may rest on: those heard since the context was last cleared. */
export const usableSegments = ({
  segments,
  clearedAt,
}: Pick<LiveState, 'segments' | 'clearedAt'>): HeardSegment[] =>
  clearedAt === null ? segments : segments.filter(({ at }) => at > clearedAt)

/**
 * The look at the screen that answers may rest on: the latest since the context was last cleared.
 */
export function latestLook({
  looks,
  clearedAt,
}: Pick<LiveState, 'looks' | 'clearedAt'>): ScreenLook | undefined {
  const look = looks.at(-1)
  return look && (clearedAt === null || look.at > clearedAt) ? look : undefined
}

/** True when answers rest on something that a clearing of the context would take from them. */
export const hasContext = (session: LiveState): boolean =>
  usableSegments(session).length > 0 || latestLook(session) !== undefined

/**
 * The number of credits that a session costs which has gone on from `beganAt` until `now`: one for
 * each two hours.
 */
export const creditsFor = (beganAt: string, now: Date): number =>
  Math.max(1, Math.ceil((now.getTime() - Date.parse(beganAt)) / LIVE_CREDIT_MS))
