/** The plans on sale, without zod schemas, so that the landing page need not load zod. */
export interface CatalogPlan {
  name: string
  priceUsdCents: number
  /** Granted by each payment. They expire at the end of the paid period. */
  credits: number
  /** The period that one payment covers. */
  months: 1 | 12
  isMostPopular: boolean
}

/** In display order. */
export const PLANS = [
  { name: 'Basic', priceUsdCents: 499, credits: 10, months: 1, isMostPopular: false },
  { name: 'Pro', priceUsdCents: 1499, credits: 50, months: 1, isMostPopular: true },
  { name: 'Premium', priceUsdCents: 8900, credits: 600, months: 12, isMostPopular: false },
] as const satisfies CatalogPlan[]

/** 'year' if the title is Premium or contains 'year' or 'annual'; otherwise 'month'. */
export const billingPeriod = (title: string): 'month' | 'year' =>
  /^premium$|year|annual/i.test(title.trim()) ? 'year' : 'month'

/**
 * The exchange rate at which plan prices are seeded. The price on the landing page follows the
 * current rate, so the two can drift apart.
 */
export const SEED_INR_PER_USD = 88

/** A plan's dollar price in whole rupees. */
export const seededPriceInr = (
  { priceUsdCents }: Pick<CatalogPlan, 'priceUsdCents'>,
  inrPerUsd: number = SEED_INR_PER_USD,
): number => Math.round((priceUsdCents / 100) * inrPerUsd)
