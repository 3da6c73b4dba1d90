import type { Page } from '@playwright/test'
import { clickButton } from '../harness/forms.ts'
import {
  beginInterview,
  editor,
  expectSaved,
  expectSummary,
  replaceCode,
  runCode,
  solutions,
} from '../harness/interviews.ts'
import { expect, test } from '../harness/test.ts'

const coachBar = (page: Page, name: string) => page.getByRole('region', { name })
const eventTypes = async (page: Page) => {
  const answer = await page.request.get(`/api${new URL(page.url()).pathname.replace('/home', '')}`)
  return ((await answer.json()) as { events: { type: string }[] }).events.map(({ type }) => type)
}

test('a whole interview: plan, question, follow-up, the next question, closing, report', async ({
  account,
  context,
  page,
  checkPage,
}) => {
  await account.signIn(context, await account.signUp())
  await page.goto('/home')
  const wish = { mode: 'mock', round: 'coding', question: 'refund-pair', length: 'standard' }
  const { id } = (await (await page.request.post('/api/interviews', { data: wish })).json()) as { id: string }
  await page.goto(`/home/interviews/${id}`)
  await expect(page.getByText('Your questions to the coach')).toBeVisible()
  await expect(page.getByText(/After a strong answer the next question gets harder/)).toBeVisible()
  await checkPage(page)
  await page.keyboard.press('Control+b')
  await expect(page.getByRole('heading', { name: 'The refund that adds up' })).toBeVisible()
  await replaceCode(page, solutions.right)
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByText('All 17 tests passed', { exact: true })).toBeVisible()

  const followUp = coachBar(page, 'A follow-up from the coach')
  await expect(followUp).toContainText('On line 2 you start to keep what you have seen.')
  await checkPage(page)
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
  await checkPage(page)
  await closing.getByRole('button', { name: 'End and read the report' }).click()
  await expect(page.getByText('Half of the way: you solved 1 of 2')).toBeVisible()
  await expect(page.getByText('firstAt grows to O(n), because each charge is kept once.').first()).toBeVisible()
  await expect(page.getByText('chose a harder question')).toBeVisible()
  await checkPage(page)
})

test('an interview is left, loaded anew and worked on without a network, nothing is lost, and failed it asks about the test that did not pass', async ({
  account,
  context,
  page,
  problems,
}) => {
  await account.signIn(context, await account.signUp())
  await beginInterview(page)

  await test.step('an interview abandoned stays unfinished, its clock stopped', async () => {
    await page.goto('about:blank')
    await page.goto('/home')
    await expect(page.getByText('Unfinished')).toBeVisible()
    await page.getByRole('link', { name: 'Resume' }).click()
    await expect(editor(page)).toBeVisible()
    await expect.poll(() => eventTypes(page)).toContain('resumed')
    expect(await eventTypes(page)).toContain('paused')
  })

  await test.step('the session is loaded anew by its keys, and the page is not', async () => {
    await replaceCode(page, solutions.careless)
    await page.evaluate('window.stays = true')
    const loaded = page.waitForResponse((response) => /\/api\/interviews\/[0-9a-f-]{36}$/.test(response.url()))
    await page.keyboard.press('Control+Shift+r')
    await loaded
    await expect(editor(page)).toContainText('const at = new Map')
    expect(await page.evaluate('window.stays')).toBe(true)
    await page.keyboard.press('Control+Shift+h')
    await expect(page.getByRole('dialog', { name: 'Hints' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a reload brings back code and results', async () => {
    await clickButton(page, 'Run')
    await expectSummary(page, '4 of 5 tests passed')
    await page.reload()
    await expectSummary(page, '4 of 5 tests passed')
    await expect(editor(page)).toContainText('const at = new Map')
  })

  await test.step('what is done offline is kept through a reload', async () => {
    // What runs code has to be there before the network goes.
    await clickButton(page, 'Run')
    await expectSummary(page, '4 of 5 tests passed')
    await expectSaved(page)
    problems.expect(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(true)
    await replaceCode(page, solutions.right)
    await expect(page.getByText('Offline, kept on this device')).toBeVisible()
    await clickButton(page, 'Run')
    await expectSummary(page, 'All 5 tests passed')
    await clickButton(page, 'Submit')
    await expect(page.getByRole('alert')).toContainText('A submission needs a connection.')
    await context.setOffline(false)
    await page.reload()
    await expect(editor(page)).toContainText('const firstAt = new Map')
    await expectSummary(page, 'All 5 tests passed')
    await expectSaved(page)
  })

  await test.step('what is done offline is sent when the network returns, once', async () => {
    await clickButton(page, 'Run')
    await expectSummary(page, 'All 5 tests passed')
    await expectSaved(page)
    await context.setOffline(true)
    await replaceCode(page, solutions.endless)
    await runCode(page, solutions.careless)
    await expectSummary(page, '4 of 5 tests passed')
    await expect(page.getByText('Offline, kept on this device')).toBeVisible()
    await context.setOffline(false)
    await expectSaved(page)
    const answer = await page.request.get(`/api${new URL(page.url()).pathname.replace('/home', '')}/events?after=0`)
    const { events } = (await answer.json()) as { events: { id: string; type: string; code?: string }[] }
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
    expect(events.findLast(({ type }) => type === 'code-saved')?.code).toContain('const at = new Map')
    await clickButton(page, 'Submit')
    await expectSummary(page, '13 of 17 tests passed')
  })

  await test.step('an interview failed: the follow-up asks about the test that did not pass', async () => {
    await clickButton(page, 'Finish')
    const followUp = coachBar(page, 'A follow-up from the coach')
    await expect(followUp).toContainText('The test “a charge is not used twice” gave [0, 0] where [] was expected')
    await followUp.getByRole('button', { name: 'Pass over' }).click()
    await coachBar(page, 'Time for your questions').getByRole('button', { name: 'End and read the report' }).click()
    await expect(page.getByText('it is not solved yet').first()).toBeVisible()
    await expect(page.getByText('You passed this over.')).toBeVisible()
  })
})

test('an interview goes on on another device, and in a second tab in step: code, results, pause and the end', async ({
  account,
  context,
  newBrowser,
  page,
}) => {
  const asha = await account.signUp()
  await account.signIn(context, asha)
  await beginInterview(page)

  await test.step('an interview left on one device is resumed on another', async () => {
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

  await test.step('a second tab is in step: code, pause, results and the end', async () => {
    await replaceCode(page, solutions.careless)
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(editor(other)).toContainText('const at = new Map')
    await page.bringToFront()
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
    await clickButton(page, 'End')
    await page.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click()
    await expect(other.getByText('This interview has ended')).toBeVisible()
  })
})
