import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type { ApplicationSummary } from '@sightline/contracts/applications/applications'
import {
  STATE_GROUP_NAMES,
  STATE_GROUPS,
  type StateGroup,
} from '@sightline/contracts/applications/states'
import { Button, ButtonLink, IconButton } from '@sightline/ui/button'
import { EmptyState } from '@sightline/ui/empty-state'
import { ErrorState } from '@sightline/ui/error-state'
import { Menu, MenuItem } from '@sightline/ui/menu'
import { Skeleton } from '@sightline/ui/skeleton'
import { Tabs } from '@sightline/ui/tabs'
import Ellipsis from 'lucide-react/icons/ellipsis'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { pageTitle } from '../content/brand.ts'
import { saveFile } from '../save-file.ts'
import { useAction } from '../use-action.ts'
import { AddDialog } from './add-dialog.tsx'
import { applicationsApi } from './api.ts'
import { ApplicationList } from './application-list.tsx'
import { Board } from './board/board.tsx'
import { Due } from './due.tsx'
import { Numbers } from './numbers.tsx'
import { ReplyDialog } from './reply-dialog.tsx'
import { useSummary } from './use-applications.ts'

export const meta = () => [
  { title: pageTitle(t`Your applications`) },
  { name: 'robots', content: 'noindex' },
]

/** The user's applications to employers, as a board, a list and in numbers. */
export default function Applications() {
  const summary = useSummary()
  if (summary.status === 'failed')
    return (
      <ErrorState
        title={t`Your applications could not be loaded`}
        text={t`${errorMessage(summary.error)} Nothing of them is lost.`}
        actions={
          <Button variant="primary" onClick={() => void summary.refresh()}>
            {t`Try again`}
          </Button>
        }
      />
    )
  return (
    <div className="flex flex-col gap-8">
      <Header />
      {summary.status === 'loading' ? (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">
            <Trans>Loading your applications</Trans>
          </span>
          <Skeleton className="h-12" />
          <Skeleton className="h-64" />
        </div>
      ) : (
        <Views summary={summary.value} />
      )}
    </div>
  )
}

function Header() {
  const navigate = useNavigate()
  const [open, setOpen] = useState<'add' | 'reply' | null>(null)
  const { run, problem } = useAction()
  const exportAs = (format: 'csv' | 'json') =>
    void run(async () => saveFile(`applications.${format}`, await applicationsApi.exported(format)))
  const close = () => setOpen(null)
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl">
          <Trans>Your applications</Trans>
        </h1>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen('reply')}>{t`Paste a reply`}</Button>
          <Button variant="primary" onClick={() => setOpen('add')}>
            {t`Add an application`}
          </Button>
          <Menu
            trigger={
              <IconButton label={t`Import and export`} icon={<Ellipsis size={18} aria-hidden />} />
            }
          >
            <MenuItem onSelect={() => void navigate('/home/applications/import')}>
              {t`Import a table`}
            </MenuItem>
            <MenuItem onSelect={() => exportAs('csv')}>{t`Export as CSV`}</MenuItem>
            <MenuItem onSelect={() => exportAs('json')}>{t`Export as JSON`}</MenuItem>
          </Menu>
        </div>
      </div>
      {problem && <p className="text-sm text-bad">{problem}</p>}
      <AddDialog isOpen={open === 'add'} onClose={close} />
      <ReplyDialog isOpen={open === 'reply'} onClose={close} />
    </header>
  )
}

const VIEWS = ['board', 'list', 'numbers'] as const

function Views({ summary }: { summary: ApplicationSummary }) {
  const [query, setQuery] = useSearchParams()
  const isNarrow = globalThis.matchMedia?.('(max-width: 40rem)').matches ?? false
  const chosen = VIEWS.find((view) => view === query.get('view'))
  const selected = chosen ?? (isNarrow ? 'list' : 'board')
  if (summary.steps.every(({ nowCount }) => nowCount === 0))
    return (
      <EmptyState
        picture={<SendHorizontal size={32} aria-hidden />}
        text={t`Every application you begin is kept here, from the posting you found to the answer you got. Add one, or bring a table of another program.`}
        action={
          <ButtonLink as={Link} to="/home/applications/import">
            {t`Import a table`}
          </ButtonLink>
        }
      />
    )
  return (
    <div className="flex flex-col gap-8">
      <Due due={summary.due} />
      <Tabs
        label={t`Views`}
        selected={selected}
        onSelect={(view) => setQuery({ view }, { replace: true, preventScrollReset: true })}
        tabs={[
          {
            id: 'board',
            label: t`Board`,
            // A view that is not open loads nothing.
            content: selected === 'board' && (
              <div className="pt-6">
                <Board counts={countsOf(summary)} />
              </div>
            ),
          },
          {
            id: 'list',
            label: t`List`,
            content: selected === 'list' && (
              <div className="pt-6">
                <ApplicationList />
              </div>
            ),
          },
          {
            id: 'numbers',
            label: t`Numbers`,
            content: (
              <div className="pt-6">
                <Numbers summary={summary} />
              </div>
            ),
          },
        ]}
      />
    </div>
  )
}

function countsOf({ steps }: ApplicationSummary): Record<StateGroup, number> {
  const countOf = (group: StateGroup) => {
    const states: readonly string[] = STATE_GROUPS[group]
    return steps
      .filter(({ state }) => states.includes(state))
      .reduce((sum, { nowCount }) => sum + nowCount, 0)
  }
  return Object.fromEntries(STATE_GROUP_NAMES.map((group) => [group, countOf(group)])) as Record<
    StateGroup,
    number
  >
}
