import type { Language } from '@sightline/contracts/languages/languages'
import type { UncheckedReason } from '@sightline/contracts/live/events'
import type {
  Comparison,
  Signature,
  TestCase,
  TestResult,
  Value,
} from '@sightline/contracts/questions/questions'
import type { ScreenExample } from '../screen/parse-example.ts'
import {
  type AnswerFunction,
  answerFunctions,
  callableCode,
  isRunLanguage,
  mainFunction,
  WRAPPER,
} from './answer-functions.ts'
import { answerCode } from './answer-repair.ts'

/** The code of an answer and the examples to run it on. */
export interface ExampleRun {
  code: string
  signature: Signature
  tests: TestCase[]
  comparison: Comparison
  /** Why a failure would say nothing of the code; null where it would. */
  doubt: UncheckedReason | null
}

/** A problem whose examples may show whether code is right. */
export interface ProblemToCheck {
  statement: string
  examples: readonly ScreenExample[]
  /** What the screen shows, with the signature to complete. */
  page: string
  /** Many words of the page were hard to read. */
  isDoubtful: boolean
}

const PARAMETERS_MAX = 6
/** The examples show nodes as lists, which the code does not take. */
const NODES = /\b(?:ListNode|TreeNode|Node)\b|\.(?:next|left|right|children|neighbors)\b(?!\()/
const NODE_NAMES = /^(?:head|root|l1|l2|list1|list2|tree|headA|headB)$/
const IN_PLACE =
  /\bin[ -]?place\b|\b(?:do not|don't|without) return(?:ing)? (?:anything|any)|\breturns? (?:nothing|void)\b|\bmodif(?:y|ies) (?:the |your )?(?:input|given|original|array|list|matrix|board|string|nums)\b/i
const ANY_ORDER = /\b(?:any|whatever) order\b|\border (?:does not|doesn't) matter/i
const ANY_RESULT =
  /\breturn any\b|\bany (?:valid|of them|one of|such|correct|possible)\b|\b(?:multiple|several|more than one) (?:valid |correct |possible |optimal )*(?:answers?|solutions?|results?|outputs?|orderings?)\b/i

/**
 * What to run to check an answer: the function of its last code block that solves the problem, on
 * the examples that it can be called with. A reason where nothing can be run that would say
 * something; null for an answer without code.
 */
export function exampleRun(
  answer: string,
  problem: ProblemToCheck | null,
  language: Language,
): ExampleRun | UncheckedReason | null {
  const code = answerCode(answer)
  if (!code) return null
  if (!isRunLanguage(language)) return 'language'
  const examples = problem?.examples.filter(({ args }) => args.length <= PARAMETERS_MAX) ?? []
  if (!problem || examples.length === 0) return 'no-examples'
  if (hasNodes(code, examples)) return 'nodes'
  if (IN_PLACE.test(problem.statement)) return 'in-place'
  const fitting = answerFunctions(code, language).filter((candidate) =>
    examples.some((example) => argumentsFor(candidate, example)),
  )
  const main = mainFunction(fitting, code, problem.page)
  if (!main) return 'no-function'
  const calls = examples.flatMap((example) => {
    const args = argumentsFor(main, example)
    return args ? [{ ...example, args }] : []
  })
  const signature = signatureOf(calls)
  if (!signature) return 'does-not-fit'
  return {
    code: callableCode(code, main, language),
    signature,
    tests: calls.map(({ args, expected }, index) => ({
      name: `Example ${index + 1}`,
      args,
      expected,
    })),
    comparison: comparisonOf(problem.statement, calls),
    doubt: doubtOf(problem, calls),
  }
}

/**
 * What the results of a run say of the code: how many examples pass, or why that says nothing. Code
 * is called wrong only for a value of the expected type where the examples leave no doubt.
 */
export function checkOf(
  results: readonly TestResult[],
  { doubt }: Pick<ExampleRun, 'doubt'>,
): { passed: number; total: number; failure: TestResult | null } | UncheckedReason {
  const failed = results.filter(({ status }) => status !== 'passed')
  if (failed.length > 0 && doubt) return doubt
  const failure = failed.find(isOfExpectedType) ?? null
  if (failed.length > 0 && !failure) return 'does-not-fit'
  return { passed: results.length - failed.length, total: results.length, failure }
}

/** Whether a run ended with a value like the expected one: texts of values begin alike by type. */
const isOfExpectedType = ({ status, got, expected, error }: TestResult) =>
  status === 'failed' && error === null && got !== null && typeName(got) === typeName(expected)

function typeName(text: string): string {
  if (/^-?[\d.]/.test(text)) return 'number'
  if (/^(?:true|false)$/i.test(text)) return 'boolean'
  return /^["'[]/.exec(text)?.[0].replace("'", '"') ?? text
}

const hasNodes = (code: string, examples: readonly ScreenExample[]) =>
  NODES.test(code) ||
  examples.some(({ names }) => names.some((name) => name && NODE_NAMES.test(name)))

const plainName = (name: string) => name.toLowerCase().replaceAll('_', '')

/**
 * The values to call a function with: by their names where the example gives all of them, else in
 * order, without the lengths of lists that the page gives apart. Null where they do not fit.
 */
function argumentsFor(
  { parameters }: AnswerFunction,
  { args, names }: ScreenExample,
): Value[] | null {
  const byName = parameters.map((parameter) =>
    names.findIndex((name) => name !== null && plainName(name) === plainName(parameter)),
  )
  if (parameters.length > 0 && byName.every((index) => index !== -1))
    return byName.map((index) => args[index] ?? null)
  if (args.length === parameters.length) return args
  const withoutLengths = args.filter((value, index) => {
    const next = args.slice(index + 1).find(Array.isArray)
    return !(typeof value === 'number' && Array.isArray(next) && next.length === value)
  })
  return withoutLengths.length === parameters.length ? withoutLengths : null
}

function signatureOf(calls: readonly Pick<ScreenExample, 'args' | 'expected'>[]): Signature | null {
  const [first] = calls
  if (!first) return null
  const types = first.args.map((_, index) => typeOf(calls.map(({ args }) => args[index] ?? null)))
  const returns = typeOf(calls.map(({ expected }) => expected))
  if (returns === null) return null
  const parameters = types.flatMap((type, index) =>
    type === null ? [] : [{ name: `argument${index + 1}`, type }],
  )
  return parameters.length === types.length ? { name: WRAPPER, parameters, returns } : null
}

/** Close numbers and other orders are right where the page says so, or shows so few digits. */
function comparisonOf(
  statement: string,
  calls: readonly Pick<ScreenExample, 'expected'>[],
): Comparison {
  const decimals = calls
    .flatMap(({ expected }) => [expected].flat(8))
    .flatMap((value) =>
      typeof value === 'number' && !Number.isInteger(value)
        ? [String(value).split('.')[1]?.length ?? 0]
        : [],
    )
  if (decimals.length > 0)
    return { kind: 'tolerance', within: Math.max(1e-5, 0.6 * 10 ** -Math.max(...decimals)) }
  return { kind: ANY_ORDER.test(statement) ? 'unordered' : 'exact' }
}

function doubtOf(
  { statement, isDoubtful }: ProblemToCheck,
  calls: readonly ScreenExample[],
): UncheckedReason | null {
  if (isDoubtful || calls.some((call) => call.isDoubtful)) return 'doubtful-example'
  // In any order, the lists inside of a list may be in another order, too.
  const isNested = calls.some(
    ({ expected }) => Array.isArray(expected) && expected.some(Array.isArray),
  )
  return ANY_RESULT.test(statement) || (isNested && ANY_ORDER.test(statement))
    ? 'several-results'
    : null
}

/** The type of all these values; null where no type fits. */
function typeOf(values: Value[]): string | null {
  if (values.every((value) => typeof value === 'number'))
    return values.every((value) => Number.isInteger(value)) ? 'int' : 'float'
  if (values.every((value) => typeof value === 'boolean')) return 'bool'
  if (values.every((value) => typeof value === 'string')) return 'string'
  if (!values.every((value) => Array.isArray(value))) return null
  const items = values.flat()
  // Nothing tells the type of empty lists, and it does not matter.
  const item = items.length === 0 ? 'int' : typeOf(items)
  return item && `${item}[]`
}
