import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import { boardKeyOf, type Companies } from '@sightline/contracts/postings/companies'
import { Button } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import type { AnnouncedData } from '../../events/public.ts'
import { FollowRow } from '../follow-row.tsx'

/** The companies whose boards are read for the user, and those taken off the list. */
export function CompanyList({ companies: loaded }: { companies: AnnouncedData<Companies> }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">
        <Trans>Companies</Trans>
      </h2>
      <p className="text-sm text-muted">
        <Trans>
          The boards of companies that you follow are read for you. Paste the address of another
          board on the page of jobs, and it is followed too.
        </Trans>
      </p>
      {loaded.status === 'failed' && (
        <ErrorState
          level={2}
          title={t`The companies could not be loaded`}
          text={t`${errorMessage(loaded.error)} Nothing of them is lost.`}
          actions={<Button onClick={() => void loaded.refresh()}>{t`Try again`}</Button>}
        />
      )}
      {loaded.status === 'loading' && <Skeleton className="h-40" />}
      {loaded.status === 'loaded' && (
        <ul className="divide-y divide-line border-y border-line">
          {loaded.value.map((company) => (
            <li key={`${boardKeyOf(company)} ${company.isListed}`} className="py-3">
              <FollowRow board={company} isListed={company.isListed} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
