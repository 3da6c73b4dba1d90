/** Apart from the schemas, so that the worker which runs candidates' code knows the limits without loading zod. */

/** The version that new events are written in. */
export const EVENT_VERSION = 1 as const
export const EVENTS_PER_REQUEST = 50
/** What an interview can hold; saving code every few seconds for hours stays below it. */
export const EVENTS_PER_INTERVIEW = 5000
export const INTERVIEWS_PER_PAGE = 20
/** Of each question and language, the latest; older ones cannot be compared with any more. */
export const RUNS_KEPT = 30

export const HINTS_PER_QUESTION = 3
export const CODE_MAX_LENGTH = 50_000
/** Of what a model writes to lead into a question. */
export const LEAD_IN_MAX_LENGTH = 300
/** Of what a candidate writes to the coach, and the coach to a candidate. */
export const ANSWER_MAX_LENGTH = 4000
/** Of an answer in a round that is answered in words, and of the notes beside it. */
export const SPOKEN_ANSWER_MAX_LENGTH = 12_000
/** A run stops after this long, all its tests together. */
export const RUN_LIMIT_MS = 5000
export const RUN_MEMORY_LIMIT_MIB = 64
/** What one test may print, and what is kept of a value for showing it. */
export const OUTPUT_MAX_LENGTH = 4000
export const VALUE_TEXT_MAX_LENGTH = 1000
export const TESTS_MAX_COUNT = 64
/** Of one recording of an answer. The time is the page's to keep: only what has been decoded has a length. */
export const RECORDING_MAX_BYTES = 10 * 1024 * 1024
export const RECORDING_MAX_MS = 5 * 60_000
