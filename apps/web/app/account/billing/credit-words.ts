import type { Billing } from '@sightline/contracts/billing'

/** What can be started: credits, and the free interview while it is unused. */
export function creditWords({ credits, is_trial_unused }: Pick<Billing, 'credits' | 'is_trial_unused'>): string {
  const words = `${credits} ${credits === 1 ? 'credit' : 'credits'}`
  if (!is_trial_unused) return words
  return credits === 0 ? '1 free mock interview' : `${words} and 1 free mock interview`
}
