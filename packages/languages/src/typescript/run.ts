import type { TestResult } from '@sightline/contracts/questions'
import { transform } from 'sucrase'
import { errorFault, type Fault, resultsOfUnloadableCode } from '../call-outcome.ts'
import { type JavaScriptRuntime, runJavaScript } from '../javascript/run.ts'
import type { Run } from '../run.ts'

/**
 * Runs the candidate's TypeScript as runJavaScript runs what is left without its types: they are taken away, not
 * checked, and every line keeps its number.
 */
export async function* runTypeScript(run: Run, engine: JavaScriptRuntime): AsyncGenerator<TestResult> {
  const stripped = withoutTypes(run.code)
  if (typeof stripped === 'string') yield* runJavaScript({ ...run, code: stripped }, engine)
  else yield* resultsOfUnloadableCode(run, stripped)
}

/** The code in JavaScript, or why it cannot be read. */
function withoutTypes(code: string): string | Fault {
  try {
    return transform(code, { transforms: ['typescript'], disableESTransforms: true, keepUnusedImports: true }).code
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    const [, message = text, line] = /^(.*?)\s*\((\d+):\d+\)$/s.exec(text) ?? []
    return errorFault(`SyntaxError: ${message.replace(/^Error transforming [^:]*: /, '')}`, line ? Number(line) : null)
  }
}
