import * as z from 'zod/mini'

/** An account's unexpired credits, and whether its one free interview is unused. */
export const Credits = z.object({ balance: z.int().check(z.minimum(0)), isTrialUnused: z.boolean() })
export type Credits = z.infer<typeof Credits>
