import type { PlannedQuestion, WritingRefusal } from '@sightline/contracts/interviews/events'
import { Topic } from '@sightline/contracts/interviews/round-schemas'
import { TestCase, type Value } from '@sightline/contracts/questions/questions'
import { isExpected } from '@sightline/languages/compare'
import { fitsType } from '@sightline/languages/value-type'
import type { WrittenQuestion } from '../interviews/public.ts'
import type { Draft } from './proposal.ts'
import type { ReferenceResult } from './reference-task.ts'

/**
 * Besides the examples: as many hidden tests as every question of the bank has, and two visible
 * ones.
 */
const VISIBLE_TESTS = 2
const HIDDEN_TESTS_MIN = 8

type Verified = { question: WrittenQuestion } | { refusal: WritingRefusal; fault: string }

/**
 * Makes a question of a draft and the results of its reference: first those of the examples, then
 * those of the tests, each twice. Tests without a result, or with results that differ or do not fit
 * the signature, are dropped. Refused when the reference contradicts an example, when too few tests
 * are left, or when all of them have the same result.
 */
export function verify(
  draft: Draft,
  runs: ReferenceResult[][],
  planned: PlannedQuestion,
): Verified {
  const { signature, comparison, examples, tests } = draft
  const results = [...examples, ...tests].map((_, index) =>
    resultOf(runs, index, signature.returns),
  )
  if (results.every((result) => result === undefined))
    return { refusal: 'reference-fails', fault: 'its reference failed or never ended.' }
  const contradicted = examples.findIndex(({ expected }, index) => {
    const result = results[index]
    return result === undefined || !isExpected(result, expected, comparison)
  })
  if (contradicted >= 0)
    return {
      refusal: 'examples-contradict',
      fault: `its reference contradicted example ${contradicted + 1}.`,
    }
  const working = tests.flatMap(({ name, args }, index): TestCase[] => {
    const expected = results[examples.length + index]
    return expected === undefined ? [] : [{ name: name.slice(0, 100), args, expected }]
  })
  const isVaried = new Set(results.map((result) => JSON.stringify(result))).size > 2
  if (working.length < VISIBLE_TESTS + HIDDEN_TESTS_MIN || !isVaried)
    return { refusal: 'too-few-tests', fault: `only ${working.length} of its tests could be used.` }
  return { question: questionOf(draft, working, planned) }
}

/** The result of a call; undefined unless both runs gave the same usable one. */
function resultOf(
  [first, second]: ReferenceResult[][],
  index: number,
  returns: string,
): Value | undefined {
  const json = first?.[index]
  if (json === undefined || json === null || json !== second?.[index]) return undefined
  const value = TestCase.shape.expected.safeParse(JSON.parse(json))
  return value.success && fitsType(value.data, returns) ? value.data : undefined
}

function questionOf(
  draft: Draft,
  tests: TestCase[],
  { slug, topic, difficulty }: PlannedQuestion,
): WrittenQuestion {
  const {
    title,
    statement,
    constraints,
    signature,
    comparison,
    examples,
    hints,
    reasoning,
    complexity,
  } = draft
  const shown = examples.map(({ args, expected }, index) => ({
    name: `example ${index + 1}`,
    args,
    expected,
  }))
  return {
    slug,
    ...{
      title,
      statement,
      constraints,
      signature,
      comparison,
      examples,
      hints,
      reasoning,
      complexity,
    },
    kind: 'write',
    themes: [],
    topic: Topic.parse(topic),
    difficulty,
    references: { javascript: draft.reference },
    wrong: [],
    tests: {
      visible: [...shown, ...tests.slice(0, VISIBLE_TESTS)],
      hidden: tests.slice(VISIBLE_TESTS),
    },
  }
}
