import { t } from '@lingui/core/macro'
import { APPLICATIONS_MAX_COUNT } from '@sightline/contracts/applications/states'

/** A table as text: the names of its columns, and the cells of each row. */
export interface CellTable {
  names: string[]
  rows: string[][]
}

const TABLE_MAX_BYTES = 8 * 1024 * 1024

/** Reads a CSV file. Every cell is text, whatever it looks like. @throws Error with what is wrong */
export async function readTable(file: File): Promise<CellTable> {
  if (file.size > TABLE_MAX_BYTES) throw new Error(t`This file is larger than 8 MB.`)
  const { default: Papa } = await import('papaparse')
  const { data } = Papa.parse<string[]>(await file.text(), { skipEmptyLines: 'greedy' })
  const [names, ...rows] = data
  if (!names || rows.length === 0) throw new Error(t`This file holds no rows.`)
  if (rows.length > APPLICATIONS_MAX_COUNT)
    throw new Error(t`This file has more than 10,000 rows. Cut it in two.`)
  return { names: names.map((name) => name.trim()), rows: rows.map((cells) => cells.map(unquoted)) }
}

/** Exports put an apostrophe before what spreadsheets would run as a formula. */
const unquoted = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
