import * as z from 'zod/mini'
import { Interview } from '../interviews/lists.ts'
import { RoundTopic, SpokenRound } from '../interviews/round-schemas.ts'
import { DimensionScore } from '../interviews/scores.ts'

/**
 * How the user answered one question of a live session, on the rubric of the round. The `seq` of
 * evidence is the place of the user's segment in the session, counted from 1. `isOpen`: no question
 * of the bank is close to it, so the answer is scored on the rubric of the round alone.
 * `isProvisional`: meanings could not be compared, so the levels rest on words alone.
 */
export const ScoredLiveQuestion = z.object({
  prompt: z.uuid(),
  round: SpokenRound,
  topic: RoundTopic,
  score: z.number().check(z.minimum(0), z.maximum(4)),
  dimensions: z.array(DimensionScore),
  isOpen: z.boolean(),
  isProvisional: z.boolean(),
})
export type ScoredLiveQuestion = z.infer<typeof ScoredLiveQuestion>

const Percentiles = z.nullable(z.object({ p50Ms: z.number(), p95Ms: z.number() }))

/**
 * GET /api/live/:id/debrief of an ended session, 409 before its end. Questions without enough said
 * are left out. `kept`: the prompt points whose question the user has kept to practise. `unfit`:
 * those of a meeting that no mock interview can ask. `allWaits`: how long the user waited in the
 * latest sessions together, from the end of the other side's speech to its final text, to the first
 * words of the answer and to its end.
 */
export const LiveDebrief = z.object({
  questions: z.array(ScoredLiveQuestion),
  kept: z.array(z.uuid()),
  unfit: z.array(z.uuid()),
  allWaits: z.object({
    questions: z.int(),
    text: Percentiles,
    firstWords: Percentiles,
    whole: Percentiles,
  }),
})
export type LiveDebrief = z.infer<typeof LiveDebrief>

/**
 * POST /api/live/:id/practice: a mock interview that asks the question of this prompt point again
 * in its own words, or for a coding problem one on the topic that its statement suggests. Without
 * `mayRepeat`, a coding question that the user has met before is refused with `repeats_question`.
 * With an `id` chosen by the caller, a repeated request returns the interview that the first
 * request created.
 */
export const NewLivePractice = z.strictObject({
  id: z.uuid(),
  prompt: z.uuid(),
  mayRepeat: z._default(z.boolean(), false),
})
export const LivePractice = Interview
