import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { findBrowser } from '../../../scripts/browser.mjs'
import { run } from '../../../scripts/processes.mjs'
import { atLeast, atMost, median, type Row } from '../row.ts'
import { signUp } from '../users.ts'
import { withProduct } from '../with-product.ts'

/**
 * As many as Lighthouse's documentation of its variability recommends: single runs differ by
 * several points.
 */
const RUNS = 5
/**
 * Pages of which only the performance is measured, beside the landing page; `/home` with a
 * signed-in user.
 */
const OTHER_PAGES = ['/careers', '/login', '/home']
const OTHER_LANGUAGES = ['/hi', '/es']
/**
 * Lighthouse's own slowdown of the processor, so that the scores are those that anybody else gets.
 * A machine slower than Lighthouse assumes is slowed down less: only to the measure of speed of the
 * phone that Lighthouse emulates (Moto G Power 2022), from the calibration in Chrome's developer
 * tools.
 */
const CPU_SLOWDOWN = 4
const PHONE_BENCHMARK_INDEX = 264
/** Lighthouse has its own packages, since nothing else needs its hundred megabytes. */
const TOOL = fileURLToPath(new URL('../../lighthouse', import.meta.url))
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

const Score = z.object({ score: z.number() }).transform(({ score }) => score * 100)
const Value = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue)
const Report = z.object({
  categories: z.object({
    performance: Score,
    accessibility: Score,
    'best-practices': Score,
    seo: Score,
  }),
  environment: z.object({ benchmarkIndex: z.number() }),
  audits: z.object({ 'cumulative-layout-shift': Value, 'total-byte-weight': Value }),
})
type Report = z.infer<typeof Report>

/**
 * Lighthouse's scores of the landing page and the performance of other pages in every language, on
 * a simulated phone and slow network: the median of 5 first visits.
 */
export async function lighthouse(): Promise<Row[]> {
  await installLighthouse()
  return withProduct(async (origin, folder, standIns) => {
    const { cookie } = await signUp({ origin, standIns })
    const { environment } = await measure({ url: `${origin}/`, folder, cpuSlowdown: 1 })
    const cpuSlowdown = Math.min(
      CPU_SLOWDOWN,
      Math.max(1, environment.benchmarkIndex / PHONE_BENCHMARK_INDEX),
    )
    const measurePage = async (path: string) => {
      const visit = {
        url: `${origin}${path}`,
        folder,
        cpuSlowdown,
        ...(path.endsWith('/home') && { cookie }),
      }
      const reports: Report[] = []
      while (reports.length < RUNS) reports.push(await measure(visit))
      return reports
    }
    const rows = landingPageRows(await measurePage('/'))
    const inOtherLanguages = OTHER_LANGUAGES.flatMap((prefix) =>
      ['', ...OTHER_PAGES].map((path) => `${prefix}${path}`),
    )
    for (const path of [...OTHER_PAGES, ...inOtherLanguages])
      rows.push(performanceRow(path, await measurePage(path)))
    return rows
  })
}

async function installLighthouse() {
  if (existsSync(join(TOOL, 'node_modules'))) return
  const { code, output } = await run('npm', ['ci'], { cwd: TOOL })
  if (code !== 0) throw new Error(`Lighthouse could not be installed:\n${output}`)
}

interface Visit {
  url: string
  /** For Lighthouse's report. */
  folder: string
  cpuSlowdown: number
  /** Of a signed-in user. */
  cookie?: string
}

async function measure({ url, folder, cpuSlowdown, cookie }: Visit): Promise<Report> {
  const file = join(folder, 'report.json')
  const args = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--throttling.cpuSlowdownMultiplier=${cpuSlowdown}`,
    `--chrome-flags=${FLAGS.join(' ')}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
    url,
  ]
  const { code, output } = await run(join(TOOL, 'node_modules', '.bin', 'lighthouse'), args, {
    env: { ...process.env, CHROME_PATH: findBrowser() },
  })
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`)
  return Report.parse(JSON.parse(readFileSync(file, 'utf8')))
}

type Category = keyof Report['categories']

const score = (reports: Report[], name: string, budget: number, category: Category) =>
  atLeast(budget, {
    name: `Lighthouse: ${name}`,
    value: median(reports.map(({ categories }) => categories[category])),
    unit: '',
  })

const performanceRow = (path: string, reports: Report[]) =>
  score(reports, `performance of ${path}`, 98, 'performance')

function landingPageRows(reports: Report[]): Row[] {
  const medianOf = (read: (report: Report) => number) => median(reports.map(read))
  return [
    performanceRow('/', reports),
    score(reports, 'accessibility', 100, 'accessibility'),
    score(reports, 'best practices', 100, 'best-practices'),
    score(reports, 'search engines', 100, 'seo'),
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
