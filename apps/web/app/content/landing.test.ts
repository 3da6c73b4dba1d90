import { readdirSync } from 'node:fs'
import { INTERVIEW_ROUNDS } from '@sightline/contracts/rounds'
import { BROWSER_LANGUAGES } from '@sightline/languages/registry'
import { expect, test } from 'vitest'
import { landing, QUESTIONS_AT_LEAST } from './landing.ts'

test('the facts of the landing page are true', () => {
  const questions = readdirSync(new URL('../../../../packages/question-bank/questions', import.meta.url))
  expect(questions.length).toBeGreaterThanOrEqual(QUESTIONS_AT_LEAST)
  expect(landing.facts.list.map(({ value }) => value)).toEqual([
    String(INTERVIEW_ROUNDS.length),
    `${QUESTIONS_AT_LEAST}+`,
    String(BROWSER_LANGUAGES.length),
  ])
})
