/*
 * Edits of a document by JSON pointers, as in `/work/0/highlights/2`. Each returns a new document
 * and leaves all that it does not name as it was. Keys hold no `/` and no `~`.
 */

type Part = Record<string, unknown> | unknown[]
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

const keysOf = (pointer: string) => pointer.split('/').slice(1)
const get = (part: Part, key: string): unknown =>
  Array.isArray(part) ? part[Number(key)] : part[key]

/** The value at a pointer; undefined where there is none. */
export function valueAt(document: object, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>(
    (value, key) => (isPart(value) ? get(value, key) : undefined),
    document,
  )
}

/** The text at a pointer, or an empty one. */
export function textAt(document: object, pointer: string): string {
  const value = valueAt(document, pointer)
  return typeof value === 'string' ? value : ''
}

/** The number of items of the list at a pointer. */
export function countAt(document: object, pointer: string): number {
  const value = valueAt(document, pointer)
  return Array.isArray(value) ? value.length : 0
}

/** Puts a value at a pointer; what stands above it is made. Undefined removes the key. */
export function withValue<T extends object>(document: T, pointer: string, value: unknown): T {
  return changed(document, keysOf(pointer), (part, key) => {
    if (Array.isArray(part)) return part.with(Number(key), value)
    const { [key]: _, ...others } = part
    if (value === undefined) return others
    return key in part ? { ...part, [key]: value } : { ...others, [key]: value }
  }) as T
}

/** Puts an item before the one at a position of the list at a pointer, which is made. */
export const withItem = <T extends object>(
  document: T,
  list: string,
  position: number,
  item: unknown,
): T => withValue(document, list, itemsAt(document, list).toSpliced(position, 0, item))

/** Removes an item. An empty list stays. */
export const withoutItem = <T extends object>(document: T, list: string, position: number): T =>
  withValue(document, list, itemsAt(document, list).toSpliced(position, 1))

/** Moves an item to another position. Beyond the ends nothing moves. */
export function withMoved<T extends object>(
  document: T,
  list: string,
  position: number,
  to: number,
): T {
  const items = itemsAt(document, list)
  if (to < 0 || to >= items.length) return document
  const [item] = items.slice(position, position + 1)
  return withValue(document, list, items.toSpliced(position, 1).toSpliced(to, 0, item))
}

const itemsAt = (document: object, list: string): unknown[] => {
  const value = valueAt(document, list)
  return Array.isArray(value) ? value : []
}

function changed(
  value: unknown,
  [key = '', ...rest]: string[],
  change: (part: Part, key: string) => Part,
): Part {
  const part = isPart(value) ? value : {}
  if (rest.length === 0) return change(part, key)
  const inner = changed(get(part, key), rest, change)
  return Array.isArray(part) ? part.with(Number(key), inner) : { ...part, [key]: inner }
}
