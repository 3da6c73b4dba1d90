import { HINTS_PER_QUESTION, TESTS_MAX_COUNT } from '@sightline/contracts/interviews/limits'
import { Difficulty, Topic } from '@sightline/contracts/interviews/round-schemas'
import {
  type ClassSignature,
  Comparison,
  Example,
  type QuerySignature,
  QuestionKind,
  QuestionTheme,
  Signature,
  TestCase,
  type Value,
} from '@sightline/contracts/questions/questions'
import { isClassSignature } from '@sightline/languages/class-signature'
import { areRows, isQuerySignature } from '@sightline/languages/query-signature'
import { describeType, fitsType } from '@sightline/languages/value-type'
import { z } from 'zod'

const Text = z.string().trim().min(1)
const Code = z.string().min(1)
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** The remark that is right about a wrong solution, besides failing tests. */
const WrongLabel = z.enum(['slow', 'sort-order', 'mutation', 'missing-return', 'unused'])

/**
 * A known wrong solution, in JavaScript, Python or SQL according to its file name. `why` explains
 * the mistake. The tests must reject the solution.
 */
const WrongSolution = z.strictObject({
  file: z.string(),
  code: Code,
  why: Text,
  label: WrongLabel.optional(),
})

/** The code that candidates are given, in every language that runs in the browser. */
const GivenCode = z.strictObject({
  javascript: Code,
  typescript: Code,
  python: Code,
  ruby: Code,
  cpp: Code,
})

/** Whether the candidate is given code to begin with. */
export const hasGivenCode = (kind: QuestionKind) => kind === 'debug' || kind === 'extend'

/** A coding question without its tests. Texts are Markdown. */
export const QuestionOutline = z
  .strictObject({
    slug: Slug,
    title: Text.max(80),
    kind: z._default(QuestionKind, 'write'),
    themes: z.array(QuestionTheme).default([]),
    topic: Topic,
    difficulty: Difficulty,
    /**
     * Near duplicates share a family: whoever has met one of them learns little from another, so
     * they count as one question where new ones are chosen.
     */
    family: Slug.optional(),
    /** A kind question, with which somebody begins who has practised nothing yet. */
    opener: z.literal(true).optional(),
    statement: Text,
    examples: z.array(Example).length(3),
    constraints: z.array(Text).min(1),
    /**
     * A JavaScript expression over the parameters that is true for every call that the constraints
     * allow. Numbers and lengths are checked separately.
     */
    valid: Text.optional(),
    signature: Signature,
    comparison: Comparison,
    hints: z.array(Text).length(HINTS_PER_QUESTION),
    reasoning: z.array(Text).min(2),
    /** The query, or else JavaScript, Python and perhaps more. */
    references: z.strictObject({
      javascript: Code.optional(),
      python: Code.optional(),
      typescript: Code.optional(),
      ruby: Code.optional(),
      cpp: Code.optional(),
      sql: Code.optional(),
    }),
    givenCode: GivenCode.optional(),
    complexity: z.strictObject({ time: Text, space: Text }),
    wrong: z.array(WrongSolution).min(1),
  })
  .superRefine((outline, context) => {
    if (hasGivenCode(outline.kind) !== (outline.givenCode !== undefined))
      context.addIssue({
        code: 'custom',
        path: ['kind'],
        message: `${outline.kind} ${hasGivenCode(outline.kind) ? 'needs the folder given/' : 'has no given code'}`,
      })
    if ((outline.kind === 'class') !== isClassSignature(outline.signature))
      context.addIssue({
        code: 'custom',
        path: ['signature'],
        message: 'has methods if and only if the kind is class',
      })
    if ((outline.kind === 'sql') !== isQuerySignature(outline.signature))
      context.addIssue({
        code: 'custom',
        path: ['signature'],
        message: 'has tables and columns if and only if the kind is sql',
      })
    for (const { path, message } of invalidCalls(outline, outline.examples, ['examples']))
      context.addIssue({ code: 'custom', path, message })
  })
export type QuestionOutline = z.infer<typeof QuestionOutline>

type ProgramReferences = QuestionOutline['references'] & { javascript: string; python: string }

/**
 * Whether a question is answered by a program, which has references in JavaScript and Python, and
 * not by a query.
 */
export const isProgramQuestion = <Of extends Pick<QuestionOutline, 'references'>>(
  question: Of,
): question is Of & { references: ProgramReferences } =>
  question.references.javascript !== undefined && question.references.python !== undefined

/** The schema of a question's tests. */
export const testsSchema = ({ signature }: Pick<QuestionOutline, 'signature'>) =>
  z
    .strictObject({ visible: z.array(TestCase).min(4), hidden: z.array(TestCase).min(8) })
    .superRefine((tests, context) => {
      const found = [
        ...invalidCalls({ signature }, tests.visible, ['visible']),
        ...invalidCalls({ signature }, tests.hidden, ['hidden']),
        ...invalidTestNames([...tests.visible, ...tests.hidden]),
      ]
      for (const { path, message } of found) context.addIssue({ code: 'custom', path, message })
    })
export type QuestionTests = z.infer<ReturnType<typeof testsSchema>>

/**
 * A coding question with its tests, references and wrong solutions, which candidates must not see.
 */
export type Question = QuestionOutline & { tests: QuestionTests }
export type ProgramQuestion = Question & { references: ProgramReferences }

type Path = (string | number)[]
type Fault = { path: Path; message: string }
type Call = { args: Value[]; expected: Value }

/** Yields the calls that do not fit the signature. */
function* invalidCalls(
  { signature }: Pick<QuestionOutline, 'signature'>,
  calls: Call[],
  place: Path,
): Generator<Fault> {
  for (const [at, call] of calls.entries()) {
    const path = [...place, at]
    if (call.args.length !== signature.parameters.length)
      yield {
        path: [...path, 'args'],
        message: `has ${call.args.length} values for ${signature.parameters.length} parameters`,
      }
    if (isQuerySignature(signature)) {
      yield* invalidTables(signature, call, path)
      continue
    }
    for (const [index, { name, type }] of signature.parameters.entries())
      if (type !== 'call[]' && index < call.args.length && !fitsType(call.args[index], type))
        yield { path: [...path, 'args', index], message: `${name} must be ${describeType(type)}` }
    if (isClassSignature(signature)) yield* invalidMethodCalls(signature, call, path)
    else if (!fitsType(call.expected, signature.returns))
      yield { path: [...path, 'expected'], message: `must be ${describeType(signature.returns)}` }
  }
}

/** Yields the tables of a test whose rows do not fit their columns. */
function* invalidTables(
  { tables, columns }: QuerySignature,
  { args, expected }: Call,
  path: Path,
): Generator<Fault> {
  for (const [index, { name, columns }] of tables.entries())
    if (!areRows(args[index], columns))
      yield { path: [...path, 'args', index], message: `must be rows of ${name}` }
  if (!areRows(expected, columns))
    yield { path: [...path, 'expected'], message: 'must be rows with the columns of the result' }
}

/** Yields the calls of methods whose names, arguments or results do not fit the class. */
function* invalidMethodCalls(
  { methods }: ClassSignature,
  { args, expected }: Call,
  path: Path,
): Generator<Fault> {
  const [calls, results] = [args.at(-1), expected]
  if (!Array.isArray(calls) || !Array.isArray(results) || calls.length !== results.length) {
    yield { path: [...path, 'expected'], message: 'must be a list with one result per call' }
    return
  }
  for (const [index, call] of calls.entries()) {
    const [name, ...given] = Array.isArray(call) ? call : []
    const method = methods.find((method) => method.name === name)
    const doArgumentsFit =
      method?.parameters.length === given.length &&
      method.parameters.every(({ type }, at) => fitsType(given[at], type))
    const result = results[index]
    const doesResultFit =
      method?.returns === 'void' ? result === null : fitsType(result, method?.returns ?? '')
    if (!doArgumentsFit || !doesResultFit)
      yield {
        path: [...path, index],
        message: 'the call or its result does not fit a method of the class',
      }
  }
}

/** Yields duplicate test names, and a fault when there are more tests than a result can hold. */
function* invalidTestNames(tests: { name: string }[]): Generator<Fault> {
  const names = tests.map(({ name }) => name)
  for (const name of names.filter((name, index) => names.indexOf(name) < index))
    yield { path: [], message: `two tests are named '${name}'` }
  if (names.length > TESTS_MAX_COUNT)
    yield { path: [], message: `more than ${TESTS_MAX_COUNT} tests` }
}
