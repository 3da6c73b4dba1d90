import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type {
  Application,
  ApplicationBoard,
  ApplicationPage,
} from '@sightline/contracts/applications/applications'
import { STATE_GROUPS } from '@sightline/contracts/applications/states'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { type DragEvent, useState } from 'react'
import { useAction } from '../../use-action.ts'
import { applicationsApi } from '../api.ts'
import { groupLabel } from '../labels.ts'
import type { Move } from '../move-menu.tsx'
import { ApplicationCard } from './application-card.tsx'

type ColumnProps = {
  column: ApplicationBoard['columns'][number]
  count: number
  /** The application that is being dragged. */
  dragged: Application | null
  onDrag: (application: Application | null) => void
  onMove: Move
  /** The next page of the column has been loaded. */
  onPage: (page: ApplicationPage) => void
}

/** A column of the board, on which cards of others can be dropped. */
export function BoardColumn({ column, count, dragged, onDrag, onMove, onPage }: ColumnProps) {
  const [isOver, setIsOver] = useState(false)
  const { group, items, next } = column
  const states: readonly string[] = STATE_GROUPS[group]
  const isTarget = dragged !== null && !states.includes(dragged.state)

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (dragged && isTarget) onMove(dragged, STATE_GROUPS[group][0], null)
    onDrag(null)
  }

  return (
    <section
      aria-label={groupLabel(group)}
      onDragOver={(event) => {
        if (!isTarget) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`flex w-64 shrink-0 snap-start flex-col gap-3 lg:w-auto lg:min-w-40 lg:flex-1 rounded-card border p-3 transition-colors ${isOver ? 'border-accent bg-surface' : isTarget ? 'border-dashed border-line bg-surface' : 'border-transparent bg-surface'}`}
    >
      <h3 className="flex items-baseline justify-between text-sm">
        {groupLabel(group)}
        <span className="font-normal text-muted tabular-nums">{count}</span>
      </h3>
      {items.length === 0 && (
        <p className="py-6 text-center text-sm text-muted">
          <Trans>Nothing here</Trans>
        </p>
      )}
      <ul className="flex flex-col gap-2 empty:hidden">
        {items.map((application) => (
          <ApplicationCard
            key={application.id}
            application={application}
            onDrag={onDrag}
            onMove={onMove}
          />
        ))}
      </ul>
      {next !== null && <More group={group} after={next} onPage={onPage} />}
    </section>
  )
}

type MoreProps = Pick<ColumnProps, 'onPage'> & {
  group: ColumnProps['column']['group']
  after: string
}

function More({ group, after, onPage }: MoreProps) {
  const { run, isBusy, problem } = useAction()
  const show = () => run(async () => onPage(await applicationsApi.list({ group, after })))
  return (
    <>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Button onClick={() => void show()} isBusy={isBusy} className="self-start">
        {t`Show more`}
      </Button>
    </>
  )
}
