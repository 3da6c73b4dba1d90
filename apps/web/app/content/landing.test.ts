import { existsSync, readdirSync } from 'node:fs'
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

/** The part of the product behind each statement of the landing page, by the beginning of the statement. */
const BACKED_BY: Record<string, string> = {
  'Reads the tab, window or screen': 'apps/web/app/live/screen',
  'Hears both sides on channels of their own': 'apps/web/app/live/capture',
  'Finds the questions by itself': 'packages/coach/src/live/prompt-points.ts',
  'Runs the code of an answer': 'packages/coach/src/live/example-run.ts',
  'Shows all of it in a small window': 'apps/web/app/live/overlay',
  'Works with video meetings and coding-practice platforms': 'apps/web/app/live/capture/capture.ts',
  'Coding, behavioral, system design and sales call': 'packages/coach/src/rounds',
  'A report scores each dimension': 'apps/web/app/interviews/report',
  'Scores by topic show': 'apps/web/app/dashboard/practice.tsx',
}

test('each statement about what the product does has a part that backs it', () => {
  const statements = [...landing.live.points, ...landing.afterwards.cards.map(({ text }) => text)]
  const parts = statements.map((statement) => {
    const [, part] = Object.entries(BACKED_BY).find(([beginning]) => statement.startsWith(beginning)) ?? []
    return part
  })
  expect(parts).toEqual(Object.values(BACKED_BY))
  for (const part of parts)
    expect(existsSync(new URL(`../../../../${part}`, import.meta.url)), `${part} exists`).toBe(true)
})
