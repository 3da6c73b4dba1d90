import type { Billing } from '@sightline/contracts/billing'

/** What can be started: the first interview while it is free, and credits. */
export function creditsLeft({ credits, is_trial_unused }: Pick<Billing, 'credits' | 'is_trial_unused'>): string {
  const words = `${credits} ${credits === 1 ? 'credit' : 'credits'}`
  if (is_trial_unused)
    return credits === 0
      ? 'Your first interview is free.'
      : `Your first interview is free, and ${words} ${credits === 1 ? 'is' : 'are'} left.`
  return credits === 0 ? 'No credits left.' : `${words} left.`
}
