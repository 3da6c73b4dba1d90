import type { Page } from '@playwright/test'
import { press } from '../harness/forms.ts'
import { answers, beginInterview, editor, expectSaved, write } from '../harness/interviews.ts'
import { expect, test } from '../harness/test.ts'

test.beforeEach(async ({ account, context }) => {
  await account.signIn(context, await account.signUp())
})

const coachBar = (page: Page, name: string) => page.getByRole('region', { name })
const eventTypes = async (page: Page) => {
  const answer = await page.request.get(`/api${new URL(page.url()).pathname.replace('/home', '')}`)
  return ((await answer.json()) as { events: { type: string }[] }).events.map(({ type }) => type)
}

test('a whole interview: plan, question, follow-up, the next question, closing, report', async ({ page, looks }) => {
  await page.goto('/home')
  const wish = { mode: 'mock', round: 'coding', question: 'refund-pair', length: 'standard' }
  const { id } = (await (await page.request.post('/api/interviews', { data: wish })).json()) as { id: string }
  await page.goto(`/home/interviews/${id}`)
  await expect(page.getByText('Your questions to the coach')).toBeVisible()
  await expect(page.getByText(/After a strong answer the next question gets harder/)).toBeVisible()
  await looks(page)
  await page.keyboard.press('Control+b')
  await expect(page.getByRole('heading', { name: 'The refund that adds up' })).toBeVisible()
  await write(page, answers.right)
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByText('All 17 tests passed', { exact: true })).toBeVisible()

  const followUp = coachBar(page, 'A follow-up from the coach')
  await expect(followUp).toContainText('On line 2 you start to keep what you have seen.')
  await looks(page)
  await followUp.getByLabel('Your answer').fill('firstAt grows to O(n), because each charge is kept once.')
  await followUp.getByRole('button', { name: 'Answer' }).click()
  await expect(followUp).toBeHidden()
  await page.getByRole('button', { name: 'Next question' }).first().click()
  await expect(page.getByRole('heading', { name: 'The refund that adds up' })).toBeHidden()
  await expect(page.getByText('Medium')).toBeVisible()

  await page.keyboard.press('Control+Shift+e')
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
  const closing = coachBar(page, 'Time for your questions')
  await expect(closing).toContainText('1 of 2 passed every test')
  await closing.getByLabel('Your question').fill('How am I scored?')
  await closing.getByRole('button', { name: 'Ask' }).click()
  await expect(closing).toContainText('Each question is scored from 0 to 4')
  await looks(page)
  await closing.getByRole('button', { name: 'End and read the report' }).click()
  await expect(page.getByText('Half of the way: you solved 1 of 2')).toBeVisible()
  await expect(page.getByText('firstAt grows to O(n), because each charge is kept once.').first()).toBeVisible()
  await expect(page.getByText('chose a harder question')).toBeVisible()
  await looks(page)
})

test('an interview failed: the follow-up asks about the test that did not pass', async ({ page }) => {
  await beginInterview(page)
  await write(page, answers.careless)
  await press(page, 'Submit')
  await expect(page.getByText('13 of 17 tests passed', { exact: true })).toBeVisible()
  await press(page, 'Finish')
  const followUp = coachBar(page, 'A follow-up from the coach')
  await expect(followUp).toContainText('The test “a charge is not used twice” gave [0, 0] where [] was expected')
  await followUp.getByRole('button', { name: 'Pass over' }).click()
  await coachBar(page, 'Time for your questions').getByRole('button', { name: 'End and read the report' }).click()
  await expect(page.getByText('it is not solved yet').first()).toBeVisible()
  await expect(page.getByText('You passed this over.')).toBeVisible()
})

test('a second tab is in step: code, pause, results and the end', async ({ page, context }) => {
  await beginInterview(page)
  await write(page, answers.careless)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(editor(other)).toContainText('const at = new Map')
  await page.bringToFront()
  await write(page, answers.right)
  await expectSaved(page)
  await expect(editor(other)).toContainText('const firstAt = new Map')
  await press(page, 'Run')
  await expect(other.getByText('All 5 tests passed', { exact: true })).toBeVisible()
  await press(page, 'Pause')
  await expect(other.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await other.bringToFront()
  await other.keyboard.press('Control+Shift+p')
  await expect(editor(page)).toBeVisible()
  await write(other, answers.endless)
  await page.bringToFront()
  await expect(editor(page)).toContainText('for (;;) {}')
  await press(page, 'End')
  await page.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click()
  await expect(other.getByText('This interview has ended')).toBeVisible()
})

test('what is done offline is sent when the network returns, once, and nothing is lost', async ({
  page,
  context,
  problems,
}) => {
  await beginInterview(page)
  await write(page, answers.careless)
  await press(page, 'Run')
  await expect(page.getByText('4 of 5 tests passed', { exact: true })).toBeVisible()
  await expectSaved(page)
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await write(page, answers.endless)
  await write(page, answers.right)
  await press(page, 'Run')
  await expect(page.getByText('All 5 tests passed', { exact: true })).toBeVisible()
  await expect(page.getByText('Offline, kept on this device')).toBeVisible()
  await context.setOffline(false)
  await expectSaved(page)
  const answer = await page.request.get(`/api${new URL(page.url()).pathname.replace('/home', '')}/events?after=0`)
  const { events } = (await answer.json()) as { events: { id: string; type: string; code?: string }[] }
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  expect(events.findLast(({ type }) => type === 'code-saved')?.code).toContain('const firstAt = new Map')
  await press(page, 'Submit')
  await expect(page.getByText('All 17 tests passed', { exact: true })).toBeVisible()
})

test('an interview left on one device is resumed on another', async ({ page, newBrowser, account, context }) => {
  const asha = await account.signUp()
  await context.clearCookies()
  await account.signIn(context, asha)
  await beginInterview(page)
  await write(page, answers.right)
  await expectSaved(page)
  const address = page.url()
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Continue your interview' })).toBeVisible()
  const phone = await newBrowser({ viewport: { width: 360, height: 740 } })
  await account.signIn(phone.context(), asha)
  await phone.goto('/home')
  await phone.getByRole('link', { name: 'Resume' }).click()
  await expect(phone).toHaveURL(address)
  await phone.getByRole('tab', { name: 'Code' }).click()
  await expect(editor(phone)).toContainText('const firstAt = new Map')
  await press(phone, 'Submit')
  await expect(phone.getByText('All 17 tests passed', { exact: true })).toBeVisible()
})

test('an interview abandoned stays unfinished, its clock stopped', async ({ page }) => {
  await beginInterview(page)
  const path = new URL(page.url()).pathname
  await page.goto('about:blank')
  await page.goto('/home')
  await expect(page.getByText('Unfinished')).toBeVisible()
  await page.goto(path)
  await expect(editor(page)).toBeVisible()
  await expect.poll(() => eventTypes(page)).toContain('resumed')
  expect(await eventTypes(page)).toContain('paused')
})

test('the session is loaded anew by its keys, and the page is not', async ({ page }) => {
  await beginInterview(page)
  await write(page, answers.careless)
  await page.evaluate('window.stays = true')
  const loaded = page.waitForResponse((response) => /\/api\/interviews\/[0-9a-f-]{36}$/.test(response.url()))
  await page.keyboard.press('Control+Shift+r')
  await loaded
  await expect(editor(page)).toContainText('const at = new Map')
  expect(await page.evaluate('window.stays')).toBe(true)
  await page.keyboard.press('Control+Shift+h')
  await expect(page.getByRole('dialog', { name: 'Hints' })).toBeVisible()
})
