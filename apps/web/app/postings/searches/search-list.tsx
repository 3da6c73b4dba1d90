import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type { Companies } from '@sightline/contracts/postings/companies'
import type { NewSavedSearch, SavedSearch } from '@sightline/contracts/postings/saved-searches'
import { Banner } from '@sightline/ui/banner'
import { Button, TextLink } from '@sightline/ui/button'
import { Switch } from '@sightline/ui/choice'
import { ConfirmDialog, Dialog } from '@sightline/ui/dialog'
import { EmptyState } from '@sightline/ui/empty-state'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import Search from 'lucide-react/icons/search'
import { startTransition, useOptimistic, useState } from 'react'
import { Link } from 'react-router'
import { useAnnouncedData } from '../../events/public.ts'
import { useAction } from '../../use-action.ts'
import { postingsApi } from '../api.ts'
import { companyNamesOf } from '../company-options.ts'
import { seniorityLabel } from '../labels.ts'
import { SearchForm } from './search-form.tsx'

const load = () => postingsApi.searches()

/** The user's saved searches, each of which can be changed, mailed and deleted. */
export function SearchList({ companies }: { companies: Companies }) {
  const loaded = useAnnouncedData('saved-searches', 'postings', load)
  const [edited, setEdited] = useState<SavedSearch | 'new' | null>(null)
  const onSaved = async () => {
    await loaded.refresh()
    setEdited(null)
  }
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          <Trans>Saved searches</Trans>
        </h2>
        <Button size="small" onClick={() => setEdited('new')}>
          {t`New search`}
        </Button>
      </div>
      {loaded.status === 'failed' && (
        <ErrorState
          level={2}
          title={t`Your searches could not be loaded`}
          text={t`${errorMessage(loaded.error)} Nothing of them is lost.`}
          actions={<Button onClick={() => void loaded.refresh()}>{t`Try again`}</Button>}
        />
      )}
      {loaded.status === 'loading' && <Skeleton className="h-40" />}
      {loaded.status === 'loaded' &&
        (loaded.value.length === 0 ? (
          <EmptyState
            picture={<Search size={32} aria-hidden />}
            text={t`A saved search looks through new postings for you, and can send you one mail a day.`}
          />
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {loaded.value.map((search) => (
              <Row
                key={search.id}
                search={search}
                companies={companies}
                onEdit={() => setEdited(search)}
                onChanged={loaded.refresh}
              />
            ))}
          </ul>
        ))}
      <Dialog
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === 'new' ? t`New search` : t`Change the search`}
      >
        <SearchForm
          search={edited === 'new' ? null : edited}
          companies={companies}
          onSaved={onSaved}
          onCancel={() => setEdited(null)}
        />
      </Dialog>
    </section>
  )
}

type RowProps = {
  search: SavedSearch
  companies: Companies
  onEdit: () => void
  onChanged: () => Promise<void>
}

function Row({ search, companies, onEdit, onChanged }: RowProps) {
  const { id, name, matchCount, newCount, isMailed } = search
  const [isAsking, setIsAsking] = useState(false)
  const [isMailWished, wishMail] = useOptimistic(isMailed)
  const { run, isBusy, problem } = useAction()

  async function change(action: () => Promise<unknown>) {
    await run(action)
    setIsAsking(false)
    await onChanged()
  }

  const setMailed = (isWished: boolean) =>
    startTransition(async () => {
      wishMail(isWished)
      const changed = { ...criteriaOf(search), isMailed: isWished }
      await change(() => postingsApi.changeSearch(id, changed))
    })

  return (
    <li className="flex flex-col gap-3 py-4">
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div className="flex flex-col gap-1">
        <TextLink as={Link} to={`/home/jobs?view=${id}`} className="w-fit font-medium break-words">
          {name}
        </TextLink>
        <p className="text-sm break-words text-muted">{criteriaText(search, companies)}</p>
        <p className="text-sm text-muted">
          {plural(matchCount, { one: '# posting', other: '# postings' })}
          {newCount > 0 && `, ${plural(newCount, { one: '# new', other: '# new' })}`}
        </p>
      </div>
      <Switch
        label={t`One mail a day with what is new`}
        checked={isMailWished}
        disabled={isBusy}
        onChange={({ target }) => setMailed(target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="small" aria-label={t`Change: ${name}`} onClick={onEdit}>
          {t`Change`}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t`Delete: ${name}`}
          onClick={() => setIsAsking(true)}
        >
          {t`Delete`}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Delete this search?`}
        text={t`“${name}” looks for nothing any more. The postings that it found stay where they are.`}
        confirmLabel={t`Delete`}
        isDangerous
        isBusy={isBusy}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void change(() => postingsApi.removeSearch(id))}
      />
    </li>
  )
}

function criteriaOf(search: SavedSearch): NewSavedSearch {
  const {
    id: _,
    createdAt: __,
    lastRunAt: ___,
    matchCount: ____,
    newCount: _____,
    ...criteria
  } = search
  return criteria
}

function criteriaText(search: SavedSearch, companies: Companies): string {
  const { titleWords, seniorities, places, isRemoteOnly, payFloor } = search
  const parts = [
    titleWords.join(', '),
    companyNamesOf(search, companies).join(', '),
    seniorities.map(seniorityLabel).join(', '),
    places.join(', '),
    isRemoteOnly ? t`Remote only` : '',
    payFloor ? t`from ${payFloor.yearly} ${payFloor.currency} a year` : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : t`Every posting of your companies`
}
