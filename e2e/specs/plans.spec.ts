import type { Page } from '@playwright/test'
import { newAddress } from '../harness/accounts.ts'
import { blockRequests, holdRequests, submitSignUp, verifyCode } from '../harness/forms.ts'
import {
  checkoutDialog,
  endCheckout,
  expect,
  expectCheckoutOpen,
  goToBilling,
  goToDashboard,
  goToPlans,
  openCheckout,
  planCard,
  shownPlans,
  subscribeButton,
  test,
} from '../harness/payments.ts'

test.beforeEach(({ asha: _ }) => {})

const title = 'Find Your Perfect Fit With Sightline Plans'
const planNames = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 2 })

test.describe('the list of plans', () => {
  test('shows a spinner while it loads', async ({ page }) => {
    const letPlansThrough = await holdRequests(page, '/api/plans')
    await page.goto('/home/pricing')
    await expect(page.getByRole('status').filter({ hasText: 'Loading plans' })).toBeVisible()
    await letPlansThrough()
    await expect(planCard(page, 'Pro')).toBeVisible()
  })

  test('is sorted by price and adds the approximate price in dollars', async ({
    page,
    checkPage,
  }) => {
    await page.goto('/home/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(planNames(page)).toHaveText(['Basic', 'Pro', 'Premium'])
    for (const [name, { price, period }] of Object.entries(shownPlans)) {
      await expect(planCard(page, name)).toContainText(price)
      await expect(planCard(page, name)).toContainText(period)
    }
    await expect(planCard(page, 'Basic')).toContainText('about $4.95')
    await expect(planCard(page, 'Pro')).toContainText('Most Popular')
    await checkPage(page)
  })

  test('says once what every plan has, and on each card what sets the plan apart', async ({
    page,
  }) => {
    await page.goto('/home/pricing')
    await expect(
      page.getByRole('region', { name: 'In every plan' }).getByRole('heading', { level: 3 }),
    ).toHaveText(['Four rounds', 'Live help', 'Every language', 'A report after each interview'])
    await expect(planCard(page, 'Premium').getByRole('listitem')).toHaveText([
      '600 credits: one starts one mock interview',
      '1 year of access',
      'About ₹13 an interview',
    ])
  })

  test('says why its prices differ a little from those of the start page', async ({ page }) => {
    await page.goto('/home/pricing')
    await expect(planCard(page, 'Basic')).toContainText('about $4.95 at today’s rate')
    await expect(page.getByText('What is charged is the price in rupees')).toBeVisible()
  })

  test('leaves out a plan that cannot be bought', async ({ page, server }) => {
    await server.sql`update plans set plan_id = null where name = 'Premium'`
    await page.goto('/home/pricing')
    await expect(planNames(page)).toHaveText(['Basic', 'Pro'])
    await server.sql`update plans set plan_id = 'plan_standinPremium1' where name = 'Premium'`
  })

  test('leaves out the dollars without an exchange rate', async ({ page, problems }) => {
    problems.expect(/ERR_CONNECTION_FAILED.*exchange-rates/)
    await blockRequests(page, '/api/exchange-rates/INR')
    await page.goto('/home/pricing')
    await expect(planCard(page, 'Pro')).toContainText('₹1,319')
    await expect(page.getByText('about $')).toHaveCount(0)
  })

  test('offers another try when the plans cannot be loaded', async ({ page, problems }) => {
    problems.expect(/ERR_CONNECTION_FAILED.*api\/plans/)
    await blockRequests(page, '/api/plans')
    await page.goto('/home/pricing')
    await expect(page.getByText('There are no plans to show right now.')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(planCard(page, 'Pro')).toBeVisible()
  })
})

test.describe('with a plan', () => {
  test('the current plan is marked', async ({ page, subscribe, checkPage }) => {
    await subscribe('Basic')
    await page.goto('/home/pricing')
    await expect(planCard(page, 'Basic')).toContainText('Current plan')
    await expect(subscribeButton(page, 'Basic')).toHaveText('Your current plan')
    await expect(subscribeButton(page, 'Basic')).toBeDisabled()
    await expect(planCard(page, 'Premium')).toContainText(
      /Starts on .*, when your present period ends\./,
    )
    await checkPage(page)
  })

  test('a cancelled plan is offered again, to go on from its end', async ({ page, subscribe }) => {
    await subscribe('Basic')
    expect((await page.request.post('/api/subscription/cancel')).ok()).toBe(true)
    await page.goto('/home/pricing')
    await expect(planCard(page, 'Basic')).toContainText('Your present period ends on')
    await expect(subscribeButton(page, 'Basic')).toHaveText('Subscribe Now')
    await expect(subscribeButton(page, 'Basic')).toBeEnabled()
  })

  test('another plan can begin today, and the dialog says what becomes of the present one', async ({
    page,
    subscribe,
    checkPage,
  }) => {
    await subscribe('Basic')
    await page.goto('/home/pricing')
    await planCard(page, 'Pro').getByRole('button', { name: 'Change to Pro today' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change to Pro today?' })
    await expect(dialog).toContainText('You pay ₹1,319 now, and Pro begins today with 50 credits.')
    await expect(dialog).toContainText(
      'Basic ends today, and nothing of it is paid back. Your 10 unused credits stay',
    )
    await checkPage(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await dialog.getByRole('button', { name: 'Go to payment' }).click()
    await expectCheckoutOpen(page)
    await endCheckout(page, 'Succeed')
    await expect(page.getByRole('heading', { name: 'Thank you for choosing Pro' })).toBeVisible()
    await goToDashboard(page)
    await expect(
      page.getByText('Your first interview is free, and 60 credits are left.'),
    ).toBeVisible()
    const billing = await goToBilling(page)
    await expect(billing).toHaveText(/PlanProRenews on .*Credits60/)
  })

  test('another plan starts when the current period ends', async ({ page, subscribe }) => {
    await subscribe('Basic')
    await openCheckout(page, 'Premium')
    await expect(checkoutDialog(page).getByText('Now only to check the card')).toBeVisible()
    await endCheckout(page, 'Succeed')
    await expect(
      page.getByRole('heading', { name: 'Thank you for choosing Premium' }),
    ).toBeVisible()
    await expect(page.getByText(/It starts on .*, when your present period ends\./)).toBeVisible()
    const billing = await goToBilling(page)
    await expect(billing).toHaveText(/PlanBasicEnds on .*Premium follows on .*Credits10/)
    await goToPlans(page)
    await expect(subscribeButton(page, 'Premium')).toHaveText('Your next plan')
    await expect(subscribeButton(page, 'Pro')).toBeDisabled()
  })
})

test('a plan that a visitor chose is kept through the sign-up @main', async ({
  newBrowser,
  mail,
}) => {
  const page = await newBrowser()
  const email = newAddress()
  await page.goto('/')
  await page.getByRole('link', { name: 'Choose Pro' }).click()
  await expect(page).toHaveURL('/signup?plan=Pro')
  await expect(page.getByText('You chose Pro.')).toBeVisible()
  await page.getByRole('link', { name: 'Already have an account?' }).click()
  await page.getByRole('link', { name: 'Create Account' }).click()
  await expect(page.getByText('You chose Pro.')).toBeVisible()
  await submitSignUp(page, email)
  await verifyCode(page, await mail.codeFor(email))
  await expect(page).toHaveURL('/home/pricing?plan=Pro')
  await expect(planCard(page, 'Pro')).toContainText('Your choice')
  await expect(subscribeButton(page, 'Pro')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectCheckoutOpen(page)
})
