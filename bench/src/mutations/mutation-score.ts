import { createContext, Script } from 'node:vm'
import type { Signature, Value } from '@sightline/contracts/questions/questions'
import { isExpected } from '@sightline/languages/compare'
import { solutionExpression } from '@sightline/languages/javascript/solution-expression'
import {
  createRandomSource,
  type Input,
  type QuestionInputs,
} from '@sightline/question-bank/inputs'
import type { ProgramQuestion } from '@sightline/question-bank/question'
import { type Mutant, mutantsOf } from './mutants.ts'

/**
 * Sizes of the inputs on which a mutant is compared with the reference. Small ones come often: they
 * hit limits.
 */
const SIZES = [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8, 12, 30]
const ROUNDS = 12
/** A mutant that takes longer loops for ever, or is slow enough to fail. */
const CALL_LIMIT_MS = 1000

export type MutationResult = {
  /** Mutants that the question's tests reject. */
  killed: number
  /**
   * Mutants that pass all tests although they answer some valid input wrongly, each with that
   * input.
   */
  survivors: (Mutant & { input: Input; expected: Value })[]
}

/**
 * Judges a question's tests: every mutant of the reference solution that random comparison tells
 * from the reference should fail a test. Mutants that no input tells apart mean the same and do not
 * count.
 */
export function measureMutations(
  question: ProgramQuestion,
  inputs: QuestionInputs,
): MutationResult {
  const reference = compile(question.references.javascript, question.signature)
  const tests = [...question.tests.visible, ...question.tests.hidden]
  const isRight = (solve: Solve, args: Input, expected: Value) => {
    const got = solve(args)
    return got !== undefined && isExpected(got, expected, question.comparison)
  }
  const calls = drawInputs(inputs).map((input) => ({ input, expected: reference(input) }))
  const result: MutationResult = { killed: 0, survivors: [] }
  for (const mutant of mutantsOf(question.references.javascript)) {
    const solve = compile(mutant.code, question.signature)
    if (!tests.every(({ args, expected }) => isRight(solve, args, expected))) {
      result.killed++
      continue
    }
    const apart = calls.find(
      ({ input, expected }) => expected !== undefined && !isRight(solve, input, expected),
    )
    if (apart?.expected !== undefined)
      result.survivors.push({ ...mutant, input: apart.input, expected: apart.expected })
  }
  return result
}

/** Inputs of all shapes, the smallest first. */
function drawInputs({ shapes, sizes: { least, most } }: QuestionInputs): Input[] {
  const random = createRandomSource(1)
  const sizes = SIZES.filter((size) => least <= size && size <= most)
  return sizes.flatMap((size) =>
    Array.from({ length: ROUNDS }, () =>
      Object.values(shapes).map((draw) => draw(size, random)),
    ).flat(),
  )
}

export type Solve = (args: Input) => Value | undefined

/**
 * The function of a program; a call returns undefined when it throws, does not end or returns no
 * plain value.
 */
export function compile(code: string, signature: Signature): Solve {
  const context = createContext({ args: '', console: { log() {} } })
  try {
    new Script(code).runInContext(context)
  } catch {
    return () => undefined
  }
  const call = new Script(`JSON.stringify((${solutionExpression(signature)})(...JSON.parse(args)))`)
  return (args) => {
    context.args = JSON.stringify(args)
    try {
      const json = call.runInContext(context, { timeout: CALL_LIMIT_MS })
      return json === undefined ? undefined : JSON.parse(json)
    } catch {
      return undefined
    }
  }
}
