import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Account } from './accounts.ts'
import type { Server } from './server-process.ts'
import { test as base, expect } from './test.ts'

type Act = 'pay' | 'renew' | 'fail' | 'halt' | 'decline' | 'recover' | 'cancel' | 'complete'
type Travel = { repeat?: number; order?: 'forward' | 'reverse' | 'random' }

const Subscriptions = z.array(z.object({ subscription: z.object({ id: z.string(), status: z.string() }) }))
const Checkouts = z.array(
  z.object({ options: z.record(z.string(), z.unknown()), outcome: z.string(), failures: z.number() }),
)

/** What happens at the payment provider, without a browser. Its time passes with the server's: `server.advance`. */
function createPayments(server: Server) {
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${server.standIns}/razorpay/control${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    expect(answer.ok, `${method} ${path}: ${text}`).toBe(true)
    return text === '' ? undefined : JSON.parse(text)
  }
  return {
    /** How webhooks travel from here on. */
    webhooks: (mode: 'deliver' | 'hold' | 'drop', more: Travel = {}) => control('PUT', '/webhooks', { mode, ...more }),
    release: () => control('POST', '/webhooks/release'),
    act: (subscriptionId: string, action: Act) => control('POST', `/subscriptions/${subscriptionId}`, { action }),
    /** The subscription that was made last. */
    async latest() {
      const [latest] = Subscriptions.parse(await control('GET', '/subscriptions'))
      if (!latest) throw new Error('Nobody has subscribed')
      return latest.subscription
    },
    /** The dialogs that were opened in this test, oldest first. */
    checkouts: async () => Checkouts.parse(await control('GET', '/checkouts')),
    async reset() {
      await control('DELETE', '/webhooks')
      await control('DELETE', '/checkouts')
    },
  }
}

interface Fixtures {
  payments: ReturnType<typeof createPayments>
}

/** Journeys with the payment provider at hand. */
export const test = base.extend<Fixtures>({
  payments: async ({ server }, use) => {
    const payments = createPayments(server)
    await payments.reset()
    await use(payments)
    await payments.reset()
  },
})

export { expect }

/** The provider's dialog on a page. */
export const dialogOf = (page: Page) => page.frameLocator('iframe[title^="Razorpay checkout"]')
/** What the dialog is asked to do. */
export const choose = (page: Page, outcome: 'Succeed' | 'Fail' | 'Close') =>
  dialogOf(page).getByRole('button', { name: outcome }).click()

/** A plan on the plans page. */
export const planCard = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
export const subscribeButton = (page: Page, plan: string) => planCard(page, plan).getByRole('button')

/** Starts buying a plan on the plans page, which is opened unless it is there already, as far as the provider's dialog. */
export async function startBuying(page: Page, plan: string) {
  if (new URL(page.url()).pathname !== '/home/pricing') await page.goto('/home/pricing')
  await subscribeButton(page, plan).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Succeed' })).toBeEnabled()
}

/** Buys a plan, as far as the thank-you page. */
export async function buy(page: Page, plan: string) {
  await startBuying(page, plan)
  await choose(page, 'Succeed')
  await expect(page).toHaveURL('/thankyou')
  await expect(page.getByRole('heading', { name: `Thank you for choosing ${plan}` })).toBeVisible()
}

/** Where the profile tells of plan and credits. */
export const billingOf = (page: Page) => page.getByRole('region', { name: 'Plan and credits' })
export async function openBilling(page: Page) {
  await page.goto('/home/profile')
  await expect(billingOf(page).getByRole('heading', { name: 'Payments' })).toBeVisible()
  return billingOf(page)
}

/** From the thank-you page, by its link. */
export async function toDashboard(page: Page) {
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/home')
}
/** To the profile without loading the site again: by the menu, from the thank-you page past the dashboard. */
export async function toBilling(page: Page) {
  if (new URL(page.url()).pathname === '/thankyou') await toDashboard(page)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click()
  await expect(billingOf(page).getByRole('heading', { name: 'Payments' })).toBeVisible()
  return billingOf(page)
}
/** From the profile to the plans, by its link. */
export async function toPlans(page: Page) {
  await billingOf(page)
    .getByRole('link', { name: /^(Choose a|Change) plan$/ })
    .click()
  await expect(page).toHaveURL('/home/pricing')
}

/** Lets so many days go by that the session ends, and signs in anew. Leaves no page open. */
export async function letPass(page: Page, server: Server, account: Account, days: number) {
  // One that is open would notice, and lead to the log-in while the next one is on its way. This one asks for nothing.
  await page.goto('/robots.txt')
  await server.advance({ days })
  await signInAgain(page, account)
}

/** After so long that the session has ended: signs in anew. */
export async function signInAgain(page: Page, { email, password }: Account) {
  const answer = await page.request.post('/api/auth/log-in', { data: { email, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
}
