/** What other features may use of this one. */
export { formatDay, formatInr, formatUsd } from './billing/money.ts'
export { useBilling } from './billing/use-billing.ts'
