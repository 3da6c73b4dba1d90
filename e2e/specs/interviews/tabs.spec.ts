import type { BrowserContext, Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import {
  beginInterview,
  editor,
  endInterview,
  expectSaved,
  expectSummary,
  replaceCode,
  solutions,
} from '../../harness/interviews.ts'
import { expect, test } from '../../harness/test.ts'

/** Opens the page's interview in a second tab and brings the first one back to the front. */
async function openSecondTab(page: Page, context: BrowserContext) {
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(editor(other)).toContainText('const at = new Map')
  await page.bringToFront()
  return other
}

test.beforeEach(({ asha: _ }) => {})

test('an interview left on one device is resumed on another, and the first shows the submission made there', async ({
  page,
  asha,
  account,
  newBrowser,
}) => {
  await beginInterview(page)
  await replaceCode(page, solutions.right)
  await expectSaved(page)
  const address = page.url()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Continue your interview' })).toBeVisible()
  const phone = await newBrowser({ viewport: { width: 360, height: 740 } })
  await account.signIn(phone.context(), asha)
  await phone.goto('/home')
  await phone.getByRole('link', { name: 'Resume' }).click()
  await expect(phone).toHaveURL(address)
  await phone.getByRole('tab', { name: 'Code' }).click()
  await expect(editor(phone)).toContainText('const firstAt = new Map')
  await clickButton(phone, 'Submit')
  await expectSummary(phone, 'All 17 tests passed')
  await phone.close()
  await page.getByRole('link', { name: 'Resume' }).click()
  await expectSummary(page, 'All 17 tests passed')
})

test('code, results, a pause, its end and the end of the interview reach the other tab, from either side', async ({
  page,
  context,
}) => {
  await beginInterview(page, { code: solutions.careless })
  const other = await openSecondTab(page, context)
  await replaceCode(page, solutions.right)
  await expectSaved(page)
  await expect(editor(other)).toContainText('const firstAt = new Map')
  await clickButton(page, 'Run')
  await expectSummary(other, 'All 5 tests passed')
  await clickButton(page, 'Pause')
  await expect(other.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await other.bringToFront()
  await other.keyboard.press('Control+Shift+p')
  await expect(editor(page)).toBeVisible()
  await replaceCode(other, solutions.endless)
  await page.bringToFront()
  await expect(editor(page)).toContainText('for (;;) {}')
  await endInterview(page)
  await expect(other.getByText('This interview has ended')).toBeVisible()
})
