import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type CatalogPlan, PLANS } from '@sightline/contracts/plans/plan-catalog'
import { Badge } from '@sightline/ui/badge'
import { ButtonLink } from '@sightline/ui/button'
import Check from 'lucide-react/icons/check'
import { Link } from 'react-router'
import { pricing } from '../content/landing.ts'
import { inDollars } from './price.ts'
import { Section } from './section.tsx'
import './rupee-prices.element.ts'

/**
 * The plans with prices in rupees once the exchange rate has loaded, perhaps before hydration, and
 * in US dollars always.
 */
export function Pricing() {
  const { title, text, note } = pricing()
  return (
    <Section id="pricing" title={title} text={text}>
      <rupee-prices className="block">
        <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
          {PLANS.map((plan) => (
            <PlanCard key={plan.name} plan={plan} />
          ))}
        </ul>
      </rupee-prices>
      <p className="mt-6 text-sm text-muted">{note}</p>
    </Section>
  )
}

function PlanCard({ plan }: { plan: CatalogPlan }) {
  const { name, priceUsdCents, credits, months, isMostPopular } = plan
  const price = inDollars(priceUsdCents, i18n.locale)
  const interviewPrice = inDollars(Math.round(priceUsdCents / credits), i18n.locale)
  return (
    <li
      className={`flex flex-col rounded-card border p-6 lg:p-8 ${isMostPopular ? 'border-accent bg-surface' : 'border-line bg-background'}`}
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 className="text-lg">{name}</h3>
        {isMostPopular && (
          <Badge>
            <Trans>Most Popular</Trans>
          </Badge>
        )}
      </div>
      <p
        data-usd-cents={priceUsdCents}
        suppressHydrationWarning
        className="mt-4 text-3xl font-semibold tabular-nums md:max-lg:text-2xl"
      >
        <Trans>Loading</Trans>
      </p>
      <p className="mt-1 text-muted">
        {months === 12 ? t`(${price}) per year` : t`(${price}) per month`}
      </p>
      <ul className="mt-6 mb-8 flex flex-col gap-3">
        {[
          t`${credits} credits`,
          months === 12 ? t`1-year access` : t`1-month access`,
          t`About ${interviewPrice} an interview`,
        ].map((fact) => (
          <li key={fact} className="flex gap-3">
            <Check size={20} aria-hidden className="mt-0.5 text-good" /> {fact}
          </li>
        ))}
      </ul>
      <ChoiceLink plan={plan} to="/signup" className="signed-in:hidden" />
      <ChoiceLink plan={plan} to="/home/pricing" className="signed-out:hidden" />
    </li>
  )
}

function ChoiceLink({ plan, to, className }: { plan: CatalogPlan; to: string; className: string }) {
  return (
    <ButtonLink
      as={Link}
      to={`${to}?plan=${plan.name}`}
      variant={plan.isMostPopular ? 'primary' : 'secondary'}
      size="large"
      className={`mt-auto ${className}`}
    >
      {t`Choose ${plan.name}`}
    </ButtonLink>
  )
}
