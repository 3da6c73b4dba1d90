/** What other features may import from this one. */
export { endSubscriptions, exportBilling } from './account.ts'
export type { BillingOptions } from './billing.routes.ts'
