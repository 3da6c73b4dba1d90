import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Subscription } from '@sightline/contracts/billing/billing'
import { Badge } from '@sightline/ui/badge'
import { Button, ButtonLink } from '@sightline/ui/button'
import Check from 'lucide-react/icons/check'
import CircleCheck from 'lucide-react/icons/circle-check'
import Download from 'lucide-react/icons/download'
import { Link } from 'react-router'
import { benefitsOf, commonBenefits, formatDay, formatInr } from '../billing/public.ts'
import { siteConfig } from '../content/brand.ts'
import { HelperPicture } from '../shell/helper-picture.tsx'
import { QuickSetup } from './quick-setup.tsx'

/** The plan that was bought, and how to start with it. */
export function PurchasedPlan({
  subscription,
  onRefresh,
}: {
  subscription: Subscription
  onRefresh: () => Promise<void>
}) {
  const { plan, status, starts_at } = subscription
  return (
    <div className="mx-auto flex max-w-210 flex-col gap-12">
      <header className="flex flex-col items-center gap-3 text-center">
        <CircleCheck size={40} aria-hidden className="text-good" />
        <h1 className="text-2xl sm:text-3xl">
          <Trans>Thank you for choosing {plan.name}</Trans>
        </h1>
        <p className="max-w-reading text-muted">
          {status === 'scheduled' && starts_at
            ? t`It starts on ${formatDay(starts_at)}, when your present period ends. Nothing is charged before.`
            : t`Your payment has arrived. A receipt is on its way to you, and also on your profile.`}
        </p>
        <ButtonLink as={Link} to="/home" variant="primary" size="large" className="mt-3">
          <Trans>Go to Dashboard</Trans>
        </ButtonLink>
      </header>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <section className="rounded-card border border-line p-6" aria-labelledby="purchased-plan">
          <h2 id="purchased-plan" className="text-lg">
            {plan.name}
          </h2>
          <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
            <span className="text-2xl font-semibold tabular-nums">
              {formatInr(monthlyPrice(plan))}
            </span>{' '}
            <span className="text-muted">
              <Trans>per month</Trans>
            </span>{' '}
            {plan.months === 12 && (
              <Badge>
                <Trans>billed yearly</Trans>
              </Badge>
            )}
          </p>
          <ul className="mt-6 flex flex-col gap-3 text-sm">
            {[...benefitsOf(plan), ...commonBenefits().map(({ title }) => title)].map((benefit) => (
              <li key={benefit} className="flex gap-3">
                <Check size={16} aria-hidden className="mt-0.5 text-good" />
                {benefit}
              </li>
            ))}
          </ul>
        </section>
        <section
          className="flex flex-col rounded-card border border-line p-6"
          aria-labelledby="desktop-helper"
        >
          <h2 id="desktop-helper" className="text-lg">
            <Trans>Desktop helper</Trans>
          </h2>
          <p className="mt-3 text-sm text-muted">
            <Trans>Mock interviews need no download: they run in your browser.</Trans>
          </p>
          <p
            data-value={siteConfig.desktopHelper}
            className="mt-3 text-sm text-muted not-data-[value='']:hidden"
          >
            <Trans>The desktop helper is not out yet.</Trans>
          </p>
          <p
            data-value={siteConfig.desktopHelper}
            className="mt-3 text-sm text-muted data-[value='']:hidden"
          >
            <Trans>
              In real conversations it shows the answers above every program, obeys your keys, sees
              only the windows that you allow and hears both sides.
            </Trans>
          </p>
          <div data-value={siteConfig.desktopHelper} className="mt-4 data-[value='']:hidden">
            <HelperPicture />
          </div>
          <div
            data-value={siteConfig.desktopHelper}
            className="mt-6 flex flex-col gap-3 max-sm:hidden data-[value='']:hidden"
          >
            <ButtonLink
              as={Link}
              to="/download/windows"
              icon={<Download size={16} aria-hidden />}
              data-value={siteConfig.windowsInstallerUrl}
              className="data-[value='']:hidden"
            >
              <Trans>Download for Windows</Trans>
            </ButtonLink>
            <ButtonLink
              as={Link}
              to="/download/linux"
              icon={<Download size={16} aria-hidden />}
              data-value={siteConfig.linuxInstallerUrl}
              className="data-[value='']:hidden"
            >
              <Trans>Download for Linux</Trans>
            </ButtonLink>
            <Button disabled>{t`Download for Mac: coming soon`}</Button>
          </div>
        </section>
      </div>
      <QuickSetup onRefresh={onRefresh} />
    </div>
  )
}

/** In rupees, rounded to paise. A yearly plan costs a twelfth of its price per month. */
const monthlyPrice = ({ price_inr, months }: Subscription['plan']) =>
  Math.round((price_inr * 100) / months) / 100
