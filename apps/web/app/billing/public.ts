/** The exports that other features may import. */

export { billingApi } from './api.ts'
export { benefitsOf, commonBenefits } from './benefits.ts'
export { BillingPanel } from './billing-panel.tsx'
export { CreditsLine } from './credits-line.tsx'
export { formatDay, formatInr, formatShortDay, formatUsd } from './money.ts'
export { ProblemBanner } from './problem-banner.tsx'
export { type Purchase, purchasedSubscription, readPurchase } from './purchase.ts'
export { UnexpectedPayment } from './unexpected-payment.tsx'
export { useBilling } from './use-billing.ts'
