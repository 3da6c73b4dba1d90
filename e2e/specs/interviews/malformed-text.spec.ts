import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import {
  beginInterview,
  endInterview,
  expectSaved,
  expectSummary,
  question,
  replaceCode,
  results,
  runCode,
  solutions,
} from '../../harness/interviews.ts'
import { expectPrinted, RUNTIME_START } from '../../harness/languages.ts'
import { expect, test } from '../../harness/test.ts'

/** Ends the interview of the open page and expects its report. */
async function endAndReadReport(page: Page, id: string) {
  await endInterview(page)
  await page.getByRole('link', { name: 'Read the report' }).click()
  await expect(page).toHaveURL(new RegExp(`${id}/report$`))
  await expect(page.getByRole('heading', { level: 1, name: /^Coding interview/ })).toBeVisible()
  await expect(page.getByText(`asked “${question.title}”`)).toBeVisible()
}

test.beforeEach(({ asha: _ }) => {})

test('half a character and a NUL in an error and in the output are shown and stored, and the report is written', async ({
  page,
}) => {
  const id = await beginInterview(page)
  await runCode(
    page,
    solutions.saying("(() => { console.log('[\\0]'); throw new Error('half \\uD83D and \\0') })()"),
  )
  await expect(results(page).first()).toContainText('half \uFFFD and \uFFFD', RUNTIME_START)
  await expectPrinted(page, '[\uFFFD]')
  await expectSaved(page)
  await endAndReadReport(page, id)
})

test('an event on which the server fails three times is set aside, and the rest is stored', async ({
  page,
  checkPage,
  problems,
}) => {
  problems.expect(/500/)
  const id = await beginInterview(page)
  await page.route(`**/api/interviews/${id}/events`, (route) =>
    route.request().postData()?.includes('"code-run"')
      ? route.fulfill({ status: 500, json: { code: 'internal', message: 'No.', requestId: 'x' } })
      : route.continue(),
  )
  await runCode(page, solutions.careless)
  await expectSummary(page, '4 of 5 tests passed')
  await replaceCode(page, solutions.right)
  const notice = page.getByRole('alert').filter({ hasText: 'could not store a run of your code' })
  await expect(notice).toBeVisible({ timeout: 30_000 })
  await checkPage(page)
  const downloaded = page.waitForEvent('download')
  await clickButton(page, 'Download a copy')
  const copy = await readFile(await (await downloaded).path(), 'utf8')
  expect(copy).toContain('const at = new Map')
  await expectSaved(page)
  await page.reload()
  await expect(notice).toBeVisible()
  await clickButton(page, 'Dismiss')
  await expect(notice).toBeHidden()
  await endAndReadReport(page, id)
})
