import { z } from 'zod'

/** A currency that rates can be asked for: of dollars on the public site, of rupees on the plans page. */
export const BaseCurrency = z.enum(['USD', 'INR'])
export type BaseCurrency = z.infer<typeof BaseCurrency>

/** GET /api/exchange-rates/:base. How much of each currency one unit of the base buys. */
export const ExchangeRates = z.object({
  rates: z.object({ USD: z.number().positive().optional(), INR: z.number().positive().optional() }),
})
export type ExchangeRates = z.infer<typeof ExchangeRates>
