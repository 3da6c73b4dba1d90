import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page, type Request } from 'playwright-core'
import { z } from 'zod'
import { findBrowser } from '../../scripts/browser.mjs'
import { configure, root } from '../../scripts/configuration.mjs'
import { freePort } from '../../scripts/ports.mjs'
import { startProduct } from '../../scripts/product.mjs'
import { atMost, median, notMeasured, type Row, reference } from './row.ts'
import { post, signUp } from './users.ts'

const QUESTION = 'refund-pair'
const TESTS = 12
const RUNS = 7
const solution = (file: string) =>
  readFileSync(join(root, 'packages', 'question-bank', 'questions', QUESTION, 'reference', file), 'utf8')

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

/** Each language with what a warm run may take, compiling included. */
const LANGUAGES = [
  { name: 'JavaScript', budgetMs: 60, code: solution('javascript.js') },
  { name: 'TypeScript', budgetMs: 60, code: solution('javascript.js') },
  { name: 'Python', budgetMs: 150, code: solution('python.py') },
  { name: 'Ruby', budgetMs: 300, code: RUBY },
  { name: 'C++', budgetMs: 3000, code: CPP },
]

/** From the press on Run to the last result, in the real page in a browser; the first run of a language fetches and starts it. */
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
    await openInterview(page, { origin, standIns: `http://127.0.0.1:${configuration.standInsPort}` })
    const rows: Row[] = []
    for (const language of LANGUAGES) rows.push(...(await measure(page, language)))
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
  const { cookie } = await signUp({ ...server, pid: 0 })
  const wish = { mode: 'mock', round: 'coding', question: QUESTION }
  const { id } = Created.parse(await (await post(`${server.origin}/api/interviews`, wish, cookie)).json())
  const begun = { events: [{ id: randomUUID(), version: 1, type: 'begun' }] }
  await post(`${server.origin}/api/interviews/${id}/events`, begun, cookie)
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    return { name, value, url: server.origin }
  })
  await page.context().addCookies(cookies)
  // Questions show fewer tests than the budget is for; the same ones are asked again and again.
  await page.route(`**/api/interviews/${id}`, async (route) => {
    const response = await route.fetch()
    const detail = Tests.parse(await response.json())
    for (const question of detail.questions)
      question.tests = Array.from({ length: TESTS }, (_, index) => question.tests[index % question.tests.length])
    await route.fulfill({ response, json: detail })
  })
  await page.goto(`/home/interviews/${id}`)
}

async function measure(page: Page, { name, budgetMs, code }: (typeof LANGUAGES)[number]): Promise<Row[]> {
  const select = page.getByRole('combobox', { name: 'Language' })
  await select.waitFor()
  if (
    (await select
      .locator('option')
      .filter({ hasText: new RegExp(`^${name.replaceAll('+', '\\+')}$`) })
      .count()) === 0
  )
    return [notMeasured(`${name}: warm run of ${TESTS} tests`, 'it does not run in the browser')]
  await select.selectOption({ label: name })
  await page.getByRole('textbox', { name: /^Your code/ }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(code)
  const fetched: Promise<number>[] = []
  const note = (request: Request) => fetched.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  page.on('requestfinished', note)
  const coldMs = await runOnce(page)
  await page.getByText(`All ${TESTS} tests passed`, { exact: true }).waitFor()
  page.off('requestfinished', note)
  const loadedBytes = (await Promise.all(fetched)).reduce((sum, bytes) => sum + bytes, 0)
  const warm: number[] = []
  while (warm.length < RUNS) warm.push(await runOnce(page))
  return [
    atMost(budgetMs, { name: `${name}: warm run of ${TESTS} tests`, value: median(warm), unit: 'ms' }),
    reference({ name: `${name}: first run, fetched from this machine`, value: coldMs, unit: 'ms' }),
    reference({ name: `${name}: loaded for the first run`, value: loadedBytes / 1e6, unit: 'MB', digits: 2 }),
  ]
}

/** In the page: presses Run and waits until it can be pressed again. */
const RUN_ONCE = `(async () => {
  const button = (word) => [...document.querySelectorAll('button')].find((each) => each.textContent === word)
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

/** After a run that passes, the page looks for edge cases by itself; the next one is not to be measured while it does. */
const SETTLED_AFTER_MS = 2000
async function runOnce(page: Page) {
  await page.waitForTimeout(SETTLED_AFTER_MS)
  return Milliseconds.parse(await page.evaluate(RUN_ONCE))
}
