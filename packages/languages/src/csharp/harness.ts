import { errorFault, TOO_DEEP } from '../call-outcome.ts'
import { createErrorParser } from '../code-runner/compiler-errors.ts'
import { type Harness, type HarnessInput, sameLine } from '../code-runner/harness.ts'
import { spell } from '../spelling.ts'
import { mainProgramFor } from './main-program.ts'

const nameOf = ({ signature }: HarnessInput) => spell(signature.name, 'pascal')

export const csharpHarness: Harness = {
  fileName: 'solution.cs',
  sourceOf({ code, signature, marker }) {
    const own = code.replace(/\b(void|int|Task)\s+Main\s*\(/, '$1 SightlineCandidateMain(')
    return `${own}\n${mainProgramFor(signature, marker)}`
  },
  lineOf: sameLine,
  parseCompilerErrors: createErrorParser({
    error: /^\S*\.cs\((?<line>\d+),\d+\): error (?<message>.*)$/gm,
    isMissing: (output, task) =>
      new RegExp(
        `does not contain a definition for [\`']${nameOf(task)}'|[\`']Solution' could not be found`,
      ).test(output),
    nameOf,
    lineOf: sameLine,
  }),
  parseCrash: (output) => (/stack overflow/i.test(output) ? errorFault(TOO_DEEP) : undefined),
}
