import { expect, type Page } from '@playwright/test'
import { clickButton } from './forms.ts'
import { createBegunInterview, reportEvents, submitCode } from './interview-api.ts'

/** A coding question, and solutions to it. */
export const question = { slug: 'refund-pair', title: 'Find two charges that add up to a refund' }
const solution = (lines: string) => `function refundPair(charges, total) {\n${lines}\n}`
export const solutions = {
  right: solution(`  const firstAt = new Map()
  for (const [j, charge] of charges.entries()) {
    const i = firstAt.get(total - charge)
    if (i !== undefined) return [i, j]
    if (!firstAt.has(charge)) firstAt.set(charge, j)
  }
  return []`),
  /** Fails one visible test. */
  careless: solution(`  const at = new Map(charges.map((charge, index) => [charge, index]))
  for (let i = 0; i < charges.length; i++) {
    const j = at.get(total - charges[i])
    if (j !== undefined) return [Math.min(i, j), Math.max(i, j)]
  }
  return []`),
  endless: solution('  for (;;) {}'),
  saying: (expression: string) => solution(`  return ${expression}`),
}

interface InterviewOptions {
  /** JavaScript code that the candidate has written already. */
  code?: string
  /** The interview's length; without it there is one question. */
  length?: 'standard'
}

/** Begins an interview with this question through the API, opens its page and returns its id. */
export async function beginInterview(page: Page, { code, length }: InterviewOptions = {}) {
  const id = await createBegunInterview(page, {
    round: 'coding',
    question: question.slug,
    ...(length && { length }),
  })
  if (code !== undefined)
    await reportEvents(page, id, {
      type: 'code-saved',
      question: question.slug,
      language: 'javascript',
      code,
    })
  await page.goto(`/home/interviews/${id}`)
  await expect(page.getByRole('heading', { name: question.title })).toBeVisible()
  return id
}

/**
 * Submits a solution of this question through the API. `failed` holds the positions of failed
 * tests.
 */
export const submitSolution = (page: Page, id: string, code: string, failed: number[] = []) =>
  submitCode(page, id, { question: question.slug, code, visibleTests: 5, hiddenTests: 12, failed })

/** Ends the interview of the open page. */
export async function endInterview(page: Page) {
  await clickButton(page, 'End')
  await page.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click()
}

/** Gives up the question of the open page, which opens its solution. */
export async function giveUp(page: Page) {
  await page.getByRole('tab', { name: 'Solution' }).click()
  await clickButton(page, 'Give up this question')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Give up and open the solution' })
    .click()
}

export const editor = (page: Page) => page.getByRole('textbox', { name: /^Your code/ })

/** Replaces the code in the editor. */
export async function replaceCode(page: Page, code: string) {
  await editor(page).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(code)
}

/** Replaces the code and runs it against the visible tests. */
export async function runCode(page: Page, code: string) {
  await replaceCode(page, code)
  await clickButton(page, 'Run')
}

/** Expects the summary of the results, for example 'All 5 tests passed'. */
export const expectSummary = (page: Page, text: string, patience?: { timeout: number }) =>
  expect(page.getByText(text, { exact: true })).toBeVisible(patience)

/** The rows of the results, for example 'Failed A charge is not used twice 0.2 ms'. */
export const results = (page: Page) =>
  page.getByRole('tabpanel', { name: 'Tests' }).getByRole('listitem')

/**
 * Expects a text in a test's row, which is opened first. The first failed test is open from the
 * beginning.
 */
export async function expectResult(page: Page, test: string, text: string) {
  const row = results(page).filter({ hasText: test })
  const closed = row.getByRole('button', { expanded: false })
  if (await closed.isVisible()) await closed.click()
  await expect(row).toContainText(text)
}

/** Expects that everything is stored on the server. */
export const expectSaved = (page: Page) =>
  expect(page.getByText('Saved', { exact: true })).toBeVisible()
