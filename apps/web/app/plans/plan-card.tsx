import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PlanStart } from '@sightline/contracts/billing/billing'
import { billingPeriod, PLANS } from '@sightline/contracts/plans/plan-catalog'
import type { Plan } from '@sightline/contracts/plans/plans'
import { Badge } from '@sightline/ui/badge'
import { Banner } from '@sightline/ui/banner'
import { Button, TextLink } from '@sightline/ui/button'
import Check from 'lucide-react/icons/check'
import { Suspense, useEffect, useId, useRef } from 'react'
import { Await } from 'react-router'
import { benefitsOf, formatInr, formatUsd } from '../billing/public.ts'
import { BuyToday } from './buy-today.tsx'
import type { Offer } from './offer.ts'
import type { CheckoutProblem } from './use-subscribe.ts'

type Props = {
  plan: Plan
  offer: Offer
  /** Resolves to null if the rate is unknown: then the price in dollars is left out. */
  usdPerInr: Promise<number | null>
  /** Chosen before signing up: the button has the focus when the page opens. */
  isChosen: boolean
  isProcessing: boolean
  /** True while another plan is being bought. */
  isWaiting: boolean
  problem: CheckoutProblem | null
  /** Keeps room for a note, so that the buttons of all cards line up. */
  hasRoomForNote: boolean
  /** Gets the button that gets the focus back. */
  onSubscribe: (button: HTMLElement, starts: PlanStart) => void
}

/** The price of a plan, its benefits, and its button. */
export function PlanCard(props: Props) {
  const {
    plan,
    offer,
    usdPerInr,
    isChosen,
    isProcessing,
    isWaiting,
    problem,
    hasRoomForNote,
    onSubscribe,
  } = props
  const titleId = useId()
  const noteId = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isChosen) button.current?.focus()
  }, [isChosen])
  const isMostPopular = PLANS.some(({ name, isMostPopular }) => isMostPopular && name === plan.name)
  return (
    <li
      aria-labelledby={titleId}
      className={`flex flex-col rounded-card border bg-background p-6 ${isMostPopular ? 'border-accent' : 'border-line'}`}
    >
      <PlanHeading
        id={titleId}
        plan={plan}
        mark={offer.mark}
        isChosen={isChosen}
        isMostPopular={isMostPopular}
      />
      <Price plan={plan} usdPerInr={usdPerInr} />
      <ul className="mt-6 mb-8 flex flex-col gap-3 text-sm">
        {[...benefitsOf(plan), t`About ${interviewPrice(plan)} an interview`].map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check size={16} aria-hidden className="mt-0.5 text-good" />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <Button
          ref={button}
          variant={isMostPopular ? 'primary' : 'secondary'}
          size="large"
          onClick={(event) => onSubscribe(event.currentTarget, 'at-period-end')}
          disabled={!offer.isForSale || isWaiting}
          isBusy={isProcessing}
          busyLabel={t`Processing...`}
          aria-describedby={`${titleId} ${noteId}`}
          className="w-full"
        >
          {offer.label}
        </Button>
        {offer.today && (
          <BuyToday
            offer={offer.today}
            isDisabled={isProcessing || isWaiting}
            onBuy={() => button.current && onSubscribe(button.current, 'now')}
          />
        )}
        {problem && <Problem problem={problem} />}
        <p
          id={noteId}
          className={`text-sm text-muted ${hasRoomForNote ? 'mt-3 md:min-h-16.5 lg:min-h-11' : ''}`}
        >
          {offer.note}
        </p>
      </div>
    </li>
  )
}

/** What a credit of the plan costs, in whole rupees. */
const interviewPrice = ({ price_inr, credits }: Plan) => formatInr(Math.round(price_inr / credits))

type PlanHeadingProps = {
  id: string
  plan: Plan
  mark: Offer['mark']
  isChosen: boolean
  isMostPopular: boolean
}

/** The name of a plan, with the badges that it has for this user. */
function PlanHeading({ id, plan, mark, isChosen, isMostPopular }: PlanHeadingProps) {
  return (
    <div className="flex min-h-7 items-center justify-between gap-2">
      <h2 id={id} className="text-lg">
        {plan.name}
      </h2>
      {isChosen && !mark && (
        <Badge tone="good">
          <Trans>Your choice</Trans>
        </Badge>
      )}
      {mark ? (
        <Badge tone="good">{mark}</Badge>
      ) : (
        isMostPopular && (
          <Badge>
            <Trans>Most Popular</Trans>
          </Badge>
        )
      )}
    </div>
  )
}

/** The price in rupees, and what it is in dollars at the exchange rate of today. */
function Price({ plan, usdPerInr }: Pick<Props, 'plan' | 'usdPerInr'>) {
  return (
    <>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl font-semibold tabular-nums">{formatInr(plan.price_inr)}</span>{' '}
        <span className="text-muted">
          {billingPeriod(plan.name) === 'year' ? t`per year` : t`per month`}
        </span>
      </p>
      <p className="min-h-5.5 text-sm text-muted tabular-nums">
        <Suspense>
          <Await resolve={usdPerInr}>
            {(rate) =>
              rate !== null && t`about ${formatUsd(plan.price_inr * rate)} at today’s rate`
            }
          </Await>
        </Suspense>
      </p>
    </>
  )
}

/** Why the checkout could not start, and where else the plan can be bought. */
function Problem({ problem }: { problem: CheckoutProblem }) {
  return (
    <div className="mt-3">
      <Banner tone="bad">
        {problem.message}{' '}
        {problem.pageUrl && (
          <TextLink href={problem.pageUrl} rel="noreferrer">
            <Trans>Pay on Razorpay’s own page</Trans>
          </TextLink>
        )}
      </Banner>
    </div>
  )
}
