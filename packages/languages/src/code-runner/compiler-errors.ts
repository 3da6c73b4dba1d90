import { errorFault, type Fault, missingFunctionMessage } from '../call-outcome.ts'
import type { HarnessInput } from './harness.ts'

/** The format of a compiler's errors. */
type ErrorFormat = {
  /**
   * Matches each error, with the groups `line` and `message`; the group `name` is the file, if the
   * pattern has it.
   */
  error: RegExp
  /** Whether an error in the main program means that the candidate's function is missing. */
  isMissing: (output: string, task: HarnessInput) => boolean
  /** The name of the candidate's function in the language's spelling. */
  nameOf: (task: HarnessInput) => string
  lineOf: (line: number, task: HarnessInput) => number | null
}

/**
 * Creates a parser of compiler errors. It reports the first error in the candidate's code, at its
 * line.
 */
export const createErrorParser =
  ({ error, isMissing, nameOf, lineOf }: ErrorFormat) =>
  (output: string, task: HarnessInput): Fault => {
    const found = [...output.matchAll(error)].map((match) => ({
      at: match.index,
      message: match.groups?.message?.trim() ?? '',
      line: lineOf(Number(match.groups?.line), task),
    }))
    const own = found.findIndex(({ line }) => line !== null)
    const first = found[own]
    if (first) {
      const excerpt = excerptOf(output.slice(first.at, found[own + 1]?.at))
      return errorFault(`${first.message}\n${withoutMarker(excerpt, task)}`.trim(), first.line)
    }
    const name = nameOf(task)
    if (isMissing(output, task)) return errorFault(missingFunctionMessage(name))
    const [elsewhere] = found
    return errorFault(
      elsewhere
        ? `The tests cannot call ${name} as it is declared: ${elsewhere.message}`
        : withoutMarker(output, task),
    )
  }

/** The source lines that a compiler prints below an error, without its closing summary. */
function excerptOf(output: string): string {
  const [, ...lines] = output.split('\n')
  const end = lines.findIndex(
    (line) => line.trim() === '' || /^(\d+ errors?|error: .*)$/.test(line),
  )
  return (end === -1 ? lines : lines.slice(0, end)).join('\n')
}

const withoutMarker = (output: string, { marker }: HarnessInput) => output.replaceAll(marker, '')
