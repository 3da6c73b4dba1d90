import type { Application, ApplicationBoard } from '@sightline/contracts/applications/applications'
import { STATE_GROUPS, type StateGroup } from '@sightline/contracts/applications/states'
import { useOptimistic, useState } from 'react'

type Columns = ApplicationBoard['columns']
type Column = Columns[number]

/**
 * The columns of the board. `showMoved` puts an application where it is being moved, until the
 * transition that does so is over; `setMoved` is for good. What the server sends anew replaces what
 * it sent before, and the cards that were loaded after those stay.
 */
export function useBoard(first: ApplicationBoard) {
  const [base, setBase] = useState(first)
  const [columns, setColumns] = useState(first.columns)
  if (base !== first) {
    setBase(first)
    setColumns(first.columns.map((column) => withLater(column, columns)))
  }
  const [shown, showMoved] = useOptimistic(columns, move)
  return {
    columns: shown,
    showMoved,
    setMoved: (application: Application) => setColumns((now) => move(now, application)),
    addPage: (group: StateGroup, page: Omit<Column, 'group'>) =>
      setColumns((now) =>
        now.map((column) =>
          column.group === group
            ? { ...column, next: page.next, items: unique([...column.items, ...page.items]) }
            : column,
        ),
      ),
  }
}

/** Moves an application to the column of its state. */
function move(columns: Columns, application: Application): Columns {
  return columns.map((column) => {
    const states: readonly string[] = STATE_GROUPS[column.group]
    const others = column.items.filter(({ id }) => id !== application.id)
    if (!states.includes(application.state)) return { ...column, items: others }
    return { ...column, items: [...others, application].toSorted(newestFirst) }
  })
}

const newestFirst = (a: Application, b: Application) =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id)

/** A column as it was sent anew, with the cards below it that had been loaded before. */
function withLater(sent: Column, before: Columns): Column {
  const old = before.find(({ group }) => group === sent.group)
  const last = sent.items.at(-1)
  const later = last ? (old?.items.filter((item) => newestFirst(last, item) < 0) ?? []) : []
  if (sent.next === null || !old || later.length === 0) return sent
  return { ...sent, items: unique([...sent.items, ...later]), next: old.next }
}

const unique = (items: Application[]) => [
  ...new Map(items.map((item) => [item.id, item] as const)).values(),
]
