import { HINTS_PER_QUESTION, TESTS_MAX_COUNT } from '@sightline/contracts/interview-limits'
import { Comparison, Difficulty, Example, Language, Signature, TestCase, Topic } from '@sightline/contracts/questions'
import { z } from 'zod'
import { functionName } from './function-name.ts'
import { describeType, fitsType } from './value-type.ts'

const Text = z.string().trim().min(1)
const Code = z.string().min(1)

/** What a remark on a wrong solution may rightly be about, besides that it is wrong. */
const WrongLabel = z.enum(['slow', 'sort-order', 'mutation', 'missing-return', 'unused'])

/** A known way to get it wrong, in JavaScript or, by its file's name, in Python. `why` says what is wrong with it; the tests must reject it. */
const WrongSolution = z.strictObject({ file: z.string(), code: Code, why: Text, label: WrongLabel.optional() })

/** A coding question with all that belongs to it, the secrets too. Texts are Markdown. */
export const Question = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: Text.max(80),
    topic: Topic,
    difficulty: Difficulty,
    statement: Text,
    examples: z.array(Example).length(3),
    constraints: z.array(Text).min(1),
    /** True of a call that the constraints allow, in JavaScript over the parameters; numbers and lengths are checked by themselves. */
    valid: Text.optional(),
    signature: Signature,
    comparison: Comparison,
    starters: z.record(Language, Code),
    tests: z.strictObject({ visible: z.array(TestCase).min(4), hidden: z.array(TestCase).min(8) }),
    hints: z.array(Text).length(HINTS_PER_QUESTION),
    reasoning: z.array(Text).min(2),
    references: z.strictObject({
      javascript: Code,
      python: Code,
      typescript: Code.optional(),
      ruby: Code.optional(),
      cpp: Code.optional(),
    }),
    complexity: z.strictObject({ time: Text, space: Text }),
    wrong: z.array(WrongSolution).min(1),
  })
  .superRefine((question, context) => {
    for (const { path, message } of faults(question)) context.addIssue({ code: 'custom', path, message })
  })
export type Question = z.infer<typeof Question>

type Fault = { path: (string | number)[]; message: string }

/** What a schema of one field cannot see: calls that do not fit the signature, tests of the same name, starters without the function. */
function* faults({ signature, tests, examples, starters }: z.input<typeof Question>): Generator<Fault> {
  const calls = [
    ...examples.map((call, index) => ({ call, path: ['examples', index] })),
    ...tests.visible.map((call, index) => ({ call, path: ['tests', 'visible', index] })),
    ...tests.hidden.map((call, index) => ({ call, path: ['tests', 'hidden', index] })),
  ]
  for (const { call, path } of calls) {
    if (call.args.length !== signature.parameters.length)
      yield {
        path: [...path, 'args'],
        message: `has ${call.args.length} values for ${signature.parameters.length} parameters`,
      }
    for (const [index, { name, type }] of signature.parameters.entries())
      if (index < call.args.length && !fitsType(call.args[index], type))
        yield { path: [...path, 'args', index], message: `${name} must be ${describeType(type)}` }
    if (!fitsType(call.expected, signature.returns))
      yield { path: [...path, 'expected'], message: `must be ${describeType(signature.returns)}` }
  }
  const names = [...tests.visible, ...tests.hidden].map(({ name }) => name)
  for (const name of names.filter((name, index) => names.indexOf(name) < index))
    yield { path: ['tests'], message: `two tests are named '${name}'` }
  if (names.length > TESTS_MAX_COUNT) yield { path: ['tests'], message: `more than ${TESTS_MAX_COUNT} tests` }
  for (const language of Language.options) {
    const name = functionName(signature, language)
    if (!new RegExp(`\\b${name}\\b`).test(starters[language]))
      yield { path: ['starters', language], message: `does not define ${name}` }
  }
}
