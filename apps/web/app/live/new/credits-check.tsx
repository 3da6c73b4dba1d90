import type { Billing } from '@sightline/contracts/billing/billing'
import { hasNoCredits } from '@sightline/live-ui/begin/begin-state'
import { Banner } from '@sightline/ui/banner'
import { TextLink } from '@sightline/ui/button'
import { Link } from 'react-router'
import { CreditsLine, type useBilling } from '../../billing/public.ts'
import { Check } from './check.tsx'

/** What a session costs, in full, and what is left. */
export const CreditsCheck = ({ billing }: { billing: ReturnType<typeof useBilling> }) => (
  <Check
    title="Credits"
    tone={billing.status === 'loaded' && hasNoCredits(billing.value) ? 'bad' : 'info'}
    state="One credit for each two hours begun."
    more={
      <>
        <p className="max-w-reading text-sm text-muted">
          The first one is taken when you press Begin, and stays spent however short the session is.
          Nothing is taken before. A session that cannot pay for its next two hours ends, and what
          it has heard is kept.
        </p>
        <CreditsLine />
      </>
    }
  />
)

/** Says at the top of the page that the session cannot be paid, with the way to more credits. */
export const NoCredits = ({ subscription }: Pick<Billing, 'subscription'>) => (
  <Banner tone="warn">
    A live session takes one credit, and you have none left.{' '}
    {subscription?.status === 'past_due' ? (
      <TextLink as={Link} to="/home/profile">
        See your plan
      </TextLink>
    ) : (
      <TextLink as={Link} to="/home/pricing">
        {subscription ? 'See the plans' : 'Choose a plan'}
      </TextLink>
    )}
  </Banner>
)
