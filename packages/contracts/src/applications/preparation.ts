import * as z from 'zod/mini'
import { Difficulty, InterviewRound, RoundTopic } from '../interviews/round-schemas.ts'
import { Language } from '../languages/languages.ts'
import { RequestedKind } from '../questions/questions.ts'

/** Words of the posting that speak for a choice, as they stand there. */
const because = z.array(z.string())
const choice = <Value extends z.core.$ZodType>(value: Value) => z.object({ value, because })

/**
 * The mock interview of a round that fits a posting, found by rules. `fits` is false for a round
 * that nothing in the posting asks for. `otherLanguages`: what the posting names where no language
 * of it is offered. `topics` and `kinds` are preferred, not required.
 */
export const FittedInterview = z.object({
  round: choice(InterviewRound),
  fits: z.boolean(),
  difficulty: choice(Difficulty),
  language: z.nullable(choice(Language)),
  otherLanguages: z.array(z.string()),
  topics: z.array(choice(RoundTopic)),
  kinds: z.array(choice(RequestedKind)),
})
export type FittedInterview = z.infer<typeof FittedInterview>
