import { createErrorParser } from '../code-runner/compiler-errors.ts'
import type { Harness, HarnessInput } from '../code-runner/harness.ts'
import { mainProgramFor } from './main-program.ts'

/** Java takes imports before anything else alone. */
const IMPORT = /^[ \t]*import\s[^;\n]+;/gm

/**
 * A single file, started by `java Main.java`, has to begin with the class that has `main`; so the candidate's imports
 * come first, on one line, then the harness, then the rest of the candidate's code.
 */
function partsOf({ code, signature, marker }: HarnessInput) {
  const imports = code.match(IMPORT)?.map((line) => line.trim()) ?? []
  const before = `${imports.join(' ')}\n${mainProgramFor(signature, marker)}\n`
  return { before, after: code.replace(IMPORT, '') }
}

const lineOf = (line: number, task: HarnessInput): number | null => {
  const own = line - (partsOf(task).before.split('\n').length - 1)
  return own >= 1 && own <= task.code.split('\n').length ? own : null
}

export const javaHarness: Harness = {
  fileName: 'Main.java',
  sourceOf(task) {
    const { before, after } = partsOf(task)
    return before + after
  },
  lineOf,
  parseCompilerErrors: createErrorParser({
    error: /^\S*\.java:(?<line>\d+): error: (?<message>.*)$/gm,
    isMissing: (said, { signature: { name } }) =>
      new RegExp(`symbol:\\s+(method ${name}\\(|class Solution\\b)`).test(said),
    nameOf: ({ signature }) => signature.name,
    lineOf,
  }),
  // The machine itself catches all that Java can throw.
  parseCrash: () => undefined,
}
