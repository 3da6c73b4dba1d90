import type { Page } from '@playwright/test'
import { checkA11y } from '../../harness/check-page.ts'
import { clickButton } from '../../harness/forms.ts'
import { editor, question, replaceCode, solutions } from '../../harness/interviews.ts'
import { openLandingPage } from '../../harness/start-page.ts'
import { expect, test } from '../../harness/test.ts'

const workspace = (page: Page) => page.getByRole('region', { name: /^Try a question: / })

/**
 * Opens the question on the landing page whose solutions are known: which comes first depends on
 * the day.
 */
async function openSample(page: Page) {
  await openLandingPage(page)
  await clickButton(page, 'Solve a question now')
  await expect(workspace(page)).toBeVisible()
  await expect(async () => {
    if (!(await workspace(page).getByRole('heading', { name: question.title }).isVisible()))
      await clickButton(page, 'Another question')
    await expect(workspace(page).getByRole('heading', { name: question.title })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
}

test('a visitor solves a question with tests, remarks and a hint, and finds the code again @main', async ({
  page,
}) => {
  await openSample(page)
  await clickButton(page, 'Show a hint')
  await expect(workspace(page).getByRole('region', { name: 'Hint' })).toBeVisible()

  await replaceCode(page, solutions.careless)
  await clickButton(page, 'Run the tests')
  await expect(workspace(page).getByText('4 of 5 tests passed')).toBeVisible()
  await workspace(page)
    .getByRole('tab', { name: /^Feedback/ })
    .click()
  await expect(workspace(page).getByText('Test fails')).toBeVisible()
  await checkA11y(page)

  await replaceCode(page, solutions.right)
  await expect(workspace(page).getByText('The code has changed since this run.')).toBeVisible()
  await clickButton(page, 'Run the tests')
  await expect(workspace(page).getByText('All 5 tests passed')).toBeVisible()

  await openSample(page)
  await expect(editor(page)).toContainText('firstAt')
})

test('on a phone every question opens at its title, with no focus in the editor', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openLandingPage(page)
  const title = workspace(page).getByRole('heading', { level: 2 })
  let shown: string | null = null
  for (const name of ['Solve a question now', 'Another question', 'A behavioral question']) {
    await clickButton(page, name)
    await expect(title).not.toHaveText(shown ?? '')
    shown = await title.textContent()
    await expect(title).toBeInViewport({ ratio: 1 })
    await expect(page.locator(':focus').getByRole('heading', { level: 2 })).toHaveText(shown ?? '')
  }
})

test('the code of a visitor goes on in the first interview', async ({ page, asha: _ }) => {
  await openSample(page)
  await replaceCode(page, solutions.right)
  await workspace(page).getByRole('link', { name: 'Keep this and go on' }).click()
  await expect(page).toHaveURL('/home')
  await clickButton(page, `Go on with “${question.title}”`)
  await clickButton(page, 'Begin')
  await expect(page.getByRole('heading', { name: question.title })).toBeVisible()
  await expect(editor(page)).toContainText('firstAt')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.reload()
  await expect(editor(page)).toContainText('firstAt')
  await page.goto('/home')
  await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Go on with/ })).toHaveCount(0)
})

test("a visitor's story is read by the coach, and goes on as an answer of the first interview", async ({
  page,
  asha: _,
}) => {
  const story =
    'In my first year at a freight company I said that reading the price lists would take three days. It took five weeks. ' +
    'On the second day I told my lead that I had been wrong, sorted the lists by format, and gave her a range. ' +
    'The seven lists of our biggest customer were live after nine days. Since then I always give a low and a high number.'
  await openLandingPage(page)
  await clickButton(page, 'Answer a behavioral question')
  await expect(async () => {
    if (!(await workspace(page).getByText('Tell me about an estimate').isVisible()))
      await clickButton(page, 'Another question')
    await expect(workspace(page).getByText('Tell me about an estimate')).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await page.getByLabel('Your answer, in a few sentences').fill(story)
  await clickButton(page, 'Let the coach read it')
  const reading = page.getByRole('region', { name: "The coach's reading" })
  // The server's first reading waits for its sentence encoder to start.
  await expect(reading.getByText('Situation')).toBeVisible({ timeout: 60_000 })
  await expect(reading.getByRole('blockquote').first()).toBeVisible()
  await checkA11y(page)
  await workspace(page).getByRole('link', { name: 'Keep this and go on' }).click()
  await page.getByRole('button', { name: /^Go on with “An estimate/ }).click()
  await clickButton(page, 'Begin')
  await expect(page.getByLabel('Your answer')).toHaveValue(story)
  await clickButton(page, 'Send')
  await page.goto('/home')
  await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Go on with/ })).toHaveCount(0)
})

test('says so when the question cannot be loaded, and loads it on the next press', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|could not be loaded/)
  await page.route('**/api/sample-questions', (route) => route.abort())
  await openLandingPage(page)
  await clickButton(page, 'Solve a question now')
  await expect(page.getByRole('button', { name: 'Not loaded. Try again' })).toBeVisible()
  await page.unroute('**/api/sample-questions')
  await clickButton(page, 'Not loaded. Try again')
  await expect(workspace(page)).toBeVisible()
})

test('a question opens also when the visitor came from another page of the site', async ({
  page,
}) => {
  await page.goto('/manifesto')
  await page.getByRole('banner').getByRole('link', { name: 'Sightline' }).click()
  await clickButton(page, 'Solve a question now')
  await expect(workspace(page)).toBeVisible()
})
