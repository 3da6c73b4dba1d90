import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type { Application, ApplicationPage } from '@sightline/contracts/applications/applications'
import { Banner } from '@sightline/ui/banner'
import { Field } from '@sightline/ui/field'
import { Skeleton } from '@sightline/ui/skeleton'
import { useCallback, useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { formatShortDay } from '../billing/public.ts'
import { useAnnouncedData } from '../events/public.ts'
import { usePages } from '../use-pages.tsx'
import { applicationsApi } from './api.ts'
import { type Move, MoveMenu } from './move-menu.tsx'
import { NextThing } from './next-thing.tsx'
import { useMove } from './use-move.tsx'

/** All applications in rows, newest first, which can be searched. */
export function ApplicationList() {
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const load = useCallback(() => applicationsApi.list({ search }), [search])
  const loaded = useAnnouncedData(`applications with ${search}`, 'applications', load)
  return (
    <div className="flex flex-col gap-6">
      <div className="max-w-form">
        <Field
          type="search"
          label={t`Search by company or title`}
          value={text}
          maxLength={100}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {loaded.status === 'failed' && <Banner tone="bad">{errorMessage(loaded.error)}</Banner>}
      {loaded.status === 'loading' && <Skeleton className="h-40" />}
      {loaded.status === 'loaded' && (
        <Rows
          key={search + loaded.value.items.map((item) => item.id + item.stateSince).join()}
          first={loaded.value}
          search={search}
        />
      )}
    </div>
  )
}

function Rows({ first, search }: { first: ApplicationPage; search: string }) {
  const { items, more } = usePages(first, (after) => applicationsApi.list({ search, after }))
  const { move, dialog, problem, announcement } = useMove({ onMoved: () => {} })
  if (items.length === 0)
    return (
      <p className="text-muted">
        <Trans>No application has these words.</Trans>
      </p>
    )
  return (
    <div className="flex flex-col gap-4">
      {problem && <Banner tone="bad">{problem}</Banner>}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((application) => (
          <Row key={application.id} application={application} onMove={move} />
        ))}
      </ul>
      {more}
      {dialog}
    </div>
  )
}

function Row({ application, onMove }: { application: Application; onMove: Move }) {
  const { id, posting, createdAt } = application
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_auto] sm:items-center">
      <div className="flex min-w-0 flex-col">
        <Link to={`/home/applications/${id}`} className="font-medium break-words hover:underline">
          {posting.title}
        </Link>
        <span className="text-sm break-words text-muted">
          {[posting.company, ...posting.places.slice(0, 1)].filter(Boolean).join(' · ')}
          {' · '}
          {formatShortDay(createdAt)}
        </span>
      </div>
      {/* Keeps its column where nothing is next. */}
      <div>
        <NextThing application={application} />
      </div>
      <div className="sm:justify-self-end">
        <MoveMenu application={application} onMove={onMove} />
      </div>
    </li>
  )
}
