import type { Page } from '@playwright/test'
import { blockRequests } from '../harness/forms.ts'
import { buyPlan, endCheckout, expect, test } from '../harness/payments.ts'

const confirming = 'Your payment is being confirmed...'
const thanksFor = (page: Page, plan: string) =>
  page.getByRole('heading', { name: `Thank you for choosing ${plan}` })

async function openThankYouPage(page: Page, plan: string) {
  await page.goto('/thankyou')
  await expect(thanksFor(page, plan)).toBeVisible()
}

test('without a session the thank-you page says that there is no purchase to show', async ({
  page,
  checkPage,
}) => {
  await page.goto('/thankyou')
  await expect(page.getByRole('heading', { name: 'There is no purchase to show' })).toBeVisible()
  await expect(page).toHaveURL('/thankyou')
  await checkPage(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/#pricing',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login',
  )
})

test.describe('the page of a signed-in customer', () => {
  test.beforeEach(({ asha: _ }) => {})

  test('without a purchase the page leads to the plans', async ({ page, checkPage }) => {
    await page.goto('/thankyou')
    await expect(page.getByRole('heading', { name: 'You have no plan yet' })).toBeVisible()
    await checkPage(page)
    await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/home/pricing',
    )
  })

  test('a payment that is confirmed late is waited for, also after a reload and for a plan bought before', async ({
    page,
    payments,
    standIns,
    subscribe,
    checkPage,
  }) => {
    await subscribe('Premium')
    await payments.hold()
    await page.goto('/home/pricing')
    await page.getByRole('button', { name: 'Buy 600 more credits today' }).click()
    await page.getByRole('button', { name: 'Go to payment' }).click()
    await standIns.set('razorpay', 'fail', { path: '/razorpay/v1/invoices' })
    await endCheckout(page, 'Succeed')
    await expect(page).toHaveURL('/thankyou')
    await expect(page.getByText(confirming).last()).toBeVisible()
    await page.reload()
    await expect(page.getByText(confirming).last()).toBeVisible()
    await checkPage(page)

    await standIns.set('razorpay', 'ok')
    await payments.release()
    await expect(thanksFor(page, 'Premium')).toBeVisible()
  })

  // That each payment counts once, however it is confirmed, is tested in
  // apps/server/src/billing/billing.test.ts.
  test('a payment that the page cannot confirm is confirmed by the provider', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_CONNECTION_FAILED.*verify-payment/)
    await blockRequests(page, '/api/verify-payment')
    await buyPlan(page, 'Basic')
  })
})

test.describe('the shortcuts of a signed-in customer', () => {
  test.beforeEach(({ asha: _ }) => {})

  test('shortcuts are listed, and downloads only where there is an installer', async ({
    page,
    subscribe,
    checkPage,
  }) => {
    await subscribe('Premium')
    await openThankYouPage(page, 'Premium')
    await expect(page.getByText('The desktop helper is not out yet.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download for Windows' })).toBeHidden()
    await expect(page.getByRole('button', { name: /Mac: coming soon/ })).toBeHidden()
    const keys = page.getByRole('region', { name: 'Quick setup' }).locator('kbd')
    await expect(keys).toHaveText(['Ctrl', 'B', 'Ctrl', 'Shift', 'R'])
    const sentence = await page.getByText('Begins a mock interview.').boundingBox()
    const button = await page.getByRole('button', { name: 'Begin an interview' }).boundingBox()
    expect(button?.x, 'the button stands below its sentence').toBe(sentence?.x)
    await checkPage(page)
  })

  test('an interview that cannot be started is reported', async ({ page, problems, subscribe }) => {
    problems.expect(/ERR_CONNECTION_FAILED.*api\/interviews/)
    await subscribe('Basic')
    await openThankYouPage(page, 'Basic')
    await blockRequests(page, '/api/interviews')
    await page.keyboard.press('Control+B')
    await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible()
  })

  // The other keys are tested in apps/web/app/thank-you/shortcuts.test.ts.
  test('Control+B starts an interview', async ({ page, subscribe }) => {
    await subscribe('Basic')
    await openThankYouPage(page, 'Basic')
    await page.keyboard.press('Control+B')
    await expect(page).toHaveURL(/\/home\/interviews\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(thanksFor(page, 'Basic')).toBeVisible()
  })

  test('buttons do what the shortcuts do @main', async ({ page, subscribe }) => {
    await subscribe('Basic')
    await openThankYouPage(page, 'Basic')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('Session refreshed.')).toBeVisible()
    await page.getByRole('button', { name: 'Begin an interview' }).click()
    await expect(page).toHaveURL(/\/home\/interviews\/[0-9a-f-]{36}$/)
  })

  test('Ctrl+Shift+R refreshes the session and notices an ended one', async ({
    page,
    asha,
    server,
    subscribe,
  }) => {
    await subscribe('Basic')
    await openThankYouPage(page, 'Basic')
    await page.keyboard.press('Control+Shift+R')
    await expect(page.getByText('Session refreshed.')).toBeVisible()
    await server.sql`delete from sessions where user_id = ${asha.id}`
    await page.keyboard.press('Control+Shift+R')
    await expect(page.getByRole('heading', { name: 'There is no purchase to show' })).toBeVisible()
  })
})
