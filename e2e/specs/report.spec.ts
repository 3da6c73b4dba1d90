import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { clickButton } from '../harness/forms.ts'
import { beginInterview, replaceCode, solutions } from '../harness/interviews.ts'
import { createEndedBehavioralInterview, createEndedInterview } from '../harness/past-interviews.ts'
import { buyPlan, expect, test } from '../harness/payments.ts'

test.beforeEach(({ asha: _ }) => {})

async function end(page: Page) {
  await clickButton(page, 'End')
  await page.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click()
}

async function download(page: Page, button: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), clickButton(page, button)])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('an interview passed ends in a report whose scores lead to the moments they rest on', async ({
  page,
  checkPage,
}) => {
  await beginInterview(page)
  await replaceCode(page, solutions.careless)
  await clickButton(page, 'Submit')
  await expect(page.getByText('13 of 17 tests passed', { exact: true })).toBeVisible()
  await replaceCode(page, solutions.right)
  await clickButton(page, 'Submit')
  await expect(page.getByText('All 17 tests passed', { exact: true })).toBeVisible()
  await end(page)
  await page.getByRole('link', { name: 'Read the report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Coding interview: Arrays and hashing' })).toBeVisible()
  await expect(page.getByText('17 of 17 tests passed in your best submission.').first()).toBeVisible()
  await expect(page.getByText(/Your first submission missed 3 of 12 hidden tests/).first()).toBeVisible()
  await expect(page.getByText(/Written by the built-in coach, not by a person/)).toBeVisible()
  for (const name of ['Yours', 'A good solution']) {
    const one = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 4, name, exact: true }) })
      .last()
    await expect(one).toContainText('const firstAt = new Map()')
    await expect(one.getByRole('definition').first()).toContainText('O(n)')
  }
  await page.getByText('What you changed from one submission to the next').click()
  await expect(page.getByRole('region', { name: /from submission 1 to submission 2/ })).toBeVisible()
  await page.getByText('What you changed since an earlier run').click()
  await expect(page.getByText(/^Passes now: /)).toHaveCount(4)
  await page.getByText('How is this scored?').click()
  await checkPage(page)
  const moment = page.getByRole('listitem').filter({ hasText: 'judged the submission: 17 of 17 tests passed' })
  await page.getByRole('link', { name: 'See the moment' }).first().click()
  await expect(moment).toBeInViewport()
})

test('somebody who has practised sees scores, weak topics and the next practice, chooses any interview, and keeps reports', async ({
  page,
  checkPage,
}) => {
  await buyPlan(page, 'Pro')
  const addresses: string[] = []
  for (const past of [
    { topic: 'stack', passed: 8 },
    { topic: 'heap', passed: 2 },
    { topic: 'graphs', passed: 6, code: 'const имя = "Жанна, 好"' },
    { topic: 'stack', passed: 7 },
  ])
    addresses.push(await createEndedInterview(page, past))

  await test.step('the dashboard shows scores, weak topics and one click to the next practice', async () => {
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'Next: Heap, easy' })).toBeVisible()
    const map = page.getByRole('table', { name: /^Scores by topic/ })
    await expect(map.getByRole('row', { name: /^Heap/ })).toContainText('1.0')
    await expect(page.getByRole('img', { name: /^Overall\. From .* over 4\.$/ })).toBeVisible()
    await checkPage(page)
    await page.getByText('The same as a table').click()
    await expect(page.getByRole('table', { name: /^Scores of each interview/ }).getByRole('row')).toHaveCount(5)
    await clickButton(page, 'Start this practice')
    await expect(page.getByText('Heap, easy')).toBeVisible()
  })

  await test.step('the next practice may be of another round, and an interview waits to be begun', async () => {
    await createEndedBehavioralInterview(page, 'the-chore-nobody-thanks-you-for', 'I do not know.')
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'Begin your mock interview' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Next: Ownership, easy' })).toBeVisible()
    await expect(page.getByText(/^Behavioral round\. Your lowest scores/)).toBeVisible()
    await clickButton(page, 'Start this practice')
    await expect(page.getByText('The coach asks about what you have done, you tell it.')).toBeVisible()
    await expect(page.getByText('Ownership, easy').first()).toBeVisible()
  })

  await test.step('any interview can be chosen: topic, difficulty, language and length', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByText('Choose round, topic, difficulty and length').click()
    await page.getByLabel('Topic', { exact: true }).selectOption('Trees')
    await page.getByLabel('Difficulty').selectOption('Medium')
    await page.getByLabel('Length').selectOption('3 questions')
    await checkPage(page)
    await clickButton(page, 'Start this interview')
    await expect(page.getByRole('heading', { name: '3 questions' })).toBeVisible()
    await expect(page.getByText('Trees, medium').first()).toBeVisible()
  })

  await page.goto(`${addresses[2]}/report`)
  await test.step('a report is kept as Markdown', async () => {
    const { name, bytes } = await download(page, 'Markdown')
    expect(name).toMatch(/^sightline-report-\d{4}-\d\d-\d\d\.md$/)
    const text = bytes.toString()
    expect(text).toMatch(/^# Coding interview: Graphs, /)
    expect(text).toContain('6 of 8 tests passed in your best submission.')
    expect(text).toContain('## What happened')
  })
  await test.step('a report is kept as a PDF with text in it, whatever its letters, and says which it cannot write', async () => {
    const { name, bytes } = await download(page, 'PDF')
    expect(name).toMatch(/^sightline-report-\d{4}-\d\d-\d\d\.pdf$/)
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
    expect(text).toContain('6 of 8 tests passed in your best submission.')
    expect(text).toContain('const имя = "Жанна, \\u{597D}"')
    expect(text.replace(/\s+/g, ' ')).toContain('written as its number in Unicode, such as \\u{597D}.')
    await expect(page.getByRole('status').filter({ hasText: 'The PDF writes 好 as numbers' })).toBeVisible()
  })
})

test('the report of an interview with nothing in it says what to do, and there is none before the end', async ({
  page,
  checkPage,
}) => {
  await beginInterview(page)
  const address = page.url()
  await page.goto(`${address}/report`)
  await expect(page.getByRole('heading', { name: 'There is no report yet' })).toBeVisible()
  await checkPage(page)
  await page.getByRole('link', { name: 'Go on with the interview' }).click()
  await end(page)
  await page.getByRole('link', { name: 'Read the report' }).click()
  await expect(page.getByText(/A simpler question is a good next step/)).toBeVisible()
  await checkPage(page)
  await page.goto('/home/interviews/nothing/report')
  await expect(page.getByRole('heading', { name: 'There is no such interview' })).toBeVisible()
})
