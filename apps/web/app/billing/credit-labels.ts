import { plural, t } from '@lingui/core/macro'
import type { Billing } from '@sightline/contracts/billing/billing'

/** How many interviews the user can start: the free first interview, and credits. */
export function creditsLeft({
  credits,
  is_trial_unused,
}: Pick<Billing, 'credits' | 'is_trial_unused'>): string {
  if (is_trial_unused)
    return credits === 0
      ? t`Your first interview is free.`
      : plural(credits, {
          one: 'Your first interview is free, and # credit is left.',
          other: 'Your first interview is free, and # credits are left.',
        })
  return credits === 0
    ? t`No credits left.`
    : plural(credits, { one: '# credit left.', other: '# credits left.' })
}
