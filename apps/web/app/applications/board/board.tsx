import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type { Application } from '@sightline/contracts/applications/applications'
import { STATE_GROUPS, type StateGroup } from '@sightline/contracts/applications/states'
import { Banner } from '@sightline/ui/banner'
import { Skeleton } from '@sightline/ui/skeleton'
import { type DragEvent, useCallback, useState } from 'react'
import { useAnnouncedData } from '../../events/public.ts'
import { usePages } from '../../use-pages.tsx'
import { applicationsApi } from '../api.ts'
import { groupLabel } from '../labels.ts'
import type { Move } from '../move-menu.tsx'
import { useMove } from '../use-move.tsx'
import { ApplicationCard } from './application-card.tsx'

export const GROUPS = Object.keys(STATE_GROUPS) as StateGroup[]

/**
 * All applications in columns. A card is dragged to another column, or moved by the menu of its
 * state.
 */
export function Board({ counts }: { counts: Record<StateGroup, number> }) {
  const { move, dialog, problem, announcement } = useMove(() => {})
  const [dragged, setDragged] = useState<Application | null>(null)
  return (
    <div className="flex flex-col gap-4">
      {problem && <Banner tone="bad">{problem}</Banner>}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <section
        aria-label={t`Board of applications`}
        className="relative -mx-4 flex snap-x gap-3 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
      >
        {GROUPS.map((group) => (
          <Column
            key={group}
            group={group}
            count={counts[group]}
            dragged={dragged}
            onDrag={setDragged}
            onMove={move}
          />
        ))}
      </section>
      {dialog}
    </div>
  )
}

type ColumnProps = {
  group: StateGroup
  count: number
  /** The application that is being dragged. */
  dragged: Application | null
  onDrag: (application: Application | null) => void
  onMove: Move
}

function Column({ group, count, dragged, onDrag, onMove }: ColumnProps) {
  const [isOver, setIsOver] = useState(false)
  const load = useCallback(() => applicationsApi.list({ group }), [group])
  const loaded = useAnnouncedData(`applications ${group}`, 'applications', load)
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
      {loaded.status === 'loading' && (
        <>
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </>
      )}
      {loaded.status === 'failed' && <Banner tone="bad">{errorMessage(loaded.error)}</Banner>}
      {loaded.status === 'loaded' && (
        <Cards
          key={keyOf(loaded.value.items)}
          group={group}
          first={loaded.value}
          onDrag={onDrag}
          onMove={onMove}
        />
      )}
    </section>
  )
}

const keyOf = (items: Application[]) =>
  items.map((item) => `${item.id} ${item.state} ${item.followUp?.isDue} ${item.nextStep}`).join()

type CardsProps = Pick<ColumnProps, 'group' | 'onDrag' | 'onMove'> & {
  first: { items: Application[]; next: string | null }
}

function Cards({ group, first, onDrag, onMove }: CardsProps) {
  const { items, more } = usePages(first, (after) => applicationsApi.list({ group, after }))
  if (items.length === 0)
    return (
      <p className="py-6 text-center text-sm text-muted">
        <Trans>Nothing here</Trans>
      </p>
    )
  return (
    <>
      <ul className="flex flex-col gap-2">
        {items.map((application) => (
          <ApplicationCard
            key={application.id}
            application={application}
            onDrag={onDrag}
            onMove={onMove}
          />
        ))}
      </ul>
      {more}
    </>
  )
}
