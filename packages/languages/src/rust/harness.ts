import { fault, TOO_DEEP } from '../call-outcome.ts'
import { complaintReader } from '../code-runner/compiler-errors.ts'
import { type Harness, sameLine, type Task } from '../code-runner/harness.ts'
import { spell } from '../spelling.ts'
import { libraryOf } from './library.ts'

const nameOf = ({ signature }: Task) => spell(signature.name, 'snake')

export const rustHarness: Harness = {
  fileName: 'solution.rs',
  sourceOf({ code, signature, marker }) {
    const own = code.replace(/\bfn\s+main\s*\(/, 'fn sightline_candidate_main(')
    return `${own}\n${libraryOf(signature, marker)}`
  },
  lineOf: sameLine,
  readComplaint: complaintReader({
    error: /^error(?:\[\w+\])?: (?<message>.*)\n\s+--> \S*\.rs:(?<line>\d+):\d+$/gm,
    isMissing: (said, task) => said.includes(`cannot find function \`${nameOf(task)}\``),
    nameOf,
    lineOf: sameLine,
  }),
  readLastWords: (said) => (said.includes('has overflowed its stack') ? fault(TOO_DEEP) : undefined),
}
