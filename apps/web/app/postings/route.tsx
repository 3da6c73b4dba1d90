import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PostingListQuery } from '@sightline/contracts/postings/postings'
import type { SavedSearch } from '@sightline/contracts/postings/saved-searches'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Tabs } from '@sightline/ui/tabs'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { pageTitle } from '../content/brand.ts'
import { useAnnouncedData } from '../events/public.ts'
import { useAction } from '../use-action.ts'
import { postingsApi } from './api.ts'
import { companyOptions, useCompanies } from './company-options.ts'
import { FilterFields, filtersOf } from './filters.tsx'
import { PostingList } from './posting-list.tsx'
import { ReadForm } from './read-form.tsx'

export const meta = () => [{ title: pageTitle(t`Jobs`) }, { name: 'robots', content: 'noindex' }]

const loadSearches = () => postingsApi.searches()

/** Postings of the boards on the user's list, of what was read, and of saved searches. */
export default function Postings() {
  const [address, setAddress] = useSearchParams()
  const searches = useAnnouncedData('saved-searches', 'postings', loadSearches)
  const found = searches.status === 'loaded' ? searches.value : []
  const set = (name: string, value: string) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const views = viewsOf(found)
  const selected = views.find(({ id }) => id === address.get('view'))?.id ?? 'all'
  const filters = useDeferredValue(address)
  const companies = useCompanies()
  const chosenCompany = address.get('company') ?? ''
  return (
    <div className="flex flex-col gap-8">
      <h1 className="text-2xl">
        <Trans>Jobs</Trans>
      </h1>
      <ReadForm />
      <FilterFields
        address={address}
        companies={
          companies.status === 'loaded' ? companyOptions(companies.value, [chosenCompany]) : []
        }
        onChange={set}
      />
      {searches.status === 'failed' && (
        <Banner tone="warn">
          <Trans>Your saved searches could not be loaded. The other postings are below.</Trans>
        </Banner>
      )}
      <Tabs
        label={t`Views`}
        selected={selected}
        onSelect={(view) => set('view', view === 'all' ? '' : view)}
        tabs={views.map(({ id, label, query, search, emptyText }) => ({
          id,
          label,
          content: id === selected && (
            <div className="flex flex-col gap-4 pt-6">
              {search && search.newCount > 0 && <SeenButton search={search} />}
              <PostingList
                query={{ ...filtersOf(filters), ...query }}
                emptyText={
                  Object.keys(filtersOf(filters)).length > 0
                    ? t`No posting fits these filters.`
                    : emptyText
                }
              />
            </div>
          ),
        }))}
      />
    </div>
  )
}

type View = {
  id: string
  label: string
  query: PostingListQuery
  search?: SavedSearch
  emptyText: string
}

function viewsOf(searches: SavedSearch[]): View[] {
  return [
    {
      id: 'all',
      label: t`All`,
      query: {},
      emptyText: t`The boards of your companies are being read. Their postings appear here by themselves.`,
    },
    {
      id: 'mine',
      label: t`Read by me`,
      query: { read: 'mine' },
      emptyText: t`Postings that you paste above, as an address or as text, are kept here.`,
    },
    ...searches.map((search) => ({
      id: search.id,
      label: search.newCount > 0 ? `${search.name} (${search.newCount})` : search.name,
      query: { search: search.id },
      search,
      emptyText: t`What this search finds appears here by itself.`,
    })),
  ]
}

function SeenButton({ search }: { search: SavedSearch }) {
  const { run, isBusy, problem } = useAction()
  return (
    <div className="flex flex-col items-start gap-2">
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Button
        size="small"
        isBusy={isBusy}
        onClick={() => void run(() => postingsApi.markSeen(search.id))}
      >
        {t`Mark all as seen`}
      </Button>
    </div>
  )
}
