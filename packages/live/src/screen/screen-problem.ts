import { findExamples, type ScreenExample } from './screen-examples.ts'
import { type ScreenLine, screenLines } from './screen-lines.ts'

/** A coding problem that was read from a screen. */
export interface ScreenProblem {
  statement: string
  examples: ScreenExample[]
}

/** What statements of problems say and other pages do not. */
const TASK =
  /\b(?:given (?:an?|the|two|n|some|\w+ sorted)\b|you(?:'re| are) given|your task|(?:write|implement|complete|create|design|build) (?:an?|the) (?:\S+ ){0,3}?(?:function|method|class|algorithm|program|data structure|stack|queue|cache|solution)|(?:write|implement) (?:a function )?\w+\(|returns? (?:the|true|an?|all|for|whether|how|its|true if)\b(?! overview)|find (?:the|all|an?|and|out)\b|count (?:the|how|all)\b|print (?:the|one|all)\b|checks? (?:if|whether)|determine (?:if|whether|the)|calculates? the|convert (?:the|an?)\b|reverse (?:the|an?)\b|merge (?:two|all|the|k)\b|group the|sort (?:the|an?)\b|remove (?:all|the)\b)/i

/**
 * The coding problem of a page whose text was read from the screen: its statement without the
 * menus, code and examples around, and its examples as values. Null for a page without a problem.
 */
export function findScreenProblem(page: string): ScreenProblem | null {
  const lines = screenLines(page)
  const statement = statementOf(lines)
  return statement === null ? null : { statement, examples: findExamples(lines) }
}

/**
 * The sentences from the first paragraph that sets a task to the heading, the example or the code
 * after it.
 */
function statementOf(lines: readonly ScreenLine[]): string | null {
  const task = lines.findIndex(({ kind, text }) => kind === 'prose' && TASK.test(text))
  if (task === -1) return null
  let start = task
  while (lines[start - 1]?.kind === 'prose') start--
  const end = lines.findIndex((line, index) => index > task && isAfterStatement(line))
  return lines
    .slice(start, end === -1 ? undefined : end)
    .filter(({ kind }) => kind === 'prose')
    .map(({ text }) => text)
    .join('\n')
}

const isAfterStatement = (line: ScreenLine) =>
  line.kind === 'heading' || line.kind === 'code' || findExamples([line]).length > 0
