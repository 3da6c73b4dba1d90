import { type Signature, TestCase, type Value } from '@sightline/contracts/questions/questions'
import { callOnce } from '@sightline/languages/javascript/call'
import type { JavaScriptRuntime } from '@sightline/languages/javascript/run'
import { solutionExpression } from '@sightline/languages/javascript/solution-expression'
import { openVm } from '@sightline/languages/javascript/vm'
import { z } from 'zod'
import { type Candidate, isWithinBounds, mutateSeeds } from './mutations.ts'

const MUTATIONS_MAX_COUNT = 24
const LIMIT_MS = 3000
/**
 * Calls made at a stretch, before other work gets its turn. A batch that took less time is followed
 * by a larger one.
 */
const FIRST_BATCH_SIZE = 10
const SHORT_BATCH_MS = 10

/** The parts of a question that probes are made from. */
export type ProbedQuestion = {
  signature: Signature
  constraints: string[]
  /**
   * A JavaScript expression over the parameters that is true of every call the constraints allow.
   */
  valid?: string | undefined
  tests: { visible: TestCase[]; hidden: TestCase[] }
  references: { javascript: string }
}

/**
 * Makes edge cases, the smallest inputs first, answered by the reference solution: mutations of the
 * visible tests' inputs at the limits of the constraints, and `validInputs`. The result is
 * deterministic and contains none of the question's tests. Without a `valid` expression there are
 * no mutations. Where the reference is slow, only the smallest inputs that it answers within three
 * seconds are kept.
 */
export async function makeProbes(
  question: ProbedQuestion,
  validInputs: Candidate[],
  runtime: JavaScriptRuntime,
): Promise<TestCase[]> {
  const { signature, constraints, tests, valid } = question
  const known = new Set([...tests.visible, ...tests.hidden].map(({ args }) => JSON.stringify(args)))
  const isFresh = ({ args }: Candidate) => {
    const key = JSON.stringify(args)
    if (known.has(key)) return false
    known.add(key)
    return true
  }
  const seeds = tests.visible.map(({ args }) => args)
  const mutations = valid === undefined ? [] : mutateSeeds(signature, constraints, seeds)
  const fresh = mutations.filter(
    (candidate) => isWithinBounds(signature, constraints, candidate.args) && isFresh(candidate),
  )
  const names = signature.parameters.map(({ name }) => name).join(', ')
  const isValid = await callForAll(`function probe(${names}) { return ${valid} }`, 'probe', fresh, {
    ...runtime,
    deadline: runtime.now() + LIMIT_MS,
  })
  const chosen = smallestFirst([
    ...chooseMutations(fresh.filter((_, index) => isValid?.[index] === true)),
    ...validInputs.filter(isFresh),
  ])
  return answerInputs(question, chosen, runtime)
}

/**
 * The inputs, answered by the reference solution: all of them, or as many of the first as it
 * answers within three seconds.
 */
export async function answerInputs(
  { signature, references }: Pick<ProbedQuestion, 'signature' | 'references'>,
  inputs: Candidate[],
  runtime: JavaScriptRuntime,
): Promise<TestCase[]> {
  const solution = solutionExpression(signature)
  const deadline = runtime.now() + LIMIT_MS
  const probes: TestCase[] = []
  let batchSize = FIRST_BATCH_SIZE
  while (probes.length < inputs.length) {
    const batch = inputs.slice(probes.length, probes.length + batchSize)
    const startedAt = runtime.now()
    const expected = await callForAll(references.javascript, solution, batch, {
      ...runtime,
      deadline,
    })
    if (!expected) break
    if (runtime.now() - startedAt < SHORT_BATCH_MS) batchSize *= 2
    await new Promise((resolve) => setTimeout(resolve))
    for (const [index, { name, args }] of batch.entries())
      probes.push(TestCase.parse({ name, args, expected: expected[index] }))
  }
  return probes
}

const smallestFirst = (candidates: Candidate[]): Candidate[] =>
  candidates.toSorted((a, b) => JSON.stringify(a.args).length - JSON.stringify(b.args).length)

/** The smallest mutations, taking turns between kinds, at most MUTATIONS_MAX_COUNT. */
function chooseMutations(candidates: Candidate[]): Candidate[] {
  const ofKind = new Map<string, number>()
  const turns = smallestFirst(candidates).map((candidate) => {
    const turn = ofKind.get(candidate.name) ?? 0
    ofKind.set(candidate.name, turn + 1)
    return { candidate, turn }
  })
  return turns
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, MUTATIONS_MAX_COUNT)
    .map(({ candidate }) => candidate)
}

/** The results of a function for all calls; null when a call fails or the deadline passes. */
async function callForAll(
  code: string,
  solution: string,
  calls: Candidate[],
  { wasm, now, deadline }: JavaScriptRuntime & { deadline: number },
): Promise<Value[] | null> {
  const all = `${code}\nfunction callForAll(calls) { const solve = ${solution}; return calls.map((args) => solve(...args)) }`
  const argsJson = JSON.stringify([calls.map(({ args }) => args)])
  const outcome = callOnce(
    await openVm(wasm),
    { code: all, name: 'callForAll', solution: 'callForAll', missing: '', argsJson },
    { now, isOver: () => now() > deadline, write: () => true },
  )
  return outcome.fault ? null : z.array(TestCase.shape.expected).parse(JSON.parse(outcome.json))
}
