import type { Page } from '@playwright/test'
import { cut, hold, logOut } from '../harness/forms.ts'
import {
  buy,
  choose,
  dialogOf,
  expect,
  openBilling,
  planCard,
  signInAgain,
  startBuying,
  subscribeButton,
  test,
} from '../harness/payments.ts'

test.beforeEach(({ asha: _ }) => {})

const toast = 'Unable to start Sightline checkout.'

for (const [plan, price, period, credits, amountPaid, monthly] of [
  ['Basic', '₹439', 'per month', '10', '₹439', '₹439'],
  ['Pro', '₹1,319', 'per month', '50', '₹1,319', '₹1,319'],
  ['Premium', '₹7,832', 'per year', '600', '₹7,832', '₹652.67'],
] as const) {
  test(`${plan} is bought, given thanks for, and there on the profile with its receipt`, async ({
    page,
    asha,
    payments,
  }) => {
    await page.goto('/home/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Perfect Fit With Sightline Plans')
    await expect(planCard(page, plan)).toContainText(price)
    await expect(planCard(page, plan)).toContainText(period)
    await startBuying(page, plan)
    const [checkout] = await payments.checkouts()
    expect(checkout?.options).toEqual({
      key: 'rzp_test_standin',
      subscription_id: (await payments.latest()).id,
      name: 'Sightline',
      description: plan,
      image: expect.stringMatching(/^data:image\//),
      prefill: { email: asha.email },
      theme: { color: '#F14F44' },
    })
    await choose(page, 'Succeed')

    await expect(page).toHaveURL('/thankyou')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thank you for choosing ${plan}`)
    const bought = page.getByRole('region', { name: plan })
    await expect(bought).toContainText(`${monthly} per month`)
    await expect(bought.getByText('billed yearly')).toHaveCount(plan === 'Premium' ? 1 : 0)
    await expect(bought.getByRole('listitem').first()).toContainText(`${credits} credits`)
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL('/home')

    const billing = await openBilling(page)
    await expect(billing).toContainText(`Plan${plan}Renews on`)
    await expect(billing).toContainText(`Credits${credits}`)
    await billing.getByRole('link', { name: /^Receipt of/ }).click()
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(asha.email)
    await expect(page.getByRole('row', { name: 'Paid' })).toContainText(amountPaid)
  })
}

test('plans come cheapest first, with about what they cost in dollars; one that cannot be bought does not show', async ({
  page,
  server,
}) => {
  await page.goto('/home/pricing')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Basic', 'Pro', 'Premium'])
  await expect(planCard(page, 'Basic')).toContainText('about $4.95')
  await expect(planCard(page, 'Pro')).toContainText('Most Popular')

  await server.sql`update plans set plan_id = null where name = 'Premium'`
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Basic', 'Pro'])
  await server.sql`update plans set plan_id = 'plan_standinPremium1' where name = 'Premium'`
})

test('while plans load there is a spinner; while a checkout starts its button says so', async ({ page }) => {
  const letPlansThrough = await hold(page, '/api/plans')
  await page.goto('/home/pricing')
  await expect(page.getByRole('status').filter({ hasText: 'Loading plans' })).toBeVisible()
  await letPlansThrough()
  const letOrderThrough = await hold(page, '/api/create-subscription')
  await subscribeButton(page, 'Pro').click()
  await expect(subscribeButton(page, 'Pro')).toHaveText('Processing...')
  await expect(subscribeButton(page, 'Pro')).toBeDisabled()
  await letOrderThrough()
  await expect(dialogOf(page).getByRole('button', { name: 'Succeed' })).toBeEnabled()
  await expect(subscribeButton(page, 'Pro')).toHaveText('Processing...')
})

test('without an exchange rate the price in dollars is left out', async ({ page, problems }) => {
  problems.expect(/ERR_CONNECTION_FAILED.*exchange-rates/)
  await cut(page, '/api/exchange-rates/INR')
  await page.goto('/home/pricing')
  await expect(planCard(page, 'Pro')).toContainText('₹1,319')
  await expect(page.getByText('about $')).toHaveCount(0)
})

test('plans that cannot be had leave an empty list, which can be tried again', async ({ page, problems }) => {
  problems.expect(/ERR_CONNECTION_FAILED.*api\/plans/)
  await cut(page, '/api/plans')
  await page.goto('/home/pricing')
  await expect(page.getByText('There are no plans to show right now.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(planCard(page, 'Pro')).toBeVisible()
})

test('a dialog that is closed changes nothing, and the plan can be bought after that', async ({ page, payments }) => {
  await startBuying(page, 'Pro')
  await choose(page, 'Close')
  await expect(dialogOf(page).getByRole('button')).toHaveCount(0)
  await expect(subscribeButton(page, 'Pro')).toHaveText('Subscribe Now')
  const first = await payments.latest()
  expect(first.status).toBe('created')

  await buy(page, 'Pro')
  expect((await payments.latest()).id, 'the order that was left is taken up again').toBe(first.id)
  expect((await payments.checkouts()).map(({ outcome }) => outcome)).toEqual(['dismissed', 'paid'])
})

test('a payment that fails can be tried again in the same dialog', async ({ page, payments }) => {
  await startBuying(page, 'Basic')
  await choose(page, 'Fail')
  await expect(dialogOf(page).getByRole('alert')).toContainText('declined by the bank')
  await choose(page, 'Succeed')
  await expect(page.getByRole('heading', { name: 'Thank you for choosing Basic' })).toBeVisible()
  expect(await payments.checkouts()).toMatchObject([{ outcome: 'paid', failures: 1 }])
  await expect(await openBilling(page)).toContainText('Credits10')
})

test('a plan is bought with the keyboard alone', async ({ page }) => {
  await page.goto('/home/pricing')
  await subscribeButton(page, 'Basic').focus()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).getByRole('heading', { name: 'Sightline' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(subscribeButton(page, 'Basic')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).getByRole('button', { name: 'Succeed' })).toBeEnabled()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you for choosing Basic' })).toBeVisible()
})

test('a checkout that is kept away is told; where the plan has a page of its own, that is offered', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED.*checkout\.js/)
  await cut(page, '/v1/checkout.js')
  await page.goto('/home/pricing')
  await subscribeButton(page, 'Pro').click()
  await expect(page.getByText(toast)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'A blocker may keep it away.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pay on Razorpay’s own page' })).toHaveCount(0)
  await expect(subscribeButton(page, 'Pro')).toHaveText('Subscribe Now')

  await server.sql`update plans set payment_page_url = 'https://pages.example/pro' where name = 'Pro'`
  await page.reload()
  await subscribeButton(page, 'Pro').click()
  const link = page.getByRole('link', { name: 'Pay on Razorpay’s own page' })
  await expect(link).toHaveAttribute('href', 'https://pages.example/pro')
  await server.sql`update plans set payment_page_url = null where name = 'Pro'`

  await page.unrouteAll()
  await subscribeButton(page, 'Pro').click()
  await expect(dialogOf(page).getByRole('button', { name: 'Succeed' }), 'loaded anew').toBeEnabled()
})

for (const [what, mode] of [
  ['does not answer as it should', 'wrong'],
  ['fails', 'fail'],
] as const) {
  test(`a provider that ${what} is told, and nothing is bought`, async ({ page, standIns, problems }) => {
    problems.expect(/50\d|Unexpected token/)
    await page.goto('/home/pricing')
    await standIns.set('razorpay', mode, { path: '/razorpay/v1/subscriptions' })
    await subscribeButton(page, 'Basic').click()
    await expect(page.getByText(toast)).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged.' })).toBeVisible()
    await expect(subscribeButton(page, 'Basic')).toBeEnabled()
    await standIns.set('razorpay', 'ok')
    await buy(page, 'Basic')
  })
}

test('a checkout script that is nonsense is told like one that did not come', async ({ page, standIns, problems }) => {
  problems.expect(/Unexpected token|Refused to execute script|SyntaxError/)
  await standIns.set('razorpay', 'wrong', { path: '/razorpay/v1/checkout.js' })
  await page.goto('/home/pricing')
  await subscribeButton(page, 'Basic').click()
  await expect(page.getByText(toast)).toBeVisible()
})

test('a session that has ended meanwhile: please log in, and nothing is ordered', async ({
  page,
  asha,
  server,
  payments,
}) => {
  // Whatever is asked for after the end of the session would lead away from the page.
  const lastOfLoading = page.waitForResponse('**/api/events')
  await page.goto('/home/pricing')
  await lastOfLoading
  await expect(subscribeButton(page, 'Pro')).toBeEnabled()
  await server.sql`delete from sessions where user_id = ${asha.id}`
  await subscribeButton(page, 'Pro').click()
  await expect(page.getByText('Please login to subscribe.')).toBeVisible()
  await expect(subscribeButton(page, 'Pro')).toHaveText('Subscribe Now')
  expect(await payments.checkouts()).toEqual([])
})

test('whoever logs out in another tab finds no dialog open in this one', async ({ page, context, payments }) => {
  await startBuying(page, 'Pro')
  const other = await context.newPage()
  await other.goto('/home')
  await logOut(other)
  await expect(page).toHaveURL('/')
  await expect(dialogOf(page).getByRole('button')).toHaveCount(0)
  expect((await payments.latest()).status).toBe('created')
})

test('the plan one has is marked; another one starts when its period ends', async ({
  page,
  server,
  asha,
  payments,
}) => {
  await buy(page, 'Basic')
  await page.goto('/home/pricing')
  await expect(planCard(page, 'Basic')).toContainText('Current plan')
  await expect(subscribeButton(page, 'Basic')).toHaveText('Your current plan')
  await expect(subscribeButton(page, 'Basic')).toBeDisabled()
  await expect(planCard(page, 'Premium')).toContainText(/Starts on .*, when your present period ends\./)

  await startBuying(page, 'Premium')
  await expect(dialogOf(page).getByText('Now only to check the card')).toBeVisible()
  await choose(page, 'Succeed')
  await expect(page.getByRole('heading', { name: 'Thank you for choosing Premium' })).toBeVisible()
  await expect(page.getByText(/It starts on .*, when your present period ends\./)).toBeVisible()
  await page.goto('/home/pricing')
  await expect(subscribeButton(page, 'Premium')).toHaveText('Your next plan')
  await expect(subscribeButton(page, 'Pro')).toBeDisabled()
  expect(await billingText(page)).toMatch(/PlanBasicEnds on .*Premium follows on .*Credits10/)

  await server.advance({ days: 31 })
  await signInAgain(page, asha)
  await expect.poll(() => billingText(page)).toMatch(/PlanPremiumRenews on .*Credits600/)
  expect((await payments.latest()).status).toBe('active')
})

test('two presses and two tabs make one order', async ({ page, context, payments }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/home/pricing')
    await expect(subscribeButton(tab, 'Pro')).toBeEnabled()
  }
  await Promise.all([page, other].map((tab) => subscribeButton(tab, 'Pro').dispatchEvent('click')))
  for (const tab of [page, other]) await expect(dialogOf(tab).getByRole('button', { name: 'Succeed' })).toBeEnabled()
  const ids = (await payments.checkouts()).map(({ options }) => options.subscription_id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('the plans page looks right to whoever has none', async ({ page, looks }) => {
  await page.goto('/home/pricing')
  await expect(planCard(page, 'Pro')).toContainText('about $')
  await looks(page)
})

test('the plans page looks right to whoever has one', async ({ page, looks }) => {
  await buy(page, 'Basic')
  await page.goto('/home/pricing')
  await expect(planCard(page, 'Basic')).toContainText('Current plan')
  await looks(page)
})

test('the provider’s dialog looks right, also after a failure', async ({ page, looks }) => {
  await startBuying(page, 'Basic')
  await choose(page, 'Fail')
  await expect(dialogOf(page).getByRole('alert')).not.toBeEmpty()
  await looks(page)
})

const billingText = async (page: Page) => (await (await openBilling(page)).textContent()) ?? ''
