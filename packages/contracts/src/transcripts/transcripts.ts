import * as z from 'zod/mini'
import { SPOKEN_ANSWER_MAX_LENGTH } from '../interviews/limits.ts'
import { NonNegativeInt } from '../platform/numbers.ts'

/** The start and end of a spoken word or passage, in ms from the start of the recording. */
const SaidSpan = z.object({ startMs: NonNegativeInt, endMs: NonNegativeInt })

/**
 * The words of a recording. `spans` holds the times of words, or of longer passages where the
 * transcriber times no words, in order; they measure pauses. `spans` is empty when the transcriber
 * gives no times.
 */
export const Transcript = z.object({
  text: z.string().check(z.maxLength(SPOKEN_ANSWER_MAX_LENGTH)),
  spans: z.array(SaidSpan),
})
export type Transcript = z.infer<typeof Transcript>

/** Whether the server turns recordings into words. */
export const TranscriberState = z.object({ isThere: z.boolean() })
