import type { Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import { beginSpokenInterview, conversation, sendAnswer, spokenQuestion } from '../../harness/spoken.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

const closingOf = (page: Page) => page.getByRole('region', { name: 'Time for your questions' })

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
