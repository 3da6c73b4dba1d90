import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Server } from './server-process.ts'
import { test as base, expect } from './test.ts'

type Act = 'pay' | 'renew' | 'fail' | 'halt' | 'recover' | 'cancel'

const Subscriptions = z.array(
  z.object({ subscription: z.object({ id: z.string(), status: z.string() }) }),
)
const Checkouts = z.array(
  z.object({
    options: z.record(z.string(), z.unknown()),
    outcome: z.string(),
    failures: z.number(),
  }),
)

/** Controls the payment provider's stand-in. `server.advance` moves its clock too. */
function createPayments(server: Server) {
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${server.standIns}/razorpay/control${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const text = await answer.text()
    expect(answer.ok, `${method} ${path}: ${text}`).toBe(true)
    return text === '' ? undefined : JSON.parse(text)
  }
  return {
    /** Holds the following webhooks back until `release`. */
    hold: () => control('PUT', '/webhooks', { mode: 'hold' }),
    release: () => control('POST', '/webhooks/release'),
    act: (subscriptionId: string, action: Act) =>
      control('POST', `/subscriptions/${subscriptionId}`, { action }),
    /** The newest subscription. */
    async latest() {
      const [latest] = Subscriptions.parse(await control('GET', '/subscriptions'))
      if (!latest) throw new Error('Nobody has subscribed')
      return latest.subscription
    },
    /** The checkout dialogs that this test has opened, oldest first. */
    checkouts: async () => Checkouts.parse(await control('GET', '/checkouts')),
    async reset() {
      await control('DELETE', '/webhooks')
      await control('DELETE', '/checkouts')
    },
  }
}

interface Fixtures {
  payments: ReturnType<typeof createPayments>
  /**
   * Gives `asha` a plan through the API, paid like a checkout that succeeds. Returns the provider's
   * subscription id.
   */
  subscribe(plan: 'Basic' | 'Pro' | 'Premium'): Promise<string>
}

const Plans = z.array(z.object({ id: z.uuid(), name: z.string() }))
const Created = z.object({ subscription_id: z.string() })
const SignedPayment = z.object({
  razorpay_payment_id: z.string(),
  razorpay_subscription_id: z.string(),
  razorpay_signature: z.string(),
})

/** Tests with control of the payment provider. */
export const test = base.extend<Fixtures>({
  payments: async ({ server }, use) => {
    const payments = createPayments(server)
    await payments.reset()
    await use(payments)
    await payments.reset()
  },
  subscribe: ({ page, asha, payments }, use) =>
    use(async (name) => {
      const plans = Plans.parse(await (await page.request.get('/api/plans')).json())
      const about = { plan_id: plans.find((plan) => plan.name === name)?.id, user_id: asha.id }
      const post = async (path: string, data: object) => {
        const answer = await page.request.post(path, { data })
        expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
        return answer
      }
      const { subscription_id } = Created.parse(
        await (await post('/api/create-subscription', about)).json(),
      )
      const payment = SignedPayment.parse(await payments.act(subscription_id, 'pay'))
      await post('/api/verify-payment', { ...payment, ...about })
      return subscription_id
    }),
})

export { expect }

/** What the pages show of each plan. */
export const shownPlans = {
  Basic: { price: '₹439', period: 'per month', credits: 10, monthly: '₹439' },
  Pro: { price: '₹1,319', period: 'per month', credits: 50, monthly: '₹1,319' },
  Premium: { price: '₹7,832', period: 'per year', credits: 600, monthly: '₹652.67' },
}

/** The provider's checkout dialog on a page. */
export const checkoutDialog = (page: Page) =>
  page.frameLocator('iframe[title^="Razorpay checkout"]')
export const expectCheckoutOpen = (page: Page) =>
  expect(checkoutDialog(page).getByRole('button', { name: 'Succeed' })).toBeEnabled()
/** Ends the checkout by one of the stand-in's buttons. */
export const endCheckout = (page: Page, outcome: 'Succeed' | 'Fail' | 'Close') =>
  checkoutDialog(page).getByRole('button', { name: outcome }).click()

/** A plan on the plans page. */
export const planCard = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
export const subscribeButton = (page: Page, plan: string) =>
  planCard(page, plan).getByRole('button', {
    name: /^(Subscribe Now|Processing\.\.\.|Your (current|next) plan)$/,
  })

/** Opens the provider's checkout dialog for a plan, from the plans page. */
export async function openCheckout(page: Page, plan: string) {
  if (new URL(page.url()).pathname !== '/home/pricing') await page.goto('/home/pricing')
  await subscribeButton(page, plan).click()
  await expectCheckoutOpen(page)
}

/** Buys a plan and waits for the thank-you page. */
export async function buyPlan(page: Page, plan: string) {
  await openCheckout(page, plan)
  await endCheckout(page, 'Succeed')
  await expect(page).toHaveURL('/thankyou')
  await expect(page.getByRole('heading', { name: `Thank you for choosing ${plan}` })).toBeVisible()
}

/** The section of the profile with plan and credits. */
export const billingPanel = (page: Page) => page.getByRole('region', { name: 'Plan and credits' })
export async function openBilling(page: Page) {
  await page.goto('/home/profile')
  await expect(billingPanel(page).getByRole('heading', { name: 'Payments' })).toBeVisible()
  return billingPanel(page)
}

/** Follows the thank-you page's link to the dashboard. */
export async function goToDashboard(page: Page) {
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/home')
}
/** Navigates to the profile within the app, from the thank-you page by way of the dashboard. */
export async function goToBilling(page: Page) {
  if (new URL(page.url()).pathname === '/thankyou') await goToDashboard(page)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(billingPanel(page).getByRole('heading', { name: 'Payments' })).toBeVisible()
  return billingPanel(page)
}
/** Follows the profile's link to the plans. */
export async function goToPlans(page: Page) {
  await billingPanel(page)
    .getByRole('link', { name: /^(Choose a|Change) plan$/ })
    .click()
  await expect(page).toHaveURL('/home/pricing')
}
