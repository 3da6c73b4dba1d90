import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type {
  Signature,
  TestCase,
  TestResult,
  Value,
} from '@sightline/contracts/questions/questions'
import { type JavaScriptRuntime, runJavaScript } from '../src/javascript/run.ts'
import type { Run } from '../src/run.ts'

const wasmPath = fileURLToPath(import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm'))

/**
 * A clock that advances a millisecond, or `stepMs`, at each reading. QuickJS reads it every 10 000
 * steps, so a run's limit is about a tenth of the real one, and the same on every machine.
 */
export const countingClock = (stepMs = 1) => {
  let elapsedMs = 0
  return () => {
    elapsedMs += stepMs
    return elapsedMs
  }
}

export const openQuickJs = async (now: () => number): Promise<JavaScriptRuntime> => ({
  wasm: await WebAssembly.compile(await readFile(wasmPath)),
  now,
})

/** Compiles QuickJS once per test file; `now` is the real time by default. */
export async function openJavaScript(now = () => performance.now()) {
  const runtime = await openQuickJs(now)
  return async (run: Run): Promise<TestResult[]> => {
    const results: TestResult[] = []
    for await (const result of runJavaScript(run, runtime)) results.push(result)
    return results
  }
}

export const visible = (tests: TestCase[]) => tests.map((test) => ({ test, isHidden: false }))

/** Input of a run with one test: a call of `solve` with one value. */
export function solving(code: string, expected: Value = 1, arg: Value = 0): Run {
  const signature: Signature = {
    name: 'solve',
    parameters: [{ name: 'input', type: 'int' }],
    returns: 'int',
  }
  return {
    question: { signature, comparison: { kind: 'exact' } },
    code,
    tests: visible([{ name: 'one call', args: [arg], expected }]),
  }
}
