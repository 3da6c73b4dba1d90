import * as z from 'zod/mini'
import { NonNegativeInt } from '../platform/numbers.ts'

/** An account's unexpired credits, and whether its one free interview is unused. */
export const Credits = z.object({ balance: NonNegativeInt, isTrialUnused: z.boolean() })
export type Credits = z.infer<typeof Credits>
