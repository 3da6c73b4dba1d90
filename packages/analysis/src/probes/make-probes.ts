import { type Signature, TestCase, type Value } from '@sightline/contracts/questions'
import { callOnce } from '@sightline/languages/javascript/call'
import type { JavaScriptRuntime } from '@sightline/languages/javascript/run'
import { openVm } from '@sightline/languages/javascript/vm'
import { z } from 'zod'
import { type Candidate, isWithinBounds, mutateSeeds } from './mutations.ts'

export const PROBES_MAX_COUNT = 24
const LIMIT_MS = 1000

/** The parts of a question that probes are made from. */
export type ProbedQuestion = {
  signature: Signature
  constraints: string[]
  /** A JavaScript expression over the parameters that is true of every call the constraints allow. */
  valid?: string | undefined
  tests: { visible: TestCase[]; hidden: TestCase[] }
  references: { javascript: string }
}

/**
 * Makes edge cases: mutations of the visible tests' inputs at the limits of the constraints, answered by the reference
 * solution. The result is deterministic and contains none of the question's tests. It is empty for questions without a
 * `valid` expression, and when the reference needs more than a second for all cases.
 */
export async function makeProbes(question: ProbedQuestion, runtime: JavaScriptRuntime): Promise<TestCase[]> {
  const { signature, constraints, tests, valid, references } = question
  if (valid === undefined) return []
  const known = new Set([...tests.visible, ...tests.hidden].map(({ args }) => JSON.stringify(args)))
  const seeds = tests.visible.map(({ args }) => args)
  const fresh = mutateSeeds(signature, constraints, seeds).filter(({ args }) => {
    const key = JSON.stringify(args)
    if (known.has(key) || !isWithinBounds(signature, constraints, args)) return false
    known.add(key)
    return true
  })
  const names = signature.parameters.map(({ name }) => name).join(', ')
  const isValid = await callForAll(`function probe(${names}) { return ${valid} }`, 'probe', fresh, runtime)
  const chosen = chooseProbes(fresh.filter((_, index) => isValid?.[index] === true))
  const expected = await callForAll(references.javascript, signature.name, chosen, runtime)
  if (!expected) return []
  return chosen.map(({ name, args }, index) => TestCase.parse({ name, args, expected: expected[index] }))
}

/** The smallest candidates first, taking turns between kinds, at most PROBES_MAX_COUNT. */
function chooseProbes(candidates: Candidate[]): Candidate[] {
  const bySize = candidates.toSorted((a, b) => JSON.stringify(a.args).length - JSON.stringify(b.args).length)
  const ofKind = new Map<string, number>()
  const turns = bySize.map((candidate) => {
    const turn = ofKind.get(candidate.name) ?? 0
    ofKind.set(candidate.name, turn + 1)
    return { candidate, turn }
  })
  return turns
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, PROBES_MAX_COUNT)
    .map(({ candidate }) => candidate)
}

/** The results of a function for all calls; null when a call fails or all together exceed the time limit. */
async function callForAll(
  code: string,
  name: string,
  calls: Candidate[],
  { wasm, now }: JavaScriptRuntime,
): Promise<Value[] | null> {
  const deadline = now() + LIMIT_MS
  const all = `${code}\nfunction callForAll(calls) { return calls.map((args) => ${name}(...args)) }`
  const argsJson = JSON.stringify([calls.map(({ args }) => args)])
  const outcome = callOnce(
    await openVm(wasm),
    { code: all, functionName: 'callForAll', argsJson },
    { now, isOver: () => now() > deadline, write: () => true },
  )
  return outcome.fault ? null : z.array(TestCase.shape.expected).parse(JSON.parse(outcome.json))
}
