import { type Fault, fault, missing } from '../call-outcome.ts'
import type { Task } from './harness.ts'

/** How a compiler words its errors. */
type Style = {
  /** Finds the place of each error: groups `line` and `message`, and with `name` in it the file. */
  error: RegExp
  /** Whether what is said of the harness means that the candidate's function is not there. */
  isMissing: (said: string, task: Task) => boolean
  /** The function as the language spells it. */
  nameOf: (task: Task) => string
  lineOf: (line: number, task: Task) => number | null
}

/** Makes the reader of a compiler's errors: the first one of the candidate's counts, told at its line. */
export const complaintReader =
  ({ error, isMissing, nameOf, lineOf }: Style) =>
  (said: string, task: Task): Fault => {
    const found = [...said.matchAll(error)].map((match) => ({
      at: match.index,
      message: match.groups?.message?.trim() ?? '',
      line: lineOf(Number(match.groups?.line), task),
    }))
    const own = found.findIndex(({ line }) => line !== null)
    const first = found[own]
    if (first) {
      const excerpt = excerptOf(said.slice(first.at, found[own + 1]?.at))
      return fault(`${first.message}\n${withoutMarker(excerpt, task)}`.trim(), first.line)
    }
    const name = nameOf(task)
    if (isMissing(said, task)) return fault(missing(name))
    const [elsewhere] = found
    return fault(
      elsewhere ? `The tests cannot call ${name} as it is declared: ${elsewhere.message}` : withoutMarker(said, task),
    )
  }

/** What a compiler shows below an error, without how it takes its leave. */
function excerptOf(said: string): string {
  const [, ...lines] = said.split('\n')
  const end = lines.findIndex((line) => line.trim() === '' || /^(\d+ errors?|error: .*)$/.test(line))
  return (end === -1 ? lines : lines.slice(0, end)).join('\n')
}

const withoutMarker = (said: string, { marker }: Task) => said.replaceAll(marker, '')
