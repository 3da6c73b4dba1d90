import { z } from 'zod'
import { OUTPUT_MAX_LENGTH, TESTS_MAX_COUNT, VALUE_TEXT_MAX_LENGTH } from './interview-limits.ts'

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

/** What goes into a candidate's function and comes out of it. */
export type Value = null | boolean | number | string | Value[]

const isValue = (value: unknown): value is Value =>
  Array.isArray(value) ? value.every(isValue) : value === null || ['boolean', 'number', 'string'].includes(typeof value)

/** Checked by one function: inputs hold tens of thousands of numbers, and a schema that refers to itself is ten times slower. */
export const Value = z.unknown().refine(isValue, 'Must be a plain value or a list of them') as z.ZodType<Value, Value>

/** `int`, `float`, `bool` or `string`; `[]` after it makes a list of it, as often as needed. */
export const ValueType = z
  .string()
  .regex(/^(int|float|bool|string)(\[\])*$/, 'Must be int, float, bool or string, and [] for lists')

const FunctionName = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'Must be in camelCase')

/** The function that a candidate writes. Names are in camelCase; languages with another custom spell them their own way. */
export const Signature = z.strictObject({
  name: FunctionName,
  parameters: z
    .array(z.strictObject({ name: FunctionName, type: ValueType }))
    .min(1)
    .max(6),
  returns: ValueType,
})
export type Signature = z.infer<typeof Signature>

/**
 * When a result counts as the expected one: `exact`; `unordered` lets the items of the outer list stand in any order; `tolerance`
 * lets each number be off by `within`, absolutely or in proportion.
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

/** A coding question as its candidate sees it: no hidden tests, no solution, and of the hints only those asked for. Texts are Markdown. */
export const CandidateQuestion = z.strictObject({
  slug: z.string(),
  title: z.string(),
  topic: Topic,
  difficulty: Difficulty,
  statement: z.string(),
  examples: z.array(Example),
  constraints: z.array(z.string()),
  signature: Signature,
  comparison: Comparison,
  tests: z.array(TestCase),
  hints: z.array(z.string()),
})
export type CandidateQuestion = z.infer<typeof CandidateQuestion>

/** `not-run`: the run ended before this test, because its time was used up or the code could not be loaded. */
export const TestStatus = z.enum(['passed', 'failed', 'error', 'timeout', 'not-run'])
export type TestStatus = z.infer<typeof TestStatus>

const ValueText = z.string().max(VALUE_TEXT_MAX_LENGTH)

/** How one test went. Values are texts, cut to a length that can be shown. `line` is one of the candidate's code, from 1. */
export const TestResult = z.strictObject({
  name: z.string().max(100),
  isHidden: z.boolean(),
  status: TestStatus,
  input: ValueText,
  expected: ValueText,
  got: ValueText.nullable(),
  timeMs: z.number().min(0),
  output: z.string().max(OUTPUT_MAX_LENGTH + 100),
  error: z.strictObject({ message: z.string().max(2000), line: z.int().positive().nullable() }).nullable(),
})
export type TestResult = z.infer<typeof TestResult>

export const TestResults = z.array(TestResult).min(1).max(TESTS_MAX_COUNT)
