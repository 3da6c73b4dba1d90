import type { Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import { answer, openSession, say } from '../../harness/live.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

const INTERVALS = 'Please merge all overlapping intervals.'
const PARENTHESES = 'How would you check whether the parentheses are balanced?'
/** The mark of a new answer, around the button that shows it. */
const mark = (page: Page) =>
  page.getByRole('button', { name: 'Show the new answer' }).locator('xpath=../..')

/**
 * The question that the page is asked for first, so that what is said next does not continue it.
 */
async function askFirst(page: Page) {
  await page.getByLabel('Your question').fill(INTERVALS)
  await clickButton(page, 'Ask')
  await expect(answer(page)).toContainText('sorting intervals')
}

/**
 * Keeps from the page, from now on, the answers that it reads and news of those that are stored.
 * Returns the function that lets them through.
 */
async function holdAnswers(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const held of ['**/api/live/*/answers', '**/api/live/*/events?after=*'])
    await page.route(held, async (route) => {
      await promise
      await route.continue()
    })
  return resolve
}

test('the key for an answer says that there is nothing to answer, on the page and in the overlay', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/status of 409/)
  await openSession(page)
  const opened = context.waitForEvent('page')
  await clickButton(page, 'Open the overlay')
  const overlay = await opened
  await page.keyboard.press('Control+b')
  for (const window of [page, overlay])
    await expect(
      window
        .getByRole('region', { name: 'Answers' })
        .getByText('Nothing has been heard or seen yet that could be answered.'),
    ).toBeVisible()
  await say(page, PARENTHESES)
  await expect(answer(page)).toBeVisible()
  await expect(page.getByText('Nothing has been heard or seen yet')).toBeHidden()
})

test('Enter that ends the composition of a text asks nothing, the next Enter asks', async ({
  page,
}) => {
  await openSession(page)
  const question = page.getByLabel('Your question')
  await question.focus()
  const browser = await page.context().newCDPSession(page)
  const text = 'ハッシュ'
  await browser.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  })
  // The key reaches the page, and its text does not: it belongs to the input method.
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  await browser.send('Input.insertText', { text })
  await expect(question).toHaveValue(text)
  await page.keyboard.press('Enter')
  await expect(question).toHaveValue('')
})

test('an answer stays until the answer to its grown question comes, on the page and in the overlay', async ({
  page,
  context,
}) => {
  await openSession(page)
  await say(page, 'How would you find the longest substring?')
  await expect(answer(page)).toContainText('By the coach, from rules')
  const opened = context.waitForEvent('page')
  await clickButton(page, 'Open the overlay')
  const overlay = await opened
  const letThrough = await holdAnswers(page)
  await say(page, 'Without repeating characters.')
  await expect(mark(page)).toContainText('… Without repeating characters.')
  await expect(mark(page)).toContainText('The first words are on their way.')
  for (const window of [page, overlay]) {
    await expect(answer(window).getByRole('heading')).toHaveText(
      'How would you find the longest substring?',
    )
    await expect(answer(window)).toContainText('By the coach, from rules')
  }
  letThrough()
  for (const window of [page, overlay]) {
    await expect(answer(window).getByRole('heading')).toContainText('Without repeating characters.')
    await expect(answer(window)).toContainText('By the coach, from rules')
    await expect(mark(window)).toBeHidden()
  }
})

test('a new answer takes the place of a whole one that nobody has touched, and waits while the pointer is on it', async ({
  page,
}) => {
  await openSession(page)
  await askFirst(page)
  await say(page, PARENTHESES)
  await expect(answer(page)).toContainText('a stack')
  await expect(mark(page)).toBeHidden()
  await answer(page).getByRole('heading').hover()
  await say(page, 'How would you find the longest substring without repeating characters?')
  await expect(mark(page)).toBeVisible()
  await expect(answer(page)).toContainText('a stack')
  await clickButton(page, 'Show the new answer')
  await expect(answer(page)).toContainText('a sliding window')
})

test('an answer that is read stays, and the mark of the next one names its question and what to say first', async ({
  page,
  context,
  checkPage,
}) => {
  await openSession(page)
  await askFirst(page)
  const opened = context.waitForEvent('page')
  await clickButton(page, 'Open the overlay')
  const overlay = await opened
  await answer(overlay).getByRole('heading').hover()
  await say(page, PARENTHESES)
  for (const window of [page, overlay]) {
    await expect(mark(window)).toContainText(PARENTHESES)
    await expect(mark(window)).toContainText('So, to be sure:')
    await expect(mark(window)).toContainText('Alt+N')
    await expect(answer(window)).toContainText('sorting intervals')
  }
  await checkPage(page)
  await overlay.keyboard.press('Alt+n')
  for (const window of [page, overlay]) {
    await expect(answer(window)).toContainText('a stack')
    await expect(mark(window)).toBeHidden()
  }
})

test('a selected text and the focus keep an answer, too', async ({ page }) => {
  await openSession(page)
  await askFirst(page)
  await page.evaluate("getSelection().selectAllChildren(document.querySelector('article p'))")
  await say(page, PARENTHESES)
  await expect(mark(page)).toBeVisible()
  await page.keyboard.press('Alt+n')
  await expect(answer(page)).toContainText('a stack')
  await answer(page).getByRole('button', { name: 'Copy' }).focus()
  await say(page, 'How would you find the longest substring without repeating characters?')
  await expect(mark(page)).toBeVisible()
  await expect(answer(page)).toContainText('a stack')
})

test('a pinned answer says so and stays', async ({ page }) => {
  await openSession(page)
  await askFirst(page)
  await page.getByLabel('What was said').blur()
  await page.keyboard.press('Alt+p')
  await expect(answer(page)).toContainText('Pinned.')
  await say(page, PARENTHESES)
  await expect(mark(page)).toBeVisible()
  await expect(answer(page)).toContainText('sorting intervals')
  await page.getByText('All 2 questions').click()
  await expect(page.getByRole('img', { name: 'Pinned' })).toBeVisible()
})

test('who does not follow new answers sees them on request alone, also after a reload', async ({
  page,
}) => {
  await openSession(page)
  const follow = page.getByRole('switch', { name: 'Follow new answers' })
  await expect(follow).toBeChecked()
  await page.keyboard.press('Alt+l')
  await expect(follow).not.toBeChecked()
  await page.reload()
  await expect(follow).not.toBeChecked()
  await askFirst(page)
  await say(page, PARENTHESES)
  await expect(mark(page)).toContainText(PARENTHESES)
  await expect(answer(page)).toContainText('sorting intervals')
  await follow.check()
  await expect(answer(page)).toContainText('a stack')
})

test('a question that was taken away as wrong can be brought back, pinned as it was', async ({
  page,
  checkPage,
}) => {
  await openSession(page)
  await askFirst(page)
  await clickButton(page, 'Pin')
  await clickButton(page, 'Wrong question')
  await expect(answer(page)).toBeHidden()
  await expect(page.getByText(`Taken away as wrong: ${INTERVALS}`)).toBeVisible()
  await checkPage(page)
  await clickButton(page, 'Undo')
  await expect(answer(page)).toContainText('Pinned.')
  await expect(answer(page)).toContainText('sorting intervals')
  await clickButton(page, 'Wrong question')
  await page.reload()
  await expect(
    page.getByText('A question that the other side asks is answered here by itself.'),
  ).toBeVisible()
  await expect(answer(page)).toBeHidden()
})

test('an answer is asked for by a button as well', async ({ page }) => {
  await openSession(page)
  await say(page, 'The parentheses are to be balanced.')
  await page
    .getByRole('region', { name: 'Answers' })
    .getByRole('button', { name: 'Answer' })
    .click()
  await expect(answer(page)).toContainText('a stack')
})
