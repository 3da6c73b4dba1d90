/** The constants of live sessions, without zod schemas. */

/** The kinds of conversation that a live session can accompany. */
export const LIVE_KINDS = [
  'coding',
  'behavioral',
  'system-design',
  'sales-call',
  'meeting',
] as const
export type LiveKind = (typeof LIVE_KINDS)[number]

/**
 * The user's statement about the conversation. `practice`: alone or with a friend. `permitted`: the
 * other side allows assistance. `not-permitted`: the assistant listens and debriefs, and gives no
 * answers during the conversation.
 */
export const LIVE_SETTINGS = ['practice', 'permitted', 'not-permitted'] as const
export type LiveSetting = (typeof LIVE_SETTINGS)[number]

/** `them`: the sound of the shared surface. `you`: the microphone. The two are never mixed. */
export const LIVE_CHANNELS = ['them', 'you'] as const
export type LiveChannel = (typeof LIVE_CHANNELS)[number]

/** `them` and `you` are sound, `screen` is the picture of the shared surface. */
export const LIVE_SOURCES = ['screen', 'them', 'you'] as const
export type LiveSource = (typeof LIVE_SOURCES)[number]

/** One credit pays for each started period of this length. */
export const LIVE_CREDIT_MS = 2 * 60 * 60_000
export const SEGMENT_MAX_LENGTH = 4000
export const SCREEN_TEXT_MAX_LENGTH = 12_000
export const LIVE_NOTES_MAX_LENGTH = 8000
export const LIVE_ANSWER_MAX_LENGTH = 4000
/**
 * The size of a picture of the screen for models that take images, and of its longer side in
 * pixels.
 */
export const SCREEN_PICTURE_MAX_BYTES = 500_000
export const SCREEN_PICTURE_MAX_SIDE = 1568
/** The most pictures that go to a model with one question. */
export const PICTURES_PER_QUESTION = 4
export const LIVE_EVENTS_MAX_COUNT = 5000
export const LIVE_EVENTS_PER_REQUEST = 50
