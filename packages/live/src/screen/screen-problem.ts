import type { Verdict } from '../prompts/asks.ts'
import type { ScreenExample } from './parse-example.ts'
import { findExamples } from './screen-examples.ts'
import { type ScreenLine, screenLines } from './screen-lines.ts'

/** A coding problem that was read from a screen. */
export interface ScreenProblem {
  statement: string
  examples: ScreenExample[]
}

/** What statements of problems say and other pages do not. */
const TASK =
  /\b(?:given (?:an?|the|two|n|some|\w+ sorted)\b|you(?:'re| are) given|your task|(?:write|implement|complete|create|design|build) (?:an?|the) (?:\S+ ){0,3}?(?:function|method|class|algorithm|program|query|data structure|stack|queue|cache|solution)|(?:write|implement) (?:a function )?\w+\(|returns? (?:the|true|an?|all|for|whether|how|its|true if)\b(?! overview)|find (?:the|all|an?|and|out)\b|count (?:the|how|all)\b|(?:print|output) (?:the|one|all|how|each|an?|yes|whether)\b|checks? (?:if|whether)|(?:determine|decide|tell|say) (?:if|whether|the|how)\b|(?:calculates?|computes?) the|convert (?:the|an?)\b|reverse (?:the|an?)\b|merge (?:two|all|the|k)\b|group the|sort (?:the|an?)\b|remove (?:all|the)\b|compress (?:the|an?)\b|in how many ways)/i
/** A statement by its title: `Problem: merge overlapping intervals.` */
const TITLED = /^(?:problem|task|question|exercise)\s*\d*\s*[:.]\s*\p{L}/iu
/** Titles, limits and values may stand between the story and the task. */
const BETWEEN_MAX = 5
/** A request that few other pages make of their reader. */
const REQUEST =
  /\b(?:given (?:an?|the|two|n|some)\b.*\b(?:find|return|print|count|decide|determine|compute)\b|you(?:'re| are) given|your task|(?:write|implement|complete) (?:an?|the) (?:\S+ ){0,3}?(?:function|method|class|algorithm|program|query)|in how many ways|how many\b.*\?|(?:design|implement) (?:an?|the) (?:\S+ ){0,3}?(?:class|data structure|stack|queue|cache))/i
/** A statement goes on below the titles of these parts, up to the samples. */
const PART =
  /^(?:(?:problem|the) (?:statement|description)|statement|description|problem|task|question|function description|(?:input|output)(?: format| specification)?|returns?|parameters?)\s*:?$/i
const SAMPLE = /^(?:sample|example|test case)s?\b/i
const INPUT = /^input\b/i
const LIMITS = /^(?:constraints?|limits|problem constraints)\b/i
/** Surplus signs of pages that are decided wrong more often than others. */
const DOUBTFUL = { from: -1, to: 0 }
/** The beginning of code to complete, as few other pages show it. */
const STUB =
  /^(?:(?:async )?def \w+\(|function \w+\(|class \w+ ?[:{(]|(?:public |static |const )*[\w:<>[\]]+[&*]? \w+\([^)]*\) ?\{|(?:const|let) \w+ = \(|impl Solution|fn \w+\(|func \w+\(|-- write|# write|\/\/ write|select$)/i
/** Parts of pages that explain, advertise, list or report, and set no problem. */
const OTHER_PAGE =
  /^(?:syntax|return values?|parameters|exceptions|see also|browser compatibility|specifications|deprecated|what we offer|benefits|requirements|responsibilities|about (?:the role|us)|conversations|inbox\b.*\d|sent|starred|drafts?|related articles|synopsis|options|usage|see also:.*)\s*:?$|years of experience|\b(?:in this (?:article|post|lesson|chapter|tutorial|guide|section|video)|release notes|changelog|release \d|posted by|asked \d|answered (?:by|on|\d)|replied|replies|assertionerror|lesson \d|chapter \d|lecture|dashboard|preferences|table of contents|how it works|as (?:we|you) can see|let's look at|the key (?:idea|insight))\b|\b(?:min(?:ute)?s? read|people also ask|we are hiring|apply now|test suites?:|\d+ (?:passed|failed)\b|merge(?:d)? pull request|opened this|https?:\/\/\S+ ›)|^.{30,}\b\d{1,2}:\d\d(?: [ap]m)?$/i

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
  const task = taskIn(lines, examples)
  const no: ScreenJudgement = { verdict: 'no', isProblem: false, problem: null }
  if (task === -1) return no
  const statement = statementOf(lines, task)
  const surplus = surplusSigns(lines, statement, examples)
  if (surplus < DOUBTFUL.from) return no
  return {
    verdict: surplus > DOUBTFUL.to ? 'yes' : 'doubtful',
    isProblem: surplus >= 0,
    problem: { statement, examples },
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

/** The first sentence that sets a task. Above examples, any words do. */
function taskIn(lines: readonly ScreenLine[], examples: readonly ScreenExample[]): number {
  const task = lines.findIndex(
    ({ kind, text }) => kind === 'prose' && (TASK.test(text) || TITLED.test(text)),
  )
  if (task !== -1 || examples.length === 0) return task
  const first = lines.findIndex(
    (line) => SAMPLE.test(line.text) || INPUT.test(line.text) || findExamples([line]).length > 0,
  )
  return lines.findLastIndex(({ kind }, index) => kind === 'prose' && index < first)
}

/** How many signs of a problem a page has beyond those that it needs; below 0 it lacks some. */
function surplusSigns(
  lines: readonly ScreenLine[],
  statement: string,
  examples: readonly ScreenExample[],
): number {
  const count = (pattern: RegExp) => lines.filter(({ text }) => pattern.test(text)).length
  const hasParts = count(LIMITS) > 0 || count(SAMPLE) > 0 || count(PART) > 1
  const hasExamples = examples.length > 0
  // Examples are the best sign, and count twice.
  const signs = [hasExamples, hasExamples, hasParts, count(STUB) > 0, REQUEST.test(statement)]
  const needed = Math.min(2, count(OTHER_PAGE)) + 1
  return signs.filter(Boolean).length - needed
}

/**
 * The sentences from the story before the task, where there is one, to the first sample, or to the
 * code or the limits where no part of the statement follows.
 */
function statementOf(lines: readonly ScreenLine[], task: number): string {
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
  return lines
    .slice(start, endOf(lines, task))
    .filter(({ kind }) => kind === 'prose')
    .map(({ text }) => text)
    .join('\n')
}

function endOf(lines: readonly ScreenLine[], task: number): number {
  for (let index = task + 1; index < lines.length; index++) {
    const line = lines[index]
    if (!line) break
    if (line.kind === 'code' || SAMPLE.test(line.text) || findExamples([line]).length > 0)
      return index
    if (line.kind === 'heading' && !isPartAt(lines, index)) {
      const later = lines.findIndex((_, next) => next > index && isPartAt(lines, next))
      const sample = lines.findIndex(({ text }, next) => next > index && SAMPLE.test(text))
      // Limits may stand between the parts of a statement.
      if (!LIMITS.test(line.text) || later === -1 || (sample !== -1 && sample < later)) return index
    }
  }
  return lines.length
}

/** Whether a part of the statement begins here, in sentences: below `Input` values may follow. */
function isPartAt(lines: readonly ScreenLine[], index: number): boolean {
  if (!PART.test(lines[index]?.text ?? '')) return false
  const next = lines.slice(index + 1).find(({ kind }) => kind !== 'blank')
  return next?.kind === 'prose'
}
