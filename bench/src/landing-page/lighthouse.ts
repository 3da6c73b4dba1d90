import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { findBrowser } from '../../../scripts/browser.mjs'
import { run } from '../../../scripts/processes.mjs'
import { atLeast, atMost, median, type Row } from '../row.ts'
import { withProduct } from '../with-product.ts'

const RUNS = 3
/** Lighthouse has its own packages, since nothing else needs its hundred megabytes. */
const TOOL = fileURLToPath(new URL('../../lighthouse', import.meta.url))
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

/** Lighthouse's scores of the landing page on a simulated phone and slow network: the median of 3 first visits. */
export async function lighthouse(): Promise<Row[]> {
  await installLighthouse()
  const reports = await withProduct(async (origin, folder) => {
    const measured: Report[] = []
    while (measured.length < RUNS) measured.push(await measure(`${origin}/`, folder))
    return measured
  })
  return rows(reports)
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
