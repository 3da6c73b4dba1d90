import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type {
  ListedPosting,
  PostingListQuery,
  PostingPage,
} from '@sightline/contracts/postings/postings'
import { Button } from '@sightline/ui/button'
import { EmptyState } from '@sightline/ui/empty-state'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import Briefcase from 'lucide-react/icons/briefcase'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { useAnnouncedData } from '../events/public.ts'
import { usePages } from '../use-pages.tsx'
import { postingsApi, queryText } from './api.ts'
import { FitBadges } from './fit-badges.tsx'
import {
  ageText,
  bornAt,
  PROVIDER_NAMES,
  payText,
  seniorityLabel,
  workplaceLabel,
} from './labels.ts'
import { PostingBadges } from './posting-badges.tsx'

/** The postings that a query finds, newest first. `emptyText` says what will appear here, and how. */
export function PostingList({ query, emptyText }: { query: PostingListQuery; emptyText: string }) {
  const key = queryText(query)
  const load = useCallback(
    () => postingsApi.list(Object.fromEntries(new URLSearchParams(key)) as PostingListQuery),
    [key],
  )
  const loaded = useAnnouncedData(`postings ${key}`, 'postings profile', load)
  if (loaded.status === 'failed')
    return (
      <ErrorState
        level={2}
        title={t`The postings could not be loaded`}
        text={t`${errorMessage(loaded.error)} Nothing of them is lost.`}
        actions={<Button onClick={() => void loaded.refresh()}>{t`Try again`}</Button>}
      />
    )
  if (loaded.status === 'loading')
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">
          <Trans>Loading the postings</Trans>
        </span>
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    )
  if (loaded.value.items.length === 0)
    return <EmptyState picture={<Briefcase size={32} aria-hidden />} text={emptyText} />
  return <Rows key={JSON.stringify(loaded.value)} first={loaded.value} query={query} />
}

function Rows({ first, query }: { first: PostingPage; query: PostingListQuery }) {
  const { items, more } = usePages(first, (after) => postingsApi.list({ ...query, after }))
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line border-y border-line">
        {items.map((posting) => (
          <Row key={posting.id} posting={posting} />
        ))}
      </ul>
      {more}
    </div>
  )
}

function Row({ posting }: { posting: ListedPosting }) {
  const { i18n } = useLingui()
  const { id, title, company, places, workplace, seniority, pay, provider, fit } = posting
  const facts = [
    company,
    ...places,
    workplace && workplaceLabel(workplace),
    seniority && seniorityLabel(seniority),
  ]
  return (
    <li className="flex flex-col gap-1 py-4">
      <Link to={`/home/jobs/${id}`} className="w-fit font-medium break-words hover:underline">
        {title}
      </Link>
      <p className="text-sm break-words text-muted">{facts.filter(Boolean).join(' · ')}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className={pay ? undefined : 'text-muted'}>
          {pay ? payText(pay, i18n.locale) : t`pay not said`}
        </span>
        <span className="text-muted">{ageText(bornAt(posting))}</span>
        <span className="text-muted">{provider ? PROVIDER_NAMES[provider] : t`Read by you`}</span>
        {fit && <FitBadges fit={fit} />}
        <PostingBadges posting={posting} />
      </p>
    </li>
  )
}
