import { createErrorParser } from '../code-runner/compiler-errors.ts'
import type { Harness, HarnessInput } from '../code-runner/harness.ts'
import { mainProgramFor } from './main-program.ts'

/** Java accepts imports only at the top of a file. */
const IMPORT = /^[ \t]*import\s[^;\n]+;/gm

/**
 * A single file that is started by `java Main.java` must begin with the class that has `main`. The
 * candidate's imports come first, on one line, then the main program, then the rest of the
 * candidate's code.
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
    isMissing: (output, { signature: { name } }) =>
      new RegExp(`symbol:\\s+(method ${name}\\(|class Solution\\b)`).test(output),
    nameOf: ({ signature }) => signature.name,
    lineOf,
  }),
  // The main program catches everything that Java can throw.
  parseCrash: () => undefined,
}
