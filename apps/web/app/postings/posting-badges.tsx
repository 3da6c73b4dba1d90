import { t } from '@lingui/core/macro'
import type { PostingSummary } from '@sightline/contracts/postings/postings'
import { Badge } from '@sightline/ui/badge'
import { formatShortDay } from '../billing/public.ts'

/** What has happened to a posting, with dates. */
export function PostingBadges({ posting }: { posting: PostingSummary }) {
  const { isNew, closedAt, changedAt, repostOf } = posting
  return (
    <>
      {isNew && <Badge>{t`New`}</Badge>}
      {closedAt && <Badge tone="warn">{t`Closed on ${formatShortDay(closedAt)}`}</Badge>}
      {changedAt && <Badge>{t`Changed on ${formatShortDay(changedAt)}`}</Badge>}
      {repostOf && (
        <Badge>{t`Posted again, first found on ${formatShortDay(repostOf.foundAt)}`}</Badge>
      )}
    </>
  )
}
