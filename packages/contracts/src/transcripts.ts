import { z } from 'zod'
import { SPOKEN_ANSWER_MAX_LENGTH } from './interview-limits.ts'

/** From when to when something was said, in ms from the start of the recording. */
const SaidSpan = z.object({ startMs: z.int().min(0), endMs: z.int().min(0) })

/** A recording in words. `spans` has the words or passages in order, where the transcriber told their times, and nothing where not. */
export const Transcript = z.object({ text: z.string().max(SPOKEN_ANSWER_MAX_LENGTH), spans: z.array(SaidSpan) })
export type Transcript = z.infer<typeof Transcript>

/** Whether the server turns recordings into words. */
export const TranscriberState = z.object({ isThere: z.boolean() })
