import { expect, test } from 'vitest'
import { analyse } from '../src/analysis/analyse.ts'
import type { RemarkKind } from '../src/analysis/remark.ts'
import type { Question } from '../src/question.ts'
import { readQuestion, slugs } from './bank.ts'

const questions = slugs.map(readQuestion)

/** The label with which a kind of remark is right. */
const LABELS: Partial<Record<RemarkKind, Question['wrong'][number]['label']>> = {
  complexity: 'slow',
  'deep-recursion': 'slow',
  'sort-order': 'sort-order',
  mutation: 'mutation',
  'missing-return': 'missing-return',
  unused: 'unused',
}

const solutions = questions.flatMap((question) =>
  question.wrong
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file, code, label }) => ({
      name: `${question.slug}/${file}`,
      label,
      remarks: analyse(code, 'javascript', question).remarks,
    })),
)
const remarks = solutions.flatMap((solution) => solution.remarks.map((remark) => ({ ...solution, remark })))
const wrongRemarks = remarks.filter(({ remark, label }) => LABELS[remark.kind] !== label || label === undefined)
const slow = solutions.filter(({ label }) => label === 'slow')
const missed = slow.filter(({ remarks }) => !remarks.some(({ kind }) => LABELS[kind] === 'slow'))
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

test('nothing is said about a reference solution, or about code that has only been begun', () => {
  const said = questions.flatMap((question) => [
    ...analyse(question.references.javascript, 'javascript', question).remarks,
    ...analyse(question.references.typescript ?? '', 'typescript', question).remarks,
    ...analyse(question.starters.javascript, 'javascript', question).remarks,
    ...analyse(question.starters.typescript, 'typescript', question).remarks,
  ])
  expect(said).toEqual([])
})

test('at least 95 of 100 remarks on wrong solutions are right', () => {
  const right = remarks.length - wrongRemarks.length
  console.log(`Precision: ${right} of ${remarks.length} remarks are right, ${percent(right, remarks.length)}.`)
  for (const { name, remark } of wrongRemarks) console.log(`  ${name}:${remark.line} ${remark.kind}: ${remark.message}`)
  expect(right / remarks.length).toBeGreaterThanOrEqual(0.95)
})

test('at least 9 of 10 slow solutions are called slow', () => {
  const called = slow.length - missed.length
  console.log(`Recall: ${called} of ${slow.length} slow solutions are called slow, ${percent(called, slow.length)}.`)
  for (const { name } of missed) console.log(`  missed: ${name}`)
  expect(slow.length).toBeGreaterThanOrEqual(30)
  expect(called / slow.length).toBeGreaterThanOrEqual(0.9)
})
