import { errorFault, TOO_DEEP } from '../call-outcome.ts'
import { createErrorParser } from '../code-runner/compiler-errors.ts'
import { type Harness, type HarnessInput, sameLine } from '../code-runner/harness.ts'
import { spell } from '../spelling.ts'
import { IMPORTS, mainProgramFor } from './main-program.ts'

const FILE = 'solution.go'
const nameOf = ({ signature }: HarnessInput) => spell(signature.name, 'pascal')

/**
 * The imports of the main program stand on the line of the candidate's `package` clause, so that
 * the candidate's line numbers are kept.
 */
function sourceOf({ code, signature, marker }: HarnessInput): string {
  const own = /^[ \t]*package\s+\w+[ \t]*;?/m.test(code)
    ? code.replace(/^[ \t]*package\s+\w+[ \t]*;?/m, `package main; ${IMPORTS}`)
    : `package main; ${IMPORTS}; ${code}`
  return `${own.replace(/\bfunc\s+main\s*\(/, 'func sightlineCandidateMain(')}\n${mainProgramFor(signature, marker)}`
}

export const goHarness: Harness = {
  fileName: FILE,
  sourceOf,
  lineOf: sameLine,
  parseCompilerErrors: createErrorParser({
    error: /^\S*\.go:(?<line>\d+):\d+: (?<message>.*)$/gm,
    isMissing: (output, task) => output.includes(`undefined: ${nameOf(task)}`),
    nameOf,
    lineOf: sameLine,
  }),
  parseCrash(output) {
    if (output.includes('stack overflow') || output.includes('goroutine stack exceeds'))
      return errorFault(TOO_DEEP)
    const [, words] = /^(?:fatal error|panic): (.*)$/m.exec(output) ?? []
    return words === undefined ? undefined : errorFault(words)
  },
}
