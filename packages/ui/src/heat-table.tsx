import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { WideTable } from './wide-table.tsx'
import { words } from './words.tsx'

type HeatTableProps = {
  /** Names the table to screen readers. */
  caption: string
  columns: readonly string[]
  /** `action` is shown at the end of the row. A null value is unknown. */
  rows: readonly {
    key: string
    head: ReactNode
    values: readonly (number | null)[]
    action?: ReactNode
  }[]
  /** The best possible value; 0 is the worst. */
  max: number
}

/** A table of numbers whose background colours show how good they are. */
export function HeatTable({ caption, columns, rows, max }: HeatTableProps) {
  return (
    <WideTable caption={caption}>
      <table className="w-full border-separate border-spacing-1 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-muted">
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className="px-2 py-1 text-center font-medium">
                {column}
              </th>
            ))}
            {rows.some(({ action }) => action) && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, values, action }) => (
            <tr key={key}>
              <th
                scope="row"
                className="sticky left-0 bg-background py-1 pr-3 text-left font-medium sm:whitespace-nowrap"
              >
                {head}
              </th>
              {columns.map((column, at) => (
                <Cell key={column} value={values[at] ?? null} max={max} />
              ))}
              {action && <td className="pl-2 text-right">{action}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

function Cell({ value, max }: { value: number | null; max: number }) {
  if (value === null)
    return (
      <td className="min-w-16 rounded-control border border-dashed border-line py-2 text-center text-muted">
        <span aria-hidden>–</span>
        <span className="sr-only">{words.notKnown}</span>
      </td>
    )
  const share = value / max
  const look = share < 0.5 ? 'bg-bad/15' : share < 0.75 ? 'bg-warn/15' : 'bg-good/15'
  return (
    <td
      className={classNames(
        'min-w-16 rounded-control py-2 text-center font-medium tabular-nums',
        look,
      )}
    >
      {words.number(value)}
    </td>
  )
}
