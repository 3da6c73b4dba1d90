/** Limits without zod schemas, so that the worker that runs candidates' code need not load zod. */

/** The version that new events are written in. */
export const EVENT_VERSION = 1 as const
export const EVENTS_PER_REQUEST = 50
/** Saving code every few seconds for hours stays below this limit. */
export const EVENTS_PER_INTERVIEW = 5000
export const INTERVIEWS_PER_PAGE = 20
/** The latest runs kept per question and language, for comparing runs. */
export const RUNS_KEPT = 30

export const HINTS_PER_QUESTION = 3
export const CODE_MAX_LENGTH = 50_000
/** Length of the lead-in that a model writes to a question. */
export const LEAD_IN_MAX_LENGTH = 300
/** Length of one message between candidate and coach. */
export const ANSWER_MAX_LENGTH = 4000
/** Length of an answer in a spoken round, and of the notes of a system design. */
export const SPOKEN_ANSWER_MAX_LENGTH = 12_000
/** Time limit of a run, for all its tests together. */
export const RUN_LIMIT_MS = 5000
export const RUN_MEMORY_LIMIT_MIB = 64
/** Length of what one test may print, and of a value's text as it is shown. */
export const OUTPUT_MAX_LENGTH = 4000
export const VALUE_TEXT_MAX_LENGTH = 1000
export const TESTS_MAX_COUNT = 64
export const GROWTH_POINTS_MAX_COUNT = 40
/** The time of a good solution grows with no higher power of the size. */
export const GROWTH_POWER_MAX = 5
/**
 * Limits of one recorded answer. Only the page enforces the duration: the server would have to
 * decode the audio to know it.
 */
export const RECORDING_MAX_BYTES = 10 * 1024 * 1024
export const RECORDING_MAX_MS = 5 * 60_000
/** Topics, and kinds of questions, that a new interview can prefer. */
export const PREFERENCES_MAX_COUNT = 5
