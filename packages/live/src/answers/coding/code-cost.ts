import { screenLines } from '../../screen/screen-lines.ts'

const LOOP = /^\s*(?:for|while)\b|\.(?:forEach|map|filter|some|every|reduce)\(/
const CODE =
  /^\s*(?:def |function |class |for |for\(|while |while\(|if |if\(|else\b|elif |return\b|let |const |var |public |private |static |int |fn |func |\}|\{)|[;{]\s*$|^\s*[\w.[\]]+ ?(?:=|\+=|-=) ?\S/
const SORT = /\bsort(?:ed)?\s*\(/
const STORE =
  /\b(?:new (?:Map|Set|Array|HashMap|HashSet)|\{\}|\[\]|dict\(|set\(|defaultdict|Counter\()/
/** Fewer lines of code are a stub or a word of a page. */
const CODE_MIN_LINES = 3

/** What code on the screen shows of its cost. */
export interface CodeCost {
  /** The loops inside each other at the deepest place; null where the indentation is lost. */
  depth: number | null
  loops: number
  sorts: boolean
  stores: boolean
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

/** The cost of code as a sentence in the first person. */
export function costSentence({ depth, loops, sorts, stores, isRecursive }: CodeCost): string {
  const space = stores ? 'O(n) space for what it stores' : 'O(1) extra space'
  if (isRecursive)
    return 'It is recursive: the number of calls times the work in each, and as much space as it is deep; let me count the calls.'
  if (depth === null)
    return `It has ${loops} loops: O(n²) time if one is inside the other, O(n) if they follow each other, and ${space}.`
  if (depth === 0)
    return sorts
      ? `It sorts, so O(n log n) time, and ${space}.`
      : `It has no loop, so it costs what its calls cost, and ${space}.`
  const time =
    depth === 1
      ? sorts
        ? 'O(n log n) time for the sorting'
        : 'O(n) time, one pass'
      : `O(n${depth === 2 ? '²' : depth === 3 ? '³' : `^${depth}`}) time, as ${depth} loops stand inside each other`
  return `It is ${time}, and ${space}.`
}
