import { clickButton } from '../../harness/forms.ts'
import { createInterview } from '../../harness/interview-api.ts'
import { beginInterview, editor, question } from '../../harness/interviews.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

test('a new account starts its first interview from the dashboard', async ({ page, checkPage }) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Start with a mock interview' })).toBeVisible()
  await checkPage(page)
  await clickButton(page, 'Start your first interview')
  await expect(page).toHaveURL(/\/home\/interviews\/[0-9a-f-]{36}$/)
  await expect(page.getByText(/about \d+ minutes/)).toBeVisible()
  await checkPage(page)
  await clickButton(page, 'Begin')
  await expect(editor(page)).toBeVisible()
})

test('a topic, which may give the approach away, is shown on request or when it was chosen', async ({
  page,
  checkPage,
}) => {
  const topicOf = (label: string) => page.getByRole('main').getByText(label)
  const id = await createInterview(page, { round: 'coding', question: question.slug })
  await page.goto(`/home/interviews/${id}`)
  await expect(page.getByText('Coding question, easy')).toBeVisible()
  await clickButton(page, 'Show the topics')
  await expect(topicOf('Arrays and hashing')).toBeVisible()
  await clickButton(page, 'Begin')
  await expect(page.getByRole('button', { name: 'Show the topic' })).toBeVisible()
  await expect(topicOf('Arrays and hashing')).toBeHidden()
  await checkPage(page)
  await clickButton(page, 'Show the topic')
  await expect(topicOf('Arrays and hashing')).toBeVisible()

  const chosen = await createInterview(page, { round: 'coding', topic: 'graphs' })
  await page.goto(`/home/interviews/${chosen}`)
  await expect(topicOf('Graphs')).toBeVisible()
  await clickButton(page, 'Begin')
  await expect(topicOf('Graphs')).toBeVisible()
})

test('an unfinished interview is resumed from the dashboard', async ({ page, checkPage }) => {
  await beginInterview(page)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Continue your interview' })).toBeVisible()
  await expect(page.getByText('Unfinished')).toBeVisible()
  await checkPage(page)
  await page.getByRole('link', { name: 'Resume' }).click()
  await expect(editor(page)).toBeVisible()
})

test("another user's interview looks like a missing one", async ({ page, newBrowser, account, checkPage }) => {
  const id = await beginInterview(page)
  const stranger = await newBrowser()
  await account.signIn(stranger.context(), await account.signUp())
  for (const unavailable of [id, 'nothing']) {
    await stranger.goto(`/home/interviews/${unavailable}`)
    await expect(stranger.getByRole('heading', { name: 'Interview not found' })).toBeVisible()
  }
  await checkPage(stranger)
})

test('a paused interview is resumed after a reload, with its code', async ({ page, checkPage }) => {
  await beginInterview(page, { code: 'const mine = 1' })
  await clickButton(page, 'Pause')
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeFocused()
  await checkPage(page)
  await page.reload()
  await clickButton(page, 'Resume')
  await expect(editor(page)).toContainText('const mine = 1')
})
