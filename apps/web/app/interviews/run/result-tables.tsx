import { NULL_TEXT, readTables, type TextTable } from '@sightline/languages/text-table'

/**
 * How the rows of a table differ from those of another: a note for each, null where it does not.
 */
type Notes = (string | null)[]

type ResultTablesProps = {
  tables: TextTable[]
  /** Of the first table. */
  notes?: Notes
  markColour?: string
}

/** The tables of a test, side by side where there is room. */
export function ResultTables({ tables, notes = [], markColour = '' }: ResultTablesProps) {
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      {tables.map((table, index) => (
        <ResultTable
          key={table.name}
          table={table}
          notes={index === 0 ? notes : []}
          markColour={markColour}
        />
      ))}
    </div>
  )
}

/**
 * What is to be said of each row of `text` beside the rows of `other`: `missing` where the other
 * table has no such row, or, where both have the same rows in another order, that its place
 * differs.
 */
export function rowNotes(text: string, other: string, missing: string): Notes {
  const [own = [], others = []] = [text, other].map((table) =>
    readTables(table)?.[0]?.rows.map((row) => row.join('|')),
  )
  const left = [...others]
  const isFound = own.map((row) => {
    const at = left.indexOf(row)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  const isReordered = left.length === 0 && isFound.every(Boolean)
  return own.map((row, index) => {
    if (!isFound[index]) return missing
    return isReordered && others[index] !== row ? 'another place' : null
  })
}

type ResultTableProps = { table: TextTable; notes: Notes; markColour: string }

function ResultTable({ table: { name, head, rows }, notes, markColour }: ResultTableProps) {
  const hasNotes = notes.some((note) => note !== null)
  return (
    <table className="w-fit max-w-full border-collapse text-left font-mono text-xs">
      {name !== null && <caption className="pb-1 text-left font-medium">{name}</caption>}
      <thead>
        <tr>
          {head.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-b border-line py-1 pr-4 font-medium text-muted"
            >
              {column}
            </th>
          ))}
          {hasNotes && <td className="border-b border-line" />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity and may repeat
            key={index}
            className={`border-b border-line last:border-b-0 ${notes[index] ? markColour : ''}`}
          >
            {row.map((cell, at) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is told by its column
                key={at}
                className={`py-1 pr-4 wrap-anywhere ${cell === NULL_TEXT ? 'text-muted italic' : ''}`}
              >
                {cell}
              </td>
            ))}
            {hasNotes && <td className="px-2 py-1 font-sans text-muted">{notes[index]}</td>}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={head.length} className="py-1 font-sans text-muted">
              No rows
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
