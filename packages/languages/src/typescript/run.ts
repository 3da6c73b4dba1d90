import type { TestResult } from '@sightline/contracts/questions/questions'
import { transform } from 'sucrase'
import { errorFault, type Fault, resultsOfUnloadableCode } from '../call-outcome.ts'
import { type JavaScriptRuntime, runJavaScript } from '../javascript/run.ts'
import { codeOf, type Run } from '../run.ts'

/**
 * Runs the candidate's TypeScript as runJavaScript does, after removing its types. Types are not
 * checked, and lines keep their numbers.
 */
export async function* runTypeScript(
  run: Run,
  runtime: JavaScriptRuntime,
): AsyncGenerator<TestResult> {
  const stripped = withoutTypes(codeOf(run))
  if (typeof stripped === 'string') yield* runJavaScript({ ...run, code: stripped }, runtime)
  else yield* resultsOfUnloadableCode(run, stripped)
}

/** Converts the code to JavaScript, or returns its syntax error. */
function withoutTypes(code: string): string | Fault {
  try {
    return transform(code, {
      transforms: ['typescript'],
      disableESTransforms: true,
      keepUnusedImports: true,
    }).code
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    const [, message = text, line] = /^(.*?)\s*\((\d+):\d+\)$/s.exec(text) ?? []
    return errorFault(
      `SyntaxError: ${message.replace(/^Error transforming [^:]*: /, '')}`,
      line ? Number(line) : null,
    )
  }
}
