import { billingPeriod, type CatalogPlan, PLANS } from '@sightline/contracts/plan-catalog'
import { Badge } from '@sightline/ui/badge'
import { ButtonLink } from '@sightline/ui/button'
import Check from 'lucide-react/icons/check'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../auth/public.ts'
import { landing } from '../content/landing.ts'
import { fetchRate, inDollars, inRupees } from './price.ts'
import { Section } from './section.tsx'

const { title, text, note } = landing.pricing

/** The plans with prices in rupees once the exchange rate has loaded, and in US dollars always. */
export function Pricing() {
  const [rate, setRate] = useState<number | null>(null)

  useEffect(() => {
    fetchRate().then(setRate, (error) => console.warn('The exchange rate of the rupee is not known.', error))
  }, [])

  return (
    <Section id="pricing" title={title} text={text}>
      <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} rate={rate} />
        ))}
      </ul>
      <p className="mt-6 text-sm text-muted">{note}</p>
    </Section>
  )
}

function PlanCard({ plan, rate }: { plan: CatalogPlan; rate: number | null }) {
  const { name, priceUsdCents, credits, months, isMostPopular } = plan
  const isSignedIn = useSession().status === 'present'
  return (
    <li
      className={`flex flex-col rounded-card border p-6 lg:p-8 ${isMostPopular ? 'border-accent bg-surface' : 'border-line bg-background'}`}
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 className="text-lg">{name}</h3>
        {isMostPopular && <Badge>Most Popular</Badge>}
      </div>
      <p className="mt-4 text-3xl font-semibold tabular-nums md:max-lg:text-2xl">
        {rate === null ? 'Loading' : inRupees(priceUsdCents, rate)}
      </p>
      <p className="mt-1 text-muted">
        ({inDollars(priceUsdCents)}) per {billingPeriod(name)}
      </p>
      <ul className="mt-6 mb-8 flex flex-col gap-3">
        {[
          `${credits} credits`,
          `${months === 12 ? '1-year' : '1-month'} access`,
          `About ${inDollars(Math.round(priceUsdCents / credits))} an interview`,
        ].map((fact) => (
          <li key={fact} className="flex gap-3">
            <Check size={20} aria-hidden className="mt-0.5 text-good" /> {fact}
          </li>
        ))}
      </ul>
      <ButtonLink
        as={Link}
        to={`${isSignedIn ? '/home/pricing' : '/signup'}?plan=${name}`}
        variant={isMostPopular ? 'primary' : 'secondary'}
        size="large"
        className="mt-auto"
      >
        Choose {name}
      </ButtonLink>
    </li>
  )
}
