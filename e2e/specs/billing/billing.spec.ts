import type { Page } from '@playwright/test'
import { blockRequests, clickButton } from '../../harness/forms.ts'
import { billingPanel, expect, openBilling, shownPlans, test } from '../../harness/payments.ts'

test.beforeEach(({ asha: _ }) => {})

const receipts = (page: Page) => billingPanel(page).getByRole('link', { name: /^Receipt of/ })
/** The button in the dialog that asks before a plan is cancelled. */
const confirmCancel = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' })

async function cancelPlan(page: Page) {
  await clickButton(page, 'Cancel plan')
  await confirmCancel(page).click()
}

test('a new account has no plan, no credits and one free interview', async ({
  page,
  checkPage,
}) => {
  const billing = await openBilling(page)
  await expect(billing).toContainText('PlanNone')
  await expect(billing).toContainText('Credits0')
  await expect(billing).toContainText('Free mock interview1Not used yet.')
  await expect(billing).toContainText('No payments yet.')
  await expect(billing.getByRole('button')).toHaveCount(0)
  await checkPage(page)
  await expect(billing.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute(
    'href',
    '/home/pricing',
  )
})

// That a receipt is only for its owner is tested in apps/server/src/billing/billing.test.ts.
test('a receipt can be printed, and one that does not exist is reported @main', async ({
  page,
  asha,
  subscribe,
  checkPage,
}) => {
  await subscribe('Pro')
  await openBilling(page)
  await receipts(page).click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(asha.email)
  await expect(page.getByRole('row', { name: 'Paid' })).toContainText(shownPlans.Pro.price)
  await checkPage(page)

  await page.goto('/home/receipts/pay_made_up')
  await expect(page.getByRole('heading', { name: 'There is no such receipt' })).toBeVisible()
})

test('a failed charge is shown at once and disappears with the next successful charge', async ({
  page,
  payments,
  subscribe,
  checkPage,
}) => {
  const id = await subscribe('Pro')
  const billing = await openBilling(page)
  await payments.act(id, 'fail')
  await expect(billing.getByRole('alert')).toContainText('The last payment for Pro failed.')
  await expect(billing).toContainText('Credits50')
  await checkPage(page)
  await payments.act(id, 'halt')
  await expect(billing.getByRole('alert')).toBeVisible()
  await payments.act(id, 'recover')
  await expect(billing.getByRole('alert')).toHaveCount(0)
  await expect(billing).toContainText('Credits100')
  await expect(billing).toContainText('Renews on')
  await expect(receipts(page)).toHaveCount(2)
})

test('a payment of another amount than the price gives no credits and names the way to support', async ({
  page,
  payments,
  server,
  subscribe,
  checkPage,
}) => {
  const id = await subscribe('Pro')
  await server.sql`update subscriptions set price_paise = price_paise + 100 where provider_id = ${id} returning id`
  const billing = await openBilling(page)
  await payments.act(id, 'renew')
  await expect(billing.getByRole('alert')).toContainText(
    'is not the price of Pro, so no credits were added.',
  )
  await expect(billing).toContainText('Credits50')
  await checkPage(page)
  await expect(billing.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/home/help',
  )
})

test('a plan is cancelled after a confirmation and then ends instead of renewing @main', async ({
  page,
  subscribe,
  checkPage,
}) => {
  await subscribe('Pro')
  const billing = await openBilling(page)
  await clickButton(page, 'Cancel plan')
  const dialog = page.getByRole('dialog', { name: 'Cancel Pro?' })
  await expect(dialog).toContainText('It takes effect at the end of the paid period.')
  await checkPage(page)
  await page.getByRole('button', { name: 'Keep the plan' }).click()
  await expect(dialog).toBeHidden()
  await expect(billing).toContainText('Renews on')
  await expect(billing.getByRole('link', { name: 'Change plan' })).toHaveAttribute(
    'href',
    '/home/pricing',
  )

  await clickButton(page, 'Cancel plan')
  await dialog.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByText('Your plan is cancelled.')).toBeVisible()
  await expect(billing).toContainText('PlanProEnds on')
  await expect(billing).toContainText('Credits50')
  await expect(billing.getByRole('button', { name: 'Cancel plan' })).toHaveCount(0)
  await checkPage(page)
})

test('a cancellation that fails is reported and can be repeated', async ({
  page,
  problems,
  subscribe,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED.*subscription\/cancel/)
  await subscribe('Basic')
  const billing = await openBilling(page)
  await blockRequests(page, '/api/subscription/cancel')
  await cancelPlan(page)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('could not be reached')
  await page.unrouteAll()
  await confirmCancel(page).click()
  await expect(billing).toContainText('Ends on')
})

test('a scheduled plan can be called off', async ({ page, subscribe }) => {
  await subscribe('Basic')
  await subscribe('Premium')
  const billing = await openBilling(page)
  await expect(billing).toContainText('Premium follows')
  await clickButton(page, 'Cancel plan')
  await expect(page.getByRole('dialog', { name: 'Cancel Premium?' })).toContainText(
    'Premium will not begin',
  )
  await confirmCancel(page).click()
  await expect(billing).not.toContainText('Premium')
  await expect(billing).toContainText('PlanBasicEnds on')
})

test('a page that was offline catches up when the connection is back', async ({
  page,
  context,
  payments,
  problems,
  subscribe,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  const id = await subscribe('Basic')
  const billing = await openBilling(page)
  await expect(billing).toContainText('Credits10')
  await context.setOffline(true)
  await payments.act(id, 'renew')
  await context.setOffline(false)
  await expect(billing).toContainText('Credits20')
})

test('a change that could not be loaded is loaded later', async ({
  page,
  payments,
  problems,
  subscribe,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED/)
  const id = await subscribe('Basic')
  const billing = await openBilling(page)
  await expect(billing).toContainText('Credits10')
  await blockRequests(page, '/api/billing')
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/billing'),
  )
  await payments.act(id, 'renew')
  await failed
  await page.unrouteAll()
  await expect(billing).toContainText('Credits20')
})

test('a plan that the provider ends disappears from the open page', async ({
  page,
  payments,
  subscribe,
}) => {
  const id = await subscribe('Basic')
  const billing = await openBilling(page)
  await expect(billing).toContainText('PlanBasic')
  await payments.act(id, 'cancel')
  await expect(billing).toContainText('PlanNone')
})

test('all open pages of a user show a change, also when the tab that listens for the others closes', async ({
  page,
  context,
  newBrowser,
  asha,
  subscribe,
}) => {
  // With a stream each, they would be more than the three that the server allows a user.
  const others: Page[] = []
  for (let count = 0; count < 2; count++) {
    const other = await context.newPage()
    await openBilling(other)
    others.push(other)
  }
  const otherBrowser = await newBrowser({ storageState: asha.storageState })
  await openBilling(otherBrowser)
  await page.bringToFront()
  await openBilling(page)
  await subscribe('Pro')
  for (const tab of [page, ...others, otherBrowser]) {
    await expect(billingPanel(tab)).toContainText('PlanPro')
    await expect(billingPanel(tab)).toContainText('Credits50')
  }
  // The listening tab closes; another tab takes its place.
  await page.close()
  await otherBrowser.bringToFront()
  await cancelPlan(otherBrowser)
  for (const other of others) await expect(billingPanel(other)).toContainText('Ends on')
})
