import * as z from 'zod/mini'
import { NonNegativeInt } from '../platform/numbers.ts'
import { LiveEvent } from './events.ts'
import { LIVE_CHANNELS } from './kinds.ts'

/**
 * The WebSocket `GET /api/live/:id/sound`. The page sends what it hears: frames of sound
 * (`sound-frames.ts`) as binary messages, and the messages below as JSON. Every utterance has an id
 * of the page's choice, which becomes the id of its segment. The page keeps an utterance until the
 * server has answered it with `heard` or `failed`, and sends it again on the next connection; the
 * server skips messages that it has (`seq`) and utterances that it has answered.
 */

/**
 * The WebSocket `GET /api/live/sound-check` speaks the same protocol before a session begins. It
 * takes one utterance, answers it with the segment that it would be, stores nothing, and is closed
 * after this time.
 */
export const SOUND_CHECK_MAX_MS = 60_000

/** How often `using` comes though nothing has changed. */
export const SIGN_OF_LIFE_MS = 5000

const seq = z.int().check(z.positive(), z.maximum(0xffff_ffff))
const utterance = z.uuid()
const sessionMs = NonNegativeInt

/** How an utterance becomes text: all at once after its end, or while it is spoken. */
export const HearingMode = z.enum(['file', 'realtime'])
export type HearingMode = z.infer<typeof HearingMode>

/** The most utterances that a page keeps for want of an answer. */
export const WAITING_UTTERANCES_MAX = 100

/**
 * `hello`: the first message of a connection. `run` names the page's count of messages, which a
 * reload begins anew. `waiting`: the utterances without an answer so far.
 */
export const SoundFromPage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    run: z.uuid(),
    waiting: z.array(utterance).check(z.maxLength(WAITING_UTTERANCES_MAX)),
  }),
  z.strictObject({
    type: z.literal('begin'),
    seq,
    channel: z.enum(LIVE_CHANNELS),
    utterance,
    startMs: sessionMs,
  }),
  z.strictObject({ type: z.literal('end'), seq, utterance, endMs: sessionMs }),
])
export type SoundFromPage = z.infer<typeof SoundFromPage>

/**
 * `ready`: the server takes sound; it has all messages of the run up to `received`. `interim`: the
 * text so far of speech that goes on. `heard`: the utterance's segment and what follows from it, as
 * stored; no events when nothing was said. `delayed`: no transcriber gives a text now, and the kept
 * sound goes to them again. `failed`: none did for too long. `using`: how speech becomes text from
 * now on; also a sign of life, without which a lost network would look like silence.
 */
export const SoundFromServer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), received: NonNegativeInt, how: HearingMode }),
  z.object({
    type: z.literal('interim'),
    channel: z.enum(LIVE_CHANNELS),
    utterance,
    text: z.string(),
  }),
  z.object({ type: z.literal('heard'), utterance, events: z.array(LiveEvent) }),
  z.object({ type: z.literal('delayed'), utterance }),
  z.object({ type: z.literal('failed'), utterance, message: z.string() }),
  z.object({ type: z.literal('using'), how: HearingMode }),
])
export type SoundFromServer = z.infer<typeof SoundFromServer>
