/** What methods do to a list, by name: those of JavaScript, and those of Python as its reader names them. */

/** Moving an item in memory costs a fraction of a step of the candidate's own code. */
export const MOVE = 0.2

/** Methods that look at the items one by one, or move them, with what an item costs. */
export const SCANS: Record<string, number> = {
  includes: 1,
  indexOf: 1,
  lastIndexOf: 1,
  join: 1,
  slice: MOVE,
  splice: MOVE,
  shift: MOVE,
  unshift: MOVE,
  concat: MOVE,
  fill: MOVE,
  reverse: MOVE,
  toReversed: MOVE,
  toSpliced: MOVE,
  with: MOVE,
}

export const COPIES = new Set([
  ...['slice', 'concat', 'toReversed', 'toSpliced', 'with', 'reverse', 'fill', 'sort', 'toSorted', 'filter'],
])
export const CALLBACKS = new Set([
  ...['map', 'forEach', 'filter', 'some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex'],
  ...['flatMap', 'reduce', 'reduceRight'],
])
export const SORTS = new Set(['sort', 'toSorted'])

export const ADDS = new Set([
  ...['push', 'unshift', 'add', 'set'],
  ...['append', 'appendleft', 'insert', 'extend', 'heappush', 'insort', 'insort_left', 'insort_right', 'setdefault'],
])
/** Those of them that a dictionary or a set has. */
export const ADDS_BY_KEY = new Set(['add', 'set', 'setdefault'])
export const TAKES = new Set([
  ...['pop', 'shift', 'splice', 'delete'],
  ...['popleft', 'popitem', 'pop(0)', 'pop(i)', 'remove', 'discard', 'heappop', 'del', 'clear'],
])

/** Methods that change what they are called on, in words. */
export const CHANGES: Record<string, string> = {
  sort: 'sorts',
  reverse: 'reverses',
  splice: 'takes items out of',
  push: 'adds to',
  unshift: 'adds to',
  pop: 'takes items out of',
  shift: 'takes items out of',
  fill: 'fills',
  copyWithin: 'overwrites',
  'sort()': 'sorts',
  append: 'adds to',
  extend: 'adds to',
  insert: 'adds to',
  heappush: 'adds to',
  heapify: 'reorders',
  heapreplace: 'replaces items of',
  heappop: 'takes items out of',
  'pop(0)': 'takes items out of',
  'pop(i)': 'takes items out of',
  remove: 'takes items out of',
  del: 'takes items out of',
  clear: 'empties',
  '[:] =': 'overwrites',
}
