import { defineElement } from '../custom-element.ts'
import { fetchRate, inRupees } from './price.ts'

/**
 * Writes prices in rupees into the elements with `data-usd-cents` once the exchange rate has
 * loaded.
 */
defineElement('rupee-prices', async (prices, signal) => {
  try {
    const rate = await fetchRate()
    if (signal.aborted) return
    for (const price of prices.querySelectorAll<HTMLElement>('[data-usd-cents]'))
      price.textContent = inRupees(
        Number(price.dataset.usdCents),
        rate,
        document.documentElement.lang,
      )
  } catch (error) {
    console.warn('The exchange rate of the rupee is not known.', error)
  }
})
