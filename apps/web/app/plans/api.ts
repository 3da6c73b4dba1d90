import { fetchJson } from '../http.ts'

/** Requests about the plans on sale; all throw ApiError. */
export const plansApi = {
  /** All plans on sale, cheapest first. */
  list: () =>
    fetchJson('GET', '/plans', async (body) => {
      const { Plans } = await import('@sightline/contracts/plans/plans')
      return Plans.parse(body)
    }),
  /** The price of one rupee in dollars; null when the exchange rate is unknown. */
  usdPerInr: () =>
    fetchJson('GET', '/exchange-rates/INR', async (body) => {
      const { ExchangeRates } = await import('@sightline/contracts/rates/rates')
      return ExchangeRates.parse(body).rates.USD ?? null
    }),
}
