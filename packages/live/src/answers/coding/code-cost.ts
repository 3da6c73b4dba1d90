import { screenLines } from '../../screen/screen-lines.ts'

const LOOP = /^\s*(?:for|while)\b|\.(?:forEach|map|filter|some|every|reduce)\(/
const CODE =
  /^\s*(?:def |function |class |for |for\(|while |while\(|if |if\(|else\b|elif |return\b|let |const |var |public |private |static |int |fn |func |\}|\{)|[;{]\s*$|^\s*[\w.[\]]+ ?(?:=|\+=|-=) ?\S/
const SORT = /\bsort(?:ed)?\s*\(/
const STORE =
  /\b(?:new (?:Map|Set|Array|HashMap|HashSet)|dict\(|set\(|defaultdict|Counter\()|= ?(?:\{\}|\[)/
/** A loop that leaves out half of what is left. */
const HALVES = /\/\/ ?2\b|>>>? ?1\b|\/ ?2\b/
/** Fewer lines of code are a stub or a word of a page. */
const CODE_MIN_LINES = 3

/** What code on the screen shows of its cost. */
export interface CodeCost {
  /** The loops inside each other at the deepest place; null where the indentation is lost. */
  depth: number | null
  loops: number
  sorts: boolean
  stores: boolean
  halves: boolean
  /** An inner `while` often only goes on where it stopped. */
  hasInnerWhile: boolean
  isRecursive: boolean
}

/** Reads the cost of code from a page that was read from a screen; null for a page without code. */
export function codeCost(page: string): CodeCost | null {
  const kinds = screenLines(page)
  const lines = page
    .replace(/\r/g, '')
    .split('\n')
    .filter(
      (line, index) =>
        line.trim() !== '' &&
        kinds[index]?.kind !== 'prose' &&
        CODE.test(line.replace(/^\s*\d{1,4}\s?(?=\s|\S)/, (mark) => ' '.repeat(mark.length))),
    )
    .map((line) => line.replace(/^(\s*)\d{1,4}(?= {1,})/, '$1'))
  const body = lines.filter(
    (line) => !/^\s*(?:def|function|class|public|private|fn|func)\b.*[:{]?\s*$/.test(line),
  )
  if (body.length < CODE_MIN_LINES) return null
  const text = lines.join('\n')
  const name = /\b(?:def|function|func|fn) (\w+)|\bconst (\w+) = \(|\b\w+ (\w+)\([^)]*\) ?\{/
    .exec(text)
    ?.slice(1)
    .find(Boolean)
  const calls = name ? (text.match(new RegExp(`\\b${name}\\s*\\(`, 'g'))?.length ?? 0) : 0
  return {
    depth: loopDepth(lines),
    loops: lines.filter((line) => LOOP.test(line)).length,
    sorts: SORT.test(text),
    stores: STORE.test(text),
    halves: HALVES.test(text),
    hasInnerWhile: body.some((line) => /^\s+while\b/.test(line)),
    isRecursive: calls > 1,
  }
}

const indentOf = (line: string) => line.length - line.trimStart().length

function loopDepth(lines: readonly string[]): number | null {
  const isFlat = new Set(lines.map(indentOf)).size === 1
  if (isFlat && lines.filter((line) => LOOP.test(line)).length > 1) return null
  const open: number[] = []
  let deepest = 0
  for (const line of lines) {
    while (open.length > 0 && indentOf(line) <= (open.at(-1) ?? 0)) open.pop()
    if (LOOP.test(line)) {
      open.push(indentOf(line))
      deepest = Math.max(deepest, open.length)
    }
  }
  return deepest
}

const POWERS = ['', 'n', 'n²', 'n³']

/** The cost of code as a sentence that says what it rests on. */
export function costSentence(cost: CodeCost): string {
  const { depth, loops, sorts, stores, halves, hasInnerWhile, isRecursive } = cost
  const space = stores ? 'the space is what it stores' : 'O(1) extra space'
  if (isRecursive)
    return 'It is recursive: the number of calls times the work in each, and as much space as it is deep; let me count the calls.'
  if (depth === null)
    return `It has ${loops} loops: O(n²) time if one is inside the other, O(n) if they follow each other; ${space}.`
  if (depth === 0)
    return `It has no loop of its own, so it costs what its calls cost${sorts ? ', O(n log n) for the sorting' : ''}; ${space}.`
  if (depth === 1) {
    if (halves) return `It halves what is left in each step, so O(log n) time; ${space}.`
    const time = sorts ? 'O(n log n) time for the sorting' : 'O(n) time if each step is constant'
    return `It is one loop, so ${time}; ${space}.`
  }
  const power = POWERS[depth] ?? `n^${depth}`
  const unless = hasInnerWhile ? ', or O(n) if the inner one only ever moves forward' : ''
  return `It has ${depth} loops inside each other, so O(${power}) time${unless}; ${space}.`
}
