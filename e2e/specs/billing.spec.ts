import type { Page } from '@playwright/test'
import { blockRequests, clickButton } from '../harness/forms.ts'
import {
  advanceDays,
  billingPanel,
  buyPlan,
  expect,
  goToBilling,
  goToPlans,
  openBilling,
  planCard,
  subscribeButton,
  test,
} from '../harness/payments.ts'

test.beforeEach(({ asha: _ }) => {})

const receipts = (page: Page) => billingPanel(page).getByRole('link', { name: /^Receipt of/ })
/** In the question that is asked before. */
const confirmCancel = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' })

test('a new account chooses a plan, prints its receipt, gets over a failed charge, cancels, and keeps what is paid until its end', async ({
  page,
  asha,
  account,
  server,
  payments,
  newBrowser,
  checkPage,
}) => {
  const billing = await openBilling(page)
  await test.step('a new account has no plan, no credits and one free interview', async () => {
    await expect(billing).toContainText('PlanNone')
    await expect(billing).toContainText('Credits0')
    await expect(billing).toContainText('Free mock interview1Not used yet.')
    await expect(billing).toContainText('No payments yet.')
    await expect(billing.getByRole('button')).toHaveCount(0)
    await checkPage(page)
    await billing.getByRole('link', { name: 'Choose a plan' }).click()
    await expect(page).toHaveURL('/home/pricing')
  })

  await test.step('a receipt can be printed, is its owner’s alone, and a made-up one does not exist', async () => {
    await buyPlan(page, 'Pro')
    await goToBilling(page)
    await receipts(page).click()
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await checkPage(page)

    const stranger = await newBrowser({ storageState: (await account.signUp()).storageState })
    for (const path of [new URL(page.url()).pathname, '/home/receipts/pay_made_up']) {
      await stranger.goto(path)
      await expect(stranger.getByRole('heading', { name: 'There is no such receipt' })).toBeVisible()
    }
  })

  await test.step('a failed charge is told at once and mended by the next one that succeeds', async () => {
    await page.getByRole('link', { name: 'Back to profile' }).click()
    await expect(billing).toContainText('Credits50')
    const { id } = await payments.latest()
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
  })

  await test.step('a plan is cancelled after a question', async () => {
    await clickButton(page, 'Cancel plan')
    const question = page.getByRole('dialog', { name: 'Cancel Pro?' })
    await expect(question).toContainText('It takes effect at the end of the paid period.')
    await checkPage(page)
    await page.getByRole('button', { name: 'Keep the plan' }).click()
    await expect(question).toBeHidden()
    await expect(billing).toContainText('Renews on')

    await clickButton(page, 'Cancel plan')
    await question.getByRole('button', { name: 'Cancel plan' }).click()
    await expect(page.getByText('Your plan is cancelled.')).toBeVisible()
    await expect(billing).toContainText('PlanProEnds on')
    await expect(billing).toContainText('Credits100')
    await expect(billing.getByRole('button', { name: 'Cancel plan' })).toHaveCount(0)
    await checkPage(page)
  })

  await test.step('a cancelled plan stays until its paid period ends, and its credits with it', async () => {
    // Two months are paid: in the second one the credits of the first are gone.
    await advanceDays(page, server, asha, 58)
    await openBilling(page)
    await expect(billing).toContainText('PlanProEnds on')
    await expect(billing).toContainText('Credits50')
    await server.advance({ days: 5 })
    await openBilling(page)
    await expect(billing).toContainText('PlanNone')
    await expect(billing).toContainText('Credits0')
    expect((await payments.latest()).status).toBe('cancelled')
    await goToPlans(page)
    await expect(subscribeButton(page, 'Pro')).toHaveText('Subscribe Now')
  })
})

test('a plan renews, is cancelled and gone on with, is to be followed by another and yet ends; one that cannot be charged leaves nothing', async ({
  page,
  asha,
  server,
  payments,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED.*subscription\/cancel/)
  const billing = billingPanel(page)
  const aMonthLater = async () => {
    await advanceDays(page, server, asha, 31)
    await openBilling(page)
  }

  await test.step('each month renews the plan and its credits; what was left lapses', async () => {
    await buyPlan(page, 'Basic')
    for (const paid of [2, 3]) {
      await aMonthLater()
      await expect(receipts(page)).toHaveCount(paid)
      await expect(billing).toContainText('PlanBasicRenews on')
      await expect(billing).toContainText('Credits10')
    }
  })

  await test.step('a cancellation that does not come through is told and can be repeated', async () => {
    await blockRequests(page, '/api/subscription/cancel')
    await clickButton(page, 'Cancel plan')
    await confirmCancel(page).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('could not be reached')
    await page.unrouteAll()
    await confirmCancel(page).click()
    await expect(billing).toContainText('Ends on')
  })

  await test.step('a cancelled plan can be gone on with before it ends', async () => {
    await goToPlans(page)
    await expect(planCard(page, 'Basic')).toContainText('Your present period ends on')
    await buyPlan(page, 'Basic')
    await aMonthLater()
    await expect(receipts(page)).toHaveCount(4)
    await expect(billing).toContainText('PlanBasicRenews on')
    await expect(billing).toContainText('Credits10')
  })

  await test.step('a plan that was to follow can be called off, and the present one still ends', async () => {
    await goToPlans(page)
    await buyPlan(page, 'Premium')
    await goToBilling(page)
    await expect(billing).toContainText('Premium follows')
    await clickButton(page, 'Cancel plan')
    await expect(page.getByRole('dialog', { name: 'Cancel Premium?' })).toContainText('Premium will not begin')
    await confirmCancel(page).click()
    await expect(billing).not.toContainText('Premium')
    await expect(billing).toContainText('PlanBasicEnds on')
    await aMonthLater()
    await expect(billing).toContainText('PlanNone')
  })

  await test.step('a plan whose charges fail for good leaves no credits behind', async () => {
    await goToPlans(page)
    await buyPlan(page, 'Basic')
    await payments.act((await payments.latest()).id, 'decline')
    await aMonthLater()
    await expect(billing.getByRole('alert')).toContainText('The last payment for Basic failed.')
    await expect(billing).toContainText('Credits0')
    await clickButton(page, 'Cancel plan')
    await confirmCancel(page).click()
    await expect(billing).toContainText('PlanNone')
    expect((await payments.latest()).status).toBe('cancelled')
  })
})

test('a page catches up after a lost connection and hears what the provider ends; every open page of a user is in step, however many there are', async ({
  page,
  context,
  newBrowser,
  asha,
  payments,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED/)
  await test.step('a page whose connection was lost catches up when it is back', async () => {
    await buyPlan(page, 'Basic')
    await goToBilling(page)
    await expect(billingPanel(page)).toContainText('Credits10')
    await context.setOffline(true)
    await payments.act((await payments.latest()).id, 'renew')
    await context.setOffline(false)
    await expect(billingPanel(page)).toContainText('Credits20')
  })

  await test.step('what has changed while it could not be loaded is loaded when it can', async () => {
    await blockRequests(page, '/api/billing')
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/billing'))
    await payments.act((await payments.latest()).id, 'renew')
    await lost
    await page.unrouteAll()
    await expect(billingPanel(page)).toContainText('Credits30')
  })

  await test.step('a plan that the provider ends is over here too', async () => {
    await payments.act((await payments.latest()).id, 'cancel')
    await expect(billingPanel(page)).toContainText('PlanNone')
  })

  await test.step('every open page of a user is in step, however many there are', async () => {
    const others: Page[] = []
    for (let count = 0; count < 5; count++) {
      const other = await context.newPage()
      await openBilling(other)
      others.push(other)
    }
    const elsewhere = await newBrowser({ storageState: asha.storageState })
    await openBilling(elsewhere)
    await page.bringToFront()
    await goToPlans(page)
    await buyPlan(page, 'Pro')
    for (const other of [...others, elsewhere]) {
      await expect(billingPanel(other)).toContainText('PlanPro')
      await expect(billingPanel(other)).toContainText('Credits80')
    }
    // The tab that listened for the others goes; another one takes its place.
    await page.close()
    await elsewhere.bringToFront()
    await clickButton(elsewhere, 'Cancel plan')
    await confirmCancel(elsewhere).click()
    for (const other of others) await expect(billingPanel(other)).toContainText('Ends on')
  })
})
