import type { Signature, TestCase } from '@sightline/contracts/questions'
import { loadPyodide } from 'pyodide'
import type { Got } from '../src/compare.ts'
import { functionName } from '../src/function-name.ts'

const CALL = `
import json
def call_solution(code, name, args):
    world = {}
    exec(code, world)
    return json.dumps(world[name](*json.loads(args)))
call_solution
`

/** Python in Node. The returned function gives what the candidate's function returns for a test. */
export async function openPython() {
  const python = await loadPyodide()
  const call: unknown = python.runPython(CALL)
  if (typeof call !== 'function') throw new Error('Python gave no function')
  return (code: string, signature: Signature, test: TestCase): Got =>
    JSON.parse(call(code, functionName(signature, 'python'), JSON.stringify(test.args)))
}
