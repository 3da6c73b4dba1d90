import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import type { Posting } from '@sightline/contracts/postings/postings'
import { Button, ButtonLink, TextLink } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useCallback } from 'react'
import { Link, useParams } from 'react-router'
import { KeepButton } from '../../applications/public.ts'
import { pageTitle } from '../../content/brand.ts'
import { useAnnouncedData } from '../../events/public.ts'
import { postingsApi } from '../api.ts'
import { PostingBadges } from '../posting-badges.tsx'
import { Asks } from './asks.tsx'
import { Blocks } from './blocks.tsx'
import { Facts } from './facts.tsx'
import { HowItFits } from './match/how-it-fits.tsx'

export const meta = () => [{ title: pageTitle(t`Posting`) }, { name: 'robots', content: 'noindex' }]

/** One posting: its text, what is known of it, and what its application asks. */
export default function PostingPage() {
  const { id = '' } = useParams()
  const load = useCallback(() => postingsApi.show(id), [id])
  const loaded = useAnnouncedData(`posting ${id}`, 'postings', load)
  if (loaded.status === 'failed')
    return <Failure error={loaded.error} onRetry={() => void loaded.refresh()} />
  return (
    <div className="flex flex-col gap-8">
      <TextLink as={Link} to="/home/jobs" className="flex w-fit items-center gap-2 text-sm">
        <ArrowLeft size={16} aria-hidden />
        <Trans>All jobs</Trans>
      </TextLink>
      {loaded.status === 'loading' ? (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">
            <Trans>Loading the posting</Trans>
          </span>
          <Skeleton className="h-16" />
          <Skeleton className="h-64" />
        </div>
      ) : (
        <Loaded posting={loaded.value} />
      )}
    </div>
  )
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiError && error.code === 'not_found')
    return (
      <ErrorState
        title={t`This posting is not there`}
        text={t`It may never have been, or is somebody else's.`}
        actions={
          <ButtonLink as={Link} to="/home/jobs">
            {t`All jobs`}
          </ButtonLink>
        }
      />
    )
  return (
    <ErrorState
      title={t`The posting could not be loaded`}
      text={t`${errorMessage(error)} Nothing of it is lost.`}
      actions={<Button variant="primary" onClick={onRetry}>{t`Try again`}</Button>}
    />
  )
}

function Loaded({ posting }: { posting: Posting }) {
  const { id, title, company, places, applyUrl, blocks } = posting
  return (
    <article className="flex flex-col gap-8">
      <header className="flex flex-col gap-3">
        <div className="flex flex-col gap-1">
          <h1 className="text-2xl break-words">{title}</h1>
          <p className="break-words text-muted">
            {[company, ...places].filter(Boolean).join(' · ')}
          </p>
        </div>
        <p className="flex flex-wrap gap-2">
          <PostingBadges posting={posting} />
        </p>
        <KeepButton postingId={id} label={t`Keep as an application`} variant="primary" />
        {applyUrl && (
          <p>
            <TextLink href={applyUrl} target="_blank" rel="noreferrer">
              <Trans>The employer's form</Trans>
            </TextLink>
          </p>
        )}
      </header>
      <HowItFits postingId={id} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        <Blocks blocks={blocks} />
        <aside className="flex flex-col gap-8 max-lg:row-start-1">
          <Facts posting={posting} />
          <Asks id={id} />
        </aside>
      </div>
    </article>
  )
}
