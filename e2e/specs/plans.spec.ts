import type { Page } from '@playwright/test'
import { blockRequests, holdRequests, logOut } from '../harness/forms.ts'
import {
  advanceDays,
  buyPlan,
  checkoutDialog,
  endCheckout,
  expect,
  goToBilling,
  goToPlans,
  openBilling,
  openCheckout,
  planCard,
  signInAgain,
  subscribeButton,
  test,
} from '../harness/payments.ts'

test.beforeEach(({ asha: _ }) => {})

const toast = 'Unable to start Sightline checkout.'
const title = 'Find Your Perfect Fit With Sightline Plans'
const plans = {
  Basic: { price: '₹439', period: 'per month', credits: 10, monthly: '₹439' },
  Pro: { price: '₹1,319', period: 'per month', credits: 50, monthly: '₹1,319' },
  Premium: { price: '₹7,832', period: 'per year', credits: 600, monthly: '₹652.67' },
}

const planNames = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const isOpen = (page: Page) => expect(checkoutDialog(page).getByRole('button', { name: 'Succeed' })).toBeEnabled()
const isClosed = (page: Page) => expect(checkoutDialog(page).getByRole('button')).toHaveCount(0)

/** Comes back to the plans from another page, so that they are asked for anew. */
async function comeAgain(page: Page) {
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  await link('Manifesto').click()
  await expect(link('Manifesto')).toHaveAttribute('aria-current', 'page')
  await link('Pricing').click()
}

/** Once it is paid: thanks, and by their links the dashboard, the profile and the receipt. */
async function expectBought(page: Page, plan: keyof typeof plans, email: string) {
  const { price, credits, monthly } = plans[plan]
  await expect(page).toHaveURL('/thankyou')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thank you for choosing ${plan}`)
  const bought = page.getByRole('region', { name: plan })
  await expect(bought).toContainText(`${monthly} per month`)
  await expect(bought.getByText('billed yearly')).toHaveCount(plan === 'Premium' ? 1 : 0)
  await expect(bought.getByRole('listitem').first()).toContainText(`${credits} credits`)

  const billing = await goToBilling(page)
  await expect(billing).toContainText(`Plan${plan}Renews on`)
  await expect(billing).toContainText(`Credits${credits}`)
  await billing.getByRole('link', { name: /^Receipt of/ }).click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(email)
  await expect(page.getByRole('row', { name: 'Paid' })).toContainText(price)
}

test('plans show what can be bought, whatever is late or missing; Pro is bought after a payment that failed', async ({
  page,
  asha,
  server,
  payments,
  problems,
  checkPage,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED.*(exchange-rates|api\/plans)/)
  await test.step('while plans load there is a spinner', async () => {
    const letPlansThrough = await holdRequests(page, '/api/plans')
    await page.goto('/home/pricing')
    await expect(page.getByRole('status').filter({ hasText: 'Loading plans' })).toBeVisible()
    await letPlansThrough()
  })

  await test.step('plans come cheapest first, with about what they cost in dollars, and look right', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(planNames(page)).toHaveText(['Basic', 'Pro', 'Premium'])
    for (const [name, { price, period }] of Object.entries(plans)) {
      await expect(planCard(page, name)).toContainText(price)
      await expect(planCard(page, name)).toContainText(period)
    }
    await expect(planCard(page, 'Basic')).toContainText('about $4.95')
    await expect(planCard(page, 'Pro')).toContainText('Most Popular')
    await checkPage(page)
  })

  await test.step('a plan that cannot be bought does not show', async () => {
    await server.sql`update plans set plan_id = null where name = 'Premium'`
    await comeAgain(page)
    await expect(planNames(page)).toHaveText(['Basic', 'Pro'])
    await server.sql`update plans set plan_id = 'plan_standinPremium1' where name = 'Premium'`
  })

  await test.step('without an exchange rate the price in dollars is left out', async () => {
    await blockRequests(page, '/api/exchange-rates/INR')
    await comeAgain(page)
    await expect(planCard(page, 'Pro')).toContainText('₹1,319')
    await expect(page.getByText('about $')).toHaveCount(0)
  })

  await test.step('plans that cannot be had leave an empty list, which can be tried again', async () => {
    await blockRequests(page, '/api/plans')
    await comeAgain(page)
    await expect(page.getByText('There are no plans to show right now.')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(planCard(page, 'Pro')).toBeVisible()
  })

  await test.step('while a checkout starts its button says so', async () => {
    const letOrderThrough = await holdRequests(page, '/api/create-subscription')
    await subscribeButton(page, 'Pro').click()
    await expect(subscribeButton(page, 'Pro')).toHaveText('Processing...')
    await expect(subscribeButton(page, 'Pro')).toBeDisabled()
    await letOrderThrough()
    await isOpen(page)
    await expect(subscribeButton(page, 'Pro')).toHaveText('Processing...')
    const [checkout] = await payments.checkouts()
    expect(checkout?.options).toEqual({
      key: 'rzp_test_standin',
      subscription_id: (await payments.latest()).id,
      name: 'Sightline',
      description: 'Pro',
      image: expect.stringMatching(/^data:image\//),
      prefill: { email: asha.email },
      theme: { color: '#F14F44' },
    })
  })

  await test.step('a payment that fails can be tried again in the same dialog, which looks right', async () => {
    await endCheckout(page, 'Fail')
    await expect(checkoutDialog(page).getByRole('alert')).toContainText('declined by the bank')
    await checkPage(page)
    await endCheckout(page, 'Succeed')
    await expectBought(page, 'Pro', asha.email)
    expect(await payments.checkouts()).toMatchObject([{ outcome: 'paid', failures: 1 }])
  })
})

test('whatever keeps a checkout away is told and buys nothing; Premium is bought once nothing does', async ({
  page,
  asha,
  server,
  standIns,
  payments,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED.*checkout\.js/)
  problems.expect(/50\d.*create-subscription|Unexpected token|Refused to execute script|SyntaxError/)
  const kept = page.getByRole('alert').filter({ hasText: 'A blocker may keep it away.' })
  const ownPage = page.getByRole('link', { name: 'Pay on Razorpay’s own page' })
  /**
   * Tries to buy, is told that it does not work, and closes what told it, since a toast that shows is not shown again.
   */
  const isRefused = async (plan: string) => {
    await subscribeButton(page, plan).click()
    await expect(page.getByText(toast)).toBeVisible()
    await expect(subscribeButton(page, plan)).toHaveText('Subscribe Now')
    await expect(subscribeButton(page, plan)).toBeEnabled()
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('button', { name: 'close' })
      .click()
    await expect(page.getByText(toast)).toHaveCount(0)
  }

  await test.step('a checkout that is kept away is told; where the plan has a page of its own, that is offered', async () => {
    await blockRequests(page, '/v1/checkout.js')
    await page.goto('/home/pricing')
    await isRefused('Pro')
    await expect(kept).toBeVisible()
    await expect(ownPage).toHaveCount(0)

    await server.sql`update plans set payment_page_url = 'https://pages.example/pro' where name = 'Pro'`
    await comeAgain(page)
    await isRefused('Pro')
    await expect(ownPage).toHaveAttribute('href', 'https://pages.example/pro')
    await server.sql`update plans set payment_page_url = null where name = 'Pro'`
    await page.unrouteAll()
  })

  await test.step('a checkout script that is nonsense is told like one that did not come', async () => {
    await standIns.set('razorpay', 'wrong', { path: '/razorpay/v1/checkout.js' })
    await comeAgain(page)
    await isRefused('Pro')
    await expect(kept).toBeVisible()
    await standIns.set('razorpay', 'ok')
  })

  await test.step('a checkout that was kept away is loaded anew', async () => {
    await openCheckout(page, 'Pro')
    await endCheckout(page, 'Close')
    await isClosed(page)
  })

  // Each with a plan of its own: what is ordered already is not ordered at the provider again.
  for (const [what, mode, plan] of [
    ['does not answer as it should', 'wrong', 'Basic'],
    ['fails', 'fail', 'Premium'],
  ] as const)
    await test.step(`a provider that ${what} is told, and nothing is bought`, async () => {
      await standIns.set('razorpay', mode, { path: '/razorpay/v1/subscriptions' })
      await isRefused(plan)
      await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged.' })).toBeVisible()
      await standIns.set('razorpay', 'ok')
      await openCheckout(page, plan)
      await endCheckout(page, 'Close')
    })

  await test.step('a dialog that is closed changes nothing, and the plan can be bought after that', async () => {
    await isClosed(page)
    await expect(subscribeButton(page, 'Premium')).toHaveText('Subscribe Now')
    const first = await payments.latest()
    expect(first.status).toBe('created')

    await buyPlan(page, 'Premium')
    expect((await payments.latest()).id, 'the order that was left is taken up again').toBe(first.id)
    const outcomes = (await payments.checkouts()).map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['dismissed', 'dismissed', 'dismissed', 'paid'])
    await expectBought(page, 'Premium', asha.email)
  })
})

test('Basic is bought with the keyboard alone and marked; another plan starts when its period ends', async ({
  page,
  server,
  asha,
  payments,
  checkPage,
}) => {
  await test.step('a plan is bought with the keyboard alone', async () => {
    await page.goto('/home/pricing')
    await subscribeButton(page, 'Basic').focus()
    await page.keyboard.press('Enter')
    await expect(checkoutDialog(page).getByRole('heading', { name: 'Sightline' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(subscribeButton(page, 'Basic')).toBeFocused()
    await page.keyboard.press('Enter')
    await isOpen(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectBought(page, 'Basic', asha.email)
  })

  await test.step('the plan one has is marked, and the page looks right', async () => {
    await page.getByRole('link', { name: 'Back to profile' }).click()
    await goToPlans(page)
    await expect(planCard(page, 'Basic')).toContainText('Current plan')
    await expect(subscribeButton(page, 'Basic')).toHaveText('Your current plan')
    await expect(subscribeButton(page, 'Basic')).toBeDisabled()
    await expect(planCard(page, 'Premium')).toContainText(/Starts on .*, when your present period ends\./)
    await checkPage(page)
  })

  await test.step('another plan starts when its period ends', async () => {
    await openCheckout(page, 'Premium')
    await expect(checkoutDialog(page).getByText('Now only to check the card')).toBeVisible()
    await endCheckout(page, 'Succeed')
    await expect(page.getByRole('heading', { name: 'Thank you for choosing Premium' })).toBeVisible()
    await expect(page.getByText(/It starts on .*, when your present period ends\./)).toBeVisible()
    const billing = await goToBilling(page)
    await expect(billing).toHaveText(/PlanBasicEnds on .*Premium follows on .*Credits10/)
    await goToPlans(page)
    await expect(subscribeButton(page, 'Premium')).toHaveText('Your next plan')
    await expect(subscribeButton(page, 'Pro')).toBeDisabled()

    await advanceDays(page, server, asha, 31)
    await openBilling(page)
    await expect(billing).toHaveText(/PlanPremiumRenews on .*Credits600/)
    expect((await payments.latest()).status).toBe('active')
  })
})

test('two tabs make one order; whoever logs out in one finds no dialog in the other, and orders nothing without a session', async ({
  page,
  context,
  asha,
  server,
  payments,
}) => {
  const other = await context.newPage()
  await test.step('two presses and two tabs make one order', async () => {
    for (const tab of [page, other]) {
      await tab.goto('/home/pricing')
      await expect(subscribeButton(tab, 'Pro')).toBeEnabled()
    }
    await Promise.all([page, other].map((tab) => subscribeButton(tab, 'Pro').dispatchEvent('click')))
    for (const tab of [page, other]) await isOpen(tab)
    const ids = (await payments.checkouts()).map(({ options }) => options.subscription_id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  await test.step('whoever logs out in another tab finds no dialog open in this one', async () => {
    await other.bringToFront()
    await endCheckout(other, 'Close')
    await isClosed(other)
    await logOut(other)
    await expect(page).toHaveURL('/')
    await isClosed(page)
    expect((await payments.latest()).status).toBe('created')
    await other.close()
  })

  await test.step('a session that has ended meanwhile: please log in, and nothing is ordered', async () => {
    await signInAgain(page, asha)
    const answers: string[] = []
    page.on('response', (response) => answers.push(new URL(response.url()).pathname))
    await page.goto('/home/pricing')
    // Whatever is asked for after the end of the session would lead away from the page: first, and once its stream is
    // open.
    for (const [path, times] of Object.entries({ '/api/auth/session': 2, '/api/billing': 2, '/api/store-session': 1 }))
      await expect.poll(() => answers.filter((answer) => answer === path), path).toHaveLength(times)
    await expect(subscribeButton(page, 'Pro')).toBeEnabled()
    await server.sql`delete from sessions where user_id = ${asha.id}`
    await subscribeButton(page, 'Pro').click()
    await expect(page.getByText('Please login to subscribe.')).toBeVisible()
    await expect(subscribeButton(page, 'Pro')).toHaveText('Subscribe Now')
    expect(await payments.checkouts()).toHaveLength(2)
  })
})
