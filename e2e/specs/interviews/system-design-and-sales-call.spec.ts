import type { Page } from '@playwright/test'
import { createBegunInterview, reportEvents } from '../../harness/interview-api.ts'
import { expectSaved } from '../../harness/interviews.ts'
import {
  beginSpokenInterview,
  conversation,
  sendAnswer,
  spokenQuestion,
} from '../../harness/spoken.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

const closingOf = (page: Page) => page.getByRole('region', { name: 'Time for your questions' })

test.describe('a system design interview', () => {
  const question = spokenQuestion('system-design', 'short-links')
  const [requirements = '', estimates = '', ...rest] = question.stronger.split('\n\n')
  const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' })

  test('keeps notes through a reload', async ({ page, checkPage }) => {
    await beginSpokenInterview(page, question)
    await notes(page).fill(rest.join('\n\n'))
    await sendAnswer(page, `${requirements}\n\n${estimates}`)
    await expect(conversation(page)).toContainText('Somebody tries all codes one after the other')
    await page.reload()
    await expect(notes(page)).toHaveValue(rest.join('\n\n'))
    await checkPage(page)
  })

  test('counts notes in its report @main', async ({ page }) => {
    const id = await createBegunInterview(page, { round: 'system-design', question: question.slug })
    const asked = { question: question.slug }
    const text = `${requirements}\n\n${estimates}`
    await reportEvents(page, id, { type: 'notes-saved', ...asked, text: rest.join('\n\n') })
    await reportEvents(
      page,
      id,
      { type: 'answered', ...asked, text, how: 'typed', speech: null },
      { type: 'ended' },
    )
    await page.goto(`/home/interviews/${id}`)
    await expect(page.getByText('You gave 1 answer.')).toBeVisible()
    await page.getByRole('link', { name: 'Read the report' }).click()
    await expect(
      page.getByText('A strong interview: the levels are at or near the top'),
    ).toBeVisible()
    await expect(page.getByText('wrote notes')).toBeVisible()
  })
})

test.describe('the drawing of a system design', () => {
  const question = spokenQuestion('system-design', 'short-links')
  const canvas = (page: Page) => page.getByRole('tabpanel', { name: 'Drawing' })
  const openDrawing = (page: Page) => page.getByRole('tab', { name: 'Drawing' }).click()

  /** Adds a box with this label by keyboard. */
  async function addBox(page: Page, label: string) {
    await canvas(page).getByRole('button', { name: 'Add box' }).press('Enter')
    await expect(canvas(page).getByLabel('Label')).toBeFocused()
    await page.keyboard.type(label)
    await expect(canvas(page).getByText(label, { exact: true })).toBeVisible()
  }

  /** Selects both boxes and connects them. */
  async function connectBoxes(page: Page, label: string) {
    const boxes = canvas(page).locator('.react-flow__node')
    await boxes.nth(0).focus()
    await page.keyboard.press('Enter')
    await boxes.nth(1).click({ modifiers: ['Shift'] })
    await canvas(page).getByRole('button', { name: 'Connect' }).click()
    await canvas(page).getByLabel('Label').fill(label)
  }

  test('is kept, and a second tab shows it and follows when a box is deleted with its arrows @main', async ({
    page,
    context,
    checkPage,
  }) => {
    await beginSpokenInterview(page, question)
    await openDrawing(page)
    await addBox(page, 'API server')
    await addBox(page, 'Cache')
    await connectBoxes(page, 'looks up the code')
    await expect(canvas(page).locator('.react-flow__edge')).toHaveCount(1)
    await checkPage(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectSaved(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await openDrawing(other)
    await expect(canvas(other).getByText('API server', { exact: true })).toBeVisible()
    await expect(canvas(other).getByText('looks up the code')).toBeVisible()
    await expect(canvas(other).locator('.react-flow__node')).toHaveCount(2)
    await canvas(page).getByText('Cache', { exact: true }).click()
    await canvas(page).getByRole('button', { name: 'Delete' }).click()
    await expect(canvas(page).locator('.react-flow__edge')).toHaveCount(0)
    await expect(canvas(other).locator('.react-flow__node')).toHaveCount(1)
    await other.close()
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

  test('ends in a report with a stronger example and the next practice @main', async ({ page }) => {
    const id = await createBegunInterview(page, { round: 'sales-call', question: question.slug })
    const answer = { question: question.slug, text: question.weak, how: 'typed', speech: null }
    await reportEvents(page, id, { type: 'answered', ...answer })
    await page.goto(`/home/interviews/${id}`)
    await expect(conversation(page)).toContainText('(Dana)')
    await page.keyboard.press('Control+Shift+e')
    await closingOf(page).getByRole('button', { name: 'End and read the report' }).click()
    await expect(page.getByRole('heading', { name: 'An example of a stronger one' })).toBeVisible()
    await expect(page.getByText('Practise next: Pricing, easy')).toBeVisible()
  })
})
