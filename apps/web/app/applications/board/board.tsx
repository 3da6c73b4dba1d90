import { t } from '@lingui/core/macro'
import { errorMessage } from '@sightline/client/errors'
import type { Application, ApplicationBoard } from '@sightline/contracts/applications/applications'
import type { StateGroup } from '@sightline/contracts/applications/states'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Skeleton } from '@sightline/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { useAnnouncedData } from '../../events/public.ts'
import { applicationsApi } from '../api.ts'
import { useMove } from '../use-move.tsx'
import { cardId } from './application-card.tsx'
import { BoardColumn } from './board-column.tsx'
import { useBoard } from './use-board.ts'

const load = () => applicationsApi.board()

type Props = { counts: Record<StateGroup, number> }

/**
 * All applications in columns. A card is dragged to another column, or moved by the menu of its
 * state.
 */
export function Board({ counts }: Props) {
  const loaded = useAnnouncedData('applications-board', 'applications', load)
  if (loaded.status === 'loaded') return <LoadedBoard first={loaded.value} counts={counts} />
  if (loaded.status === 'loading') return <Skeleton className="h-64" />
  return (
    <Banner tone="bad">
      <p>{errorMessage(loaded.error)}</p>
      <Button onClick={() => void loaded.refresh()}>{t`Try again`}</Button>
    </Banner>
  )
}

function LoadedBoard({ first, counts }: Props & { first: ApplicationBoard }) {
  const { columns, showMoved, setMoved, addPage } = useBoard(first)
  const moved = useRef<string | null>(null)
  const { move, dialog, problem, announcement } = useMove({
    onMoving: (application) => {
      moved.current = application.id
      showMoved(application)
    },
    onMoved: (application) => {
      moved.current = null
      setMoved(application)
    },
  })
  // The button that a card was moved by goes with its old column, and the focus with it.
  useEffect(() => {
    if (moved.current === null || document.activeElement !== document.body) return
    const card = document.getElementById(cardId(moved.current))
    card?.querySelector('button')?.focus({ preventScroll: true })
    moved.current = null
  })
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
        {columns.map((column) => (
          <BoardColumn
            key={column.group}
            column={column}
            // All cards are shown: they are counted, also those that are just being moved.
            count={column.next === null ? column.items.length : counts[column.group]}
            dragged={dragged}
            onDrag={setDragged}
            onMove={move}
            onPage={(page) => addPage(column.group, page)}
          />
        ))}
      </section>
      {dialog}
    </div>
  )
}
