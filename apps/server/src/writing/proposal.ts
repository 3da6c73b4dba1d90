import { HINTS_PER_QUESTION, TESTS_MAX_COUNT } from '@sightline/contracts/interviews/limits'
import { type Example, Signature, type Value } from '@sightline/contracts/questions/questions'
import { fitsType } from '@sightline/languages/value-type'
import { z } from 'zod'
import { repeatsInstructions, visibleText } from '../models/public.ts'

const TEXT_MAX_LENGTH = 4000
const LINE_MAX_LENGTH = 400
const ARGUMENTS_MAX_LENGTH = 20_000
const CODE_MAX_LENGTH = 8000
const EXAMPLES = 3
const TESTS_MAX = TESTS_MAX_COUNT - EXAMPLES

const Line = z.string().max(LINE_MAX_LENGTH)
const Json = z.string().max(ARGUMENTS_MAX_LENGTH)

/**
 * The shape of a model's answer. Values are JSON in a text, because strict schemas allow no value
 * of any type.
 */
export const Proposal = z.object({
  title: z.string().max(80),
  statement: z.string().max(TEXT_MAX_LENGTH),
  constraints: z.array(Line).min(1).max(10),
  functionName: z.string().max(40),
  parameters: z.array(z.object({ name: z.string().max(40), type: z.string().max(20) })).max(6),
  returns: z.string().max(20),
  isOrderFree: z.boolean(),
  examples: z
    .array(z.object({ arguments: Json, result: Json, explanation: Line }))
    .length(EXAMPLES),
  tests: z.array(z.object({ name: z.string().max(80), arguments: Json })).max(TESTS_MAX),
  hints: z.array(Line).length(HINTS_PER_QUESTION),
  reasoning: z.array(Line).min(2).max(8),
  time: z.string().max(80),
  space: z.string().max(80),
  reference: z.string().max(CODE_MAX_LENGTH),
})
export type Proposal = z.output<typeof Proposal>

/** A question whose tests have not been run. */
export interface Draft
  extends Pick<Proposal, 'title' | 'statement' | 'constraints' | 'hints' | 'reasoning'> {
  signature: Signature
  comparison: { kind: 'exact' } | { kind: 'unordered' } | { kind: 'tolerance'; within: number }
  complexity: { time: string; space: string }
  examples: Example[]
  /** Calls without their results. */
  tests: { name: string; args: Value[] }[]
  reference: string
}

/** Floating point results are compared with this tolerance. */
const WITHIN = 1e-6
const COST = /^O\([^()]*(\([^()]*\)[^()]*)*\)/
const MARKUP = /<\/?[a-z!]|!\[|\]\(|:\/\/|\bwww\.|^\s*\[[^\]]+\]:/im
/** Talk to or about whoever reads the question, which comes from orders in a job description. */
const OFF_LIMITS =
  /\b(interviewer|applicant|hired|rubric|full marks|system prompt|previous instructions|your (score|report|level|password|account))\b|"level"/i

/**
 * The question that a proposal describes. Tests whose arguments do not fit the signature, or are
 * the same as others, are left out. Null when a part that cannot be left out is unusable: the
 * signature, an example, or a text that holds markup, addresses, invisible characters, our
 * instructions or talk to its reader.
 */
export function draftOf(proposal: Proposal, instructions: string): Draft | null {
  const { title, statement, constraints, hints, reasoning, time, space, reference } = proposal
  const signature = Signature.safeParse({
    name: proposal.functionName,
    parameters: proposal.parameters,
    returns: proposal.returns,
  })
  if (!signature.success || !isPlain(signature.data)) return null
  const texts = [title, statement, ...constraints, ...hints, ...reasoning, time, space]
  const explanations = proposal.examples.map(({ explanation }) => explanation)
  if ([...texts, ...explanations].some((text) => !isShowable(text, instructions))) return null
  if (!COST.test(time) || !COST.test(space) || reference.trim() === '') return null
  const examples = proposal.examples.flatMap(({ arguments: given, result, explanation }) => {
    const [args, expected] = [argumentsOf(given, signature.data), parseValue(result)]
    return args && fitsType(expected, signature.data.returns)
      ? [{ args, expected: expected as Value, explanation }]
      : []
  })
  if (examples.length < EXAMPLES) return null
  return {
    ...{ title: title.trim(), statement, constraints, hints, reasoning, reference, examples },
    signature: signature.data,
    complexity: { time, space },
    comparison: comparisonOf(signature.data.returns, proposal.isOrderFree),
    tests: testsOf(proposal.tests, signature.data, examples),
  }
}

/** Different names, and no types that only classes and queries have. */
function isPlain({ parameters, returns }: Signature) {
  const types = [returns, ...parameters.map(({ type }) => type)]
  return (
    new Set(parameters.map(({ name }) => name)).size === parameters.length &&
    types.every((type) => /^(int|float|bool|string)/.test(type))
  )
}

function isShowable(text: string, instructions: string) {
  const isClean = visibleText(text) === text && !repeatsInstructions(instructions, text)
  return isClean && text.trim() !== '' && !MARKUP.test(text) && !OFF_LIMITS.test(text)
}

function comparisonOf(returns: string, isOrderFree: boolean): Draft['comparison'] {
  if (returns.startsWith('float')) return { kind: 'tolerance', within: WITHIN }
  return isOrderFree && returns.endsWith('[]') ? { kind: 'unordered' } : { kind: 'exact' }
}

function testsOf(
  tests: Proposal['tests'],
  signature: Signature,
  examples: Example[],
): Draft['tests'] {
  const known = new Set(examples.map(({ args }) => JSON.stringify(args)))
  return tests.flatMap(({ name, arguments: given }, index) => {
    const args = argumentsOf(given, signature)
    const key = JSON.stringify(args)
    if (!args || known.has(key)) return []
    known.add(key)
    const shown = visibleText(name).replace(/\s+/g, ' ').trim()
    return [{ name: `${index + 1}. ${MARKUP.test(shown) || shown === '' ? 'test' : shown}`, args }]
  })
}

function argumentsOf(json: string, { parameters }: Signature): Value[] | null {
  const args = parseValue(json)
  if (!Array.isArray(args) || args.length !== parameters.length) return null
  return parameters.every(({ type }, index) => fitsType(args[index], type)) ? args : null
}

/** The value of a JSON text; undefined when it is none. Objects fit no type. */
function parseValue(json: string): Value | undefined {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
