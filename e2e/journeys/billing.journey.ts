import { cut, press } from '../harness/forms.ts'
import {
  billingOf,
  buy,
  expect,
  openBilling,
  planCard,
  signInAgain,
  subscribeButton,
  test,
} from '../harness/payments.ts'

test.beforeEach(({ asha: _ }) => {})

test('a new account has no plan, no credits and one free interview', async ({ page, looks }) => {
  const billing = await openBilling(page)
  await expect(billing).toContainText('PlanNone')
  await expect(billing).toContainText('Credits0')
  await expect(billing).toContainText('Free mock interview1Not used yet.')
  await expect(billing).toContainText('No payments yet.')
  await expect(billing.getByRole('button')).toHaveCount(0)
  await looks(page)
  await billing.getByRole('link', { name: 'Choose a plan' }).click()
  await expect(page).toHaveURL('/home/pricing')
})

test('each month renews the plan and its credits; what was left lapses', async ({ page, asha, server }) => {
  await buy(page, 'Basic')
  for (const payments of [2, 3]) {
    await server.advance({ days: 31 })
    await signInAgain(page, asha)
    const billing = await openBilling(page)
    await expect(billing.getByRole('link', { name: /^Receipt of/ })).toHaveCount(payments)
    await expect(billing).toContainText('PlanBasicRenews on')
    await expect(billing).toContainText('Credits10')
  }
})

test('a cancelled plan stays until its paid period ends, and its credits with it', async ({
  page,
  asha,
  server,
  payments,
  looks,
}) => {
  await buy(page, 'Pro')
  const billing = await openBilling(page)
  await press(page, 'Cancel plan')
  const question = page.getByRole('dialog', { name: 'Cancel Pro?' })
  await expect(question).toContainText('It takes effect at the end of the paid period.')
  await looks(page)
  await page.getByRole('button', { name: 'Keep the plan' }).click()
  await expect(question).toBeHidden()
  await expect(billing).toContainText('Renews on')

  await press(page, 'Cancel plan')
  await question.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByText('Your plan is cancelled.')).toBeVisible()
  await expect(billing).toContainText('PlanProEnds on')
  await expect(billing).toContainText('Credits50')
  await expect(billing.getByRole('button', { name: 'Cancel plan' })).toHaveCount(0)
  await looks(page)

  await server.advance({ days: 27 })
  await signInAgain(page, asha)
  await expect(await openBilling(page)).toContainText('Credits50')
  await server.advance({ days: 5 })
  await expect(await openBilling(page)).toContainText('PlanNone')
  await expect(billing).toContainText('Credits0')
  expect((await payments.latest()).status).toBe('cancelled')
  await page.goto('/home/pricing')
  await expect(subscribeButton(page, 'Pro')).toHaveText('Subscribe Now')
})

test('a cancelled plan can be gone on with before it ends', async ({ page, asha, server }) => {
  await buy(page, 'Basic')
  await openBilling(page)
  await press(page, 'Cancel plan')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
  await expect(billingOf(page)).toContainText('Ends on')
  await page.goto('/home/pricing')
  await expect(planCard(page, 'Basic')).toContainText('Your present period ends on')
  await buy(page, 'Basic')
  await server.advance({ days: 31 })
  await signInAgain(page, asha)
  const billing = await openBilling(page)
  await expect(billing).toContainText('PlanBasicRenews on')
  await expect(billing).toContainText('Credits10')
})

test('a plan that was to follow can be called off, and the present one still ends', async ({ page, asha, server }) => {
  await buy(page, 'Basic')
  await buy(page, 'Premium')
  const billing = await openBilling(page)
  await expect(billing).toContainText('Premium follows')
  await press(page, 'Cancel plan')
  await expect(page.getByRole('dialog', { name: 'Cancel Premium?' })).toContainText('Premium will not begin')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
  await expect(billing).not.toContainText('Premium')
  await expect(billing).toContainText('PlanBasicEnds on')
  await server.advance({ days: 31 })
  await signInAgain(page, asha)
  await expect(await openBilling(page)).toContainText('PlanNone')
})

test('a failed charge is told at once and mended by the next one that succeeds', async ({ page, payments, looks }) => {
  await buy(page, 'Pro')
  const billing = await openBilling(page)
  const { id } = await payments.latest()
  await payments.act(id, 'fail')
  await expect(billing.getByRole('alert')).toContainText('The last payment for Pro failed.')
  await expect(billing).toContainText('Credits50')
  await looks(page)
  await payments.act(id, 'halt')
  await expect(billing.getByRole('alert')).toBeVisible()
  await payments.act(id, 'recover')
  await expect(billing.getByRole('alert')).toHaveCount(0)
  await expect(billing).toContainText('Credits100')
  await expect(billing).toContainText('Renews on')
})

test('a plan whose charges fail for good leaves no credits behind', async ({ page, asha, server, payments }) => {
  await buy(page, 'Basic')
  await payments.act((await payments.latest()).id, 'decline')
  await server.advance({ days: 31 })
  await signInAgain(page, asha)
  const billing = await openBilling(page)
  await expect(billing.getByRole('alert')).toContainText('The last payment for Basic failed.')
  await expect(billing).toContainText('Credits0')
  await press(page, 'Cancel plan')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
  await expect(billing).toContainText('PlanNone')
  expect((await payments.latest()).status).toBe('cancelled')
})

test('a plan that the provider ends is over here too', async ({ page, payments }) => {
  await buy(page, 'Basic')
  const billing = await openBilling(page)
  await payments.act((await payments.latest()).id, 'cancel')
  await expect(billing).toContainText('PlanNone')
})

test('a cancellation that does not come through is told and can be repeated', async ({ page, problems }) => {
  problems.expect(/ERR_CONNECTION_FAILED.*subscription\/cancel/)
  await buy(page, 'Basic')
  const billing = await openBilling(page)
  await cut(page, '/api/subscription/cancel')
  await press(page, 'Cancel plan')
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' })
  await confirm.click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('could not be reached')
  await page.unrouteAll()
  await confirm.click()
  await expect(billing).toContainText('Ends on')
})

test('every open page of a user is in step, however many there are', async ({ page, context, newBrowser, asha }) => {
  const others = []
  for (let count = 0; count < 5; count++) {
    const other = await context.newPage()
    await openBilling(other)
    others.push(other)
  }
  const elsewhere = await newBrowser({ storageState: asha.storageState })
  await openBilling(elsewhere)
  await page.bringToFront()
  await buy(page, 'Pro')
  for (const other of [...others, elsewhere]) {
    await expect(billingOf(other)).toContainText('PlanPro')
    await expect(billingOf(other)).toContainText('Credits50')
  }
  // The tab that listened for the others goes; another one takes its place.
  await page.close()
  await elsewhere.bringToFront()
  await press(elsewhere, 'Cancel plan')
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
  for (const other of others) await expect(billingOf(other)).toContainText('Ends on')
})

test('a page whose connection was lost catches up when it is back', async ({ page, context, payments, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await buy(page, 'Basic')
  const billing = await openBilling(page)
  await context.setOffline(true)
  await payments.act((await payments.latest()).id, 'renew')
  await context.setOffline(false)
  await expect(billing).toContainText('Credits20')
})

test('a receipt can be printed, is its owner’s alone, and a made-up one does not exist', async ({
  page,
  newBrowser,
  account,
  looks,
}) => {
  await buy(page, 'Pro')
  await (await openBilling(page)).getByRole('link', { name: /^Receipt of/ }).click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await looks(page)

  const stranger = await newBrowser({ storageState: (await account.signUp()).storageState })
  for (const path of [new URL(page.url()).pathname, '/home/receipts/pay_made_up']) {
    await stranger.goto(path)
    await expect(stranger.getByRole('heading', { name: 'There is no such receipt' })).toBeVisible()
  }
})
