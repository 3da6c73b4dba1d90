import type { Page } from '@playwright/test'
import { clickButton, dropResponses } from '../../harness/forms.ts'
import { createInterview } from '../../harness/interview-api.ts'
import { expect, test } from '../../harness/payments.ts'

test.beforeEach(({ asha: _ }) => {})

const interviewUrl = /\/home\/interviews\/[0-9a-f-]{36}$/
const noCredits = 'You have no credits left. Choose a plan to go on.'

const interviewsOf = async (page: Page) => {
  const answer = await page.request.get('/api/interviews')
  return ((await answer.json()) as { items: { id: string }[] }).items
}

test('the first interview is free, the next one asks for credits and links to the plans @main', async ({
  page,
  checkPage,
}) => {
  await page.goto('/home')
  await expect(page.getByText('Your first interview is free. No plan yet.')).toBeVisible()
  await clickButton(page, 'Start your first interview')
  await expect(page).toHaveURL(interviewUrl)
  await page.goto('/home')
  await expect(page.getByText('No credits left. No plan yet.')).toBeVisible()

  await clickButton(page, 'Start another')
  const message = page.getByRole('alert').filter({ hasText: noCredits })
  await expect(message).toBeVisible()
  await checkPage(page)
  expect(await interviewsOf(page)).toHaveLength(1)
  await expect(message.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/home/pricing',
  )
})

test('a plan that was bought elsewhere shows on the open dashboard', async ({
  page,
  subscribe,
}) => {
  await page.goto('/home')
  await expect(page.getByText('Your first interview is free. No plan yet.')).toBeVisible()
  await subscribe('Pro')
  await expect(
    page.getByText('Your first interview is free, and 50 credits are left.'),
  ).toBeVisible()
  await expect(
    page.getByText(/Your plan is Pro\. Renews on \d+ \w+ \d{4} for ₹1,319\./),
  ).toBeVisible()
})

test('a double click, two tabs and a lost response start one interview', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED.*api\/interviews|ERR_FAILED.*api\/interviews/)
  const other = await context.newPage()
  const button = (tab: Page) => tab.getByRole('button', { name: 'Start your first interview' })
  for (const tab of [page, other]) {
    await tab.goto('/home')
    await expect(button(tab)).toBeEnabled()
  }
  await dropResponses(other, '/api/interviews')
  // The first tab keeps its state, as if the other tab's interview had not been announced yet.
  await page.route('**/api/interviews', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await other.bringToFront()
  await button(other).click()
  await expect(other.getByRole('heading', { name: 'Begin your mock interview' })).toBeVisible()
  await page.bringToFront()
  await button(page).dblclick()
  await expect(page).toHaveURL(interviewUrl)
  expect((await interviewsOf(page)).map(({ id }) => page.url().endsWith(id))).toEqual([true])
})

test('the open dashboard follows the credits spent elsewhere and a failed payment', async ({
  page,
  payments,
  subscribe,
  checkPage,
}) => {
  const id = await subscribe('Pro')
  await createInterview(page, { round: 'coding' })
  await page.goto('/home')
  await expect(page.getByText('50 credits left.')).toBeVisible()
  const planned = page
    .getByRole('main')
    .locator('a[href^="/home/interviews/"]')
    .filter({ hasText: 'Planned' })
  await expect(planned).toHaveCount(1)
  await createInterview(page, { round: 'coding' })
  await expect(page.getByText('49 credits left.')).toBeVisible()
  await expect(planned).toHaveCount(2)
  await checkPage(page)

  await payments.act(id, 'fail')
  await expect(page.getByText('Your plan is Pro. The last payment failed.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See your plan' })).toHaveAttribute(
    'href',
    '/home/profile',
  )
})
