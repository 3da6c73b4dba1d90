import './service-status.element.ts'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Logo } from '@sightline/ui/logo'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { Link } from 'react-router'
import { PRIVACY_CHOICES } from '../analytics/public.ts'
import { productName, siteConfig } from '../content/brand.ts'
import { claims } from '../content/claims.ts'
import { LocaleLinks } from '../locale/locale-links.tsx'
import { SectionLink } from './navigation/section-link.tsx'
import { SocialLinks } from './social-links.tsx'

const LEGAL = {
  title: msg`Legal`,
  links: [
    { to: '/refund-policy', label: msg`Refund Policy` },
    { to: '/termsConditions', label: msg`Terms of Service` },
    { to: '/privacy-policy', label: msg`Privacy Policy` },
    { to: '/cancellation-policy', label: msg`Cancellation Policy` },
  ],
}
const LINKS = {
  title: msg`Links`,
  links: [
    { to: '/outhelp', label: msg`Help Center` },
    { to: '/careers', label: msg`Careers` },
    { to: '/login', label: msg`Log in`, className: 'signed-in:hidden' },
    { to: '/home', label: msg`Dashboard`, className: 'signed-out:hidden' },
  ],
}

type ColumnProps = {
  title: MessageDescriptor
  links: { to: string; label: MessageDescriptor; className?: string }[]
}

function Column({ title, links }: ColumnProps) {
  return (
    <nav aria-label={i18n._(title)}>
      <h2 className="text-sm">{i18n._(title)}</h2>
      <ul className="mt-3 flex flex-col text-sm text-muted">
        {links.map(({ to, label, className }) => (
          <li key={to} className={className}>
            <Link
              to={to}
              className="inline-block rounded-control py-1 transition-colors hover:text-ink"
            >
              {i18n._(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Button that reopens the consent banner. Hidden if no provider is configured. */
function PrivacyChoices() {
  const { tagManagerId, pixelId, insightId } = siteConfig
  return (
    <button
      type="button"
      {...{ [PRIVACY_CHOICES]: true }}
      data-value={`${tagManagerId}${pixelId}${insightId}`}
      className="rounded-control text-left text-sm text-muted transition-colors hover:text-ink data-[value='']:hidden noscript:hidden"
    >
      <Trans>Privacy choices</Trans>
    </button>
  )
}

/** Footer of the public pages and of the signed-in area. */
export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto max-w-content px-4 sm:px-6">
        <div className="grid grid-cols-2 gap-x-8 gap-y-12 py-12 sm:grid-cols-[1fr_auto_auto] sm:gap-x-16">
          <div className="col-span-full flex flex-col gap-4 sm:col-span-1">
            <Link to="/" className="w-fit rounded-control" aria-label={productName}>
              <Logo name={productName} />
            </Link>
            <p className="max-w-72 text-sm text-muted">
              {claims().tagline}{' '}
              <SectionLink
                to="/#undetectable"
                className="rounded-control underline underline-offset-4 hover:text-ink"
              >
                <Trans>What that means</Trans>
              </SectionLink>
            </p>
            <SocialLinks />
          </div>
          <Column {...LEGAL} />
          <Column {...LINKS} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-6">
          <ServiceStatus />
          <LocaleLinks />
          <PrivacyChoices />
          <p className="text-sm text-muted">
            © 2025–{siteConfig.year} {productName}
          </p>
        </div>
      </div>
    </footer>
  )
}

/**
 * Shows whether the API responds. Assumes so until the first response, since the page itself came
 * from the same server.
 */
function ServiceStatus() {
  return (
    <service-status role="status" className="group/status flex text-sm text-muted">
      <span className="flex items-center gap-2 group-data-failing/status:hidden">
        <span aria-hidden className="grid size-4 place-items-center">
          <span className="size-2 rounded-full bg-good" />
        </span>
        <Trans>All services are online</Trans>
      </span>
      <span className="hidden items-center gap-2 group-data-failing/status:flex">
        <CircleAlert size={16} aria-hidden className="text-bad" />
        <Trans>Some services are not answering</Trans>
      </span>
    </service-status>
  )
}
