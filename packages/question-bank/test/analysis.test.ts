import { analyse } from '@sightline/analysis/analyse'
import type { CodeParser } from '@sightline/analysis/code-model'
import { javaScriptParser, typeScriptParser } from '@sightline/analysis/javascript/code-parser'
import { pythonParser } from '@sightline/analysis/python/code-parser'
import type { RemarkKind } from '@sightline/analysis/remark'
import { starterFor } from '@sightline/languages/starter'
import { describe, expect, test } from 'vitest'
import type { Question } from '../src/question.ts'
import { programQuestions as questions } from './bank.ts'

/** The label of wrong solutions for which a kind of remark is right. */
const LABELS: Partial<Record<RemarkKind, Question['wrong'][number]['label']>> = {
  complexity: 'slow',
  'deep-recursion': 'slow',
  'sort-order': 'sort-order',
  mutation: 'mutation',
  'missing-return': 'missing-return',
  unused: 'unused',
}
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

/** The analysis reads only the syntax of classes: whether one is slow shows when it runs. */
const isRead = (question: Question, label: string | undefined) =>
  question.kind !== 'class' || label !== 'slow'

const solutionsIn = (parser: CodeParser, extension: string) =>
  questions.flatMap((question) =>
    question.wrong
      .filter(({ file, label }) => file.endsWith(extension) && isRead(question, label))
      .map(({ file, code, label }) => ({
        name: `${question.slug}/${file}`,
        label,
        remarks: analyse(code, parser, question).remarks,
      })),
  )

test.each([javaScriptParser, typeScriptParser, pythonParser])(
  'reference solutions and starters get no remarks: $language',
  (parser) => {
    const remarks = questions.flatMap((question) =>
      [
        question.references[parser.language as 'python'] ?? '',
        starterFor(question, parser.language),
      ].flatMap((code) =>
        analyse(code, parser, question).remarks.map((remark) => ({
          slug: question.slug,
          ...remark,
        })),
      ),
    )
    expect(remarks).toEqual([])
  },
)

test('every Python reference without recursion gets a complexity, but for two searches', () => {
  const withoutRecursion = questions.filter(
    ({ kind, references }) =>
      kind !== 'class' && !/@cache|def (place|read_on|choose)/.test(references.python),
  )
  const missing = withoutRecursion.filter(
    (question) => !analyse(question.references.python, pythonParser, question).complexity,
  )
  // These two go on from one list of places to the next: what that costs is not read but measured.
  expect(missing.map(({ slug }) => slug)).toEqual(['doors-in-the-way', 'hut-distances'])
})

describe.each([
  ['JavaScript', javaScriptParser, '.js'],
  ['Python', pythonParser, '.py'],
])('in %s', (language, parser, extension) => {
  const solutions = solutionsIn(parser, extension)
  const remarks = solutions.flatMap((solution) =>
    solution.remarks.map((remark) => ({ ...solution, remark })),
  )
  const wrongRemarks = remarks.filter(
    ({ remark, label }) => LABELS[remark.kind] !== label || label === undefined,
  )
  const slow = solutions.filter(({ label }) => label === 'slow')
  const missed = slow.filter(({ remarks }) => !remarks.some(({ kind }) => LABELS[kind] === 'slow'))

  test('at least 95 % of the remarks on wrong solutions are right', () => {
    const right = remarks.length - wrongRemarks.length
    console.log(
      `${language}: ${right} of ${remarks.length} remarks are right, ${percent(right, remarks.length)}.`,
    )
    for (const { name, remark } of wrongRemarks)
      console.log(`  ${name}:${remark.line} ${remark.kind}: ${remark.message}`)
    expect(right / remarks.length).toBeGreaterThanOrEqual(0.95)
  })

  // Reading alone: what it is not sure of is measured when the code runs.
  test('at least 90 % of the slow solutions are called slow', () => {
    const called = slow.length - missed.length
    console.log(
      `${language}: ${called} of ${slow.length} slow solutions are called slow, ${percent(called, slow.length)}.`,
    )
    for (const { name } of missed) console.log(`  missed: ${name}`)
    expect(slow.length).toBeGreaterThanOrEqual(30)
    expect(called / slow.length).toBeGreaterThanOrEqual(0.9)
  })
})
