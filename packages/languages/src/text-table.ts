import type { Column } from '@sightline/contracts/questions/questions'
import type { ReturnedValue } from './compare.ts'

/** A table of texts as people see it. */
export type TextTable = { name: string | null; head: string[]; rows: string[][] }

const SEPARATOR = ' | '
/** Stands for a value that is missing. */
export const NULL_TEXT = 'NULL'

/**
 * Writes rows as lines below their column names and a rule, in aligned columns: readable as it is,
 * and `readTables` reads it back. Stops after about `length` characters.
 */
export function writeTable(
  columns: Pick<Column, 'name'>[],
  rows: ReturnedValue[][],
  length: number,
): string {
  const lines: string[][] = [columns.map(({ name }) => name)]
  let written = 0
  for (const row of rows) {
    if (written > length) break
    const cells = row.map(cellText)
    written += cells.join(SEPARATOR).length + 1
    lines.push(cells)
  }
  const widths =
    lines[0]?.map((_, index) => Math.max(...lines.map((cells) => cells[index]?.length ?? 0))) ?? []
  const [head, ...body] = lines
    .map((cells) => cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(SEPARATOR))
    .map((line) => line.trimEnd())
  return [head, widths.map((width) => '-'.repeat(width)).join('-+-'), ...body].join('\n')
}

/** Texts that could be taken for something else are quoted. */
function cellText(value: ReturnedValue): string {
  if (value === null) return NULL_TEXT
  if (typeof value === 'string')
    return /^$|^\s|\s$|[\n|"]|^NULL$|^-?\d/.test(value) && !DATE.test(value)
      ? JSON.stringify(value).replaceAll('|', '\\u007c')
      : value
  return typeof value === 'object' && !Array.isArray(value) ? value.odd : JSON.stringify(value)
}
const DATE = /^\d{4}-\d\d(-\d\d)?( \d\d:\d\d(:\d\d)?)?$/

/**
 * Reads tables that `writeTable` wrote: one, or several that are separated by empty lines and have
 * their names above them. Null when the text is none.
 */
export function readTables(text: string): TextTable[] | null {
  const tables = text.split('\n\n').map((block) => {
    const lines = block.split('\n')
    const [, name] = /^(\w+):$/.exec(lines[0] ?? '') ?? []
    const [head = '', rule = '', ...rows] = name === undefined ? lines : lines.slice(1)
    return {
      name: name ?? null,
      head: cellsOf(head),
      rows: rows.map(cellsOf),
      isTable: RULE.test(rule),
    }
  })
  return tables.every(({ isTable }) => isTable)
    ? tables.map(({ isTable: _, ...table }) => table)
    : null
}

const RULE = /^-+(-\+-+)*$/
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())

/** A table as part of a sentence: `(Oslo, 5), (Rome, 0)`. Other texts are left as they are. */
export function inSentence(text: string): string {
  const tables = readTables(text)
  if (!tables) return text
  const shown = tables.map(({ name, rows }) => {
    const list = rows.map((cells) => `(${cells.join(', ')})`).join(', ') || 'no rows'
    return name === null ? list : `${name} ${list}`
  })
  return shown.join('; ')
}
