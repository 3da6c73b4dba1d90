// Longer than other files: the samples of code stand beside the remarks that are expected on them.
import { describe, expect, test } from 'vitest'
import { analyse } from '../src/analyse.ts'
import { pythonParser } from '../src/python/code-parser.ts'

const question = {
  statement: 'Solve it.',
  signature: {
    name: 'solveIt',
    parameters: [
      { name: 'items', type: 'int[]' },
      { name: 'k', type: 'int' },
    ],
    returns: 'int',
  },
  constraints: ['`1 ≤ items.length ≤ 50 000`', '`-1 000 000 000 ≤ items[i], k ≤ 1 000 000 000`'],
}
const analysisOf = (code: string) => analyse(code, pythonParser, question)
/**
 * The kinds of remark and their lines, as `mutation 2`. Remarks on the unused input `k` are left
 * out.
 */
const remarkLines = (code: string) =>
  analysisOf(code).remarks.flatMap(({ kind, line, message }) =>
    message.includes('`k`') ? [] : [`${kind} ${line}`],
  )
const solving = (body: string, before = '') => `${before}def solve_it(items, k):\n${body}`

const SLOW: Record<string, string> = {
  'a list asked for what it holds, in a loop': `
    seen = []
    for x in items:
        if k - x in seen:
            return 1
        seen.append(x)
    return 0`,
  'counting in a comprehension': `
    return len([x for x in items if items.count(x) == 1])`,
  'loops over indices': `
    n = len(items)
    best = 0
    for i in range(n):
        for j in range(i + 1, n):
            best = max(best, items[j] - items[i])
    return best`,
  'sums of slices': `
    best = items[0]
    for i in range(len(items)):
        for j in range(i, len(items)):
            best = max(best, sum(items[i:j + 1]))
    return best`,
  'any within a loop': `
    count = 0
    for i, x in enumerate(items):
        if any(x + y == k for y in items[i + 1:]):
            count += 1
    return count`,
  'two clauses in one comprehension': `
    return sum(1 for a in items for b in items if a + b == k)`,
  'sorting in a loop': `
    queue = []
    best = 0
    for x in items:
        queue.append(x)
        queue.sort()
        best = max(best, queue[0])
    return best`,
  'the least of what is left, again and again': `
    left = list(items)
    total = 0
    while left:
        least = min(left)
        left.remove(least)
        total += least
    return total`,
  'a helper with a loop, called in a loop': `
    def sum_from(i):
        total = 0
        for x in items[i:]:
            total += x
        return total
    return max(sum_from(i) for i in range(len(items)))`,
  'a loop that starts anew at each index': `
    best = 0
    i = 0
    while i < len(items):
        j = i
        total = 0
        while j < len(items):
            total += items[j]
            best = max(best, total)
            j = j + 1
        i += 1
    return best`,
  'a recursion that branches and remembers nothing': `
    def go(i):
        if i >= len(items):
            return 0
        return max(go(i + 1), items[i] + go(i + 2))
    return go(0)`,
  'all orders': `
    from itertools import permutations
    return max(sum(order[:3]) for order in permutations(items))`,
  'rounds until nothing changes': `
    a = items[:]
    changed = True
    while changed:
        changed = False
        for i in range(1, len(a)):
            if a[i - 1] > a[i]:
                a[i - 1], a[i] = a[i], a[i - 1]
                changed = True
    return a[0]`,
}

const FINE: Record<string, string> = {
  'a set asked for what it holds': `
    seen = set()
    for x in items:
        if k - x in seen:
            return 1
        seen.add(x)
    return 0`,
  'a dictionary of lists': `
    groups = {}
    for i, x in enumerate(items):
        groups.setdefault(x % 10, []).append(i)
    return max(len(group) for group in groups.values()) + k`,
  'a defaultdict and a Counter': `
    from collections import Counter, defaultdict
    counts = Counter(items)
    at = defaultdict(list)
    for i, x in enumerate(items):
        at[x].append(i)
    total = 0
    for x, count in counts.items():
        if count > 1:
            for i in at[x]:
                total += i
    return total`,
  'a sliding window': `
    left = total = best = 0
    for right, x in enumerate(items):
        total += x
        while total > k and left <= right:
            total -= items[left]
            left += 1
        best = max(best, right - left + 1)
    return best`,
  'two pointers': `
    ordered = sorted(items)
    left, right = 0, len(ordered) - 1
    while left < right:
        total = ordered[left] + ordered[right]
        if total == k:
            return 1
        if total < k:
            left += 1
        else:
            right -= 1
    return 0`,
  'a binary search for each item': `
    ordered = sorted(items)
    def lower(x):
        low, high = 0, len(ordered)
        while low < high:
            middle = (low + high) // 2
            if ordered[middle] < x:
                low = middle + 1
            else:
                high = middle
        return low
    return sum(lower(k - x) for x in items)`,
  'bisect for each item': `
    from bisect import bisect_left
    ordered = sorted(items)
    count = 0
    for x in items:
        count += bisect_left(ordered, k - x)
    return count`,
  'a function named like a built-in, unpacked from a pair in a pair': `
    best = 0
    for x in items:
        for i, (sum, b) in enumerate([(max, 1)]):
            best = sum(items)
    return best + k`,
  'a heap of the largest': `
    import heapq
    heap = []
    for x in items:
        heapq.heappush(heap, x)
        if len(heap) > 3:
            heapq.heappop(heap)
    return heap[0] + k`,
  'a search level by level': `
    from collections import deque
    n = len(items)
    nearby = [[] for _ in range(n)]
    for i, x in enumerate(items):
        nearby[x % n].append(i)
        nearby[i].append(x % n)
    seen = {0}
    queue = deque([(0, 0)])
    farthest = 0
    while queue:
        place, steps = queue.popleft()
        farthest = max(farthest, steps)
        for other in nearby[place]:
            if other not in seen:
                seen.add(other)
                queue.append((other, steps + 1))
    return farthest + k`,
  'levels as lists': `
    n = len(items)
    nearby = [[] for _ in range(n)]
    for i, x in enumerate(items):
        nearby[x % n].append(i)
    seen = [False] * n
    level = [0]
    steps = 0
    while level:
        following = []
        for place in level:
            for other in nearby[place]:
                if not seen[other]:
                    seen[other] = True
                    following.append(other)
        level = following
        steps += 1
    return steps + k`,
  'a stack of what is still open': `
    stack = []
    best = 0
    for i in range(len(items) + 1):
        while stack and (i == len(items) or items[stack[-1]] >= items[i]):
            height = items[stack.pop()]
            width = i if not stack else i - stack[-1] - 1
            best = max(best, height * width)
        stack.append(i)
    return best + k`,
  'groups joined by a union-find': `
    parent = list(range(len(items)))
    def find(x):
        while parent[x] != x:
            parent[x] = parent[parent[x]]
            x = parent[x]
        return x
    groups = len(items)
    for i, x in enumerate(items):
        a, b = find(i), find(x % len(items))
        if a != b:
            parent[a] = b
            groups -= 1
    return groups + k`,
  'a union-find in a class': `
    class Groups:
        def __init__(self, n):
            self.parent = list(range(n))
        def find(self, x):
            while self.parent[x] != x:
                self.parent[x] = self.parent[self.parent[x]]
                x = self.parent[x]
            return x
    groups = Groups(len(items))
    return sum(groups.find(i) == i for i in range(len(items))) + k`,
  'a window of fixed width cut out': `
    return max(items[i:i + 3].count(k) for i in range(len(items)))`,
  'neighbours within three places': `
    best = 0
    for i in range(len(items)):
        for j in range(max(0, i - 3), i):
            best = max(best, items[i] - items[j])
    return best + k`,
  'remembered recursion': `
    from functools import lru_cache
    @lru_cache(maxsize=None)
    def go(left):
        if left <= 1:
            return left
        return go(left // 2) + go(left // 3)
    return go(k) + items[0]`,
  'a dictionary that remembers': `
    memo = {}
    def go(i, left):
        if i == 20 or left == 0:
            return 1
        if (i, left) not in memo:
            memo[i, left] = go(i + 1, left) + go(i + 1, left - 1)
        return memo[i, left]
    return go(0, 10) + items[k]`,
  'a sieve': `
    n = len(items)
    crossed = [False] * (n + 1)
    primes = 0
    for i in range(2, n + 1):
        if crossed[i]:
            continue
        primes += 1
        for j in range(i * i, n + 1, i):
            crossed[j] = True
    return primes + k`,
  'a queue emptied from the front, for it moves in one go': `
    queue = list(items)
    total = k
    while queue:
        total += queue.pop(0)
    return total`,
  'a text put together': `
    text = ""
    for x in items:
        text += str(x)
    return len("".join(reversed(text))) + k`,
  'an else of a loop': `
    for x in items:
        if x == k:
            break
    else:
        return -1
    return x`,
  'names used again in other loops': `
    total = k
    for i in range(len(items)):
        total += i
    for i in range(3):
        for x in items[:i]:
            total += x
    return total`,
  'the walrus': `
    total = k
    while (x := total % 7) > 3:
        total -= x
    return total + items[0]`,
  'a state taken apart': `
    first, *rest = items
    low = high = first
    for x in rest:
        low, high = min(low, x), max(high, x)
    return high - low + k`,
  'errors caught': `
    try:
        return items.index(k)
    except ValueError:
        return -1`,
  'digits of a number': `
    n = abs(k)
    total = 0
    while n:
        n, digit = divmod(n, 10)
        total += digit
    return total + items[0]`,
  'the greatest common divisor': `
    def common(a, b):
        while b:
            a, b = b, a % b
        return a
    best = k
    for x in items:
        best = common(best, x)
    return best`,
  'a table row by row': `
    row = [0] * 100
    for x in items:
        row = [max(a, x - b) for a, b in zip(row, row[1:] + [0])]
    return max(row) + k`,
  'subsets of a few, as bits': `
    few = items[:10]
    best = 0
    for mask in range(1 << 10):
        best = max(best, sum(x for i, x in enumerate(few) if mask >> i & 1))
    return best + k`,
  'a merge sort': `
    def merge_sort(a):
        if len(a) < 2:
            return a
        middle = len(a) // 2
        left, right = merge_sort(a[:middle]), merge_sort(a[middle:])
        out = []
        i = j = 0
        while i < len(left) and j < len(right):
            if left[i] <= right[j]:
                out.append(left[i])
                i += 1
            else:
                out.append(right[j])
                j += 1
        return out + left[i:] + right[j:]
    return merge_sort(items)[k]`,
  'pairs handed out one by one': `
    def pairs():
        for i in range(len(items) - 1):
            yield items[i], items[i + 1]
    return sum(b - a for a, b in pairs()) + k`,
  'an order by needs': `
    n = len(items)
    needs = [0] * n
    after = [[] for _ in range(n)]
    for i, x in enumerate(items):
        if 0 <= x < n:
            after[x].append(i)
            needs[i] += 1
    ready = [i for i in range(n) if not needs[i]]
    order = []
    while ready:
        i = ready.pop()
        order.append(i)
        for j in after[i]:
            needs[j] -= 1
            if needs[j] == 0:
                ready.append(j)
    return len(order) + k`,
  'a search by cost': `
    from heapq import heappop, heappush
    n = len(items)
    roads = {i: [] for i in range(n)}
    for i, x in enumerate(items):
        roads[i].append((x % n, abs(x)))
    best = {0: 0}
    heap = [(0, 0)]
    done = set()
    while heap:
        cost, place = heappop(heap)
        if place in done:
            continue
        done.add(place)
        for other, more in roads[place]:
            if other not in best or cost + more < best[other]:
                best[other] = cost + more
                heappush(heap, (cost + more, other))
    return max(best.values()) + k`,
  'runs, grouped': `
    from itertools import groupby
    return max(len(list(group)) for _, group in groupby(items)) + k`,
  'a value matched': `
    match k:
        case 0:
            return items[0]
        case 1 | 2:
            return items[-1]
        case _:
            return 0`,
  'errors let go by a with': `
    from contextlib import suppress
    with suppress(ValueError):
        return items.index(k)
    return -1`,
  'a search of few items with an end to it': `
    best = 0
    def go(i, total):
        nonlocal best
        if total > best:
            best = total
        if i == 20 or total > k:
            return
        go(i + 1, total + items[i])
        go(i + 1, total)
    go(0, 0)
    return best`,
  'types written out': `
    total: int = 0
    seen: dict[int, list[int]] = {}
    x: int
    for x in items:
        seen.setdefault(x, []).append(total)
        total += x
    return total + k + len(seen)`,
  'counts used up': `
    counts = {}
    for x in items:
        counts[x] = counts.get(x, 0) + 1
    left = k
    for x in sorted(counts):
        while counts[x] > 0 and left > 0:
            counts[x] -= 1
            left -= 1
    return left`,
  'names of built-ins used as variables': `
    max = items[0]
    sum = 0
    for list in items:
        if list > max:
            max = list
        sum += list
    return max + sum + k`,
  'a recursion on slices, remembered': `
    from functools import cache
    few = tuple(items[:12])
    @cache
    def go(left):
        return max((x + go(left[:i] + left[i + 1:]) for i, x in enumerate(left)), default=0)
    return go(few) + k`,
  'a variable of loops, read after them': `
    for i in range(len(items)):
        if items[i] > k:
            break
    total = i
    for i in range(3):
        total += i
    return total`,
  'a linked list of objects': `
    class Node:
        def __init__(self, value, following=None):
            self.value = value
            self.following = following
    head = None
    for x in items:
        head = Node(x, head)
    count = 0
    while head:
        count += head.value
        head = head.following
    return count + k`,
  'blocks of a hundred': `
    total = 0
    for start in range(0, len(items), 100):
        for i in range(start, min(start + 100, len(items))):
            total += items[i]
    return total + k`,
}

describe('slow code', () => {
  test.each(Object.entries(SLOW))('is reported: %s', (_name, body) => {
    expect(analysisOf(solving(body)).remarks.map(({ kind }) => kind)).toContain('complexity')
  })

  test.each(Object.entries(FINE))('is not reported in fast code: %s', (_name, body) => {
    expect(remarkLines(solving(body))).toEqual([])
  })
})

test('remarks use the names of Python, with the line and the constraint', () => {
  const { remarks } = analysisOf(`def solve_it(items, k):
    seen = []
    for x in items:
        if k - x in seen:
            return 1
        seen.append(x)
    return 0
`)
  expect(remarks).toEqual([
    {
      kind: 'complexity',
      line: 4,
      message:
        '`in` goes through the whole list on every turn of the loop in line 3: up to 750 million steps.',
      reason: '`1 ≤ items.length ≤ 50 000`. About 40 million simple steps fit into the time limit.',
    },
  ])
})

describe('endings', () => {
  test.each([
    ['never returns', '    items.count(k)', 'missing-return 1'],
    [
      'may run out of a loop',
      '    for x in items:\n        if x > k:\n            return x',
      'missing-return 4',
    ],
    ['goes on after a return', '    return k\n    print(items)', 'unreachable 3'],
    [
      'goes on after a break',
      '    for x in items:\n        break\n        k += x\n    return k',
      'unreachable 4',
    ],
    [
      'never ends',
      '    i = 0\n    while i < len(items):\n        k += items[i]\n    return k',
      'endless-loop 3',
    ],
    ['repeats for ever', '    while True:\n        k += 1\n    return k', 'endless-loop 2'],
  ])('code that %s is reported', (_name, body, remark) => {
    expect(remarkLines(solving(body))).toContain(remark)
  })

  test.each([
    ['ends in an else', '    if k > 3:\n        return items[0]\n    else:\n        return 2'],
    [
      'fills the list that its condition asks for',
      '    a = items[:]\n    while a:\n        a.pop()\n    return k',
    ],
    [
      'compares lists',
      '    a, b = [], [k]\n    while a != b:\n        a.append(k)\n    return items[0]',
    ],
  ])('code that %s is not reported', (_name, body) => {
    expect(remarkLines(solving(body))).toEqual([])
  })
})

describe('the input', () => {
  test.each([
    'items.sort()',
    'items.append(1)',
    'items[0] = k',
    'del items[0]',
    'items.pop(0)',
    'items[:] = []',
  ])('is changed by %s: told', (statement) => {
    expect(remarkLines(solving(`    ${statement}\n    return items[k]`))).toContain('mutation 2')
  })

  test('may be mutated in a copy, and the remark says how to make a copy', () => {
    expect(
      remarkLines(solving('    items = list(items)\n    items.sort()\n    return items[k]')),
    ).toEqual([])
    const [remark] = analysisOf(solving('    items.sort()\n    return items[k]')).remarks
    expect(remark?.reason).toContain('`list(items)`')
  })
})

test('unused variables, inputs and branches that the constraints rule out are reported', () => {
  expect(
    remarkLines(
      solving('    half = k // 2\n    if len(items) < 1:\n        return 0\n    return items[k]'),
    ),
  ).toEqual(['unused 2', 'unused 3'])
  expect(
    analysisOf(solving('    return len(items)')).remarks.map(({ message }) => message),
  ).toEqual(['The input `k` is never used.'])
})

describe('an estimate', () => {
  test.each([
    ['for x in items: k += x', 'O(n)', 'O(1)'],
    ['k = max(sorted(items))', 'O(n log n)', 'O(n)'],
    ['k = sum(x * y for x in items for y in items)', 'O(n²)', 'O(1)'],
    ['k = len(set(items))', 'O(n)', 'O(n)'],
    ['k = [0] * len(items)', 'O(n)', 'O(n)'],
    ['k += 1', 'O(1)', 'O(1)'],
  ])('of %s is %s in time and %s in memory', (statement, time, space) => {
    expect(analysisOf(solving(`    ${statement}\n    return k`)).complexity).toEqual({
      time,
      space,
    })
  })
})

test('a syntax error is reported with its line, an empty function is not an error', () => {
  const reason = 'The code cannot be read yet from here on.'
  const message = 'Something is missing here, or not expected.'
  expect(analysisOf('def solve_it(items, k):\n    return items[\n').remarks).toEqual([
    { kind: 'syntax', line: 2, message, reason },
  ])
  expect(analysisOf('def solve_it(items, k):\n    ')).toMatchObject({ remarks: [] })
})

test.each([
  ['brackets within brackets', solving(`    return ${'('.repeat(5000)}k${')'.repeat(5000)}`)],
  ['a sum of twelve thousand terms', solving(`    return items[k]${' + 1'.repeat(12_000)}`)],
  ['fifteen hundred loops', solving(`${'    for x in items: k += x\n'.repeat(1500)}    return k`)],
  ['calls of itself', solving(`${'    solve_it(items, k - 1)\n'.repeat(300)}    return items[k]`)],
  [
    'calls that double at each level',
    `${Array.from({ length: 40 }, (_, i) => `def f${i}():\n    f${i + 1}(); f${i + 1}()\n`).join('')}def f40(): pass\n${solving('    f0()\n    return items[k]')}`,
  ],
])('pathological code is not analysed: %s', (_name, code) => {
  expect(
    analysisOf(code).remarks.filter(({ kind }) => kind !== 'syntax' && kind !== 'repetition'),
  ).toEqual([])
})
