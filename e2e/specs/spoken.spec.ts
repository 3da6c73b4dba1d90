import type { Page } from '@playwright/test'
import { clickButton } from '../harness/forms.ts'
import { beginSpokenInterview, conversation, sendAnswer, spokenQuestion } from '../harness/spoken.ts'
import { expect, test } from '../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

const behavioral = spokenQuestion('behavioral', 'the-alarm-nobody-owned')
const [firstPart = '', secondPart = '', ...otherParts] = behavioral.stronger.split('\n\n')
const closingOf = (page: Page) => page.getByRole('region', { name: 'Time for your questions' })

/** Gives a strong answer to the question in three parts, as far as the next question. */
async function answerFirstQuestion(page: Page) {
  const log = conversation(page)
  await sendAnswer(page, firstPart)
  await expect(log.getByText('Coach', { exact: true })).toHaveCount(2)
  await sendAnswer(page, secondPart)
  await expect(log.getByText('You', { exact: true })).toHaveCount(2)
  await sendAnswer(page, otherParts.join('\n\n'))
  await expect(log).toContainText('Question 2')
}

async function finish(page: Page) {
  await clickButton(page, 'Finish')
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
}

test.describe('a behavioral interview', () => {
  test('is chosen on the dashboard by topic and length, without a language, and begun by keys', async ({ page }) => {
    await page.goto('/home')
    await page.getByText('Choose round, topic, difficulty and length').click()
    await page.getByLabel('Round').selectOption('Behavioral')
    await expect(page.getByLabel('Language')).toBeHidden()
    await page.getByLabel('Topic').selectOption('Ownership')
    await expect(page.getByLabel('Length')).toContainText('2 questions')
    await page.getByLabel('Length').selectOption('2 questions')
    await clickButton(page, 'Start this interview')
    await expect(page.getByText('The coach asks about what you have done, you tell it.')).toBeVisible()
    await expect(page.getByText('Ownership')).toHaveCount(2)
    await page.keyboard.press('Control+b')
    await expect(conversation(page)).toContainText('Answer with one case of your own each time')
  })

  test('counts the words of a draft and keeps it through a reload', async ({ page }) => {
    await beginSpokenInterview(page, behavioral)
    const box = page.getByLabel('Your answer')
    await box.fill('On call one night, I')
    await expect(page.getByText('5 words')).toBeVisible()
    await page.reload()
    await expect(box).toHaveValue('On call one night, I')
  })

  test('sends an answer given offline when the network returns, and shows it in a second tab', async ({
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
    await expect(log).toContainText('You are offline. The coach goes on once you are back.')
    await context.setOffline(false)
    await expect(log.getByText('Coach', { exact: true })).toHaveCount(2)
    await expect(conversation(other)).toContainText(firstPart)
    await other.close()
    await expect(page.getByText('The coach is thinking.')).toBeHidden()
    await checkPage(page)
  })

  test('explains its keys, and pauses by a key', async ({ page }) => {
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

  test('goes on to the next question after follow-ups, and the coach explains the scores at the end', async ({
    page,
  }) => {
    await beginSpokenInterview(page, behavioral)
    await answerFirstQuestion(page)
    await finish(page)
    await closingOf(page).getByLabel('Your question').fill('How am I scored?')
    await closingOf(page).getByRole('button', { name: 'Ask' }).click()
    await expect(closingOf(page)).toContainText('from 0 to 4 on situation, task, action')
  })

  test('ends in a report with a stronger answer and moments, and in scores on the dashboard', async ({
    page,
    checkPage,
  }) => {
    await beginSpokenInterview(page, behavioral)
    await answerFirstQuestion(page)
    await finish(page)
    await closingOf(page).getByRole('button', { name: 'End and read the report' }).click()
    await expect(page.getByRole('heading', { name: 'A stronger answer' })).toBeVisible()
    await expect(
      page.getByText('Written by the built-in coach, not by a person and not by a language model'),
    ).toBeVisible()
    await expect(page.getByText('Too little was said in your own words.').first()).toBeVisible()
    await page.getByRole('link', { name: 'See the moment' }).first().click()
    await expect(page.locator('li:target')).toContainText(/answered/)
    await checkPage(page)
    await page.goto('/home')
    await expect(page.getByRole('table', { name: /^Behavioral: Scores by topic/ })).toBeVisible()
  })
})

test.describe('a system design interview', () => {
  const question = spokenQuestion('system-design', 'short-links')
  const [requirements = '', estimates = '', ...rest] = question.stronger.split('\n\n')
  const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' })

  /** Begins the interview, and gives a strong answer partly in the notes. */
  async function answerWithNotes(page: Page) {
    await beginSpokenInterview(page, question)
    await notes(page).fill(rest.join('\n\n'))
    await sendAnswer(page, `${requirements}\n\n${estimates}`)
    await expect(conversation(page)).toContainText('Now every customer wants to see')
  }

  test('keeps notes through a reload', async ({ page, checkPage }) => {
    await answerWithNotes(page)
    await page.reload()
    await expect(notes(page)).toHaveValue(rest.join('\n\n'))
    await checkPage(page)
  })

  test('counts notes in its report', async ({ page }) => {
    await answerWithNotes(page)
    await clickButton(page, 'End')
    await clickButton(page, 'End the interview')
    await expect(page.getByText('You gave 1 answer.')).toBeVisible()
    await page.getByRole('link', { name: 'Read the report' }).click()
    await expect(page.getByText('A strong interview: the design covers the checklist')).toBeVisible()
    await expect(page.getByText('wrote notes')).toBeVisible()
  })
})

test.describe('a sales call', () => {
  const question = spokenQuestion('sales-call', 'too-expensive-for-us')

  test('has the coach as the customer, who presses on weak answers', async ({ page }) => {
    await beginSpokenInterview(page, question)
    const log = conversation(page)
    await expect(log).toContainText('I am the customer')
    await sendAnswer(page, question.weak, 'What you say')
    await expect(log).toContainText('(Dana)')
    const better = 'How many invoices do you have a month today, and how long does one take you?'
    await sendAnswer(page, better, 'What you say')
    await expect(log.getByText('(Dana)')).toHaveCount(2)
  })

  test('ends in a report with a stronger example and the next practice', async ({ page }) => {
    await beginSpokenInterview(page, question)
    await sendAnswer(page, question.weak, 'What you say')
    await expect(conversation(page)).toContainText('(Dana)')
    await page.keyboard.press('Control+Shift+e')
    await closingOf(page).getByRole('button', { name: 'End and read the report' }).click()
    await expect(page.getByRole('heading', { name: 'An example of a stronger one' })).toBeVisible()
    await expect(page.getByText('Practise next: Pricing, easy')).toBeVisible()
  })
})
