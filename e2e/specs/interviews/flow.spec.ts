import type { Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import { createBegunInterview, createInterview, reportEvents } from '../../harness/interview-api.ts'
import {
  beginInterview,
  editor,
  question,
  solutions,
  submitSolution,
} from '../../harness/interviews.ts'
import { conversation } from '../../harness/spoken.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

const followUpOf = (page: Page) => page.getByRole('region', { name: 'A follow-up from the coach' })
const closingOf = (page: Page) => page.getByRole('region', { name: 'Time for your questions' })
const followUpAnswer = 'firstAt grows to O(n), because each charge is kept once.'

/**
 * Begins an interview of two questions, whose first was solved and followed up on, through the API.
 * Returns its id.
 */
async function createSecondQuestion(page: Page) {
  const id = await createBegunInterview(page, {
    round: 'coding',
    question: question.slug,
    length: 'standard',
  })
  await submitSolution(page, id, solutions.right)
  await reportEvents(page, id, {
    type: 'follow-up-answered',
    question: question.slug,
    text: followUpAnswer,
  })
  await reportEvents(page, id, { type: 'moved-on', question: question.slug })
  return id
}

test('the page before an interview shows its plan, and keys begin it', async ({
  page,
  checkPage,
}) => {
  const id = await createInterview(page, {
    round: 'coding',
    question: question.slug,
    length: 'standard',
  })
  await page.goto(`/home/interviews/${id}`)
  await expect(page.getByText('Your questions to the coach')).toBeVisible()
  await expect(page.getByText(/After a strong answer the next question gets harder/)).toBeVisible()
  await checkPage(page)
  await page.keyboard.press('Control+b')
  await expect(page.getByRole('heading', { name: question.title })).toBeVisible()
})

test('a solution that passes gets a follow-up about its code, and a harder question follows @main', async ({
  page,
  checkPage,
}) => {
  await beginInterview(page, { code: solutions.right, length: 'standard' })
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByText('All 17 tests passed', { exact: true })).toBeVisible()
  await expect(followUpOf(page)).toContainText('On line 2 you start to store what you have seen.')
  await checkPage(page)
  await expect(page.getByRole('button', { name: 'Show the first hint' })).toBeHidden()
  await followUpOf(page).getByLabel('Your answer').fill(followUpAnswer)
  await followUpOf(page).getByRole('button', { name: 'Answer' }).click()
  await expect(followUpOf(page)).toBeHidden()
  await expect(conversation(page)).toContainText(followUpAnswer)
  await expect(conversation(page)).toContainText(`You said “${followUpAnswer}” That names a cost`)
  await page.getByRole('button', { name: 'Next question' }).first().click()
  await expect(page.getByRole('heading', { name: question.title })).toBeHidden()
  await expect(page.getByText('Medium')).toBeVisible()
})

test('a failed submission gets a follow-up about the failed test, which can be skipped @main', async ({
  page,
}) => {
  await beginInterview(page, { code: solutions.careless })
  await clickButton(page, 'Submit')
  await expect(page.getByText('13 of 17 tests passed', { exact: true })).toBeVisible()
  await clickButton(page, 'Finish')
  await expect(followUpOf(page)).toContainText(
    'The test “a charge is not used twice” gave [0, 0] where [] was expected',
  )
  await followUpOf(page).getByRole('button', { name: 'Skip' }).click()
  await closingOf(page).getByRole('button', { name: 'End and read the report' }).click()
  await expect(page.getByText('it is not solved yet').first()).toBeVisible()
  await expect(page.getByText('You skipped this question.')).toBeVisible()
})

test('in the answer box the keys of Run send the answer', async ({ page }) => {
  await beginInterview(page, { code: solutions.right, length: 'standard' })
  await page.keyboard.press('Control+Shift+Enter')
  await followUpOf(page).getByLabel('Your answer').fill(followUpAnswer)
  await page.keyboard.press('Control+Enter')
  await expect(followUpOf(page)).toBeHidden()
  await expect(conversation(page)).toContainText(followUpAnswer)
  await expect(page.getByText('All 17 tests passed', { exact: true })).toBeVisible()
})

test('an answer that is written and not sent survives a reload, and ending sends it', async ({
  page,
}) => {
  await beginInterview(page, { code: solutions.right, length: 'standard' })
  await page.keyboard.press('Control+Shift+Enter')
  await followUpOf(page).getByLabel('Your answer').fill(followUpAnswer)
  await page.reload()
  await expect(followUpOf(page).getByLabel('Your answer')).toHaveValue(followUpAnswer)
  await clickButton(page, 'End')
  await expect(page.getByRole('dialog')).toContainText('not sent is sent first')
  await page.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click()
  await expect(conversation(page)).toContainText(followUpAnswer)
  await page.getByRole('link', { name: 'Read the report' }).click()
  await expect(page.getByText(followUpAnswer).first()).toBeVisible()
  await expect(page.getByText('You skipped this question.')).toBeHidden()
})

test('at the end the coach sums up and answers questions', async ({ page, checkPage }) => {
  await page.goto(`/home/interviews/${await createSecondQuestion(page)}`)
  await expect(editor(page)).toBeVisible()
  await page.keyboard.press('Control+Shift+e')
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
  await expect(closingOf(page)).toContainText('You solved 1 of 2.')
  await clickButton(page, 'What does a good solution cost?')
  await expect(closingOf(page)).toContainText('A good solution takes time O(n)')
  await expect(
    closingOf(page).getByRole('button', { name: 'What does a good solution cost?' }),
  ).toBeHidden()
  await closingOf(page).getByLabel('Your question').fill('How am I scored?')
  await closingOf(page).getByRole('button', { name: 'Ask' }).click()
  await expect(closingOf(page)).toContainText('Each question is scored from 0 to 4')
  await checkPage(page)
})

test('the report tells the result, the follow-up answer and the harder question', async ({
  page,
  checkPage,
}) => {
  const id = await createSecondQuestion(page)
  await reportEvents(page, id, { type: 'ended' })
  await page.goto(`/home/interviews/${id}/report`)
  await expect(page.getByText('Halfway there: you solved 1 of 2')).toBeVisible()
  await expect(page.getByText(followUpAnswer).first()).toBeVisible()
  await expect(page.getByText('chose a harder question')).toBeVisible()
  await checkPage(page)
})
