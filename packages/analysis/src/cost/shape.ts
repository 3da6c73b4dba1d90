import type { FunctionNode } from '../syntax/syntax.ts'
import { type Extent, larger, ONCE } from './extent.ts'

/** What is known about a value without running the code. */
export type Shape =
  | { kind: 'list'; extent: Extent; item: Shape }
  | { kind: 'keyed'; extent: Extent; item: Shape }
  | { kind: 'text'; extent: Extent }
  /** A number up to `max`; `isSize` for counts and lengths, as opposed to input values. */
  | { kind: 'number'; max: Extent; isSize: boolean }
  | { kind: 'tuple'; items: Shape[] }
  | { kind: 'function'; node: FunctionNode }
  | { kind: 'unknown' }

export const UNKNOWN: Shape = { kind: 'unknown' }
export const numberUpTo = (max: Extent, isSize = true): Shape => ({ kind: 'number', max, isSize })
export const listOf = (item: Shape, extent: Extent): Shape => ({ kind: 'list', extent, item })

/** What is known about a value that is either `a` or `b`. */
export function either(a: Shape, b: Shape): Shape {
  if (a.kind === 'unknown') return b
  if (b.kind === 'unknown') return a
  if (a.kind === 'list' && b.kind === 'list')
    return listOf(either(a.item, b.item), larger(a.extent, b.extent))
  if (a.kind === 'keyed' && b.kind === 'keyed')
    return { kind: 'keyed', extent: larger(a.extent, b.extent), item: either(a.item, b.item) }
  if (a.kind === 'number' && b.kind === 'number')
    return numberUpTo(larger(a.max, b.max), (a.max.steps > b.max.steps ? a : b).isSize)
  if (a.kind === 'tuple' && b.kind === 'tuple' && a.items.length === b.items.length)
    return {
      kind: 'tuple',
      items: a.items.map((item, index) => either(item, b.items[index] ?? UNKNOWN)),
    }
  if (a.kind === 'tuple' && b.kind === 'list')
    return listOf(either(a.items.reduce(either, UNKNOWN), b.item), b.extent)
  return a.kind === 'list' && b.kind === 'tuple' ? either(b, a) : a
}

/** The number of items in a collection or string; null when unknown or not a collection. */
export const extentOf = (shape: Shape): Extent | null =>
  shape.kind === 'list' || shape.kind === 'keyed' || shape.kind === 'text' ? shape.extent : null

/** The shape of the items of a collection. */
export function itemOf(shape: Shape): Shape {
  if (shape.kind === 'list') return shape.item
  if (shape.kind === 'tuple') return shape.items.reduce(either, UNKNOWN)
  if (shape.kind === 'keyed') return shape.item
  return shape.kind === 'text' ? { kind: 'text', extent: ONCE } : UNKNOWN
}
