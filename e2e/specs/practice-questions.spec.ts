import type { Page } from '@playwright/test'
import { clickButton } from '../harness/forms.ts'
import { createEndedSession } from '../harness/live.ts'
import { expect, test } from '../harness/payments.ts'

const QUESTION = 'Tell me about a time when a bug of yours reached the users.'

const debrief = (page: Page) => page.getByRole('region', { name: 'Debrief' })
const questions = (page: Page) => page.getByRole('listitem').filter({ hasText: QUESTION })

test('a question that was asked is kept with one press, practised from the dashboard, and removed @main', async ({
  page,
  subscribe,
  checkPage,
}) => {
  await subscribe('Pro')
  const session = await createEndedSession(page, QUESTION)
  await page.goto(session)
  await clickButton(page, 'Keep to practise')
  await expect(debrief(page)).toContainText('Kept in your practice questions')
  await checkPage(page)

  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Your practice questions' })).toBeVisible()
  await expect(questions(page)).toContainText('not practised yet')
  await checkPage(page)
  await questions(page).getByRole('button', { name: 'Practise this question' }).click()
  await clickButton(page, 'Begin')
  await expect(page.getByText(QUESTION).first()).toBeVisible()

  await page.goto('/home/practice-questions')
  await expect(questions(page)).toContainText('Practised once')
  await questions(page).getByRole('link', { name: 'Its live session' }).click()
  await expect(page).toHaveURL(session)
  await expect(debrief(page)).toContainText('Kept in your practice questions')
  await expect(page.getByRole('button', { name: 'Keep to practise' })).toBeHidden()
  await page.goBack()
  await questions(page).getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Keep a question there, and it waits for you here.')).toBeVisible()
})

test('the list of all practice questions is accessible, tells of failures and says what a missing credit means', async ({
  page,
  asha: _,
  checkPage,
  problems,
}) => {
  problems.expect(/status of 402|\b503\b|ERR_FAILED/)
  await page.goto(await createEndedSession(page, QUESTION))
  await clickButton(page, 'Keep to practise')
  await page.getByRole('link', { name: 'your practice questions' }).click()
  await checkPage(page)
  await clickButton(page, 'Practise this question')
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible()
  // Without the stream of changes the page does not load again by itself.
  await page.route('**/api/events', (route) => route.abort())
  await page.route('**/api/practice-questions', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  )
  await page.reload()
  await expect(page.getByText('Your practice questions could not be loaded')).toBeVisible()
  await page.unroute('**/api/practice-questions')
  await clickButton(page, 'Try again')
  await expect(questions(page)).toBeVisible()
})
