import type { ReturnedValue } from '../compare.ts'
import type { HarnessInput } from './harness.ts'

/** How one call went, as the program says. `line` is one of the file. */
export type CallReport = { timeMs: number; output: string } & (
  | { got: ReturnedValue; thrown?: never }
  | { thrown: { kind: string; message: string; line: number | null } }
)

/** What a program said: the calls that came to an end, in order, and what the one under way had printed by then. */
export type ParsedOutput = { reports: CallReport[]; underWay: { output: string } | null }

/**
 * Reads what a harness printed. Each call is `<marker> call`, what the candidate's code prints, and then `<marker> got
 * <ms> <JSON>` or `<marker> threw <ms> <JSON>`. The other stream has the first kind of line alone, so that what is
 * printed there finds its call too.
 */
export function parseOutput(stdout: string, stderr: string, { marker }: HarnessInput): ParsedOutput {
  const errors = stderr.split(marker).slice(1).map(afterLine)
  const reports: CallReport[] = []
  let output: string | null = null
  for (const entry of stdout.split(marker).slice(1)) {
    const line = entry.slice(0, Math.max(0, entry.indexOf('\n')))
    if (line === ' call') {
      output = afterLine(entry)
      continue
    }
    const ending = output === null ? undefined : readEnding(line)
    if (output === null || !ending) break
    reports.push({ ...ending, output: output + (errors[reports.length] ?? '') })
    output = null
  }
  return { reports, underWay: output === null ? null : { output: output + (errors[reports.length] ?? '') } }
}

const afterLine = (text: string) => (text.includes('\n') ? text.slice(text.indexOf('\n') + 1) : '')

type Ended = CallReport extends infer Each ? (Each extends CallReport ? Omit<Each, 'output'> : never) : never

/** Nothing that a candidate's code might write in place of the harness is taken for more than it is. */
function readEnding(line: string): Ended | undefined {
  const [, how, ms, json] = /^ (got|threw) (\d+(?:\.\d+)?) (.*)$/.exec(line) ?? []
  if (json === undefined) return undefined
  const timeMs = Number(ms)
  try {
    const value: unknown = JSON.parse(json)
    if (how === 'got') return isGot(value) ? { timeMs, got: value } : undefined
    if (!isRecord(value) || typeof value.kind !== 'string' || typeof value.message !== 'string') return undefined
    const { kind, message, line } = value
    return { timeMs, thrown: { kind, message, line: typeof line === 'number' ? line : null } }
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isGot(value: unknown): value is ReturnedValue {
  if (Array.isArray(value)) return value.every(isGot)
  if (isRecord(value)) return typeof value.odd === 'string'
  return value === null || ['boolean', 'number', 'string'].includes(typeof value)
}
