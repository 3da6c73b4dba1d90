import type { Page } from '@playwright/test'
import { clickButton, dropResponses } from '../harness/forms.ts'
import { advanceDays, buyPlan, expect, goToDashboard, planCard, test } from '../harness/payments.ts'

test.beforeEach(({ asha: _ }) => {})

const anInterview = /\/home\/interviews\/[0-9a-f-]{36}$/
const interviewsOf = async (page: Page) => {
  const answer = await page.request.get('/api/interviews')
  return ((await answer.json()) as { items: { id: string }[] }).items
}
/** Starts one from the dashboard and comes back to it. */
async function start(page: Page, label: string) {
  await clickButton(page, label)
  await expect(page).toHaveURL(anInterview)
  await page.goto('/home')
}

test('the first interview is free; the next ones need credits, which lapse where a plan cannot be charged', async ({
  page,
  asha,
  server,
  payments,
  checkPage,
}) => {
  await test.step('the first interview is free; the next one needs credits, and says where they come from', async () => {
    await page.goto('/home')
    await expect(page.getByText('Your first interview is free. No plan yet.')).toBeVisible()
    await start(page, 'Start your first interview')
    await expect(page.getByText('No credits left. No plan yet.')).toBeVisible()

    await clickButton(page, 'Start another')
    const message = page.getByRole('alert').filter({ hasText: 'You have no credits left. Choose a plan to go on.' })
    await expect(message).toBeVisible()
    await checkPage(page)
    expect(await interviewsOf(page)).toHaveLength(1)
    await message.getByRole('link', { name: 'See the plans' }).click()
    await expect(page).toHaveURL('/home/pricing')
  })

  await test.step('credits that lapse are gone from the dashboard, and an interview needs new ones', async () => {
    await buyPlan(page, 'Basic')
    await goToDashboard(page)
    await expect(page.getByText('10 credits left.')).toBeVisible()
    await payments.act((await payments.latest()).id, 'decline')
    await advanceDays(page, server, asha, 32)
    await page.goto('/home')
    await expect(page.getByText('No credits left. Your plan is Basic. The last payment failed.')).toBeVisible()
    await clickButton(page, 'Start another')
    await page.getByRole('alert').getByRole('link', { name: 'See the plans' }).click()
    await expect(planCard(page, 'Pro')).toBeVisible()
  })
})

test('the dashboard tells credits, plan and renewal in step with another tab, and starts one interview however often it is asked', async ({
  page,
  context,
  payments,
  problems,
  checkPage,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED.*api\/interviews|ERR_FAILED.*api\/interviews/)
  const other = await context.newPage()
  await test.step('a plan that is bought in one tab is told in another', async () => {
    await other.goto('/home')
    await expect(other.getByText('Your first interview is free. No plan yet.')).toBeVisible()
    await page.bringToFront()
    await buyPlan(page, 'Pro')
    await expect(other.getByText('Your first interview is free, and 50 credits are left.')).toBeVisible()
    await expect(other.getByText(/Your plan is Pro\. Renews on \d+ \w+ \d{4} for ₹1,319\./)).toBeVisible()
  })

  await test.step('a double click, two tabs and an answer that was lost start one interview', async () => {
    await goToDashboard(page)
    const button = (tab: Page) => tab.getByRole('button', { name: 'Start your first interview' })
    for (const tab of [page, other]) await expect(button(tab)).toBeEnabled()
    await dropResponses(other, '/api/interviews')
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
    for (const tab of [page, other]) await expect(tab.getByText('50 credits left.')).toBeVisible()
  })

  await test.step('the dashboard tells credits and a failed payment, and keeps in step with another tab', async () => {
    const begun = other.getByRole('main').locator('a[href^="/home/interviews/"]').filter({ hasText: 'Planned' })
    await expect(begun).toHaveCount(1)
    await start(page, 'Start another')
    await expect(other.getByText('49 credits left.')).toBeVisible()
    await expect(begun).toHaveCount(2)
    await checkPage(page)

    await payments.act((await payments.latest()).id, 'fail')
    await expect(other.getByText('Your plan is Pro. The last payment failed.')).toBeVisible()
    await expect(other.getByRole('link', { name: 'See your plan' })).toHaveAttribute('href', '/home/profile')
  })
})
