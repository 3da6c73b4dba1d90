import type { Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import { createBegunInterview, reportEvents } from '../../harness/interview-api.ts'
import {
  beginSpokenInterview,
  conversation,
  sendAnswer,
  spokenQuestion,
} from '../../harness/spoken.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

const behavioral = spokenQuestion('behavioral', 'the-alarm-nobody-owned')
const [firstPart = '', secondPart = '', ...otherParts] = behavioral.stronger.split('\n\n')
const closingOf = (page: Page) => page.getByRole('region', { name: 'Time for your questions' })

test('a behavioral interview is chosen on the dashboard by topic and length, without a language, and begun by keys', async ({
  page,
}) => {
  await page.goto('/home')
  await page.getByText('Choose round, topic, difficulty and length').click()
  await page.getByLabel('Round').selectOption('Behavioral')
  await expect(page.getByLabel('Language')).toBeHidden()
  await page.getByLabel('Topic').selectOption('Ownership')
  await expect(page.getByLabel('Length')).toContainText('2 questions')
  await page.getByLabel('Length').selectOption('2 questions')
  await clickButton(page, 'Start this interview')
  await expect(page.getByText('The coach asks about your experience.')).toBeVisible()
  await expect(page.getByText('Ownership')).toHaveCount(2)
  await page.keyboard.press('Control+b')
  await expect(conversation(page)).toContainText('Answer each question with one story of your own')
})

test('the words of a draft are counted, and the draft survives a reload', async ({ page }) => {
  await beginSpokenInterview(page, behavioral)
  const box = page.getByLabel('Your answer')
  await box.fill('On call one night, I')
  await expect(page.getByText('5 words')).toBeVisible()
  await page.reload()
  await expect(box).toHaveValue('On call one night, I')
})

test('an answer given offline is sent when the network returns, and appears in a second tab', async ({
  page,
  context,
  problems,
  checkPage,
}) => {
  const log = conversation(page)
  await beginSpokenInterview(page, behavioral)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(conversation(other)).toContainText('Question 1')
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await sendAnswer(page, firstPart)
  await expect(log).toContainText(
    'You are offline. The interview continues once you are back online.',
  )
  await context.setOffline(false)
  await expect(log.getByText('Coach', { exact: true })).toHaveCount(2)
  await expect(conversation(other)).toContainText(firstPart)
  await other.close()
  await expect(page.getByText('The coach is thinking.')).toBeHidden()
  await checkPage(page)
})

test('the question stays in sight while it is answered, on a phone too', async ({
  page,
  checkPage,
}) => {
  const asked = page.getByRole('region', { name: 'Question', exact: true })
  await page.setViewportSize({ width: 360, height: 740 })
  await beginSpokenInterview(page, behavioral)
  await sendAnswer(page, firstPart)
  await expect(conversation(page).getByText('Coach', { exact: true })).toHaveCount(2)
  await page.getByLabel('Your answer').fill(otherParts.join('\n\n'))
  await expect(asked.getByRole('heading', { name: behavioral.title })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport()
  await checkPage(page)
})

test('ending an interview sends the answer that is being written, and asks no other question', async ({
  page,
}) => {
  await beginSpokenInterview(page, behavioral)
  await page.getByLabel('Your answer').fill(firstPart)
  await clickButton(page, 'End')
  await expect(page.getByRole('dialog')).toContainText('not sent is sent first')
  await page.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click()
  await expect(page.getByText('You gave 1 answer.')).toBeVisible()
  await expect(conversation(page).getByText('Coach', { exact: true })).toHaveCount(1)
  await page.getByRole('link', { name: 'Read the report' }).click()
  await expect(page.getByText('You did not answer this question')).toHaveCount(0)
})

test('keys are explained, and a key pauses the interview', async ({ page }) => {
  await beginSpokenInterview(page, behavioral)
  await page.getByRole('region', { name: 'Interview' }).focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Send your answer')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Shift+p')
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await clickButton(page, 'Resume')
  await expect(page.getByLabel('Your answer')).toBeVisible()
})

test('the next question comes after the follow-ups, and the coach explains the scores at the end @main', async ({
  page,
}) => {
  const log = conversation(page)
  await beginSpokenInterview(page, behavioral)
  await sendAnswer(page, firstPart)
  await expect(log.getByText('Coach', { exact: true })).toHaveCount(2)
  await sendAnswer(page, secondPart)
  await expect(log.getByText('You', { exact: true })).toHaveCount(2)
  await sendAnswer(page, otherParts.join('\n\n'))
  await expect(log).toContainText('Question 2')
  await clickButton(page, 'Finish')
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
  await closingOf(page).getByLabel('Your question').fill('How am I scored?')
  await closingOf(page).getByRole('button', { name: 'Ask' }).click()
  await expect(closingOf(page)).toContainText('from 0 to 4 on situation, task, action')
})

test('the report has a stronger answer and links to moments, and the dashboard shows the scores @main', async ({
  page,
  checkPage,
}) => {
  const question = behavioral.slug
  const id = await createBegunInterview(page, { round: 'behavioral', question })
  for (const text of [firstPart, secondPart, 'That is all that I remember of it.'])
    await reportEvents(page, id, { type: 'answered', question, text, how: 'typed', speech: null })
  await reportEvents(page, id, { type: 'ended' })
  await page.goto(`/home/interviews/${id}/report`)
  await expect(page.getByRole('heading', { name: 'A stronger answer' })).toBeVisible()
  await expect(
    page.getByText('Written by the built-in coach, not by a person and not by a language model'),
  ).toBeVisible()
  await expect(page.getByText('You did not answer this question, so it scores 0.')).toHaveCount(1)
  await page.getByRole('link', { name: 'See the moment' }).first().click()
  await expect(page.locator('li:target')).toContainText(/answered/)
  await checkPage(page)
  await page.goto('/home')
  await expect(page.getByRole('table', { name: /^Behavioral: Scores by topic/ })).toBeVisible()
})
