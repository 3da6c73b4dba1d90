import { VALUE_TEXT_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import type { Signature, Value } from '@sightline/contracts/questions/questions'
import { firstCharacters } from '@sightline/contracts/text/well-formed'
import { callsIn } from './class-signature.ts'
import type { ReturnedValue } from './compare.ts'
import { isQuerySignature, rowsIn } from './query-signature.ts'
import { writeTable } from './text-table.ts'

/** Formats a value for people, cut where it gets too long. */
export const formatValue = (value: ReturnedValue): string =>
  truncate(write(value, VALUE_TEXT_MAX_LENGTH), VALUE_TEXT_MAX_LENGTH)

/** Formats what a test expects, or what it got: a value, or for a query a table. */
export function formatResult(signature: Signature, value: ReturnedValue): string {
  if (!isQuerySignature(signature) || !isListOfRows(value)) return formatValue(value)
  return truncate(
    writeTable(signature.columns, value, VALUE_TEXT_MAX_LENGTH),
    VALUE_TEXT_MAX_LENGTH,
  )
}

const isListOfRows = (value: ReturnedValue): value is ReturnedValue[][] =>
  Array.isArray(value) && value.every((row) => Array.isArray(row))

/**
 * Formats a call's arguments, one per line: `limit = 5`, and for a class `calls = allow("ann", 1),
 * allow("ben", 1)`. For a query these are its tables, each below its name, with an empty line
 * between them.
 */
export function formatInput(signature: Signature, args: Value[]): string {
  const { parameters } = signature
  const each = Math.floor(VALUE_TEXT_MAX_LENGTH / parameters.length) - 2
  if (isQuerySignature(signature))
    return signature.tables
      .map(({ name, columns }, index) =>
        truncate(`${name}:\n${writeTable(columns, rowsIn(args[index]), each)}`, each),
      )
      .join('\n\n')
  return parameters
    .map(({ name, type }, index) => {
      const value = args[index] ?? null
      return truncate(
        `${name} = ${type === 'call[]' ? writeCalls(value, each) : write(value, each)}`,
        each,
      )
    })
    .join('\n')
}

/** Cuts `text` to `length` characters and marks the cut. */
export const truncate = (text: string, length: number) =>
  text.length > length ? `${firstCharacters(text, length - 1)}…` : text

function writeCalls(value: Value, length: number): string {
  let text = ''
  for (const [method, ...args] of callsIn(value)) {
    if (text.length > length) return text
    text += `${text && ', '}${method}(${write(args, length).slice(1, -1)})`
  }
  return text
}

/**
 * Appends the value's text and stops after `length` characters: a list may hold 100 000 numbers.
 */
function write(value: ReturnedValue, length: number): string {
  if (!Array.isArray(value))
    return typeof value === 'object' && value !== null ? value.odd : JSON.stringify(value)
  let text = '['
  for (const [index, item] of value.entries()) {
    if (text.length > length) return text
    text += `${index > 0 ? ', ' : ''}${write(item, length - text.length)}`
  }
  return `${text}]`
}
