import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { clickButton } from '../../harness/forms.ts'
import { createBegunInterview, createInterview, reportEvents } from '../../harness/interview-api.ts'
import { question, solutions, submitSolution } from '../../harness/interviews.ts'
import {
  createEndedBehavioralInterview,
  createEndedInterview,
} from '../../harness/past-interviews.ts'
import { expect, test } from '../../harness/payments.ts'

test.beforeEach(({ asha: _ }) => {})

/**
 * Opens the report of an interview whose first submission failed four tests and whose second passed
 * all of them.
 */
async function openReport(page: Page) {
  const id = await createBegunInterview(page, { round: 'coding', question: question.slug })
  await submitSolution(page, id, solutions.careless, [4, 14, 15, 16])
  await submitSolution(page, id, solutions.right)
  await reportEvents(page, id, { type: 'ended' })
  await page.goto(`/home/interviews/${id}/report`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Coding interview: Arrays and hashing' }),
  ).toBeVisible()
}

async function download(page: Page, button: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), clickButton(page, button)])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test.describe('the report of a passed interview', () => {
  test('tells the results, how they are scored and what changed, and that no person wrote it', async ({
    page,
    checkPage,
  }) => {
    await openReport(page)
    await expect(
      page.getByText('17 of 17 tests passed in your best submission.').first(),
    ).toBeVisible()
    await expect(
      page.getByText(/Your first submission missed 3 of 12 hidden tests/).first(),
    ).toBeVisible()
    await expect(page.getByText(/Written by the built-in coach, not by a person/)).toBeVisible()
    await page.getByText('How is this scored?').click()
    await page.getByText('What you changed from one submission to the next').click()
    await expect(
      page.getByRole('region', { name: /from submission 1 to submission 2/ }),
    ).toBeVisible()
    await page.getByText('What you changed since an earlier run').click()
    await expect(page.getByText(/^Passes now: /)).toHaveCount(4)
    await checkPage(page)
  })

  test('shows the own solution beside a good one, with the complexity of both', async ({
    page,
  }) => {
    await openReport(page)
    for (const name of ['Yours', 'A good solution']) {
      const heading = page.getByRole('heading', { level: 4, name, exact: true })
      const solution = page.locator('section').filter({ has: heading }).last()
      await expect(solution).toContainText('const firstAt = new Map()')
      await expect(solution.getByRole('definition').first()).toContainText('O(n)')
    }
  })

  test('leads from a score to the moment it rests on', async ({ page }) => {
    await openReport(page)
    const moment = page
      .getByRole('listitem')
      .filter({ hasText: 'judged the submission: 17 of 17 tests passed' })
    await page.getByRole('link', { name: 'See the moment' }).first().click()
    await expect(moment).toBeInViewport()
  })
})

test('an unfinished interview has no report, and its report page leads back', async ({
  page,
  checkPage,
}) => {
  const id = await createBegunInterview(page, { round: 'coding', question: question.slug })
  await page.goto(`/home/interviews/${id}/report`)
  await expect(page.getByRole('heading', { name: 'There is no report yet' })).toBeVisible()
  await checkPage(page)
  await page.getByRole('link', { name: 'Go on with the interview' }).click()
  await expect(page).toHaveURL(`/home/interviews/${id}`)
})

test('the report of an interview without an answer says that there is nothing to score', async ({
  page,
  checkPage,
}) => {
  const id = await createBegunInterview(page, { round: 'coding', question: question.slug })
  await reportEvents(page, id, { type: 'ended' })
  await page.goto(`/home/interviews/${id}/report`)
  await expect(
    page.getByText('You submitted no solution in this interview, so there is nothing to score.'),
  ).toBeVisible()
  await expect(page.getByText('Not scored', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What went well' })).toHaveCount(0)
  await checkPage(page)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('link', { name: /Arrays and hashing/ })).not.toContainText('of 4')
  await expect(page.getByRole('heading', { name: 'What to practise' })).toHaveCount(0)
})

test('the report page of a missing interview says so', async ({ page }) => {
  await page.goto('/home/interviews/nothing/report')
  await expect(page.getByRole('heading', { name: 'Interview not found' })).toBeVisible()
})

/** About as many words as most people write, of which the coach has a stronger example. */
const ANSWERS = [
  'Last spring our nightly billing job failed three times in one month, and nobody felt responsible for it. I was a backend developer in a team of six. I decided to look into it, although it was not my task. I read the logs for two evenings, found that a lock was held too long, and wrote a fix with a test. I also asked my manager to put the job on our list, and I wrote a short page that says what to do when it fails. After that the job failed once in five months. I learned that I should tell the team earlier what I am doing.',
  'Two years ago I disagreed with a colleague about the order of a migration. He wanted to move all customers in one night, and I wanted to move ten first. I asked him for half an hour, and we wrote down what could go wrong with each plan. I had measured that a copy of the largest customer takes nine hours, which neither of us had known. So I proposed four groups over two weeks, and he agreed to lead the first. Two customers had wrong invoices in the first group, which we put right before the second. The last 300 moved without a complaint. I understood that I should bring numbers earlier, and I now measure before I argue.',
]

test('a report of two answers fits two pages, printed and as a PDF', async ({ page }) => {
  const id = await createBegunInterview(page, { round: 'behavioral' })
  for (const text of ANSWERS) {
    const { spokenQuestions } = await (await page.request.get(`/api/interviews/${id}`)).json()
    const question = spokenQuestions.at(-1).slug
    await reportEvents(page, id, { type: 'answered', question, text, how: 'typed', speech: null })
    await reportEvents(page, id, { type: 'moved-on', question })
  }
  await reportEvents(page, id, { type: 'ended' })
  await page.goto(`/home/interviews/${id}/report`)
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()
  const { bytes } = await download(page, 'PDF')
  const margin = '1cm'
  const printed = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  })
  for (const pdf of [bytes, printed]) {
    const { totalPages, text } = await extractText(new Uint8Array(pdf), { mergePages: true })
    expect(totalPages).toBe(2)
    for (const answer of ANSWERS)
      expect(text.replace(/\s+/g, ' ')).toContain(answer.slice(0, 60).replace(/\s+/g, ' '))
  }
})

test.describe('after several interviews', () => {
  test.beforeEach(async ({ page, subscribe }) => {
    await subscribe('Pro')
    for (const [topic, passed] of [
      ['stack', 8],
      ['heap', 2],
      ['graphs', 6],
      ['stack', 7],
    ] as const)
      await createEndedInterview(page, { topic, passed })
  })

  test('the dashboard shows scores and weak topics, and starts the next practice', async ({
    page,
    checkPage,
  }) => {
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: /^Next: Heap/ })).toBeVisible()
    const scores = page.getByRole('table', { name: /^Scores by topic/ })
    await expect(scores.getByRole('row', { name: /^Heap/ })).toContainText('1')
    await expect(page.getByRole('img')).toHaveAccessibleName(/^Coding\. From .*, 4 values\.$/)
    await checkPage(page)
    await page.getByText('Each dimension over time').click()
    await expect(
      page.getByRole('img', { name: /^Correctness\. From .*, 4 values\.$/ }),
    ).toBeVisible()
    await page.getByText('The same as a table').click()
    await expect(
      page.getByRole('table', { name: /^Coding: scores of each interview/ }).getByRole('row'),
    ).toHaveCount(5)
    await checkPage(page)
    await clickButton(page, 'Start this practice')
    await expect(page.getByText(/^Heap, (easy|medium)$/)).toBeVisible()
  })

  test('the next practice may be of another round, beside an interview that has not begun', async ({
    page,
  }) => {
    await createInterview(page, { round: 'coding', topic: 'heap' })
    await createEndedBehavioralInterview(page, 'the-chore-nobody-thanks-you-for', 'I do not know.')
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'Begin your mock interview' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Next: Ownership/ })).toBeVisible()
    await expect(page.getByText(/^Behavioral round\. Your lowest scores/)).toBeVisible()
    await clickButton(page, 'Start this practice')
    await expect(page.getByText('The coach asks about your experience.')).toBeVisible()
    await expect(page.getByText(/^Ownership, /).first()).toBeVisible()
  })
})

test('topic, difficulty and length of the next interview can be chosen', async ({
  page,
  checkPage,
}) => {
  await page.goto('/home')
  await page.getByText('Choose round, topic, difficulty and length').click()
  await page.getByLabel('Topic', { exact: true }).selectOption('Trees')
  await page.getByLabel('Difficulty').selectOption('Medium')
  await page.getByLabel('Length').selectOption('3 questions')
  await checkPage(page)
  await clickButton(page, 'Start this interview')
  await expect(page.getByRole('heading', { name: '3 questions' })).toBeVisible()
  await expect(page.getByText('Trees, medium').first()).toBeVisible()
})

test.describe('a report is downloaded', () => {
  test.beforeEach(async ({ page }) => {
    const path = await createEndedInterview(page, {
      topic: 'graphs',
      passed: 6,
      code: 'const имя = "Жанна, आशा, 好, 🦉"',
    })
    await page.goto(`${path}/report`)
  })

  test('as Markdown', async ({ page }) => {
    const { name, bytes } = await download(page, 'Markdown')
    expect(name).toMatch(/^sightline-report-\d{4}-\d\d-\d\d\.md$/)
    const text = bytes.toString()
    expect(text).toMatch(/^# Coding interview: Graphs, /)
    expect(text).toContain('6 of 8 tests passed in your best submission.')
    expect(text).toContain('## What happened')
  })

  test('as a PDF with text of many scripts, in which signs without a glyph are written as numbers @main', async ({
    page,
  }) => {
    const { name, bytes } = await download(page, 'PDF')
    expect(name).toMatch(/^sightline-report-\d{4}-\d\d-\d\d\.pdf$/)
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
    expect(text).toContain('6 of 8 tests passed in your best submission.')
    expect(text).toContain('const имя = "Жанна, आशा, 好, \\u{1F989}"')
    expect(text.replace(/\s+/g, ' ')).toContain(
      'written as its number in Unicode, such as \\u{1F989}.',
    )
    await expect(
      page.getByRole('status').filter({ hasText: 'The PDF writes 🦉 as numbers' }),
    ).toBeVisible()
  })
})
