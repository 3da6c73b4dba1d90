import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { z } from 'zod'
import { findBrowser } from '../../scripts/browser.mjs'
import { configure } from '../../scripts/configuration.mjs'
import { freePort } from '../../scripts/ports.mjs'
import { run } from '../../scripts/processes.mjs'
import { startProduct } from '../../scripts/product.mjs'
import { atLeast, atMost, median, type Row, reference } from './row.ts'

const RUNS = 3
/** Lighthouse has its own packages, since nothing else needs its hundred megabytes. */
const TOOL = fileURLToPath(new URL('../lighthouse', import.meta.url))
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']

const Score = z.object({ score: z.number() }).transform(({ score }) => score * 100)
const Value = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue)
const Report = z.object({
  categories: z.object({
    performance: Score,
    accessibility: Score,
    'best-practices': Score,
    seo: Score,
  }),
  audits: z.object({ 'cumulative-layout-shift': Value, 'total-byte-weight': Value }),
})
type Report = z.infer<typeof Report>

/** Lighthouse's scores of the landing page on its simulated phone and slow network: the median of 3 runs with an empty cache. */
export async function lighthouse(): Promise<Row[]> {
  await installLighthouse()
  const folder = mkdtempSync(join(tmpdir(), 'sightline-lighthouse-'))
  const ports = { PORT: String(await freePort()), STAND_INS_PORT: String(await freePort()) }
  const configuration = configure({
    ...process.env,
    ...ports,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    WEB_ORIGIN: '',
  })
  const product = startProduct(configuration)
  try {
    await product.ready
    const reports: Report[] = []
    while (reports.length < RUNS) reports.push(await measure(`${configuration.env.WEB_ORIGIN}/`, folder))
    const touchesMs: number[] = []
    while (touchesMs.length < RUNS) touchesMs.push(await measureFirstTouch(`${configuration.env.WEB_ORIGIN}/`))
    return [
      ...rows(reports),
      reference({
        name: 'First touch of the landing page answered, slow phone',
        value: median(touchesMs),
        unit: 'ms',
      }),
    ]
  } finally {
    await product.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function installLighthouse() {
  if (existsSync(join(TOOL, 'node_modules'))) return
  const { code, output } = await run('npm', ['ci'], { cwd: TOOL })
  if (code !== 0) throw new Error(`Lighthouse could not be installed:\n${output}`)
}

async function measure(url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json')
  const args = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${FLAGS.join(' ')}`, url]
  const { code, output } = await run(join(TOOL, 'node_modules', '.bin', 'lighthouse'), args, {
    env: { ...process.env, CHROME_PATH: findBrowser() },
  })
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`)
  return Report.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Milliseconds from the first pointer movement to a running app, at a quarter of this machine's speed. */
async function measureFirstTouch(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url)
    const isRunning = page.waitForRequest('**/api/page-views')
    const touchedAt = performance.now()
    await page.mouse.move(5, 5)
    await isRunning
    return performance.now() - touchedAt
  } finally {
    await browser.close()
  }
}

function rows(reports: Report[]): Row[] {
  const medianOf = (read: (report: Report) => number) => median(reports.map(read))
  const score = (name: string, budget: number, key: keyof Report['categories']) =>
    atLeast(budget, { name: `Lighthouse: ${name}`, value: medianOf(({ categories }) => categories[key]), unit: '' })
  return [
    score('performance', 98, 'performance'),
    score('accessibility', 100, 'accessibility'),
    score('best practices', 100, 'best-practices'),
    score('search engines', 100, 'seo'),
    atMost(0, {
      name: 'Lighthouse: layout shift',
      value: medianOf(({ audits }) => audits['cumulative-layout-shift']),
      unit: '',
      digits: 3,
    }),
    atMost(400, {
      name: 'Lighthouse: weight of the first view',
      value: medianOf(({ audits }) => audits['total-byte-weight'] / 1000),
      unit: 'kB',
    }),
  ]
}
