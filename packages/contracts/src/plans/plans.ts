import * as z from 'zod/mini'
import { PositiveInt } from '../platform/numbers.ts'

/**
 * A plan on sale. `price_inr` is whole rupees; a plan without the provider's `plan_id` cannot be
 * bought.
 */
export const Plan = z.object({
  id: z.uuid(),
  name: z.string(),
  price_inr: PositiveInt,
  benefits: z.array(z.string()),
  plan_id: z.nullable(z.string()),
  payment_page_url: z.nullable(z.url()),
  credits: PositiveInt,
  months: z.union([z.literal(1), z.literal(12)]),
})
export type Plan = z.infer<typeof Plan>

/** GET /api/plans, by price. */
export const Plans = z.array(Plan)
