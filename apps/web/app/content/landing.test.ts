import { existsSync, readdirSync } from 'node:fs'
import { describeDimension } from '@sightline/coach/rubrics/rubrics'
import { DIMENSIONS, INTERVIEW_ROUNDS } from '@sightline/contracts/interviews/rounds'
import { BROWSER_LANGUAGES } from '@sightline/languages/registry'
import { expect, test } from 'vitest'
import { claims } from './claims.ts'
import { hero } from './hero.ts'
import * as landing from './landing.ts'

const { QUESTIONS_AT_LEAST, ...sections } = landing

test('the facts of the landing page are true', () => {
  const questions = readdirSync(
    new URL('../../../../packages/question-bank/questions', import.meta.url),
  )
  expect(questions.length).toBeGreaterThanOrEqual(QUESTIONS_AT_LEAST)
  expect(landing.facts().list.map(({ value }) => value)).toEqual([
    String(INTERVIEW_ROUNDS.length),
    `${QUESTIONS_AT_LEAST}+`,
    String(BROWSER_LANGUAGES.length),
  ])
})

/**
 * The part of the product behind each statement of the landing page, by the beginning of the
 * statement.
 */
const BACKED_BY: Record<string, string> = {
  'Reads the tab, window or screen': 'packages/live-ui/src/screen',
  'Hears both sides on channels of their own': 'apps/web/app/live/senses',
  'Finds the questions by itself': 'packages/live/src/prompts/prompt-points.ts',
  'Runs the code of an answer': 'packages/live/src/answers/example-run.ts',
  'Shows all of it in a small window': 'packages/live-ui/src/overlay',
  'Works with video meetings and coding-practice platforms': 'apps/web/app/live/senses/capture.ts',
  'Nothing joins your meeting': 'apps/web/app/live/senses/capture.ts',
  'It does not mean hidden': 'packages/live-ui/src/overlay',
  'Write a function, repair or extend': 'packages/languages/src/class-signature.ts',
  'Remarks on your code appear': 'packages/analysis/src',
  'Scored on correctness': 'packages/coach/src/rubrics/coding-rubric.ts',
  'Questions about conflicts': 'packages/question-bank/spoken-questions/behavioral',
  'Type or speak': 'apps/web/app/interviews/transcripts',
  'Scored on situation': 'packages/coach/src/rubrics/behavioral-rubric.ts',
  'Systems that people know': 'packages/question-bank/spoken-questions/system-design',
  'The coach asks for what is still missing': 'packages/coach/src/rounds/spoken-follow-up.ts',
  'Scored on requirements': 'packages/coach/src/rubrics/system-design-rubric.ts',
  'The coach speaks as the customer': 'packages/question-bank/spoken-questions/sales-call',
  'Ask before you sell': 'packages/coach/src/rubrics/sales-call-rubric.ts',
  'Scored on discovery': 'packages/coach/src/rubrics/sales-call-rubric.ts',
  'A report scores each dimension': 'apps/web/app/interviews/report',
  'Scores by topic show': 'apps/web/app/dashboard/practice.tsx',
}

test('each statement about what the product does has a part that backs it', () => {
  const statements = [
    ...landing.live().points,
    claims().undetectable.means,
    claims().undetectable.doesNotMean,
    ...landing.rounds().list.flatMap(({ points }) => points),
    ...landing.afterwards().cards.map(({ text }) => text),
  ]
  const parts = statements.map((statement) => {
    const [, part] =
      Object.entries(BACKED_BY).find(([beginning]) => statement.startsWith(beginning)) ?? []
    return part
  })
  expect(parts).toEqual(Object.values(BACKED_BY))
  for (const part of parts)
    expect(existsSync(new URL(`../../../../${part}`, import.meta.url)), `${part} exists`).toBe(true)
})

test('the rounds are shown with the dimensions that they are scored on', () => {
  expect(landing.rounds().list.map(({ id }) => id)).toEqual([...INTERVIEW_ROUNDS])
  for (const { id, points } of landing.rounds().list) {
    const titles = DIMENSIONS[id].map((dimension) =>
      describeDimension(id, dimension).title.toLowerCase(),
    )
    expect(points.at(-1)).toBe(`Scored on ${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}.`)
  }
})

test('what the start page does not measure, it does not claim', () => {
  const texts = JSON.stringify([
    hero(),
    claims(),
    ...Object.values(sections).map((textsOf) => textsOf()),
  ])
  expect(texts).not.toMatch(/\d\s?(%|per cent)/)
})
