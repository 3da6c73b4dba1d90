import { cut } from '../harness/forms.ts'
import { buy, choose, expect, openBilling, startBuying, test } from '../harness/payments.ts'

const confirming = 'Your payment is being confirmed...'

test('without a session the thank-you page leads to the log-in', async ({ page }) => {
  await page.goto('/thankyou')
  await expect(page).toHaveURL('/login')
})

test('who has bought nothing is shown the way to the plans', async ({ page, asha: _, looks }) => {
  await page.goto('/thankyou')
  await expect(page.getByRole('heading', { name: 'You have no plan yet' })).toBeVisible()
  await looks(page)
  await page.getByRole('link', { name: 'See the plans' }).click()
  await expect(page).toHaveURL('/home/pricing')
})

test('a payment whose confirmation is late is waited for, through a reload, and the page goes on by itself', async ({
  page,
  asha: _,
  payments,
  standIns,
  looks,
}) => {
  await payments.webhooks('hold')
  await startBuying(page, 'Pro')
  await standIns.set('razorpay', 'fail', { path: '/razorpay/v1/invoices' })
  await choose(page, 'Succeed')
  await expect(page).toHaveURL('/thankyou')
  await expect(page.getByText(confirming).last()).toBeVisible()
  await page.reload()
  await expect(page.getByText(confirming).last()).toBeVisible()
  await looks(page)

  await standIns.set('razorpay', 'ok')
  await payments.release()
  await expect(page.getByRole('heading', { name: 'Thank you for choosing Pro' })).toBeVisible()
})

for (const [when, more] of [
  ['instead of', {}],
  ['many times instead of', { repeat: 5, order: 'random' }],
] as const) {
  test(`webhooks ${when} the page’s own confirmation are enough`, async ({ page, asha: _, payments, problems }) => {
    problems.expect(/ERR_CONNECTION_FAILED.*verify-payment/)
    await payments.webhooks('deliver', more)
    await cut(page, '/api/verify-payment')
    await buy(page, 'Basic')
    await expect(await openBilling(page)).toContainText('Credits10')
  })
}

test('the page’s own confirmation is enough without any webhook', async ({ page, asha: _, payments }) => {
  await payments.webhooks('drop')
  await buy(page, 'Basic')
  await expect(await openBilling(page)).toContainText('Credits10')
})

test('webhooks before, together with and long after the confirmation change nothing more', async ({
  page,
  asha: _,
  payments,
}) => {
  await payments.webhooks('deliver', { repeat: 3, order: 'reverse' })
  await buy(page, 'Basic')
  await payments.webhooks('hold')
  await payments.act((await payments.latest()).id, 'renew')
  await payments.webhooks('deliver', { repeat: 4, order: 'random' })
  await payments.release()
  const billing = await openBilling(page)
  await expect(billing).toContainText('Credits20')
  await expect(billing.getByRole('link', { name: /^Receipt of/ })).toHaveCount(2)
})

test('a plan that was paid for while nobody looked is there on the next visit', async ({ page, asha: _, payments }) => {
  await startBuying(page, 'Pro')
  await page.goto('/home')
  await payments.act((await payments.latest()).id, 'pay')
  await page.goto('/thankyou')
  await expect(page.getByRole('heading', { name: 'Thank you for choosing Pro' })).toBeVisible()
})

test('downloads, shortcuts and the way on are there', async ({ page, asha: _, looks }) => {
  await buy(page, 'Premium')
  await expect(page.getByRole('link', { name: 'Download for Windows' })).toHaveAttribute('href', '/download/windows')
  await expect(page.getByRole('button', { name: /Mac: coming soon/ })).toBeDisabled()
  await expect(page.getByRole('region', { name: 'Quick setup' }).locator('kbd')).toHaveText([
    'Ctrl',
    'B',
    'Ctrl',
    'Shift',
    'R',
  ])
  await looks(page)
})

test('Ctrl+Shift+R refreshes the session, and notices one that has ended', async ({ page, asha, server }) => {
  await buy(page, 'Basic')
  await page.keyboard.press('Control+Shift+R')
  await expect(page.getByText('Session refreshed.')).toBeVisible()
  await server.sql`delete from sessions where user_id = ${asha.id}`
  await page.keyboard.press('Control+Shift+R')
  await expect(page).toHaveURL('/login')
})

for (const keys of ['Control+B', 'Meta+B']) {
  test(`${keys} begins an interview`, async ({ page, asha: _ }) => {
    await buy(page, 'Basic')
    await page.keyboard.press(keys)
    await expect(page).toHaveURL(/\/home\/interviews\/[0-9a-f-]{36}$/)
  })
}

test('an interview that cannot be begun is told', async ({ page, asha: _, problems }) => {
  problems.expect(/ERR_CONNECTION_FAILED.*api\/interviews/)
  await buy(page, 'Basic')
  await cut(page, '/api/interviews')
  await page.keyboard.press('Control+B')
  await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible()
})
