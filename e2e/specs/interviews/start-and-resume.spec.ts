import { clickButton } from '../../harness/forms.ts'
import { createInterview } from '../../harness/interview-api.ts'
import { beginInterview, editor } from '../../harness/interviews.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

test('a new account starts its first interview from the dashboard @main', async ({
  page,
  checkPage,
}) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Start with a mock interview' })).toBeVisible()
  await checkPage(page)
  await clickButton(page, 'Start your first interview')
  await expect(page).toHaveURL(/\/home\/interviews\/[0-9a-f-]{36}$/)
  await expect(page.getByText(/about \d+ minutes/)).toBeVisible()
  await clickButton(page, 'Begin')
  await expect(editor(page)).toBeVisible()
})

test('the open form of choices has the only start button', async ({ page }) => {
  const starts = page.getByRole('main').getByRole('button', { name: /^Start/ })
  await page.goto('/home')
  await expect(starts).toHaveText(['Start your first interview'])
  await page.getByText('Choose round, topic, difficulty and length').click()
  await expect(starts).toHaveText(['Start this interview'])
})

test('a topic, which may give the approach away, is shown on request', async ({ page }) => {
  await page.goto(
    `/home/interviews/${await createInterview(page, { round: 'coding', difficulty: 'easy' })}`,
  )
  await expect(page.getByText('Coding question, easy')).toBeVisible()
  await clickButton(page, 'Show the topics')
  await expect(page.getByText(/, easy$/)).toBeVisible()
  await expect(page.getByText('Coding question, easy')).toBeHidden()
  await clickButton(page, 'Begin')
  const request = page.getByRole('button', { name: 'Show the topic' })
  await expect(request).toBeVisible()
  await request.click()
  await expect(request).toBeHidden()
})

test('a topic that the candidate chose is shown', async ({ page }) => {
  await page.goto(
    `/home/interviews/${await createInterview(page, { round: 'coding', topic: 'graphs' })}`,
  )
  await expect(page.getByText(/^Graphs,/)).toBeVisible()
  await clickButton(page, 'Begin')
  await expect(page.getByRole('article').getByText('Graphs', { exact: true })).toBeVisible()
})

test('a missing interview is said to be missing', async ({ page, checkPage }) => {
  await page.goto('/home/interviews/nothing')
  await expect(page.getByRole('heading', { name: 'Interview not found' })).toBeVisible()
  await checkPage(page)
})

test('a paused interview is resumed after a reload, with its code @main', async ({
  page,
  checkPage,
}) => {
  await beginInterview(page, { code: 'const mine = 1' })
  await clickButton(page, 'Pause')
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeFocused()
  await checkPage(page)
  await page.reload()
  await clickButton(page, 'Resume')
  await expect(editor(page)).toContainText('const mine = 1')
})
