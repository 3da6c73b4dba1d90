/** What is sold, apart from the shapes, so that the landing page needs no zod. Prices are US cents. */
export interface CatalogPlan {
  name: string
  priceUsdCents: number
  /** Granted by each payment, good until the end of the period it paid for. */
  credits: number
  /** How long one payment lasts. */
  months: 1 | 12
  isMostPopular: boolean
}

/** In the order they are shown. */
export const PLANS = [
  { name: 'Basic', priceUsdCents: 499, credits: 10, months: 1, isMostPopular: false },
  { name: 'Pro', priceUsdCents: 1499, credits: 50, months: 1, isMostPopular: true },
  { name: 'Premium', priceUsdCents: 8900, credits: 600, months: 12, isMostPopular: false },
] as const satisfies CatalogPlan[]

/** 'year' if the title is Premium or contains 'year' or 'annual'; otherwise 'month'. */
export const billingPeriod = (title: string): 'month' | 'year' =>
  /^premium$|year|annual/i.test(title.trim()) ? 'year' : 'month'

/** Rupees for a dollar, at which plans are seeded. Landing page and charge then differ by the drift of the rate alone. */
export const SEED_INR_PER_USD = 88

/** A plan's dollar price in whole rupees. */
export const seededPriceInr = (
  { priceUsdCents }: Pick<CatalogPlan, 'priceUsdCents'>,
  inrPerUsd: number = SEED_INR_PER_USD,
): number => Math.round((priceUsdCents / 100) * inrPerUsd)
