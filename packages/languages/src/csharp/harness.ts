import { fault, TOO_DEEP } from '../call-outcome.ts'
import { complaintReader } from '../code-runner/compiler-errors.ts'
import { type Harness, sameLine, type Task } from '../code-runner/harness.ts'
import { spell } from '../spelling.ts'
import { libraryOf } from './library.ts'

const nameOf = ({ signature }: Task) => spell(signature.name, 'pascal')

export const csharpHarness: Harness = {
  fileName: 'solution.cs',
  sourceOf({ code, signature, marker }) {
    const own = code.replace(/\b(void|int|Task)\s+Main\s*\(/, '$1 SightlineCandidateMain(')
    return `${own}\n${libraryOf(signature, marker)}`
  },
  lineOf: sameLine,
  readComplaint: complaintReader({
    error: /^\S*\.cs\((?<line>\d+),\d+\): error (?<message>.*)$/gm,
    isMissing: (said, task) =>
      new RegExp(`does not contain a definition for [\`']${nameOf(task)}'|[\`']Solution' could not be found`).test(
        said,
      ),
    nameOf,
    lineOf: sameLine,
  }),
  readLastWords: (said) => (/stack overflow/i.test(said) ? fault(TOO_DEEP) : undefined),
}
