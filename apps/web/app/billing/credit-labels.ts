import type { Billing } from '@sightline/contracts/billing'

/** How many interviews the user can start: the free first interview, and credits. */
export function creditsLeft({ credits, is_trial_unused }: Pick<Billing, 'credits' | 'is_trial_unused'>): string {
  const count = `${credits} ${credits === 1 ? 'credit' : 'credits'}`
  if (is_trial_unused)
    return credits === 0
      ? 'Your first interview is free.'
      : `Your first interview is free, and ${count} ${credits === 1 ? 'is' : 'are'} left.`
  return credits === 0 ? 'No credits left.' : `${count} left.`
}
