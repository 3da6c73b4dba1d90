import { errorFault, type Fault, missingFunctionMessage } from '../call-outcome.ts'
import type { HarnessInput } from './harness.ts'

/** How a compiler words its errors. */
type ErrorFormat = {
  /** Finds the place of each error: groups `line` and `message`, and with `name` in it the file. */
  error: RegExp
  /** Whether what is said of the harness means that the candidate's function is not there. */
  isMissing: (said: string, task: HarnessInput) => boolean
  /** The function as the language spells it. */
  nameOf: (task: HarnessInput) => string
  lineOf: (line: number, task: HarnessInput) => number | null
}

/** Makes the reader of a compiler's errors: the first one of the candidate's counts, told at its line. */
export const createErrorParser =
  ({ error, isMissing, nameOf, lineOf }: ErrorFormat) =>
  (said: string, task: HarnessInput): Fault => {
    const found = [...said.matchAll(error)].map((match) => ({
      at: match.index,
      message: match.groups?.message?.trim() ?? '',
      line: lineOf(Number(match.groups?.line), task),
    }))
    const own = found.findIndex(({ line }) => line !== null)
    const first = found[own]
    if (first) {
      const excerpt = excerptOf(said.slice(first.at, found[own + 1]?.at))
      return errorFault(`${first.message}\n${withoutMarker(excerpt, task)}`.trim(), first.line)
    }
    const name = nameOf(task)
    if (isMissing(said, task)) return errorFault(missingFunctionMessage(name))
    const [elsewhere] = found
    return errorFault(
      elsewhere ? `The tests cannot call ${name} as it is declared: ${elsewhere.message}` : withoutMarker(said, task),
    )
  }

/** What a compiler shows below an error, without how it takes its leave. */
function excerptOf(said: string): string {
  const [, ...lines] = said.split('\n')
  const end = lines.findIndex((line) => line.trim() === '' || /^(\d+ errors?|error: .*)$/.test(line))
  return (end === -1 ? lines : lines.slice(0, end)).join('\n')
}

const withoutMarker = (said: string, { marker }: HarnessInput) => said.replaceAll(marker, '')
