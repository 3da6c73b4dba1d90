import { t } from '@lingui/core/macro'
import type { Fit } from '@sightline/contracts/matching/match'
import { Badge } from '@sightline/ui/badge'
import { knockOutLabel } from './labels.ts'

/** How a posting fits the main resume, and what is in conflict with the profile. */
export function FitBadges({ fit }: { fit: Fit }) {
  const { shownCount, requirementCount, conflicts } = fit
  return (
    <>
      {requirementCount > 0 && <Badge>{t`${shownCount} of ${requirementCount} shown`}</Badge>}
      {conflicts.map((kind) => (
        <Badge key={kind} tone="bad">
          {t`Conflict: ${knockOutLabel(kind)}`}
        </Badge>
      ))}
    </>
  )
}
