import type { ReactNode } from 'react'
import { WideTable } from './wide-table.tsx'

type TableProps = {
  /** Names the table to screen readers. */
  caption: string
  columns: readonly { label: string; isNumeric?: boolean }[]
  /** Rows of cells; the first cell of each row is its header. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table that scrolls horizontally on narrow screens. */
export function Table({ caption, columns, rows }: TableProps) {
  const alignment = (column: number) =>
    columns[column]?.isNumeric ? 'text-right tabular-nums' : 'text-left'
  return (
    <WideTable caption={caption}>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            {columns.map(({ label }, column) => (
              <th
                key={label}
                scope="col"
                className={`px-3 py-2 font-medium first:pl-0 last:pr-0 ${alignment(column)}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [head, ...cells] }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className={`py-3 pr-3 font-medium ${alignment(0)}`}>
                {head}
              </th>
              {columns.slice(1).map(({ label }, at) => (
                <td key={label} className={`px-3 py-3 last:pr-0 ${alignment(at + 1)}`}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
