import type {
  Column,
  QuerySignature,
  Signature,
  Value,
} from '@sightline/contracts/questions/questions'

export const isQuerySignature = (signature: Signature): signature is QuerySignature =>
  signature.tables !== undefined && signature.columns !== undefined

/** The rows of a table in a test; values that are not rows are left out. */
export const rowsIn = (value: Value | undefined): Value[][] =>
  Array.isArray(value) ? value.filter((row) => Array.isArray(row)) : []

/** Whether a value of a test is a list of rows with these columns. */
export const areRows = (value: Value | undefined, columns: Column[]): boolean =>
  Array.isArray(value) &&
  value.every(
    (row) =>
      Array.isArray(row) &&
      row.length === columns.length &&
      columns.every((column, index) => isOfColumn(row[index], column)),
  )

function isOfColumn(value: Value | undefined, { type, isNullable }: Column): boolean {
  if (value === null) return isNullable === true
  if (type === 'int') return Number.isSafeInteger(value)
  return typeof value === (type === 'float' ? 'number' : 'string')
}
