import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { clickButton } from '../../harness/forms.ts'
import {
  beginInterview,
  editor,
  expectSaved,
  expectSummary,
  replaceCode,
  runCode,
  solutions,
} from '../../harness/interviews.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

const Events = z.object({
  events: z.array(z.object({ id: z.string(), type: z.string(), code: z.string().optional() })),
})

async function storedEvents(page: Page, id: string) {
  const answer = await page.request.get(`/api/interviews/${id}/events?after=0`)
  return Events.parse(await answer.json()).events
}

/**
 * Begins an interview, runs code that fails one test, and goes offline. Returns the interview's id.
 */
async function beginAndGoOffline(page: Page, context: BrowserContext) {
  const id = await beginInterview(page, { code: solutions.careless })
  // The runtime has to be loaded before the network goes.
  await clickButton(page, 'Run')
  await expectSummary(page, '4 of 5 tests passed')
  await expectSaved(page)
  await context.setOffline(true)
  return id
}
const expectKeptOffline = (page: Page) =>
  expect(page.getByText('Offline, kept on this device')).toBeVisible()

test('an interview whose page was left is unfinished and paused, and resumes from the dashboard', async ({
  page,
  checkPage,
}) => {
  const id = await beginInterview(page)
  const eventTypes = async () => (await storedEvents(page, id)).map(({ type }) => type)
  await page.goto('about:blank')
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Continue your interview' })).toBeVisible()
  await expect(page.getByText('Unfinished')).toBeVisible()
  await checkPage(page)
  await page.getByRole('link', { name: 'Resume' }).click()
  await expect(editor(page)).toBeVisible()
  await expect.poll(eventTypes).toContain('resumed')
  expect(await eventTypes()).toContain('paused')
})

test('Ctrl+Shift+R loads the session again and keeps the page and its code', async ({ page }) => {
  await beginInterview(page)
  await replaceCode(page, solutions.careless)
  await page.evaluate('window.isSamePage = true')
  const loaded = page.waitForResponse((response) =>
    /\/api\/interviews\/[0-9a-f-]{36}$/.test(response.url()),
  )
  await page.keyboard.press('Control+Shift+r')
  await loaded
  await expect(editor(page)).toContainText('const at = new Map')
  expect(await page.evaluate('window.isSamePage')).toBe(true)
})

test.describe('offline', () => {
  test.beforeEach(({ problems }) => problems.expect(/ERR_INTERNET_DISCONNECTED/))

  test('code runs, and code and results survive a reload', async ({ page, context }) => {
    await beginAndGoOffline(page, context)
    await replaceCode(page, solutions.right)
    await expectKeptOffline(page)
    await clickButton(page, 'Run')
    await expectSummary(page, 'All 5 tests passed')
    await context.setOffline(false)
    await page.reload()
    await expect(editor(page)).toContainText('const firstAt = new Map')
    await expectSummary(page, 'All 5 tests passed')
    await expectSaved(page)
  })

  test('a submission is refused', async ({ page, context }) => {
    await beginInterview(page)
    await context.setOffline(true)
    await replaceCode(page, solutions.right)
    await expectKeptOffline(page)
    await clickButton(page, 'Submit')
    await expect(page.getByRole('alert')).toContainText('A submission needs a connection.')
  })

  test('work is sent once when the network returns, and can be submitted then @main', async ({
    page,
    context,
  }) => {
    const id = await beginAndGoOffline(page, context)
    await replaceCode(page, solutions.endless)
    await runCode(page, solutions.careless)
    await expectSummary(page, '4 of 5 tests passed')
    await expectKeptOffline(page)
    await context.setOffline(false)
    await expectSaved(page)
    const events = await storedEvents(page, id)
    expect(new Set(events.map((event) => event.id)).size).toBe(events.length)
    expect(events.findLast(({ type }) => type === 'code-saved')?.code).toContain(
      'const at = new Map',
    )
    await clickButton(page, 'Submit')
    await expectSummary(page, '13 of 17 tests passed')
  })
})
