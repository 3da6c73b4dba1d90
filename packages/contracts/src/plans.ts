import { z } from 'zod'

/** GET /api/plans, by price. `price_inr` is whole rupees; a plan without the provider's `plan_id` cannot be bought. */
export const Plan = z.object({
  id: z.uuid(),
  name: z.string(),
  price_inr: z.int().positive(),
  benefits: z.array(z.string()),
  plan_id: z.string().nullable(),
  payment_page_url: z.url().nullable(),
  credits: z.int().positive(),
  months: z.union([z.literal(1), z.literal(12)]),
})
export type Plan = z.infer<typeof Plan>
