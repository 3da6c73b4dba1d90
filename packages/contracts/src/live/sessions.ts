import * as z from 'zod/mini'
import { ContextChoice, InterviewContext } from '../context/context.ts'
import { Language } from '../languages/languages.ts'
import { TEXT_EVENTS, TextPosition } from '../models/text-stream.ts'
import { logFields } from '../session-log/session-log.ts'
import { NormalizedText } from '../text/text.ts'
import { AnswerStyle, LiveEvent, LiveSetting, ReportedLiveEvent } from './events.ts'
import {
  LIVE_EVENTS_PER_REQUEST,
  LIVE_NOTES_MAX_LENGTH,
  PICTURES_PER_QUESTION,
  SCREEN_PICTURE_MAX_BYTES,
} from './kinds.ts'
import { LiveKind, LiveSession } from './lists.ts'

/** The length of so many bytes in base64. */
const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4

/**
 * POST /api/live: begins a session and spends its first credit. With an `id` chosen by the caller,
 * a repeated request returns the session that the first request created.
 */
export const NewLiveSession = z.strictObject({
  id: z.uuid(),
  kind: LiveKind,
  setting: LiveSetting,
  hasConsent: z.literal(true, 'Please confirm that you may have this conversation transcribed.'),
  language: z._default(Language, 'javascript'),
  notes: z._default(NormalizedText.check(z.maxLength(LIVE_NOTES_MAX_LENGTH)), ''),
  context: z.optional(ContextChoice),
})
export type NewLiveSession = z.infer<typeof NewLiveSession>
/** The request as a client writes it. */
export type LiveSessionRequest = z.input<typeof NewLiveSession>

/**
 * GET /api/live/:id. `events` are the first page of the session's. `now` is the server's time.
 */
export const LiveDetail = z.object({
  session: LiveSession,
  events: z.array(LiveEvent),
  ...logFields,
  context: z.nullable(InterviewContext),
  /**
   * Questions to expect, where assistance is not permitted and there is nothing else to prepare
   * with.
   */
  expected: z.array(z.string()),
  /** True when models write answers; otherwise the coach does. */
  hasModels: z.boolean(),
  /** True when at least one of the models takes pictures. */
  takesPictures: z.boolean(),
  /** The tokens that the session has used, in and out. */
  tokensUsed: z.int(),
  tokensPerSession: z.int(),
  now: z.iso.datetime(),
})
export type LiveDetail = z.infer<typeof LiveDetail>

/** POST /api/live/:id/events. Events stored already (same id) stay unchanged. */
export const ReportLiveEvents = z.strictObject({
  events: z.array(ReportedLiveEvent).check(z.minLength(1), z.maxLength(LIVE_EVENTS_PER_REQUEST)),
})
/** GET /api/live/:id/events?after=SEQ, a page at a time. */
export const LiveEventsQuery = z.strictObject({
  after: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
})
/**
 * The reported events as stored, with the prompt points that the server found in them; or the
 * events after a `seq`.
 */
export const LiveEventsStored = z.object({ events: z.array(LiveEvent), ...logFields })

const ScreenPicture = z
  .base64()
  .check(z.maxLength(base64Length(SCREEN_PICTURE_MAX_BYTES), 'This picture is too large.'))
/** The largest body of a request for an answer. */
export const ANSWER_REQUEST_MAX_BYTES =
  PICTURES_PER_QUESTION * base64Length(SCREEN_PICTURE_MAX_BYTES) + 64 * 1024

/**
 * POST /api/live/:id/answers: a stream of server-sent events. The request joins the answer with
 * this `id` while it is written, gets it as stored, or begins it. Of the style `first` there is one
 * answer to each prompt point, whose id is always `firstAnswerId` of the prompt point's: the server
 * begins it by itself, unless it may need the picture. The caller chooses the ids of other styles.
 * `after` is the position of the last words that the client has received: the stream continues from
 * there. `pictures`: the shared screen, oldest first, each a JPEG or PNG in base64 for models that
 * take images; they are not stored. `picture`: a single one, also from earlier releases and to
 * servers of them.
 */
export const AskLiveAnswer = z.strictObject({
  id: z.uuid(),
  prompt: z.uuid(),
  style: z._default(AnswerStyle, 'first'),
  after: z.optional(TextPosition),
  picture: z.optional(ScreenPicture),
  pictures: z.optional(
    z
      .array(ScreenPicture)
      .check(
        z.minLength(1),
        z.maxLength(
          PICTURES_PER_QUESTION,
          `At most ${PICTURES_PER_QUESTION} pictures go with one question.`,
        ),
      ),
  ),
})
export type AskLiveAnswer = z.infer<typeof AskLiveAnswer>
/** The request as a client writes it. */
export type LiveAnswerRequest = z.input<typeof AskLiveAnswer>

/**
 * `done`: the stored event of the answer; null when the session does not take the answer any more.
 * `tokensUsed`: the tokens that the session has used by then, in and out.
 */
const Done = z.object({
  event: z.literal('done'),
  answer: z.nullable(LiveEvent),
  tokensUsed: z.optional(z.int()),
})
export const LiveAnswerEvent = z.discriminatedUnion('event', [...TEXT_EVENTS, Done])
export type LiveAnswerEvent = z.infer<typeof LiveAnswerEvent>

/** GET /api/live/readiness: what the server has for live sessions. */
export const LiveReadiness = z.object({
  /** True when the server turns speech into text. */
  hasTranscriber: z.boolean(),
  /** True when it does so while people speak. */
  isRealtime: z.boolean(),
  /** The models that write answers, in order of preference; none when the coach does. */
  models: z.array(z.string()),
  /** True when at least one of the models takes pictures. */
  takesPictures: z.boolean(),
  /** The tokens, in and out, that one session may use; after that the coach answers. */
  tokensPerSession: z.int(),
})
/**
 * POST /api/live/first-words: the first model that answers now, and how long its first words took;
 * null where none did.
 */
export const LiveFirstWords = z.object({
  model: z.nullable(z.string()),
  firstWordsMs: z.nullable(z.int()),
})
export type LiveReadiness = z.infer<typeof LiveReadiness>
