/** What other features may use of this one. */
export { CreditsLine } from './billing/credits-line.tsx'
export { formatDay, formatInr, formatUsd } from './billing/money.ts'
export { ProblemBanner } from './billing/problem-banner.tsx'
export { useBilling } from './billing/use-billing.ts'
