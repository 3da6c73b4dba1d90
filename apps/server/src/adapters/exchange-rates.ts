import { type BaseCurrency, ExchangeRates } from '@sightline/contracts/rates/rates'

/**
 * Fetches exchange rates from the service at `{url}/{base}`, which responds
 * `{"rates":{"INR":88.7,…}}`.
 * @throws when the service does not answer within three seconds, or without the rate we need
 */
export async function fetchExchangeRates(url: string, base: BaseCurrency): Promise<ExchangeRates> {
  const response = await fetch(`${url}/${base}`, { signal: AbortSignal.timeout(3000) })
  if (!response.ok) throw new Error(`The exchange-rate service answered ${response.status}`)
  const answer = ExchangeRates.parse(await response.json())
  if (answer.rates[base === 'USD' ? 'INR' : 'USD'] === undefined)
    throw new Error(`The answer for ${base} lacks the rate we need`)
  return answer
}
