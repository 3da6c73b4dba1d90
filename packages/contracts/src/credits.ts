import { z } from 'zod'

/** What an account can still start: credits that have not lapsed, and the one free interview. */
export const Credits = z.object({ balance: z.int().min(0), isTrialUnused: z.boolean() })
export type Credits = z.infer<typeof Credits>
