import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { personForm } from '../src/answers/person/interview-answer.ts'
import { askedThemes } from '../src/answers/person/stories.ts'
import type { Case } from './coach-cases/cases.ts'
import { FRESH } from './coach-cases/fresh.ts'
import { FRESH_2 } from './coach-cases/fresh-2.ts'
import { FRESH_3 } from './coach-cases/fresh-3.ts'
import { HELD_OUT } from './coach-cases/held-out.ts'
import { KNOWN } from './coach-cases/known.ts'
import { answerTo, faultsOf } from './coach-cases/play.ts'

const named = (cases: readonly Case[]) =>
  cases.map((one) => ({ ...one, name: [one.person, one.kind, one.ask].join(': ') }))

test.each(named([...KNOWN, ...HELD_OUT, ...FRESH, ...FRESH_2, ...FRESH_3]))(
  'a candidate profits from: $name',
  (one) => {
    expect(faultsOf(one, answerTo(one))).toEqual({ missing: [], harm: [] })
  },
)

/** Questions of interviews, each after the form or the theme that it has. */
const QUESTIONS = readFileSync(new URL('interview-questions.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))

test.each(QUESTIONS)('%s is asked for by: %s', (meaning, question) => {
  const form = personForm(question ?? '')
  expect(form === null ? askedThemes(question ?? '') : [form]).toContain(meaning)
})
