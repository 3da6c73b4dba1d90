import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { TextLink } from '@sightline/ui/button'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { siteConfig } from '../content/brand.ts'

/** One contact detail; hidden if the operator has not configured a value. */
function Way({
  icon,
  label,
  value,
  children,
}: {
  icon: ReactNode
  label: string
  value: string
  children: ReactNode
}) {
  return (
    <li data-value={value} className="flex gap-3 data-[value='']:hidden">
      <span className="mt-px text-muted">{icon}</span>
      <div className="min-w-0">
        <p className="text-sm text-muted">{label}</p>
        <p className="break-words">{children}</p>
      </div>
    </li>
  )
}

/**
 * All contact details of the operator: stacked, or with `isWide` in two columns where there is
 * room.
 */
export function Contact({ isWide = false }: { isWide?: boolean }) {
  const { supportPhone, supportEmail, postalAddress } = siteConfig
  return (
    <div className="group/contact">
      <ul className={isWide ? 'grid gap-6 sm:grid-cols-2' : 'flex flex-col gap-4'}>
        <Way icon={<Phone size={20} aria-hidden />} label={t`Phone`} value={supportPhone}>
          <TextLink href={`tel:${supportPhone}`}>{supportPhone}</TextLink>
        </Way>
        <Way icon={<Mail size={20} aria-hidden />} label={t`E-mail`} value={supportEmail}>
          <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
        </Way>
        <Way icon={<MapPin size={20} aria-hidden />} label={t`Location`} value={postalAddress}>
          {postalAddress}
        </Way>
      </ul>
      <p className="text-muted group-has-[li:not([data-value=''])]/contact:hidden">
        <Trans>Whoever runs this site has not said yet how to be reached.</Trans>
      </p>
    </div>
  )
}
