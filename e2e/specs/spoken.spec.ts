import { clickButton } from '../harness/forms.ts'
import { beginSpokenInterview, conversation, currentQuestion, sendAnswer, spokenQuestion } from '../harness/spoken.ts'
import { expect, test } from '../harness/test.ts'

test.beforeEach(async ({ account, context }) => {
  await account.signIn(context, await account.signUp())
})

test('a behavioral interview: chosen, planned, answered, followed up with one’s own words, closed, reported', async ({
  page,
  context,
  problems,
  checkPage,
}) => {
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

  const log = conversation(page)
  await expect(log).toContainText('Answer with one case of your own each time')
  const { slug } = await currentQuestion(page)
  const [first = '', second = '', ...rest] = spokenQuestion('behavioral', slug).stronger.split('\n\n')
  const box = page.getByLabel('Your answer')
  await box.fill('On call one night, I')
  await expect(page.getByText('5 words')).toBeVisible()
  await page.reload()
  await expect(box).toHaveValue('On call one night, I')

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(conversation(other)).toContainText('Question 1')
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await sendAnswer(page, first)
  await expect(log).toContainText('You are offline. The coach goes on once you are back.')
  await context.setOffline(false)
  await expect(log.getByText('Coach', { exact: true })).toHaveCount(2)
  await expect(conversation(other)).toContainText(first)
  await other.close()
  await expect(page.getByText('The coach is thinking.')).toBeHidden()
  await checkPage(page)

  await sendAnswer(page, second)
  await expect(log.getByText('You', { exact: true })).toHaveCount(2)
  await sendAnswer(page, rest.join('\n\n'))
  await expect(log).toContainText('Question 2')
  await page.getByRole('region', { name: 'Interview' }).focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Send your answer')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Shift+p')
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await clickButton(page, 'Resume')
  await clickButton(page, 'Finish')
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()

  const closing = page.getByRole('region', { name: 'Time for your questions' })
  await closing.getByLabel('Your question').fill('How am I scored?')
  await closing.getByRole('button', { name: 'Ask' }).click()
  await expect(closing).toContainText('from 0 to 4 on situation, task, action')
  await closing.getByRole('button', { name: 'End and read the report' }).click()
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

test('a system design interview: notes count, are kept, and stand on the report', async ({ page, checkPage }) => {
  const question = spokenQuestion('system-design', 'short-links')
  await beginSpokenInterview(page, question)
  const [requirements = '', estimates = '', ...rest] = question.stronger.split('\n\n')
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await notes.fill(rest.join('\n\n'))
  await sendAnswer(page, `${requirements}\n\n${estimates}`)
  await expect(conversation(page)).toContainText('Now every customer wants to see')
  await page.reload()
  await expect(notes).toHaveValue(rest.join('\n\n'))
  await checkPage(page)
  await clickButton(page, 'End')
  await clickButton(page, 'End the interview')
  await expect(page.getByText('You gave 1 answer.')).toBeVisible()
  await page.getByRole('link', { name: 'Read the report' }).click()
  await expect(page.getByText('A strong interview: the design covers the checklist')).toBeVisible()
  await expect(page.getByText('wrote notes')).toBeVisible()
})

test('a sales call: the coach is the customer and presses on what was weak', async ({ page }) => {
  const question = spokenQuestion('sales-call', 'too-expensive-for-us')
  await beginSpokenInterview(page, question)
  const log = conversation(page)
  await expect(log).toContainText('I am the customer')
  await sendAnswer(page, question.weak, 'What you say')
  await expect(log).toContainText('(Dana)')
  await sendAnswer(page, 'How many invoices do you have a month today, and how long does one take you?', 'What you say')
  await expect(log.getByText('(Dana)')).toHaveCount(2)
  await page.keyboard.press('Control+Shift+e')
  const closing = page.getByRole('region', { name: 'Time for your questions' })
  await closing.getByRole('button', { name: 'End and read the report' }).click()
  await expect(page.getByRole('heading', { name: 'An example of a stronger one' })).toBeVisible()
  await expect(page.getByText('Practise next: Pricing, easy')).toBeVisible()
})
