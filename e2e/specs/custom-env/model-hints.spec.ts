import type { Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import {
  beginInterview,
  endInterview,
  expectSaved,
  expectSummary,
  giveUp,
  solutions,
  submitSolution,
} from '../../harness/interviews.ts'
import { expect, type Models, test } from '../../harness/models.ts'

const HINT = `On line 2 your map keeps **one** position of each amount. ${'Which one is that? '.repeat(6)}`.trim()
const LAST_WORDS = 'Look up before you put in.'
const WALKTHROUGH =
  '1. **Lines 2–2** build the whole map first; the good solution fills it on the way.\n' +
  '2. **Lines 3–6** look each partner up. See [this](https://evil.example/) <img src="https://evil.example/p.png">\n\n' +
  LAST_WORDS
const BY_FIRST = 'Written by the model openai:first.'

const hintsOf = (page: Page) => page.getByRole('region', { name: 'Coach' })
const solutionOf = (page: Page) => page.getByRole('tabpanel', { name: 'Solution' })

/** Goes to the hints and asks for the first one, which a model words. */
async function askFirstHint(page: Page) {
  await clickButton(page, 'Hints')
  await hintsOf(page).getByRole('button', { name: 'Show the first hint' }).click()
}

/** Asks for the second hint while models fail, and waits until the question bank's own has come. */
async function askHintWithoutModel(page: Page, models: Models) {
  await models.script({ act: 'fail' })
  await hintsOf(page).getByRole('button', { name: 'Show the next hint' }).click()
  await expect(hintsOf(page)).toContainText('Hint 2 of 3')
  await expect(hintsOf(page)).toContainText('Written by the coach, because no model gave a usable hint.')
}

/** Gives up the question and asks for an explanation of a judged submission. */
async function askExplanation(page: Page, models: Models) {
  await giveUp(page)
  await models.script({ text: WALKTHROUGH, paceMs: 20 })
  await solutionOf(page).getByRole('button', { name: 'Explain with my code' }).click()
  await expect(solutionOf(page)).toContainText(BY_FIRST)
}

/** Begins an interview with two hints, one of them worded by a model, and an explained submission. */
async function beginWithHintsAndExplanation(page: Page, models: Models) {
  const id = await beginInterview(page, { code: solutions.careless })
  await models.script({ text: HINT })
  await askFirstHint(page)
  await expect(hintsOf(page)).toContainText(BY_FIRST)
  await askHintWithoutModel(page, models)
  await submitSolution(page, id, solutions.careless, [4])
  await askExplanation(page, models)
}

test('a model words a hint to the candidate’s code, and the hint appears as it is written', async ({
  page,
  models,
}) => {
  await beginInterview(page, { code: solutions.careless })
  await models.script({ text: HINT, paceMs: 240 })
  await askFirstHint(page)
  await expect(hintsOf(page)).toContainText('On line 2 your map')
  await expect(hintsOf(page)).not.toContainText('Written by')
  await expect(hintsOf(page).getByRole('button', { name: 'Stop' })).toBeVisible()
  expect((await models.calls()).at(-1)?.texts.join('\n')).toContain('2:   const at = new Map(charges.map(')
  await expect(hintsOf(page)).toContainText(BY_FIRST)
  await expect(hintsOf(page).getByText('one', { exact: true })).toHaveCSS('font-weight', /[67]00/)
})

test('when the model fails, the question bank’s own hint is given', async ({ page, models, checkPage }) => {
  await beginInterview(page, { code: solutions.careless })
  await models.script({ text: HINT })
  await askFirstHint(page)
  await expect(hintsOf(page)).toContainText(BY_FIRST)
  await askHintWithoutModel(page, models)
  await expect(hintsOf(page)).toContainText('Which structure answers that in constant time?')
  await checkPage(page)
})

test('a model explains the solution with the candidate’s code, without links', async ({ page, models }) => {
  await beginInterview(page, { code: solutions.careless })
  await clickButton(page, 'Submit')
  await expectSummary(page, '13 of 17 tests passed')
  await askExplanation(page, models)
  await expect(solutionOf(page).getByText('Lines 2–2')).toBeVisible()
  await expect(solutionOf(page).getByRole('button', { name: /^Explain/ })).toHaveCount(0)
  await expect(solutionOf(page).getByRole('link')).toHaveCount(0)
})

test('hints and explanation survive a reload', async ({ page, models, checkPage }) => {
  await beginWithHintsAndExplanation(page, models)
  await expectSaved(page)
  await page.reload()
  await clickButton(page, 'Hints 2/3')
  await expect(hintsOf(page)).toContainText(HINT.replaceAll('**', ''))
  await page.getByRole('tab', { name: 'Solution' }).click()
  await expect(solutionOf(page)).toContainText(LAST_WORDS)
  await expect(solutionOf(page)).toContainText(BY_FIRST)
  await checkPage(page)
})

test('the report shows the explanation, and which hints a model worded', async ({ page, models }) => {
  await beginWithHintsAndExplanation(page, models)
  await endInterview(page)
  await page.getByRole('link', { name: 'Read the report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Coding interview/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your code, step by step' })).toBeVisible()
  await expect(page.getByText(LAST_WORDS).first()).toBeVisible()
  await expect(page.getByText('gave hint 1 (the model openai:first)')).toBeVisible()
  await expect(page.getByText('gave hint 2', { exact: true })).toBeVisible()
})
