import type { Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import { createInterview, reportEvents } from '../../harness/interview-api.ts'
import { createEndedBehavioralInterview } from '../../harness/past-interviews.ts'
import { expect, test } from '../../harness/payments.ts'

test.beforeEach(({ asha: _ }) => {})

/**
 * Begins interviews about hard bit tricks until the candidate has been asked every such question.
 */
async function askEveryQuestion(page: Page) {
  const data = { mode: 'mock', round: 'coding', topic: 'bit-tricks', difficulty: 'hard' }
  for (;;) {
    const answer = await page.request.post('/api/interviews', { data })
    if (answer.status() === 409) return
    expect(answer.ok(), await answer.text()).toBe(true)
    const { id } = await answer.json()
    await reportEvents(page, id, { type: 'begun' })
    await reportEvents(page, id, { type: 'ended' })
  }
}

test('a repeat is announced with its last day before it starts, and marked in the plan', async ({
  page,
  subscribe,
  checkPage,
}) => {
  await subscribe('Pro')
  await askEveryQuestion(page)
  await page.goto('/home')
  await page.getByText('Choose round, topic, difficulty and length').click()
  await page.getByLabel('Topic').selectOption({ label: 'Bit tricks' })
  await page.getByLabel('Difficulty').selectOption({ label: 'Hard' })
  await page.getByLabel('Length').selectOption({ label: '1 question' })
  await clickButton(page, 'Start this interview')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You have been asked every question of this kind')
  await expect(dialog).toContainText(/You last practised it on \d+ \w+ \d{4}\./)
  await expect(dialog).toContainText('It costs a credit like a new one.')
  await checkPage(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/home')
  await clickButton(page, 'Start this interview')
  await dialog.getByRole('button', { name: 'Practise again' }).click()
  await expect(page).toHaveURL(/\/home\/interviews\/[0-9a-f-]{36}$/)
  await expect(page.getByText(/^A repeat, last practised on/)).toBeVisible()
  await checkPage(page)
})

test('the recommended practice starts at once each time, and says so when it repeats questions', async ({
  page,
  subscribe,
  checkPage,
}) => {
  await subscribe('Pro')
  await createEndedBehavioralInterview(page, 'the-chore-nobody-thanks-you-for', 'I do not know.')
  for (const _ of ['first', 'second', 'third']) {
    await page.goto('/home')
    await clickButton(page, 'Start this practice')
    await expect(page).toHaveURL(/\/home\/interviews\/[0-9a-f-]{36}$/)
    await expect(page.getByText(/^A repeat,/)).toBeHidden()
  }
  for (;;) {
    const { next } = await (await page.request.get('/api/interviews/scores')).json()
    if (next.isAgain) break
    const { round, topic, difficulty } = next
    await createInterview(page, { round, topic, difficulty })
  }
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: /^Once more: Ownership/ })).toBeVisible()
  await expect(page.getByText(/this one comes again/)).toBeVisible()
  await checkPage(page)
  await clickButton(page, 'Practise again')
  await expect(page).toHaveURL(/\/home\/interviews\/[0-9a-f-]{36}$/)
  await expect(page.getByText(/^A (repeat|question of another)/).first()).toBeVisible()
})
