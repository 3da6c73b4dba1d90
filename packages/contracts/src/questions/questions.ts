import * as z from 'zod/mini'
import { OUTPUT_MAX_LENGTH, TESTS_MAX_COUNT, VALUE_TEXT_MAX_LENGTH } from '../interviews/limits.ts'
import { Difficulty, Topic } from '../interviews/round-schemas.ts'
import { QUESTION_KINDS, QUESTION_THEMES, REQUESTED_KINDS } from '../interviews/rounds.ts'
import { Language } from '../languages/languages.ts'
import { NonNegativeInt, PositiveInt } from '../platform/numbers.ts'
import { NormalizedText } from '../text/text.ts'

export const QuestionKind = z.enum(QUESTION_KINDS)
export type QuestionKind = z.infer<typeof QuestionKind>
export const QuestionTheme = z.enum(QUESTION_THEMES)
export type QuestionTheme = z.infer<typeof QuestionTheme>
export const RequestedKind = z.enum(REQUESTED_KINDS)
export type RequestedKind = z.infer<typeof RequestedKind>

/** The code that a candidate is given to begin with, by language. */
export const GivenCode = z.partialRecord(Language, z.string())
export type GivenCode = z.infer<typeof GivenCode>

/** An argument or result of a candidate's function. */
export type Value = null | boolean | number | string | Value[]

const isValue = (value: unknown): value is Value =>
  Array.isArray(value)
    ? value.every(isValue)
    : value === null || ['boolean', 'number', 'string'].includes(typeof value)

/**
 * Checked by a function: a recursive schema is ten times slower, and inputs hold tens of thousands
 * of numbers.
 */
export const Value = z
  .unknown()
  .check(z.refine(isValue, 'Must be a plain value or a list of them')) as z.ZodMiniType<
  Value,
  Value
>

/**
 * `int`, `float`, `bool` or `string`, followed by one `[]` per list dimension. Only the signature
 * of a class has `call[]`, the calls of a test, and `result[]`, the list of their results, and only
 * the signature of a query has `row[]`, the rows of a table.
 */
export const ValueType = z
  .string()
  .check(
    z.regex(
      /^((int|float|bool|string)(\[\])*|call\[\]|result\[\]|row\[\])$/,
      'Must be int, float, bool or string, and [] for lists',
    ),
  )

const FunctionName = z.string().check(z.regex(/^[a-z][a-zA-Z0-9]*$/, 'Must be in camelCase'))

const Parameter = z.strictObject({ name: FunctionName, type: ValueType })

/** A method of the class that a candidate designs. */
export const Method = z.strictObject({
  name: FunctionName,
  parameters: z.array(Parameter).check(z.maxLength(4)),
  returns: z.union([ValueType, z.literal('void')]),
})
export type Method = z.infer<typeof Method>

/** A column of a table. Numbers and texts may be missing (NULL) where `isNullable`. */
const Column = z.strictObject({
  name: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/, 'Must be in snake_case')),
  type: z.enum(['int', 'float', 'string']),
  isNullable: z.optional(z.literal(true)),
})
export type Column = z.infer<typeof Column>

/** A table that a query reads. */
const Table = z.strictObject({
  name: FunctionName,
  columns: z.array(Column).check(z.minLength(1), z.maxLength(8)),
})
export type Table = z.infer<typeof Table>

/**
 * The function that a candidate writes, or with `methods` the class, or with `tables` and `columns`
 * the query. Names are in camelCase and are converted for languages with other conventions.
 */
export const Signature = z.strictObject({
  name: FunctionName,
  parameters: z.array(Parameter).check(z.minLength(1), z.maxLength(6)),
  returns: ValueType,
  methods: z.optional(z.array(Method).check(z.minLength(1), z.maxLength(6))),
  tables: z.optional(z.array(Table).check(z.minLength(1), z.maxLength(4))),
  columns: z.optional(z.array(Column).check(z.minLength(1), z.maxLength(8))),
})
export type Signature = z.infer<typeof Signature>

/**
 * The signature of a class. Its parameters are those of the constructor, and then the calls of one
 * test, each a list of a method's name and arguments. A test returns the list of the calls'
 * results.
 */
export type ClassSignature = Signature & { methods: Method[] }

/**
 * The signature of a query. Its parameters are the rows of each of its `tables`, in their order,
 * and it returns rows with `columns`. Each row is a list with one value per column.
 */
export type QuerySignature = Signature & { tables: Table[]; columns: Column[] }

/**
 * How a result is compared with the expected value: `exact`; `unordered` ignores the order of the
 * outer list's items; `tolerance` allows each number an absolute or relative error of `within`.
 */
export const Comparison = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('exact') }),
  z.strictObject({ kind: z.literal('unordered') }),
  z.strictObject({ kind: z.literal('tolerance'), within: z.number().check(z.positive()) }),
])
export type Comparison = z.infer<typeof Comparison>

/** One call of the candidate's function. `args` are in the order of the signature. */
export const TestCase = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  args: z.array(Value),
  expected: Value,
})
export type TestCase = z.infer<typeof TestCase>

export const Example = z.strictObject({
  args: z.array(Value),
  expected: Value,
  explanation: z.string().check(z.minLength(1)),
})
export type Example = z.infer<typeof Example>

/**
 * A coding question as the candidate sees it: no hidden tests, no solution, and only the hints
 * asked for. Texts are Markdown.
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
  /**
   * In every language that the question is offered in; absent when the candidate begins with an
   * empty function.
   */
  givenCode: z.optional(GivenCode),
  tests: z.array(TestCase),
  hints: z.array(z.string()),
})
export type CandidateQuestion = z.infer<typeof CandidateQuestion>

/**
 * `not-run`: the run ended before this test because time ran out or the code could not be loaded.
 */
export const TestStatus = z.enum(['passed', 'failed', 'error', 'timeout', 'not-run'])
export type TestStatus = z.infer<typeof TestStatus>

const ValueText = NormalizedText.check(z.maxLength(VALUE_TEXT_MAX_LENGTH))

/**
 * The result of one test. Values are texts, cut to a length that can be shown. `line` is a line of
 * the candidate's code, from 1.
 */
export const TestResult = z.strictObject({
  name: NormalizedText.check(z.maxLength(100)),
  isHidden: z.boolean(),
  status: TestStatus,
  input: ValueText,
  expected: ValueText,
  got: z.nullable(ValueText),
  timeMs: z.number().check(z.minimum(0)),
  output: NormalizedText.check(z.maxLength(OUTPUT_MAX_LENGTH + 100)),
  error: z.nullable(
    z.strictObject({
      message: NormalizedText.check(z.maxLength(2000)),
      line: z.nullable(PositiveInt),
    }),
  ),
})
export type TestResult = z.infer<typeof TestResult>

/**
 * One call of a solution with a valid input of a certain shape and size, to see how its time grows.
 * `shape` names the kind of input, and `parameter` the one whose size it is.
 */
export const GrowthPoint = z.strictObject({
  shape: NormalizedText.check(z.minLength(1), z.maxLength(100)),
  parameter: z.optional(NormalizedText.check(z.maxLength(60))),
  size: NonNegativeInt,
  timeMs: z.number().check(z.minimum(0)),
  ending: z.enum(['finished', 'timeout', 'too-deep', 'out-of-memory']),
})
export type GrowthPoint = z.infer<typeof GrowthPoint>

export const TestResults = z.array(TestResult).check(z.minLength(1), z.maxLength(TESTS_MAX_COUNT))
