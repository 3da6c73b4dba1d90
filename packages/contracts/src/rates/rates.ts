import * as z from 'zod/mini'

/** The base currencies of rates: dollars for the public site, rupees for the plans page. */
export const BaseCurrency = z.enum(['USD', 'INR'])
export type BaseCurrency = z.infer<typeof BaseCurrency>

/** GET /api/exchange-rates/:base. How much of each currency one unit of the base buys. */
export const ExchangeRates = z.object({
  rates: z.object({
    USD: z.optional(z.number().check(z.positive())),
    INR: z.optional(z.number().check(z.positive())),
  }),
})
export type ExchangeRates = z.infer<typeof ExchangeRates>
