import { z } from 'zod'
import { OUTPUT_MAX_LENGTH, TESTS_MAX_COUNT, VALUE_TEXT_MAX_LENGTH } from './interview-limits.ts'
import { NormalizedText } from './text.ts'

/** The names of programming languages on the wire; `packages/languages` describes each. */
export const LANGUAGE_IDS = [
  'javascript',
  'typescript',
  'python',
  'ruby',
  'cpp',
  'java',
  'csharp',
  'go',
  'rust',
] as const
export const Language = z.enum(LANGUAGE_IDS)
export type Language = z.infer<typeof Language>

export const TOPICS = [
  'arrays-hashing',
  'two-pointers',
  'sliding-window',
  'stack',
  'binary-search',
  'linked-list',
  'trees',
  'heap',
  'backtracking',
  'graphs',
  'dynamic-programming',
  'greedy',
  'intervals',
  'bit-tricks',
] as const
export const Topic = z.enum(TOPICS)
export type Topic = z.infer<typeof Topic>

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export const Difficulty = z.enum(DIFFICULTIES)
export type Difficulty = z.infer<typeof Difficulty>

/**
 * What a coding question asks for: `write` a function, `debug` given code that has one or two faults, `extend` given
 * code that works by a further requirement, or design a `class`.
 */
export const QuestionKind = z.enum(['write', 'debug', 'extend', 'class'])
export type QuestionKind = z.infer<typeof QuestionKind>

/** The code that a candidate is given to begin with, by language. */
export const GivenCode = z.partialRecord(Language, z.string())
export type GivenCode = z.infer<typeof GivenCode>

/** An argument or result of a candidate's function. */
export type Value = null | boolean | number | string | Value[]

const isValue = (value: unknown): value is Value =>
  Array.isArray(value) ? value.every(isValue) : value === null || ['boolean', 'number', 'string'].includes(typeof value)

/** Checked by a function: a recursive schema is ten times slower, and inputs hold tens of thousands of numbers. */
export const Value = z.unknown().refine(isValue, 'Must be a plain value or a list of them') as z.ZodType<Value, Value>

/**
 * `int`, `float`, `bool` or `string`, followed by one `[]` per list dimension. Only the signature of a class has `call[]`,
 * the calls of a test, and `result[]`, the list of their results.
 */
export const ValueType = z
  .string()
  .regex(
    /^((int|float|bool|string)(\[\])*|call\[\]|result\[\])$/,
    'Must be int, float, bool or string, and [] for lists',
  )

const FunctionName = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'Must be in camelCase')

const Parameter = z.strictObject({ name: FunctionName, type: ValueType })

/** A method of the class that a candidate designs. */
export const Method = z.strictObject({
  name: FunctionName,
  parameters: z.array(Parameter).max(4),
  returns: ValueType.or(z.literal('void')),
})
export type Method = z.infer<typeof Method>

/**
 * The function that a candidate writes, or with `methods` the class. Names are in camelCase and are converted for languages with other conventions.
 */
export const Signature = z.strictObject({
  name: FunctionName,
  parameters: z.array(Parameter).min(1).max(6),
  returns: ValueType,
  methods: z.array(Method).min(1).max(6).optional(),
})
export type Signature = z.infer<typeof Signature>

/**
 * The signature of a class. Its parameters are those of the constructor, and then the calls of one test, each a list of a
 * method's name and arguments. A test returns the list of the calls' results.
 */
export type ClassSignature = Signature & { methods: Method[] }

/**
 * How a result is compared with the expected value: `exact`; `unordered` ignores the order of the outer list's items;
 * `tolerance` allows each number an absolute or relative error of `within`.
 */
export const Comparison = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('exact') }),
  z.strictObject({ kind: z.literal('unordered') }),
  z.strictObject({ kind: z.literal('tolerance'), within: z.number().positive() }),
])
export type Comparison = z.infer<typeof Comparison>

/** One call of the candidate's function. `args` are in the order of the signature. */
export const TestCase = z.strictObject({ name: z.string().min(1).max(100), args: z.array(Value), expected: Value })
export type TestCase = z.infer<typeof TestCase>

export const Example = z.strictObject({ args: z.array(Value), expected: Value, explanation: z.string().min(1) })
export type Example = z.infer<typeof Example>

/**
 * A coding question as the candidate sees it: no hidden tests, no solution, and only the hints asked for. Texts are
 * Markdown.
 */
export const CandidateQuestion = z.strictObject({
  slug: z.string(),
  title: z.string(),
  kind: QuestionKind,
  topic: Topic,
  difficulty: Difficulty,
  statement: z.string(),
  examples: z.array(Example),
  constraints: z.array(z.string()),
  signature: Signature,
  comparison: Comparison,
  /** In every language that the question is offered in; absent when the candidate begins with an empty function. */
  givenCode: GivenCode.optional(),
  tests: z.array(TestCase),
  hints: z.array(z.string()),
})
export type CandidateQuestion = z.infer<typeof CandidateQuestion>

/** `not-run`: the run ended before this test because time ran out or the code could not be loaded. */
export const TestStatus = z.enum(['passed', 'failed', 'error', 'timeout', 'not-run'])
export type TestStatus = z.infer<typeof TestStatus>

const ValueText = NormalizedText.max(VALUE_TEXT_MAX_LENGTH)

/**
 * The result of one test. Values are texts, cut to a length that can be shown. `line` is a line of the candidate's
 * code, from 1.
 */
export const TestResult = z.strictObject({
  name: NormalizedText.max(100),
  isHidden: z.boolean(),
  status: TestStatus,
  input: ValueText,
  expected: ValueText,
  got: ValueText.nullable(),
  timeMs: z.number().min(0),
  output: NormalizedText.max(OUTPUT_MAX_LENGTH + 100),
  error: z.strictObject({ message: NormalizedText.max(2000), line: z.int().positive().nullable() }).nullable(),
})
export type TestResult = z.infer<typeof TestResult>

/**
 * One call of a solution with a valid input of a certain shape and size, to see how its time grows. `shape` names the
 * kind of input.
 */
export const GrowthPoint = z.strictObject({
  shape: NormalizedText.min(1).max(100),
  size: z.int().min(0),
  timeMs: z.number().min(0),
  ending: z.enum(['finished', 'timeout', 'too-deep', 'out-of-memory']),
})
export type GrowthPoint = z.infer<typeof GrowthPoint>

export const TestResults = z.array(TestResult).min(1).max(TESTS_MAX_COUNT)
