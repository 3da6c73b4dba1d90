import type { Page } from '@playwright/test'
import { blockRequests, holdRequests, logOut } from '../../harness/forms.ts'
import {
  buyPlan,
  checkoutDialog,
  endCheckout,
  expect,
  expectCheckoutOpen,
  openCheckout,
  planCard,
  shownPlans,
  subscribeButton,
  test,
} from '../../harness/payments.ts'

test.beforeEach(({ asha: _ }) => {})

const checkoutFailed = 'Unable to start Razorpay checkout.'
const expectCheckoutClosed = (page: Page) =>
  expect(checkoutDialog(page).getByRole('button')).toHaveCount(0)

/** Expects the thank-you page of a bought plan. */
async function expectThanks(page: Page, plan: keyof typeof shownPlans) {
  const { credits, monthly } = shownPlans[plan]
  await expect(page).toHaveURL('/thankyou')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thank you for choosing ${plan}`)
  const bought = page.getByRole('region', { name: plan })
  await expect(bought).toContainText(`${monthly} per month`)
  await expect(bought.getByText('billed yearly')).toHaveCount(plan === 'Premium' ? 1 : 0)
  await expect(bought.getByRole('listitem').first()).toContainText(`${credits} credits`)
}

/** Presses a plan's button and expects that no checkout starts. */
async function expectCheckoutRefused(page: Page, plan: string) {
  await subscribeButton(page, plan).click()
  await expect(page.getByText(checkoutFailed)).toBeVisible()
  await expect(subscribeButton(page, plan)).toHaveText('Subscribe Now')
  await expect(subscribeButton(page, plan)).toBeEnabled()
}

/** The refusal beside the button of a plan. */
const blockedNote = (page: Page, plan: string) =>
  planCard(page, plan).getByRole('alert').filter({ hasText: 'A blocker may keep it away.' })

test.describe('buying a plan', () => {
  test('the button says that the checkout starts, and the checkout knows plan and buyer', async ({
    page,
    asha,
    payments,
  }) => {
    await page.goto('/home/pricing')
    const letOrderThrough = await holdRequests(page, '/api/create-subscription')
    await subscribeButton(page, 'Pro').click()
    await expect(subscribeButton(page, 'Pro')).toHaveText('Processing...')
    await expect(subscribeButton(page, 'Pro')).toBeDisabled()
    await letOrderThrough()
    await expectCheckoutOpen(page)
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

  test('a failed payment can be repeated in the same dialog @main', async ({
    page,
    payments,
    checkPage,
  }) => {
    await openCheckout(page, 'Pro')
    await endCheckout(page, 'Fail')
    await expect(checkoutDialog(page).getByRole('alert')).toContainText('declined by the bank')
    await checkPage(page)
    await endCheckout(page, 'Succeed')
    await expectThanks(page, 'Pro')
    expect(await payments.checkouts()).toMatchObject([{ outcome: 'paid', failures: 1 }])
  })

  test('a closed dialog changes nothing, and the same order is paid later', async ({
    page,
    payments,
  }) => {
    await openCheckout(page, 'Premium')
    await endCheckout(page, 'Close')
    await expectCheckoutClosed(page)
    await expect(subscribeButton(page, 'Premium')).toHaveText('Subscribe Now')
    const first = await payments.latest()
    expect(first.status).toBe('created')

    await buyPlan(page, 'Premium')
    expect((await payments.latest()).id, 'the unpaid order is used again').toBe(first.id)
    expect((await payments.checkouts()).map(({ outcome }) => outcome)).toEqual([
      'dismissed',
      'paid',
    ])
    await expectThanks(page, 'Premium')
  })

  test('works with the keyboard alone', async ({ page }) => {
    await page.goto('/home/pricing')
    await subscribeButton(page, 'Basic').focus()
    await page.keyboard.press('Enter')
    await expect(checkoutDialog(page).getByRole('heading', { name: 'Sightline' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(subscribeButton(page, 'Basic')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectCheckoutOpen(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectThanks(page, 'Basic')
  })
})

test.describe('a checkout that cannot start', () => {
  test('is reported, with the plan’s own payment page where there is one', async ({
    page,
    server,
    problems,
  }) => {
    problems.expect(/ERR_CONNECTION_FAILED.*checkout\.js/)
    await server.sql`update plans set payment_page_url = 'https://pages.example/pro' where name = 'Pro'`
    const paymentPage = page.getByRole('link', { name: 'Pay on Razorpay’s own page' })
    await blockRequests(page, '/v1/checkout.js')
    await page.goto('/home/pricing')
    await expectCheckoutRefused(page, 'Basic')
    await expect(blockedNote(page, 'Basic')).toBeVisible()
    await expect(paymentPage).toHaveCount(0)
    await expect(
      page.getByText(checkoutFailed),
      'the toast closes, so that the next one can be told',
    ).toHaveCount(0)

    await expectCheckoutRefused(page, 'Pro')
    await expect(blockedNote(page, 'Pro')).toBeVisible()
    await expect(paymentPage).toHaveAttribute('href', 'https://pages.example/pro')
    await server.sql`update plans set payment_page_url = null where name = 'Pro'`
  })

  test('because of a broken script is reported, and the script is loaded again', async ({
    page,
    standIns,
    problems,
  }) => {
    problems.expect(/Unexpected token|Refused to execute script|SyntaxError/)
    await standIns.set('razorpay', 'wrong', { path: '/razorpay/v1/checkout.js' })
    await page.goto('/home/pricing')
    await expectCheckoutRefused(page, 'Pro')
    await expect(blockedNote(page, 'Pro')).toBeVisible()
    await standIns.set('razorpay', 'ok')
    await openCheckout(page, 'Pro')
    await endCheckout(page, 'Close')
    await expectCheckoutClosed(page)
  })

  // That a nonsensical answer is refused like this too is tested in
  // apps/server/src/billing/billing.test.ts.
  test('because the provider fails is reported, and nothing is charged', async ({
    page,
    standIns,
    problems,
  }) => {
    problems.expect(/50\d.*create-subscription/)
    await standIns.set('razorpay', 'fail', { path: '/razorpay/v1/subscriptions' })
    await page.goto('/home/pricing')
    await expectCheckoutRefused(page, 'Basic')
    await expect(
      planCard(page, 'Basic').getByRole('alert').filter({ hasText: 'Nothing was charged.' }),
    ).toBeVisible()
    await standIns.set('razorpay', 'ok')
    await openCheckout(page, 'Basic')
  })
})

test('logging out in one tab closes the checkout in another', async ({
  page,
  context,
  payments,
}) => {
  await openCheckout(page, 'Pro')
  const other = await context.newPage()
  await other.goto('/home')
  await logOut(other)
  await expect(page).toHaveURL('/')
  await expectCheckoutClosed(page)
  expect((await payments.latest()).status).toBe('created')
})

test('an ended session asks for a log-in and orders nothing', async ({
  page,
  asha,
  server,
  payments,
}) => {
  const answers: string[] = []
  page.on('response', (response) => answers.push(new URL(response.url()).pathname))
  await page.goto('/home/pricing')
  // Any later request would notice the ended session and redirect: wait for all requests of the
  // page and of its stream.
  for (const [path, times] of Object.entries({
    '/api/auth/session': 2,
    '/api/billing': 2,
    '/api/store-session': 1,
  }))
    await expect.poll(() => answers.filter((answer) => answer === path), path).toHaveLength(times)
  await expect(subscribeButton(page, 'Pro')).toBeEnabled()
  await server.sql`delete from sessions where user_id = ${asha.id}`
  await subscribeButton(page, 'Pro').click()
  await expect(page.getByText('Please login to subscribe.')).toBeVisible()
  await expect(subscribeButton(page, 'Pro')).toHaveText('Subscribe Now')
  expect(await payments.checkouts()).toHaveLength(0)
})
