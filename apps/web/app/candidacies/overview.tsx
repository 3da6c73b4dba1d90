import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { TextLink } from '@sightline/ui/button'
import { Card } from '@sightline/ui/card'
import type { ReactNode } from 'react'
import { siteConfig } from '../content/brand.ts'
import type { Posting } from '../content/postings.ts'

/** The position's description. */
export function Overview({ posting }: { posting: Posting }) {
  const { supportEmail } = siteConfig
  return (
    <div className="max-w-reading py-8">
      <h2 className="text-xl">
        <Trans>What it is</Trans>
      </h2>
      {posting.overview.map((paragraph) => (
        <p key={paragraph} lang="en" className="mt-4">
          {paragraph}
        </p>
      ))}
      <h2 className="mt-12 text-xl">
        <Trans>What it asks for</Trans>
      </h2>
      <ul className="mt-4 flex list-disc flex-col gap-3 pl-5 marker:text-muted">
        {posting.requirements.map((requirement) => (
          <li key={requirement} lang="en">
            {requirement}
          </li>
        ))}
      </ul>
      <noscript>
        <p className="mt-12">
          <Trans>
            The form needs JavaScript. Without it, write to{' '}
            <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
          </Trans>
        </p>
      </noscript>
    </div>
  )
}

/** The position's facts, and the button to apply. */
export function Facts({ posting, children }: { posting: Posting; children: ReactNode }) {
  const { location, type, remote, department, compensation } = posting
  const facts = [
    [t`Location`, location],
    [t`Type`, type],
    [t`Remote`, remote],
    [t`Department`, department],
    [t`Compensation`, compensation],
  ]
  return (
    <aside aria-label={t`The position in short`} className="lg:sticky lg:top-24 lg:self-start">
      <Card className="flex flex-col gap-6">
        <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd lang="en">{value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </Card>
    </aside>
  )
}
