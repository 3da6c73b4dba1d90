/** What other features may use of this one. */
export { endSubscriptions, exportBilling } from './account.ts'
export type { BillingOptions } from './billing.routes.ts'
