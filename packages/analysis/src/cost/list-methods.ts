/** Effects of list methods by name: JavaScript's own, and Python's as its parser names them. */

/** Cost of moving one item in memory, relative to one step of the candidate's code. */
export const MOVE_COST = 0.2

/** Methods that scan or move items, with their cost per item. */
export const SCAN_COSTS: Record<string, number> = {
  includes: 1,
  indexOf: 1,
  lastIndexOf: 1,
  join: 1,
  slice: MOVE_COST,
  splice: MOVE_COST,
  shift: MOVE_COST,
  unshift: MOVE_COST,
  concat: MOVE_COST,
  fill: MOVE_COST,
  reverse: MOVE_COST,
  toReversed: MOVE_COST,
  toSpliced: MOVE_COST,
  with: MOVE_COST,
}

export const COPYING_METHODS = new Set([
  ...[
    'slice',
    'concat',
    'toReversed',
    'toSpliced',
    'with',
    'reverse',
    'fill',
    'sort',
    'toSorted',
    'filter',
  ],
])
export const CALLBACK_METHODS = new Set([
  ...[
    'map',
    'forEach',
    'filter',
    'some',
    'every',
    'find',
    'findIndex',
    'findLast',
    'findLastIndex',
  ],
  ...['flatMap', 'reduce', 'reduceRight'],
])
export const SORTING_METHODS = new Set(['sort', 'toSorted'])

export const ADDING_METHODS = new Set([
  ...['push', 'unshift', 'add', 'set'],
  ...[
    'append',
    'appendleft',
    'insert',
    'extend',
    'heappush',
    'insort',
    'insort_left',
    'insort_right',
    'setdefault',
  ],
])
/** The adding methods of dictionaries and sets. */
export const KEYED_ADDING_METHODS = new Set(['add', 'set', 'setdefault'])
export const TAKES = new Set([
  ...['pop', 'shift', 'splice', 'delete'],
  ...['popleft', 'popitem', 'pop(0)', 'pop(i)', 'remove', 'discard', 'heappop', 'del', 'clear'],
])

/** Methods that mutate their receiver, with the verb a remark uses. */
export const MUTATING_METHODS: Record<string, string> = {
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
