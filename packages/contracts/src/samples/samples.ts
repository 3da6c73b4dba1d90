import * as z from 'zod/mini'
import { DimensionScore } from '../interviews/scores.ts'
import { CandidateQuestion } from '../questions/questions.ts'
import { NormalizedText, Slug } from '../text/text.ts'

/** Characters of an answer to a behavioral sample: about 500 words, four minutes of speech. */
export const SAMPLE_ANSWER_MAX_LENGTH = 3000

/**
 * GET /api/sample-questions. The questions that can be tried without an account, each with its
 * first hint.
 */
export const SampleQuestions = z.array(CandidateQuestion).check(z.minLength(1))

/** GET /api/sample-behavioral-questions. `statement` is Markdown. */
export const BehavioralSample = z.object({
  slug: z.string(),
  title: z.string(),
  statement: z.string(),
})
export type BehavioralSample = z.infer<typeof BehavioralSample>
export const BehavioralSamples = z.array(BehavioralSample).check(z.minLength(1))

/** POST /api/sample-answers */
export const SampleAnswer = z.strictObject({
  question: Slug,
  text: NormalizedText.check(z.minLength(1), z.maxLength(SAMPLE_ANSWER_MAX_LENGTH)),
})

/**
 * What the coach reads in an answer: its score from 0 to 4, and the level of each dimension with
 * its evidence. `isProvisional`: meanings could not be compared, so it rests on words alone.
 */
export const SampleReading = z.object({
  score: z.number().check(z.minimum(0), z.maximum(4)),
  isProvisional: z.boolean(),
  dimensions: z.array(z.extend(DimensionScore, { title: z.string() })),
})
export type SampleReading = z.infer<typeof SampleReading>
