import type { Page } from '@playwright/test'
import { press } from '../harness/forms.ts'
import { buy, expect, planCard, signInAgain, test } from '../harness/payments.ts'

test.beforeEach(({ asha: _ }) => {})

const anInterview = /\/home\/interviews\/[0-9a-f-]{36}$/
const interviewsOf = async (page: Page) => {
  const answer = await page.request.get('/api/interviews')
  return ((await answer.json()) as { items: { id: string }[] }).items
}
/** Starts one from the dashboard and comes back to it. */
async function start(page: Page, label: string) {
  await page.goto('/home')
  await press(page, label)
  await expect(page).toHaveURL(anInterview)
  await page.goto('/home')
}

test('the first interview is free; the next one needs credits, and says where they come from', async ({
  page,
  looks,
}) => {
  await page.goto('/home')
  await expect(page.getByText('Your first interview is free. No plan yet.')).toBeVisible()
  await start(page, 'Start your first interview')
  await expect(page.getByText('No credits left. No plan yet.')).toBeVisible()

  await press(page, 'Start another')
  const message = page.getByRole('alert').filter({ hasText: 'You have no credits left. Choose a plan to go on.' })
  await expect(message).toBeVisible()
  await looks(page)
  expect(await interviewsOf(page)).toHaveLength(1)
  await message.getByRole('link', { name: 'See the plans' }).click()
  await expect(page).toHaveURL('/home/pricing')
})

test('the dashboard tells credits, plan and renewal, and keeps in step with another tab', async ({
  page,
  context,
  payments,
  looks,
}) => {
  const other = await context.newPage()
  await other.goto('/home')
  await expect(other.getByText('Your first interview is free. No plan yet.')).toBeVisible()
  await page.bringToFront()
  await buy(page, 'Pro')
  await expect(other.getByText('Your first interview is free, and 50 credits are left.')).toBeVisible()
  await expect(other.getByText(/Your plan is Pro\. Renews on \d+ \w+ \d{4} for ₹1,319\./)).toBeVisible()

  await start(page, 'Start your first interview')
  await expect(other.getByText('50 credits left.')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Begin your mock interview' })).toBeVisible()
  await start(page, 'Start another')
  await expect(other.getByText('49 credits left.')).toBeVisible()
  await looks(page)

  await payments.act((await payments.latest()).id, 'fail')
  await expect(other.getByText('Your plan is Pro. The last payment failed.')).toBeVisible()
  await expect(other.getByRole('link', { name: 'See your plan' })).toHaveAttribute('href', '/home/profile')
})

test('a double click, two tabs and an answer that was lost start one interview', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED.*api\/interviews|ERR_FAILED.*api\/interviews/)
  await buy(page, 'Basic')
  const other = await context.newPage()
  const button = (tab: Page) => tab.getByRole('button', { name: 'Start your first interview' })
  for (const tab of [page, other]) {
    await tab.goto('/home')
    await expect(button(tab)).toBeEnabled()
  }
  // The server takes it, and its answer never arrives.
  await other.route('**/api/interviews', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('connectionfailed')
  })
  // Frozen at what it shows now, as a tab that the news has not reached yet.
  await page.route('**/api/interviews', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await button(other).click()
  await expect(other.getByRole('heading', { name: 'Begin your mock interview' })).toBeVisible()
  await button(page).dblclick()
  await expect(page).toHaveURL(anInterview)
  expect((await interviewsOf(page)).map(({ id }) => page.url().endsWith(id))).toEqual([true])
  await page.unrouteAll()
  await page.goto('/home')
  await expect(page.getByText('10 credits left.')).toBeVisible()
})

test('credits that lapse are gone from the dashboard, and an interview needs new ones', async ({
  page,
  asha,
  server,
  payments,
}) => {
  await buy(page, 'Basic')
  await start(page, 'Start your first interview')
  await payments.act((await payments.latest()).id, 'decline')
  await server.advance({ days: 32 })
  await signInAgain(page, asha)
  await page.goto('/home')
  await expect(page.getByText('No credits left. Your plan is Basic. The last payment failed.')).toBeVisible()
  await press(page, 'Start another')
  await page.getByRole('alert').getByRole('link', { name: 'See the plans' }).click()
  await expect(planCard(page, 'Pro')).toBeVisible()
})
