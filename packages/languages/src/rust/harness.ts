import { errorFault, TOO_DEEP } from '../call-outcome.ts'
import { createErrorParser } from '../code-runner/compiler-errors.ts'
import { type Harness, type HarnessInput, sameLine } from '../code-runner/harness.ts'
import { spell } from '../spelling.ts'
import { mainProgramFor } from './main-program.ts'

const nameOf = ({ signature }: HarnessInput) => spell(signature.name, 'snake')

export const rustHarness: Harness = {
  fileName: 'solution.rs',
  sourceOf({ code, signature, marker }) {
    const own = code.replace(/\bfn\s+main\s*\(/, 'fn sightline_candidate_main(')
    return `${own}\n${mainProgramFor(signature, marker)}`
  },
  lineOf: sameLine,
  parseCompilerErrors: createErrorParser({
    error: /^error(?:\[\w+\])?: (?<message>.*)\n\s+--> \S*\.rs:(?<line>\d+):\d+$/gm,
    isMissing: (output, task) => output.includes(`cannot find function \`${nameOf(task)}\``),
    nameOf,
    lineOf: sameLine,
  }),
  parseCrash: (output) =>
    output.includes('has overflowed its stack') ? errorFault(TOO_DEEP) : undefined,
}
