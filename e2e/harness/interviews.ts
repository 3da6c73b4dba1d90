import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { press } from './forms.ts'

/** A question of the bank, and ways to answer it. */
const question = { slug: 'refund-pair', title: 'The refund that adds up' }
const solution = (lines: string) => `function refundPair(charges, total) {\n${lines}\n}`
export const answers = {
  right: solution(`  const firstAt = new Map()
  for (const [j, charge] of charges.entries()) {
    const i = firstAt.get(total - charge)
    if (i !== undefined) return [i, j]
    if (!firstAt.has(charge)) firstAt.set(charge, j)
  }
  return []`),
  /** Passes the visible tests but one. */
  careless: solution(`  const at = new Map(charges.map((charge, index) => [charge, index]))
  for (let i = 0; i < charges.length; i++) {
    const j = at.get(total - charges[i])
    if (j !== undefined) return [Math.min(i, j), Math.max(i, j)]
  }
  return []`),
  endless: solution('  for (;;) {}'),
  saying: (expression: string) => solution(`  return ${expression}`),
}

/** Begins an interview with that question. */
export async function beginInterview(page: Page) {
  const wish = { mode: 'mock', round: 'coding', question: question.slug }
  const created = await page.request.post('/api/interviews', { data: wish })
  expect(created.status(), await created.text()).toBe(201)
  await page.goto(`/home/interviews/${Interview.parse(await created.json()).id}`)
  await press(page, 'Begin')
  await expect(page.getByRole('heading', { name: question.title })).toBeVisible()
}
const Interview = z.object({ id: z.uuid() })

export const editor = (page: Page) => page.getByRole('textbox', { name: /^Your code/ })

/** Puts code into the editor in place of what is there. */
export async function write(page: Page, code: string) {
  await editor(page).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(code)
}

/** Runs the code against the visible tests. */
export async function run(page: Page, code: string) {
  await write(page, code)
  await press(page, 'Run')
}

/** What the results come to: 'All 5 tests passed'. */
export const expectSummary = (page: Page, text: string, patience?: { timeout: number }) =>
  expect(page.getByText(text, { exact: true })).toBeVisible(patience)

/** The results as a list: 'Failed A charge is not used twice 0.2 ms'. */
export const results = (page: Page) => page.getByRole('tabpanel', { name: 'Tests' }).getByRole('listitem')

/** What a test of the results says, once it is opened: the first one that failed is open by itself. */
export async function expectResult(page: Page, test: string, text: string) {
  const row = results(page).filter({ hasText: test })
  const closed = row.getByRole('button', { expanded: false })
  if (await closed.isVisible()) await closed.click()
  await expect(row).toContainText(text)
}

/** Everything is on the server. */
export const expectSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()
