import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  BROWSER_PROGRAM_LANGUAGES,
  type BrowserProgramLanguage,
} from '@sightline/languages/offered-languages'
import { LANGUAGES } from '@sightline/languages/registry'
import { chromium, type Page, type Request } from 'playwright-core'
import { z } from 'zod'
import { findBrowser } from '../../scripts/browser.mjs'
import { configure, root } from '../../scripts/configuration.mjs'
import { freePort } from '../../scripts/ports.mjs'
import { startProduct } from '../../scripts/product.mjs'
import { readRendererCpuMs } from './process-usage.ts'
import { atMost, comparison, median, type Row } from './row.ts'
import { post, signUp } from './users.ts'

const QUESTION = 'refund-pair'
const TESTS = 12
const RUNS = 7
const solution = (file: string) =>
  readFileSync(
    join(root, 'packages', 'question-bank', 'questions', QUESTION, 'reference', file),
    'utf8',
  )

const RUBY = `def refund_pair(charges, total)
  first_at = {}
  charges.each_with_index do |charge, j|
    i = first_at[total - charge]
    return [i, j] if i
    first_at[charge] ||= j
  end
  []
end`
const CPP = `#include <unordered_map>
#include <vector>

std::vector<int> refundPair(const std::vector<int>& charges, int total) {
    std::unordered_map<int, int> firstAt;
    for (int j = 0; j < static_cast<int>(charges.size()); j++) {
        auto found = firstAt.find(total - charges[j]);
        if (found != firstAt.end()) return {found->second, j};
        firstAt.emplace(charges[j], j);
    }
    return {};
}`

/**
 * A solution in each language, the budget of a warm run, compiling included, and of the first run
 * once the runtime has been fetched.
 */
const SOLUTIONS: Record<
  BrowserProgramLanguage,
  { budgetMs: number; firstBudgetMs?: number; code: string }
> = {
  javascript: { budgetMs: 60, code: solution('javascript.js') },
  typescript: { budgetMs: 60, code: solution('javascript.js') },
  python: { budgetMs: 150, code: solution('python.py') },
  ruby: { budgetMs: 300, code: RUBY },
  cpp: { budgetMs: 3000, firstBudgetMs: 4000, code: CPP },
}

/**
 * The time from pressing Run to the last result, on the real page. The first run of a language
 * fetches and starts its runtime. `BENCH_LANGUAGES` names the languages, all by default.
 */
export async function languages(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-languages-'))
  const ports = { PORT: String(await freePort()), STAND_INS_PORT: String(await freePort()) }
  const given = {
    ...process.env,
    ...ports,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    WEB_ORIGIN: '',
    SMTP_URL: '',
  }
  const configuration = configure(given)
  const origin = String(configuration.env.WEB_ORIGIN)
  const product = startProduct(configuration)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    await product.ready
    const page = await browser.newPage({ baseURL: origin })
    await openInterview(page, {
      origin,
      standIns: `http://127.0.0.1:${configuration.standInsPort}`,
    })
    const rows: Row[] = []
    const chosen = process.env.BENCH_LANGUAGES?.split(',')
    const languages = BROWSER_PROGRAM_LANGUAGES.filter(
      (language) => !chosen || chosen.includes(language),
    )
    for (const language of languages) rows.push(...(await measure(page, language)))
    return rows
  } finally {
    await browser.close()
    await product.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const Created = z.object({ id: z.uuid() })
const Tests = z.looseObject({ questions: z.array(z.looseObject({ tests: z.array(z.unknown()) })) })

async function openInterview(page: Page, server: { origin: string; standIns: string }) {
  const { cookie } = await signUp(server)
  const requested = { mode: 'mock', round: 'coding', question: QUESTION }
  const { id } = Created.parse(
    await (await post(`${server.origin}/api/interviews`, requested, cookie)).json(),
  )
  const begun = { events: [{ id: randomUUID(), version: 1, type: 'begun' }] }
  await post(`${server.origin}/api/interviews/${id}/events`, begun, cookie)
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    return { name, value, url: server.origin }
  })
  await page.context().addCookies(cookies)
  // The budget is for more tests than questions show, so the visible tests are repeated.
  await page.route(`**/api/interviews/${id}`, async (route) => {
    const response = await route.fetch()
    const detail = Tests.parse(await response.json())
    for (const question of detail.questions)
      question.tests = Array.from(
        { length: TESTS },
        (_, index) => question.tests[index % question.tests.length],
      )
    await route.fulfill({ response, json: detail })
  })
  await page.goto(`/home/interviews/${id}`)
}

async function measure(page: Page, language: BrowserProgramLanguage): Promise<Row[]> {
  const { budgetMs, firstBudgetMs, code } = SOLUTIONS[language]
  const name = LANGUAGES[language].label
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: name })
  await page.getByRole('textbox', { name: /^Your code/ }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(code)
  const fetched: Promise<number>[] = []
  const note = (request: Request) =>
    fetched.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  page.on('requestfinished', note)
  const coldMs = await runOnce(page)
  await page.getByText(`All ${TESTS} tests passed`, { exact: true }).waitFor()
  page.off('requestfinished', note)
  const loadedBytes = (await Promise.all(fetched)).reduce((sum, bytes) => sum + bytes, 0)
  const warm: number[] = []
  while (warm.length < RUNS) warm.push(await runOnce(page))
  const first =
    firstBudgetMs === undefined ? [] : await measureFetched(page, name, code, firstBudgetMs)
  return [
    ...first,
    atMost(budgetMs, {
      name: `${name}: warm run of ${TESTS} tests`,
      value: median(warm),
      unit: 'ms',
    }),
    comparison({
      name: `${name}: first run, fetched from this machine`,
      value: coldMs,
      unit: 'ms',
    }),
    comparison({
      name: `${name}: loaded for the first run`,
      value: loadedBytes / 1e6,
      unit: 'MB',
      digits: 2,
    }),
  ]
}

/** The first run after the page was loaded again: the runtime comes from the browser's cache. */
async function measureFetched(
  page: Page,
  name: string,
  code: string,
  budgetMs: number,
): Promise<Row[]> {
  await page.reload()
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: name })
  await page.getByRole('textbox', { name: /^Your code/ }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(code)
  const before = readRendererCpuMs()
  const value = await runOnce(page)
  const after = readRendererCpuMs()
  const first = `${name}: first run, once fetched`
  return [
    atMost(budgetMs, { name: first, value, unit: 'ms' }),
    ...(before === null || after === null
      ? []
      : [
          comparison({
            name: `${first}, processor time of the page`,
            value: after - before,
            unit: 'ms',
          }),
        ]),
  ]
}

/** Runs in the page: presses Run and waits until it can be pressed again. */
const RUN_ONCE = `(async () => {
  const button = (word) => [...document.querySelectorAll('button')].find((button) => button.textContent === word)
  const startedAt = performance.now()
  button('Run').click()
  await new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (button('Stop') || !button('Run')) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { subtree: true, childList: true })
  })
  return performance.now() - startedAt
})()`
const Milliseconds = z.number()

/** After a passing run the page tries edge cases; the next measurement waits until that is done. */
const SETTLED_AFTER_MS = 2000
async function runOnce(page: Page) {
  await page.waitForTimeout(SETTLED_AFTER_MS)
  return Milliseconds.parse(await page.evaluate(RUN_ONCE))
}
