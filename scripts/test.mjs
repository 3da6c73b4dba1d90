import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './configuration.mjs'
import { findViolations, readSources } from './imports.mjs'
import { run, stopRunning } from './processes.mjs'
import { onShutdown } from './shutdown.mjs'
import { buildSite } from './site.mjs'
import { countPlaywright, countVitest, readReport } from './test-counts.mjs'

/*
 * `npm test` runs what a change may break most: every check, but of the browser specs the main ones
 * and no solutions to questions. `npm test -- --all` runs everything; `npm test -- --only unit,types`
 * runs some checks. The last line is `N passed, N failed`.
 */

/**
 * Ends a step that hangs. The longest takes 10 minutes on 2 cores, and more when other work shares
 * them.
 */
const STEP_TIMEOUT_MS = 30 * 60_000
const web = join(root, 'apps/web')
const reports = mkdtempSync(join(tmpdir(), 'sightline-test-'))

/**
 * The compiler's threads each check the types that files share again: two take twice the processor
 * time of one.
 */
const TSC_ARGS = ['-p', '.', '--singleThreaded']

/** One worker more than cores: the server's tests wait for half of their time. */
const SERVER_OPTIONS = { workers: 3 }

/** @typedef {import('./test-counts.mjs').Counts & { output: string }} StepResult */

/**
 * The lanes run at the same time, the steps of a lane in turn. The unit tests have a low priority:
 * they use what the other lanes leave idle, mostly while browser specs wait, and do not slow these
 * down.
 * @type {Record<string, () => Promise<StepResult>>[]}
 */
const lanes = [
  {
    server: () => vitest('server', { ...process.env, TEST_DATABASE_URL: '' }, SERVER_OPTIONS),
    ...(process.env.TEST_DATABASE_URL && {
      postgres: () => vitest('server', process.env, SERVER_OPTIONS),
    }),
    specs,
  },
  {
    site: async () => site().then(() => ({ passed: 1, failed: 0, output: '' })),
    unused: () => check('knip', []),
    imports,
    types: () => check('tsc', TSC_ARGS),
    'site-types': async () => {
      const generated = await check('react-router', ['typegen'], web)
      return generated.failed ? generated : check('tsc', TSC_ARGS, web)
    },
    'desktop-types': () => check('tsc', TSC_ARGS, join(root, 'apps/desktop')),
    format: () => check('biome', ['ci', '--error-on-warnings', '--colors=off']),
  },
  {
    unit: () => vitest('unit*', process.env, { isBackground: true }),
    solutions: () => vitest('solutions', process.env, { isBackground: true }),
  },
]
/** @type {Promise<void> | undefined} */
let built
/** Builds the site once: the specs need it as well. */
function site() {
  built ??= buildSite()
  return built
}

onShutdown().then(() => {
  stopRunning()
  process.exit(130)
})
const { values } = parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean' } } })
const only = values.only?.split(',')
const isRun = (/** @type {string} */ name) =>
  only ? only.includes(name) : values.all || name !== 'solutions'
const total = { passed: 0, failed: 0 }
await Promise.all(lanes.map(runLane))
if (!values.all) {
  if (isRun('specs')) console.log('- specs: only those with @main; npm test -- --all runs all')
  if (!isRun('solutions')) console.log('- solutions: not run; npm test -- --all runs them, too')
}
if (!process.env.TEST_DATABASE_URL) console.log('- postgres: not run, TEST_DATABASE_URL is not set')
rmSync(reports, { recursive: true, force: true })
if (total.passed + total.failed === 0) total.failed = 1
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

/** @param {Record<string, () => Promise<StepResult>>} lane */
async function runLane(lane) {
  for (const [name, step] of Object.entries(lane)) if (isRun(name)) await report(name, step)
}

/**
 * Runs one step and prints its result; its output only when it failed.
 * @param {string} name
 * @param {() => Promise<StepResult>} step
 */
async function report(name, step) {
  const startedAt = performance.now()
  const { passed, failed, output } = await step().catch((error) => ({
    passed: 0,
    failed: 1,
    output: error.stack,
  }))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  total.passed += passed
  total.failed += failed
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  )
  if (failed > 0) console.log(output)
}

/**
 * A command counts as one test.
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<StepResult>}
 */
async function check(command, args, cwd = root) {
  const { code, output } = await run(command, args, { cwd, timeoutMs: STEP_TIMEOUT_MS })
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

/**
 * @param {string} project
 * @param {NodeJS.ProcessEnv} env
 * @param {{ isBackground?: boolean, workers?: number }} [options]
 * @returns {Promise<StepResult>}
 */
async function vitest(project, env, { isBackground = false, workers } = {}) {
  const file = join(mkdtempSync(join(reports, 'vitest-')), 'report.json')
  const args = [
    'run',
    `--project=${project}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  if (workers) args.push(`--maxWorkers=${workers}`)
  const options = {
    cwd: root,
    env: { ...env, NO_COLOR: '1' },
    timeoutMs: STEP_TIMEOUT_MS,
    isBackground,
  }
  const { code, output } = await run('vitest', args, options)
  return { ...countVitest(readReport(file), code), output }
}

/** @returns {Promise<StepResult>} */
async function imports() {
  const violations = findViolations(readSources())
  const isHeld = violations.length === 0
  return { passed: Number(isHeld), failed: Number(!isHeld), output: violations.join('\n') }
}

/** @returns {Promise<StepResult>} */
async function specs() {
  await site()
  const file = join(reports, 'playwright.json')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, FORCE_COLOR: '0' }
  const options = { cwd: join(root, 'e2e'), env, timeoutMs: STEP_TIMEOUT_MS }
  const args = ['test', '--reporter=dot,json', ...(values.all ? [] : ['--grep=@main'])]
  const { code, output } = await run('playwright', args, options)
  return { ...countPlaywright(readReport(file), code), output }
}
