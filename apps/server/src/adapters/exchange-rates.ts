import { type BaseCurrency, ExchangeRates } from '@sightline/contracts/rates'

/**
 * Asks the exchange-rate service, which answers `{"rates":{"INR":88.7,…}}` at `{url}/{base}`, within three seconds.
 * @throws when it does not answer, or answers anything that is not a rate.
 */
export async function fetchExchangeRates(url: string, base: BaseCurrency): Promise<ExchangeRates> {
  const response = await fetch(`${url}/${base}`, { signal: AbortSignal.timeout(3000) })
  if (!response.ok) throw new Error(`The exchange-rate service answered ${response.status}`)
  const answer = ExchangeRates.parse(await response.json())
  if (answer.rates[base === 'USD' ? 'INR' : 'USD'] === undefined)
    throw new Error(`The answer for ${base} lacks the rate we need`)
  return answer
}
