import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { KnockOut } from '@sightline/contracts/matching/match'
import { Badge } from '@sightline/ui/badge'
import { TextLink } from '@sightline/ui/button'
import { Link } from 'react-router'
import { knockOutLabel, profileFactText } from '../../labels.ts'

/** What may end the application whatever the resume shows. No part of the number. */
export function KnockOuts({ knockOuts }: { knockOuts: readonly KnockOut[] }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-base">
        <Trans>Beside the number</Trans>
      </h3>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {knockOuts.map((knockOut) => (
          <li
            key={`${knockOut.kind} ${knockOut.postingWords}`}
            className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <p className="flex items-start gap-2 max-md:justify-between md:flex-col md:gap-1">
              <span className="inline-block font-medium first-letter:uppercase">
                {knockOutLabel(knockOut.kind)}
              </span>
              <VerdictBadge verdict={knockOut.verdict} />
            </p>
            <p className="break-words">“{knockOut.postingWords}”</p>
            <ProfileWords fact={knockOut.profileSays} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function VerdictBadge({ verdict }: Pick<KnockOut, 'verdict'>) {
  switch (verdict) {
    case 'ok':
      return <Badge tone="good">{t`Fits`}</Badge>
    case 'conflict':
      return <Badge tone="bad">{t`Conflict`}</Badge>
    case 'not said':
      return <Badge>{t`Not settled`}</Badge>
  }
}

function ProfileWords({ fact }: { fact: KnockOut['profileSays'] }) {
  const { i18n } = useLingui()
  return (
    <p className="break-words text-muted">
      {fact ? (
        <Trans>Your profile: {profileFactText(fact, i18n.locale)}</Trans>
      ) : (
        <TextLink as={Link} to="/home/applications/profile">
          <Trans>Your profile does not say it</Trans>
        </TextLink>
      )}
    </p>
  )
}
