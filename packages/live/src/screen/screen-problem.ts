import type { Verdict } from '../prompts/judge-asking.ts'
import type { ScreenExample } from './parse-example.ts'
import { tasksIn, weightOf } from './problem-signs.ts'
import { findExamples } from './screen-examples.ts'
import { type ScreenLine, screenLines } from './screen-lines.ts'

/** A coding problem that was read from a screen. */
export interface ScreenProblem {
  statement: string
  examples: ScreenExample[]
}

/** Titles, limits and values may stand between the story and the task. */
const BETWEEN_MAX = 5
/** A statement goes on below the titles of these parts, up to the samples. */
const PART =
  /^(?:(?:problem|the) (?:statement|description)|statement|description|problem|task|question|function description|(?:input|output)(?: format| specification)?|returns?|parameters?)\s*:?$/i
const SAMPLE = /^(?:sample|example|test case)s?\b/i
const INPUT = /^input\b/i
/** A page sets a problem from this weight of its signs on. */
const WEIGHT_MIN = 4
/** Weights of pages that are decided wrong more often than others. */
const DOUBTFUL = { from: 2, to: 4 }

/** What the rules make of a page. */
export interface ScreenJudgement {
  /**
   * Whether the page sets a coding problem. `doubtful`: of the pages judged so, fewer than nine in
   * ten are decided right by the rules, so that whoever can ask a model may ask it.
   */
  verdict: Verdict
  /** What the rules decide on their own, which stands without a model. */
  isProblem: boolean
  /** The problem that the page sets, if it sets one; null where the verdict is `no`. */
  problem: ScreenProblem | null
}

/** Judges the text of a page that was read from the screen. It takes a few ms. */
export function judgeScreen(page: string): ScreenJudgement {
  const lines = screenLines(page)
  const examples = findExamples(lines)
  const tasks = tasksIn(lines)
  const weight = weightOf(lines, tasks, examples)
  const above = lastSentenceAbove(lines, examples)
  const first = tasks[0]?.line ?? above
  // A statement that is told as a story asks for something below its examples only.
  const task = above === -1 ? first : Math.min(first, above)
  if (task === -1 || weight < DOUBTFUL.from)
    return { verdict: 'no', isProblem: false, problem: null }
  return {
    verdict: weight > DOUBTFUL.to ? 'yes' : 'doubtful',
    isProblem: weight >= WEIGHT_MIN,
    problem: { statement: statementOf(lines, task), examples },
  }
}

/**
 * The coding problem of a page whose text was read from the screen, as the rules decide it: its
 * statement without the menus, code and examples around, and its examples as values. Null for a
 * page without a problem: a task without any sign of what is to be solved, such as an example, or
 * with the parts of another page.
 */
export function findScreenProblem(page: string): ScreenProblem | null {
  const { isProblem, problem } = judgeScreen(page)
  return isProblem ? problem : null
}

/** The last sentence above the examples; -1 without one. */
function lastSentenceAbove(
  lines: readonly ScreenLine[],
  examples: readonly ScreenExample[],
): number {
  if (examples.length === 0) return -1
  const sample = lines.findIndex(
    (line) => SAMPLE.test(line.text) || findExamples([line]).length > 0,
  )
  const first = sample === -1 ? lines.findIndex(({ text }) => INPUT.test(text)) : sample
  return lines.findLastIndex(({ kind }, index) => kind === 'prose' && index < first)
}

/**
 * The sentences from the story before the task, where there is one, to the first sample, code or
 * limits, and those of the parts of the statement that follow them.
 */
function statementOf(lines: readonly ScreenLine[], task: number): string {
  let isInside = true
  return lines
    .flatMap((line, index) => {
      if (index < startOf(lines, task)) return []
      if (line.kind === 'heading') isInside = isPartAt(lines, index)
      else if (line.kind === 'code') isInside = isSentenceBelow(lines, index)
      else if (SAMPLE.test(line.text) || findExamples([line]).length > 0) isInside = false
      return isInside && line.kind === 'prose' ? line.text : []
    })
    .join('\n')
}

/** Where the story before a task begins; titles and limits may stand between. */
function startOf(lines: readonly ScreenLine[], task: number): number {
  let start = task
  let skipped = 0
  for (let index = task - 1; index >= 0 && skipped <= BETWEEN_MAX; index--) {
    const kind = lines[index]?.kind
    if (kind === 'code' || kind === 'menu') break
    if (kind === 'prose') {
      start = index
      skipped = 0
    } else if (kind !== 'blank') skipped++
  }
  return start
}

/** Whether a sentence goes on below a line of code, such as the signature in it. */
function isSentenceBelow(lines: readonly ScreenLine[], index: number): boolean {
  const next = lines.slice(index + 1).find(({ kind }) => kind !== 'blank')
  return next?.kind === 'prose' && /^\p{Ll}/u.test(next.text)
}

/** Whether a part of the statement begins here, in sentences: below `Input` values may follow. */
function isPartAt(lines: readonly ScreenLine[], index: number): boolean {
  if (!PART.test(lines[index]?.text ?? '')) return false
  const next = lines.slice(index + 1).find(({ kind }) => kind !== 'blank')
  return next?.kind === 'prose'
}
