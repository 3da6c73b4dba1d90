import { blockRequests } from '../harness/forms.ts'
import {
  billingPanel,
  buyPlan,
  endCheckout,
  expect,
  goToBilling,
  goToPlans,
  openCheckout,
  test,
} from '../harness/payments.ts'

const confirming = 'Your payment is being confirmed...'

test('the thank-you page shows the way to the plans, waits for a late confirmation, and begins interviews and refreshes the session by keys', async ({
  page,
  context,
  account,
  server,
  payments,
  standIns,
  problems,
  checkPage,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED.*api\/interviews/)
  const asha = await account.signUp()
  const thanks = page.getByRole('heading', { name: 'Thank you for choosing Premium' })

  await test.step('without a session the thank-you page leads to the log-in', async () => {
    await page.goto('/thankyou')
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Email')).toBeVisible()
  })

  await test.step('who has bought nothing is shown the way to the plans', async () => {
    await account.signIn(context, asha)
    await page.goto('/thankyou')
    await expect(page.getByRole('heading', { name: 'You have no plan yet' })).toBeVisible()
    await checkPage(page)
    await page.getByRole('link', { name: 'See the plans' }).click()
    await expect(page).toHaveURL('/home/pricing')
  })

  await test.step('a payment whose confirmation is late is waited for, through a reload, and the page goes on by itself', async () => {
    await payments.webhooks('hold')
    await openCheckout(page, 'Premium')
    await standIns.set('razorpay', 'fail', { path: '/razorpay/v1/invoices' })
    await endCheckout(page, 'Succeed')
    await expect(page).toHaveURL('/thankyou')
    await expect(page.getByText(confirming).last()).toBeVisible()
    await page.reload()
    await expect(page.getByText(confirming).last()).toBeVisible()
    await checkPage(page)

    await standIns.set('razorpay', 'ok')
    await payments.release()
    await expect(thanks).toBeVisible()
  })

  await test.step('downloads, shortcuts and the way on are there', async () => {
    await expect(page.getByRole('link', { name: 'Download for Windows' })).toHaveAttribute('href', '/download/windows')
    await expect(page.getByRole('button', { name: /Mac: coming soon/ })).toBeDisabled()
    await expect(page.getByRole('region', { name: 'Quick setup' }).locator('kbd')).toHaveText([
      'Ctrl',
      'B',
      'Ctrl',
      'Shift',
      'R',
    ])
    await checkPage(page)
  })

  await test.step('an interview that cannot be begun is told', async () => {
    await blockRequests(page, '/api/interviews')
    await page.keyboard.press('Control+B')
    await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible()
    await page.unrouteAll()
  })

  for (const keys of ['Control+B', 'Meta+B'])
    await test.step(`${keys} begins an interview`, async () => {
      await page.keyboard.press(keys)
      await expect(page).toHaveURL(/\/home\/interviews\/[0-9a-f-]{36}$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(thanks).toBeVisible()
    })

  await test.step('Ctrl+Shift+R refreshes the session, and notices one that has ended', async () => {
    await page.keyboard.press('Control+Shift+R')
    await expect(page.getByText('Session refreshed.')).toBeVisible()
    await server.sql`delete from sessions where user_id = ${asha.id}`
    await page.keyboard.press('Control+Shift+R')
    await expect(page).toHaveURL('/login')
  })
})

test('a payment counts once, however its webhooks travel and whether or not somebody looks', async ({
  page,
  asha: _,
  payments,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED.*verify-payment/)
  const billing = billingPanel(page)
  const expectPaid = async (times: number) => {
    await goToBilling(page)
    await expect(billing).toContainText(`Credits${times * 10}`)
    await expect(billing.getByRole('link', { name: /^Receipt of/ })).toHaveCount(times)
  }
  /** Ends the plan, while its credits stay, so that it can be bought again. */
  const end = async () => {
    await payments.webhooks('deliver')
    await payments.act((await payments.latest()).id, 'cancel')
    await expect(billing).toContainText('PlanNone')
    await goToPlans(page)
  }

  await blockRequests(page, '/api/verify-payment')
  await test.step('webhooks instead of the page’s own confirmation are enough', async () => {
    await buyPlan(page, 'Basic')
    await expectPaid(1)
    await end()
  })

  await test.step('webhooks many times instead of the page’s own confirmation are enough', async () => {
    await payments.webhooks('deliver', { repeat: 5, order: 'random' })
    await buyPlan(page, 'Basic')
    await expectPaid(2)
    await end()
  })

  await page.unrouteAll()
  await test.step('the page’s own confirmation is enough without any webhook', async () => {
    await payments.webhooks('drop')
    await buyPlan(page, 'Basic')
    await expectPaid(3)
    await end()
  })

  await test.step('webhooks before, together with and long after the confirmation change nothing more', async () => {
    await payments.webhooks('deliver', { repeat: 3, order: 'reverse' })
    await buyPlan(page, 'Basic')
    await payments.webhooks('hold')
    await payments.act((await payments.latest()).id, 'renew')
    await payments.webhooks('deliver', { repeat: 4, order: 'random' })
    await payments.release()
    await expectPaid(5)
    await end()
  })

  await test.step('a plan that was paid for while nobody looked is there on the next visit', async () => {
    await openCheckout(page, 'Pro')
    await page.goto('/home')
    await payments.act((await payments.latest()).id, 'pay')
    await page.goto('/thankyou')
    await expect(page.getByRole('heading', { name: 'Thank you for choosing Pro' })).toBeVisible()
  })
})
