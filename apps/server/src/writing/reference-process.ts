import { readFile } from 'node:fs/promises'
import { callOnce } from '@sightline/languages/javascript/call'
import { solutionExpression } from '@sightline/languages/javascript/solution-expression'
import { openVm } from '@sightline/languages/javascript/vm'
import { wasmAddress } from '@sightline/languages/javascript/wasm-address'
import { RESULT_MAX_LENGTH, type ReferenceResult, type ReferenceTask } from './reference-task.ts'

/** For all calls together: less than half of what a candidate's code has for the same tests. */
const LIMIT_MS = 2000

/**
 * Entry point of the process that run-reference.ts starts for one task. The code of a model runs in
 * QuickJS, which has no way out of its WebAssembly memory, and the process around it may not write
 * files or start anything.
 */
async function run({ signature, code, calls }: ReferenceTask): Promise<ReferenceResult[]> {
  const wasm = await WebAssembly.compile(await readFile(new URL(wasmAddress)))
  const solution = solutionExpression(signature)
  const deadline = performance.now() + LIMIT_MS
  const host = {
    now: () => performance.now(),
    isOver: () => performance.now() > deadline,
    write: () => true,
  }
  let vm = await openVm(wasm)
  const results: ReferenceResult[] = []
  for (const args of calls) {
    if (host.isOver()) break
    const outcome = callOnce(
      vm,
      { code, name: signature.name, solution, missing: '', argsJson: JSON.stringify(args) },
      host,
    )
    results.push(outcome.fault || outcome.json.length > RESULT_MAX_LENGTH ? null : outcome.json)
    if (outcome.isBroken) vm = await openVm(wasm)
  }
  return calls.map((_, index) => results[index] ?? null)
}

process.once('message', async (task: ReferenceTask) => {
  process.send?.(await run(task))
})
process.once('disconnect', () => process.exit(0))
