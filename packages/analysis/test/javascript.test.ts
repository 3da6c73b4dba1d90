// Longer than other files: the samples of code stand beside the remarks that are expected on them.
import { describe, expect, test } from 'vitest'
import { analyse } from '../src/analyse.ts'
import { javaScriptParser, typeScriptParser } from '../src/javascript/code-parser.ts'
import { loadCodeParser } from '../src/load-code-parser.ts'
import type { RemarkKind } from '../src/remark.ts'

const question = {
  statement: 'Solve it.',
  signature: {
    name: 'solve',
    parameters: [
      { name: 'items', type: 'int[]' },
      { name: 'k', type: 'int' },
    ],
    returns: 'int',
  },
  constraints: ['`1 ≤ items.length ≤ 50 000`', '`-1 000 000 000 ≤ items[i], k ≤ 1 000 000 000`'],
}
const remarksOn = (code: string, parser = javaScriptParser) =>
  analyse(code.trim(), parser, question).remarks
/**
 * The kinds of remark and their lines, as `mutation 2`. Remarks on the unused input `k` are left
 * out.
 */
const remarkLines = (code: string, parser = javaScriptParser) =>
  remarksOn(code, parser).flatMap(({ kind, line, message }) =>
    message.includes('`k`') ? [] : [`${kind} ${line}`],
  )
const kindsOf = (code: string): RemarkKind[] => remarksOn(code).map(({ kind }) => kind)

const SLOW: Record<string, string> = {
  'includes in a loop': `
    function solve(items, k) {
      const seen = []
      for (const item of items) {
        if (seen.includes(k - item)) return 1
        seen.push(item)
      }
      return 0
    }`,
  'indexOf in a callback': `
    function solve(items, k) {
      return items.filter((item, i) => items.indexOf(item) === i).length
    }`,
  'shift in a loop': `
    function solve(items, k) {
      const queue = [...items]
      let sum = 0
      while (queue.length > 0) {
        sum += queue.shift()
      }
      return sum
    }`,
  'sort in a loop': `
    function solve(items, k) {
      const heap = []
      let best = 0
      for (const item of items) {
        heap.push(item)
        heap.sort((a, b) => a - b)
        best = Math.max(best, heap[0])
      }
      return best
    }`,
  'slice and reduce in a loop': `
    function solve(items, k) {
      let best = 0
      for (let i = 0; i < items.length; i++) {
        const sum = items.slice(i).reduce((a, b) => a + b, 0)
        if (sum > best) best = sum
      }
      return best
    }`,
  'callbacks within callbacks': `
    const solve = (items, k) => {
      let count = 0
      items.forEach((a, i) => {
        items.forEach((b, j) => {
          if (i < j && a + b === k) count++
        })
      })
      return count
    }`,
  'some within some': `
    function solve(items, k) {
      return items.some((a, i) => items.some((b, j) => i !== j && a + b === k)) ? 1 : 0
    }`,
  'a helper with a loop, called in a loop': `
    function sumFrom(items, i) {
      let sum = 0
      for (let j = i; j < items.length; j++) sum += items[j]
      return sum
    }
    function solve(items, k) {
      let best = -Infinity
      for (let i = 0; i < items.length; i++) best = Math.max(best, sumFrom(items, i))
      return best
    }`,
  'three loops over short names': `
    function solve(items, k) {
      const n = items.length
      for (let i = 0; i < n; i++)
        for (let j = i + 1; j < n; j++)
          for (let l = j + 1; l < n; l++) if (items[i] + items[j] + items[l] === k) return 1
      return 0
    }`,
  'a while that starts anew each time': `
    function solve(items, k) {
      let i = 0
      let best = 0
      while (i < items.length) {
        let j = i
        let sum = 0
        while (j < items.length) {
          sum += items[j]
          best = Math.max(best, sum)
          j++
        }
        i++
      }
      return best
    }`,
  'spreading and searching in a loop': `
    function solve(items, k) {
      let total = 0
      const rest = items.slice()
      while (rest.length) {
        const m = Math.max(...rest)
        rest.splice(rest.indexOf(m), 1)
        total += m
      }
      return total
    }`,
  'a recursion that branches and remembers nothing': `
    function solve(items, k) {
      const go = (i) => {
        if (i >= items.length) return 0
        return Math.max(go(i + 1), items[i] + go(i + 2))
      }
      return go(0)
    }`,
  'rounds until nothing changes': `
    function solve(items, k) {
      const a = [...items]
      let swapped = true
      while (swapped) {
        swapped = false
        for (let i = 1; i < a.length; i++) {
          if (a[i - 1] > a[i]) {
            [a[i - 1], a[i]] = [a[i], a[i - 1]]
            swapped = true
          }
        }
      }
      return a[0]
    }`,
  'insertion into a sorted list': `
    function solve(items, k) {
      const a = [...items]
      for (let i = 1; i < a.length; i++) {
        let j = i
        while (j > 0 && a[j - 1] > a[j]) {
          [a[j - 1], a[j]] = [a[j], a[j - 1]]
          j--
        }
      }
      return a[0]
    }`,
  'for-in within for-in': `
    function solve(items, k) {
      let n = 0
      for (const i in items) {
        for (const j in items) {
          if (i < j && items[i] + items[j] === k) n++
        }
      }
      return n
    }`,
}

const FINE: Record<string, string> = {
  'a queue that is filled and emptied by turns': `
    function solve(items, k) {
      const q = []
      let best = k
      items.forEach((x, i) => {
        while (q.length && items[q[q.length - 1]] <= x) q.pop()
        q.push(i)
        if (q[0] <= i - 3) q.shift()
        best = Math.max(best, items[q[0]])
      })
      return best
    }`,
  'groups joined by a union-find': `
    function solve(items, k) {
      const parent = items.map((_, i) => i)
      const find = (x) => {
        while (parent[x] !== x) {
          parent[x] = parent[parent[x]]
          x = parent[x]
        }
        return x
      }
      let groups = items.length + k
      for (let i = 0; i < items.length; i++) {
        const [a, b] = [find(i), find(items[i] % items.length)]
        if (a === b) continue
        parent[a] = b
        groups--
      }
      return groups
    }`,
  'runs in a set, begun at their starts only': `
    function solve(items, k) {
      const set = new Set(items)
      let best = 0
      for (const x of set) {
        if (set.has(x - 1)) continue
        let length = 1
        while (set.has(x + length)) length++
        best = Math.max(best, length)
      }
      return best
    }`,
  'a sliding window': `
    function solve(items, k) {
      let left = 0, sum = 0, best = 0
      for (let right = 0; right < items.length; right++) {
        sum += items[right]
        while (sum > k && left <= right) sum -= items[left++]
        best = Math.max(best, right - left + 1)
      }
      return best
    }`,
  'going through groups': `
    function solve(items, k) {
      const groups = new Map()
      for (const x of items) {
        if (!groups.has(x % 10)) groups.set(x % 10, [])
        groups.get(x % 10).push(x)
      }
      let n = 0
      for (const group of groups.values()) for (const x of group) if (x > k) n++
      return n
    }`,
  'following links that are marked': `
    function solve(items, k) {
      const seen = new Array(items.length).fill(false)
      let n = 0
      for (let i = 0; i < items.length; i++) {
        if (seen[i]) continue
        n++
        let j = i
        while (!seen[j]) {
          seen[j] = true
          j = items[j]
        }
      }
      return n
    }`,
  'a search that marks what it has seen': `
    function solve(items, k) {
      const next = items.map(() => [])
      items.forEach((p, i) => { if (p >= 0) next[p].push(i) })
      const seen = new Set()
      let parts = 0
      for (let i = 0; i < items.length; i++) {
        if (seen.has(i)) continue
        parts++
        const stack = [i]
        seen.add(i)
        while (stack.length > 0) {
          const x = stack.pop()
          for (const y of next[x]) {
            if (seen.has(y)) continue
            seen.add(y)
            stack.push(y)
          }
        }
      }
      return parts
    }`,
  'a binary search for each item': `
    function solve(items, k) {
      const sorted = items.toSorted((a, b) => a - b)
      const lower = (x) => {
        let lo = 0, hi = sorted.length
        while (lo < hi) {
          const mid = (lo + hi) >>> 1
          if (sorted[mid] < x) lo = mid + 1
          else hi = mid
        }
        return lo
      }
      let n = 0
      for (const x of items) n += lower(k - x)
      return n
    }`,
  'a while that goes on where the last one ended': `
    function solve(items, k) {
      let n = 0
      let i = 0
      while (i < items.length) {
        let j = i
        while (j < items.length && items[j] === items[i]) j++
        n = Math.max(n, j - i)
        i = j
      }
      return n
    }`,
  'one pass with reduce': `
    const solve = (items, k) => items.reduce(([best, here], x) => [Math.max(best, here + x), Math.max(0, here + x)], [-Infinity, 0])[0]`,
  'merge sort': `
    function solve(items, k) {
      const sort = (a) => {
        if (a.length < 2) return a
        const mid = a.length >> 1
        const l = sort(a.slice(0, mid)), r = sort(a.slice(mid))
        const out = []
        let i = 0, j = 0
        while (i < l.length || j < r.length) out.push(j === r.length || (i < l.length && l[i] <= r[j]) ? l[i++] : r[j++])
        return out
      }
      return sort(items)[0]
    }`,
  'a monotone queue': `
    function solve(items, k) {
      const deque = []
      let head = 0, best = 0
      for (let i = 0; i < items.length; i++) {
        while (deque.length > head && items[deque[deque.length - 1]] <= items[i]) deque.pop()
        deque.push(i)
        if (deque[head] <= i - k) head++
        best = Math.max(best, items[deque[head]])
      }
      return best
    }`,
  'inner loops of a fixed length': `
    function solve(items, k) {
      let n = 0
      for (const x of items) {
        for (const [dx, dy] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) n += x * dx + dy
        for (let bit = 0; bit < 31; bit++) if (x & (1 << bit)) n++
      }
      return n
    }`,
  'a sieve': `
    function solve(items, k) {
      const n = items.length
      const crossed = new Array(n + 1).fill(false)
      let primes = 0
      for (let i = 2; i <= n; i++) {
        if (crossed[i]) continue
        primes++
        for (let j = i * i; j <= n; j += i) crossed[j] = true
      }
      return primes
    }`,
  'two loops one after the other': `
    function solve(items, k) {
      let i = items.length - 2
      while (i >= 0 && items[i] >= items[i + 1]) i--
      let j = items.length - 1
      while (j > i && items[j] <= items[i]) j--
      return i + j
    }`,
  'a short list that is kept sorted': `
    function solve(items, k) {
      const best = []
      for (const x of items) {
        best.push(x)
        best.sort((a, b) => b - a)
        if (best.length > 3) best.pop()
      }
      return best[2]
    }`,
}

describe('slow code', () => {
  test.each(Object.entries(SLOW))('is reported: %s', (_name, code) => {
    expect(kindsOf(code)).toContain('complexity')
  })

  test.each(Object.entries(FINE))('is not reported in fast code: %s', (_name, code) => {
    expect(remarkLines(code)).toEqual([])
  })

  test('is reported with its line, its steps and the constraint', () => {
    const [remark] = remarksOn(`function solve(items, k) {
  let count = 0
  for (const a of items) {
    for (const b of items) if (a + b === k) count++
  }
  return count
}`)
    expect(remark).toEqual({
      kind: 'complexity',
      line: 4,
      message: 'This loop runs again on every turn of the loop in line 3: up to 2.5 billion steps.',
      reason:
        '`1 ≤ items.length ≤ 50 000`. About 100 million simple steps fit into the time limit.',
    })
  })

  test('is not reported for small inputs', () => {
    const small = { ...question, constraints: ['`1 ≤ items.length ≤ 1000`'] }
    const code =
      'function solve(items, k) { return items.filter((a) => items.includes(k - a)).length }'
    expect(analyse(code, javaScriptParser, small).remarks).toEqual([])
  })

  test('is reported for too deep recursion, memoised or not', () => {
    const code = `function solve(items, k) {
  const sum = (i) => (i === items.length ? k : items[i] + sum(i + 1))
  return sum(0)
}`
    expect(remarkLines(code)).toEqual(['deep-recursion 2'])
  })
})

describe('endings', () => {
  test.each([
    [
      'never returns',
      'function solve(items, k) {\n  items.map((x) => x + k)\n}',
      'missing-return 1',
    ],
    [
      'may run out of a loop',
      'function solve(items, k) {\n  for (const x of items) {\n    if (x > k) return x\n  }\n}',
      'missing-return 4',
    ],
    [
      'leaves one branch open',
      'function solve(items, k) {\n  if (items.length > k) return 1\n}',
      'missing-return 2',
    ],
    [
      'has a callback without return',
      'function solve(items, k) {\n  return items.map((x) => {\n    x + k\n  }).length\n}',
      'missing-return 2',
    ],
    [
      'goes on after a return',
      'function solve(items, k) {\n  return k\n  items.reverse()\n}',
      'unreachable 3',
    ],
    [
      'never ends',
      'function solve(items, k) {\n  let i = 0\n  while (i < items.length) {\n    k += items[i]\n  }\n  return k\n}',
      'endless-loop 3',
    ],
    [
      'repeats for ever',
      'function solve(items, k) {\n  while (true) k++\n  return k\n}',
      'endless-loop 2',
    ],
  ])('code that %s is reported', (_name, code, remark) => {
    expect(remarkLines(code)).toContain(remark)
  })

  test.each([
    [
      'ends in both branches',
      'function solve(items, k) {\n  if (items.length > k) return 1\n  else return 2\n}',
    ],
    [
      'leaves its endless loop',
      'function solve(items, k) {\n  while (true) {\n    if (k > 9) return items[k]\n    k++\n  }\n}',
    ],
    [
      'empties a list while it is not empty',
      'function solve(items, k) {\n  const left = [...items]\n  let sum = k\n  while (left.length > 0) sum += left.pop()\n  return sum\n}',
    ],
    [
      'moves on in a function of its own',
      'function solve(items, k) {\n  let i = 0\n  const next = () => i++\n  while (i < items.length) k += items[next()]\n  return k\n}',
    ],
  ])('code that %s is not reported', (_name, code) => {
    expect(remarkLines(code)).toEqual([])
  })
})

describe('lists', () => {
  const returning = (expression: string) => `function solve(items, k) {\n  return ${expression}\n}`

  test.each([
    ['numbers sorted as texts', '[...items].sort()[k]', 'sort-order 2'],
    [
      'a comparison that answers true or false',
      '[...items].sort((a, b) => a > b)[k]',
      'sort-order 2',
    ],
    ['a list compared with a new one', 'items === [] ? 0 : k', 'list-equality 2'],
    ['an input that is sorted', 'items.sort((a, b) => a - b)[k]', 'mutation 2'],
    ['an input that loses items', 'items.pop() + k', 'mutation 2'],
  ])('%s is reported', (_name, expression, remark) => {
    expect(remarkLines(returning(expression))).toContain(remark)
  })

  test('an input may be mutated when the question asks for it, and a copy always', () => {
    const code = 'function solve(items, k) {\n  items.reverse()\n  return k\n}'
    expect(
      analyse(code, javaScriptParser, { ...question, statement: 'Reverse it in place.' }).remarks,
    ).toEqual([])
    expect(
      remarkLines(
        'function solve(items, k) {\n  items = [...items]\n  items.reverse()\n  return items[k]\n}',
      ),
    ).toEqual([])
  })

  test('a loop that reads past the end is reported, a loop that stops there is not', () => {
    const loop = (limit: string) =>
      `function solve(items, k) {\n  for (let i = 0; i ${limit} items.length; i++) k += items[i]\n  return k\n}`
    expect(remarkLines(loop('<='))).toEqual(['off-by-one 2'])
    expect(remarkLines(loop('<'))).toEqual([])
  })
})

test('unused variables, inputs and branches that the constraints rule out are reported', () => {
  expect(
    remarkLines(
      'function solve(items, k) {\n  const half = k / 2\n  if (items.length === 0) return 0\n  return items[k]\n}',
    ),
  ).toEqual(['unused 2', 'unused 3'])
  expect(
    remarksOn('function solve(items, k) {\n  return items.length\n}').map(({ message }) => message),
  ).toEqual(['The input `k` is never used.'])
})

test('a syntax error is reported with its line, and nothing else is', () => {
  expect(remarksOn('function solve(items, k) {\n  return items[\n}')).toEqual([
    {
      kind: 'syntax',
      line: 3,
      message: 'Unexpected token.',
      reason: 'The code cannot be read yet from here on.',
    },
  ])
})

test('TypeScript is analysed without its types and keeps its lines', () => {
  const code = `type Pair = { a: number }
function solve(items: number[], k: number): number {
  const sorted: number[] = [...(items as number[])].sort()
  return sorted[k]!
}`
  expect(remarkLines(code, typeScriptParser)).toEqual(['sort-order 3'])
})

test('unsupported languages have no parser', async () => {
  expect(await loadCodeParser('ruby')).toBeNull()
})

describe('an estimate', () => {
  test.each([
    ['for (const x of items) k += x', 'O(n)', 'O(1)'],
    ['for (const x of items) for (const y of items) k += x * y', 'O(n²)', 'O(1)'],
    ['k = items.toSorted((a, b) => a - b)[0]', 'O(n log n)', 'O(n)'],
    ['k = new Set(items).size', 'O(n)', 'O(n)'],
    ['k++', 'O(1)', 'O(1)'],
  ])('of %s is %s in time and %s in memory', (statement, time, space) => {
    expect(
      analyse(
        `function solve(items, k) {\n  ${statement}\n  return k\n}`,
        javaScriptParser,
        question,
      ).complexity,
    ).toEqual({ time, space })
  })

  test('is null for a recursion whose calls cannot be counted', () => {
    const code = 'function solve(items, k) {\n  return k > 0 ? solve(items, items[k]) : 0\n}'
    expect(analyse(code, javaScriptParser, question).complexity).toBeNull()
  })
})

test.each([
  [
    'calls that double at each level',
    `${Array.from({ length: 40 }, (_, i) => `function f${i}() { f${i + 1}(); f${i + 1}() }`).join('\n')}\nfunction f40() {}\nfunction solve(items, k) { f0(); return items[k] }`,
  ],
  [
    'a sum of twelve thousand terms',
    `function solve(items, k) { return items[k]${' + 1'.repeat(12_000)} }`,
  ],
  [
    'brackets within brackets',
    `function solve(items, k) { return ${'('.repeat(20_000)}items[k]${')'.repeat(20_000)} }`,
  ],
  [
    'fifteen hundred loops',
    `function solve(items, k) { ${'for (const x of items) k++\n'.repeat(1500)} return k }`,
  ],
  [
    'loops within loops',
    `function solve(items, k) { ${'while (k > 0) {'.repeat(440)} k-- ${'}'.repeat(440)} return k }`,
  ],
  [
    'calls of itself',
    `function solve(items, k) { ${'solve(items, k - 1)\n'.repeat(300)} return items[k] }`,
  ],
])('pathological code is not analysed: %s', (_name, code) => {
  expect(remarksOn(code).filter(({ kind }) => kind !== 'syntax' && kind !== 'repetition')).toEqual(
    [],
  )
  analyse(code, javaScriptParser, question).complexity
})
