import { Trans } from '@lingui/react/macro'
import type { Billing, PlanStart } from '@sightline/contracts/billing/billing'
import type { Plan } from '@sightline/contracts/plans/plans'
import { offerOf } from './offer.ts'
import { PlanCard } from './plan-card.tsx'
import type { CheckoutProblem } from './use-subscribe.ts'

type Props = {
  plans: Plan[]
  /** Null if the user's present plan could not be loaded. */
  billing: Billing | null
  usdPerInr: Promise<number | null>
  /** The plan that the user chose before signing up. */
  chosenName: string | null
  /** The plan whose purchase is under way. */
  processingId: string | null
  /** Why the last purchase could not start; shown on the card of its plan. */
  problem: CheckoutProblem | null
  /** Gets the pressed button, to give the focus back to it. */
  onSubscribe: (plan: Plan, button: HTMLElement, starts: PlanStart) => void
}

export function PlanList({
  plans,
  billing,
  usdPerInr,
  chosenName,
  processingId,
  problem,
  onSubscribe,
}: Props) {
  const now = new Date()
  const offers = plans.map((plan) => ({ plan, offer: offerOf(plan, billing, now) }))
  return (
    <>
      <p className="mt-6 max-w-reading text-sm text-muted">
        <Trans>
          What is charged is the price in rupees, a fixed whole amount. The start page counts from
          fixed prices in dollars at the rate of today, so the two can differ a little.
        </Trans>
      </p>
      <ul className="mx-auto mt-6 grid max-w-dialog gap-6 md:max-w-none md:grid-cols-3">
        {offers.map(({ plan, offer }) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            offer={offer}
            hasRoomForNote={offers.some(({ offer: { note } }) => note !== undefined)}
            usdPerInr={usdPerInr}
            isChosen={chosenName === plan.name}
            isProcessing={processingId === plan.id}
            isWaiting={processingId !== null && processingId !== plan.id}
            problem={problem?.planId === plan.id ? problem : null}
            onSubscribe={(button, starts) => onSubscribe(plan, button, starts)}
          />
        ))}
      </ul>
    </>
  )
}
