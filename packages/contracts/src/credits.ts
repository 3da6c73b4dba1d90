import { z } from 'zod'

/** An account's unexpired credits, and whether its one free interview is unused. */
export const Credits = z.object({ balance: z.int().min(0), isTrialUnused: z.boolean() })
export type Credits = z.infer<typeof Credits>
