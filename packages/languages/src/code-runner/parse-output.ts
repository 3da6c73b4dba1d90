import type { ReturnedValue } from '../compare.ts'
import type { HarnessInput } from './harness.ts'

/** The outcome of one call, as the program reported it. `line` is a line of the file. */
export type CallReport = { timeMs: number; output: string } & (
  | { got: ReturnedValue; thrown?: never }
  | { thrown: { kind: string; message: string; line: number | null } }
)

/**
 * A program's parsed output: the finished calls, in order, and what the unfinished call had
 * printed.
 */
export type ParsedOutput = { reports: CallReport[]; underWay: { output: string } | null }

/**
 * Parses a program's output. Each call is `<marker> call`, the output of the candidate's code, and
 * then `<marker> got <ms> <JSON>` or `<marker> threw <ms> <JSON>`. The error stream has only the
 * `call` lines, so that its output can be assigned to calls too.
 */
export function parseOutput(
  stdout: string,
  stderr: string,
  { marker }: HarnessInput,
): ParsedOutput {
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
  return {
    reports,
    underWay: output === null ? null : { output: output + (errors[reports.length] ?? '') },
  }
}

const afterLine = (text: string) => (text.includes('\n') ? text.slice(text.indexOf('\n') + 1) : '')

type Ended = CallReport extends infer Each
  ? Each extends CallReport
    ? Omit<Each, 'output'>
    : never
  : never

/** Validates the reported JSON, because the candidate's code might print such lines itself. */
function readEnding(line: string): Ended | undefined {
  const [, how, ms, json] = /^ (got|threw) (\d+(?:\.\d+)?) (.*)$/.exec(line) ?? []
  if (json === undefined) return undefined
  const timeMs = Number(ms)
  try {
    const value: unknown = JSON.parse(json)
    if (how === 'got') return isGot(value) ? { timeMs, got: value } : undefined
    if (!isRecord(value) || typeof value.kind !== 'string' || typeof value.message !== 'string')
      return undefined
    const { kind, message, line } = value
    return { timeMs, thrown: { kind, message, line: typeof line === 'number' ? line : null } }
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function isGot(value: unknown): value is ReturnedValue {
  if (Array.isArray(value)) return value.every(isGot)
  if (isRecord(value)) return typeof value.odd === 'string'
  return value === null || ['boolean', 'number', 'string'].includes(typeof value)
}
