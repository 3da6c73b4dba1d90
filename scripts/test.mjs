import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepare, root } from './install.mjs'
import { run, stopRunning, toldToStop } from './processes.mjs'
import { buildSite } from './site.mjs'
import { checkTally, playwrightTally, readReport, vitestTally } from './tally.mjs'

/** A step that hangs must not hang the whole run. */
const STEP_TIMEOUT_MS = 15 * 60_000

await prepare(import.meta.url)
toldToStop().then(() => {
  stopRunning()
  process.exit(130)
})
const reports = mkdtempSync(join(tmpdir(), 'sightline-test-'))

/** @typedef {import('./tally.mjs').Tally & { output: string }} Outcome */
/** @type {Record<string, () => Promise<Outcome>>} longest first, since two run at a time */
const steps = {
  server: () => vitest('server', { TEST_DATABASE_URL: '' }),
  ...(process.env.TEST_DATABASE_URL && { postgres: () => vitest('server') }),
  unit: () => vitest('unit'),
  site: () => check(buildSite()),
  unused: () => check(command('knip', [])),
  types: () => check(command('tsc', ['-p', '.'])),
  'site-types': () => check(siteTypes()),
  format: () => check(command('biome', ['ci', '--error-on-warnings', '--colors=off'])),
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const only = values.only?.split(',')
const chosen = Object.keys(steps).filter((name) => !only || only.includes(name))
const total = { passed: 0, failed: 0 }

const next = async () => {
  for (let name = chosen.shift(); name; name = chosen.shift()) await report(name, steps[name] ?? neverRan)
}
await Promise.all([next(), next()])
// Last and alone: the browser specs need the built site, and a browser that has the machine to itself.
if (!only || only.includes('specs')) await report('specs', specs)
if (!process.env.TEST_DATABASE_URL) console.log('- postgres: not run, TEST_DATABASE_URL is not set')

rmSync(reports, { recursive: true, force: true })
if (total.passed + total.failed === 0) total.failed = 1
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

/** Runs one step; what it said is shown only when it failed. @param {string} name @param {() => Promise<Outcome>} step */
async function report(name, step) {
  const startedAt = performance.now()
  const { passed, failed, output } = await Promise.resolve().then(step).catch(crashed)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  total.passed += passed
  total.failed += failed
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
  if (failed > 0) console.log(output)
}

/** @param {unknown} error @returns {Outcome} */
function crashed(error) {
  return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

/** @returns {Promise<Outcome>} */
async function neverRan() {
  throw new Error('There is no such step.')
}

/** @param {string} name @param {string[]} args @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options] */
function command(name, args, options) {
  return run(name, args, { timeoutMs: STEP_TIMEOUT_MS, ...options })
}

/** @param {Promise<{ code: number, output: string }>} running @returns {Promise<Outcome>} */
async function check(running) {
  const { code, output } = await running
  return { ...checkTally(code), output }
}

async function siteTypes() {
  const cwd = join(root, 'apps', 'web')
  const generated = await command('react-router', ['typegen'], { cwd })
  return generated.code === 0 ? command('tsc', ['-p', '.'], { cwd }) : generated
}

/** @param {string} project @param {NodeJS.ProcessEnv} [env] @returns {Promise<Outcome>} */
async function vitest(project, env) {
  const file = join(reports, `vitest-${project}-${env ? 'embedded' : 'given'}.json`)
  const args = ['run', `--project=${project}`, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const { code, output } = await command('vitest', args, { env: { ...process.env, NO_COLOR: '1', ...env } })
  return { ...vitestTally(readReport(file), code), output }
}

/** @returns {Promise<Outcome>} */
async function specs() {
  const site = await buildSite()
  if (site.code !== 0) return { passed: 0, failed: 1, output: 'The site could not be built.' }
  const file = join(reports, 'playwright.json')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, FORCE_COLOR: '0' }
  const { code, output } = await command('playwright', ['test', '--reporter=dot,json'], { cwd: join(root, 'e2e'), env })
  return { ...playwrightTally(readReport(file), code), output }
}
