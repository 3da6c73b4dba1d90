import * as z from 'zod/mini'
import { EVENT_VERSION } from '../interviews/limits.ts'
import { Language } from '../languages/languages.ts'
import { NonNegativeInt, PositiveInt } from '../platform/numbers.ts'
import { NormalizedText } from '../text/text.ts'
import {
  LIVE_ANSWER_MAX_LENGTH,
  LIVE_CHANNELS,
  LIVE_NOTES_MAX_LENGTH,
  LIVE_SETTINGS,
  LIVE_SOURCES,
  PICTURES_PER_QUESTION,
  SCREEN_TEXT_MAX_LENGTH,
  SEGMENT_MAX_LENGTH,
} from './kinds.ts'
import { LiveKind } from './lists.ts'

export const LiveSetting = z.enum(LIVE_SETTINGS)
const LiveChannel = z.enum(LIVE_CHANNELS)

/**
 * The schema of an event of a live session. The side that perceives (a browser tab) and the sides
 * that show (the session's page, the overlay) know each other only through these events. Stored
 * like the events of other interviews.
 */
const event = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
  z.strictObject({
    id: z.uuid(),
    version: z.literal(EVENT_VERSION),
    type: z.literal(type),
    ...shape,
  })

/** Milliseconds since the session began, on the clock of the perceiving side. */
const sessionMs = NonNegativeInt

/** `hasConsent`: the user has confirmed to be allowed to have this conversation transcribed. */
const LiveBegun = event('live-begun', {
  kind: LiveKind,
  setting: LiveSetting,
  hasConsent: z.literal(true),
  /** The language of code in answers. */
  language: Language,
  notes: NormalizedText.check(z.maxLength(LIVE_NOTES_MAX_LENGTH)),
})
const KindChanged = event('kind-changed', { kind: LiveKind })
/** Whether questions that are heard or seen are answered by themselves, or only when asked for. */
const AnsweringChanged = event('answering-changed', { isAutomatic: z.boolean() })
/** `lost`: the source ended without the user's wish, such as an unplugged microphone. */
const SourceChanged = event('source-changed', {
  source: z.enum(LIVE_SOURCES),
  status: z.enum(['on', 'off', 'lost']),
  /** What is shared, for `screen` and `them`. */
  surface: z.optional(z.enum(['browser', 'window', 'monitor'])),
})
/** One stretch of speech, as its final text. `how` names the transcriber that gave the text. */
const SegmentHeard = event('segment-heard', {
  channel: LiveChannel,
  startMs: sessionMs,
  endMs: sessionMs,
  text: NormalizedText.check(z.minLength(1), z.maxLength(SEGMENT_MAX_LENGTH)),
  how: z.enum(['typed', 'browser', 'file', 'realtime']),
})
/**
 * The user's correction of a segment: another text, or another speaker. An empty text removes the
 * segment.
 */
const SegmentCorrected = event('segment-corrected', {
  segment: z.uuid(),
  channel: LiveChannel,
  text: NormalizedText.check(z.maxLength(SEGMENT_MAX_LENGTH)),
})
/** The text of the shared screen after it changed. `isDoubtful`: many words, or values, were hard to read. */
const ScreenRead = event('screen-read', {
  atMs: sessionMs,
  text: NormalizedText.check(z.maxLength(SCREEN_TEXT_MAX_LENGTH)),
  isDoubtful: z.boolean(),
})
/** How many pictures of the screen go with a question. */
const PictureCount = PositiveInt.check(z.maximum(PICTURES_PER_QUESTION))
/**
 * The user asks for help: with what was said last, with the screen, or with a question of their
 * own. `pictures`: how many the user has chosen, which come with the request for the answer.
 */
const PromptAsked = event('prompt-asked', {
  about: z.enum(['speech', 'screen', 'question']),
  question: z.optional(NormalizedText.check(z.maxLength(SEGMENT_MAX_LENGTH))),
  pictures: z.optional(PictureCount),
})
/**
 * A moment that calls for an answer. `segments` are what it was heard in, `screen` the look at the
 * screen that it was read from. `replaces` names the earlier prompt point that this one continues.
 */
const PromptFound = event('prompt-found', {
  from: z.enum(['speech', 'screen', 'question']),
  kind: LiveKind,
  question: NormalizedText.check(z.minLength(1), z.maxLength(SCREEN_TEXT_MAX_LENGTH)),
  segments: z.array(z.uuid()),
  screen: z.optional(z.uuid()),
  replaces: z.optional(z.uuid()),
  isFollowUp: z.optional(z.literal(true)),
})
/**
 * How the user wants an answer to a prompt point. `repair`: the newest answer's code failed an
 * example of the problem, and the model is to correct it.
 */
export const ANSWER_STYLES = ['first', 'shorter', 'more', 'again', 'repair'] as const
export const AnswerStyle = z.enum(ANSWER_STYLES)
export type AnswerStyle = z.infer<typeof AnswerStyle>
/** A text of the user's that an answer rests on. */
const AnswerSource = z.strictObject({
  label: NormalizedText.check(z.maxLength(200)),
  text: NormalizedText.check(z.maxLength(1000)),
})
export type AnswerSource = z.infer<typeof AnswerSource>
/**
 * An answer to a prompt point. Without `by` the coach wrote it. Times count from when the server
 * found the prompt point or, for an answer that the page asks for, from that request.
 */
const AnswerGiven = event('answer-given', {
  prompt: z.uuid(),
  style: AnswerStyle,
  text: NormalizedText.check(z.minLength(1), z.maxLength(LIVE_ANSWER_MAX_LENGTH)),
  by: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  isCutShort: z.optional(z.literal(true)),
  /** The model got a picture of the screen, which is not stored. */
  sawPicture: z.optional(z.literal(true)),
  /** How many, of several. */
  pictures: z.optional(PictureCount),
  sources: z.array(AnswerSource).check(z.maxLength(10)),
  firstWordsMs: NonNegativeInt,
  totalMs: NonNegativeInt,
})
/**
 * The result of running the answer's code on the examples of the problem, in the user's browser.
 */
const AnswerChecked = event('answer-checked', {
  answer: z.uuid(),
  passed: NonNegativeInt,
  total: NonNegativeInt,
  firstFailure: z.optional(NormalizedText.check(z.maxLength(1000))),
})
/** Why the code of an answer is called neither right nor wrong. */
export const UNCHECKED_REASONS = [
  'no-examples',
  'no-function',
  'language',
  'nodes',
  'in-place',
  'several-results',
  'doubtful-example',
  'does-not-fit',
  'no-sandbox',
] as const
export type UncheckedReason = (typeof UNCHECKED_REASONS)[number]
/** The answer's code was not run, or its run tells nothing of it. */
const AnswerUnchecked = event('answer-unchecked', {
  answer: z.uuid(),
  reason: z.enum(UNCHECKED_REASONS),
})
/** `wrong-question`: the prompt point needed no answer, or another one. */
const AnswerMarked = event('answer-marked', {
  answer: z.uuid(),
  mark: z.enum(['pinned', 'unpinned', 'wrong-question']),
})
/** From here on answers rest on nothing that was heard or seen before. */
const ContextCleared = event('context-cleared', {})
const LivePaused = event('live-paused', {})
const LiveResumed = event('live-resumed', {})
const LiveEnded = event('live-ended', {})

/** The events that a page may report. Only the server writes the others. */
export const ReportedLiveEvent = z.discriminatedUnion('type', [
  KindChanged,
  AnsweringChanged,
  SourceChanged,
  SegmentHeard,
  SegmentCorrected,
  ScreenRead,
  PromptAsked,
  AnswerChecked,
  AnswerUnchecked,
  AnswerMarked,
  ContextCleared,
  LivePaused,
  LiveResumed,
  LiveEnded,
])
export type ReportedLiveEvent = z.infer<typeof ReportedLiveEvent>

/** An event before it is stored, without `seq` and `at`. */
export const NewLiveEvent = z.discriminatedUnion('type', [
  LiveBegun,
  PromptFound,
  AnswerGiven,
  ReportedLiveEvent,
])
export type NewLiveEvent = z.infer<typeof NewLiveEvent>

/** `seq` counts from 1, `at` is the server's time. */
const place = { seq: PositiveInt, at: z.iso.datetime() }

/** An event as it is stored. */
export const LiveEvent = z.discriminatedUnion('type', [
  z.extend(LiveBegun, place),
  z.extend(KindChanged, place),
  z.extend(AnsweringChanged, place),
  z.extend(SourceChanged, place),
  z.extend(SegmentHeard, place),
  z.extend(SegmentCorrected, place),
  z.extend(ScreenRead, place),
  z.extend(PromptAsked, place),
  z.extend(PromptFound, place),
  z.extend(AnswerGiven, place),
  z.extend(AnswerChecked, place),
  z.extend(AnswerUnchecked, place),
  z.extend(AnswerMarked, place),
  z.extend(ContextCleared, place),
  z.extend(LivePaused, place),
  z.extend(LiveResumed, place),
  z.extend(LiveEnded, place),
])
export type LiveEvent = z.infer<typeof LiveEvent>
