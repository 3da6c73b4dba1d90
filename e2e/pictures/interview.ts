import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { root } from '../../scripts/configuration.mjs'
import { createInterview } from '../harness/interview-api.ts'
import { createMail } from '../harness/mail.ts'
import type { Album } from './album.ts'
import { LOCALES, openDashboard } from './dashboard.ts'
import { takeMore } from './more.ts'
import { CARD, CODE, DEMO, DESKTOP, HINTS, PHONE, PLAN, RESULTS, TALL, type Take } from './sizes.ts'

/** A question whose solutions are short enough for a picture. */
const QUESTION = 'bus-connections'

const biome = join(root, 'node_modules/.bin/biome')

interface Options {
  browser: Browser
  /** Origin of the site. */
  site: string
  /** Origin of the stand-ins, which keep the mail. */
  standIns: string
  album: Album
}

/** Signs up a user and takes a picture of each state that an interview goes through. */
export async function takePictures({ browser, site, standIns, album }: Options) {
  const context = await browser.newContext({
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    baseURL: site,
  })
  const page = await context.newPage()
  await page.clock.install()
  const take: Take = async (name, size, locale) => {
    await page.setViewportSize(size)
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await album.add(name, scheme, await screenshot(page), locale)
    }
  }
  await signUp(page, standIns)
  await takeStart(page, take)
  await takeInterview(page, take)
  await takeMore(page, take)
  await context.close()
}

async function takeStart(page: Page, take: Take) {
  for (const locale of LOCALES) {
    await openDashboard(page, locale)
    await page.getByRole('main').getByRole('button').first().waitFor()
    await page.waitForLoadState('networkidle')
    await take('start', DEMO, locale)
    await take('start-small', CARD, locale)
  }
  const id = await createInterview(page, { round: 'coding', question: QUESTION })
  await page.goto(`/home/interviews/${id}`)
  await page.getByRole('button', { name: 'Begin' }).waitFor()
  await take('plan', PLAN)
}

async function takeInterview(page: Page, take: Take) {
  await page.setViewportSize(DESKTOP)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: 'Run' }).waitFor()
  const solutions = readSolutions(QUESTION, await starterComment(page))
  // Nobody would believe a picture of a question that was solved in seconds.
  await page.clock.fastForward('06:20')
  await failATest(page, solutions.wrong)
  await take('interview', DESKTOP)
  writeFileSync(join(root, 'docs/pictures/interview.webp'), await readmePicture(page))
  await showPane(page, 'Question')
  await take('question', CARD)
  await showPane(page, 'Code')
  await take('code', CODE)
  await showPane(page, 'Results')
  await take('failing', RESULTS)
  await take('phone', PHONE)
  await page.getByRole('tab', { name: /^Feedback/ }).click()
  await take('coding-small', TALL)
  await take('coding', DEMO)
  await page.getByRole('tab', { name: 'Tests', exact: true }).click()

  await page.setViewportSize(DESKTOP)
  for (const [index, ordinal] of ['first', 'next'].entries()) {
    await page.getByRole('button', { name: `Show the ${ordinal} hint` }).click()
    await page.getByRole('heading', { name: `Hint ${index + 1} of` }).waitFor()
  }
  await take('hints', DEMO)
  await showPane(page, /^Coach/)
  await page.setViewportSize(HINTS)
  await page.getByRole('button', { name: 'Show the next hint' }).scrollIntoViewIfNeeded()
  await take('hint', HINTS)

  await page.setViewportSize(DESKTOP)
  await page.clock.fastForward('05:10')
  await replaceCode(page, solutions.right)
  await runTests(page, 'Submit')
  await take('passed', DEMO)
  await showPane(page, 'Results')
  await take('passed-small', CARD)
}

async function signUp(page: Page, standIns: string) {
  const email = 'asha.rao@example.com'
  await page.goto('/signup')
  // Fonts that arrived too late for the first view are there for the second.
  await page.reload()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a password for pictures')
  await page.getByLabel('Confirm password').fill('a password for pictures')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.getByRole('heading', { name: 'Enter OTP' }).waitFor()
  await page.getByLabel('OTP').fill(await createMail(standIns).codeFor(email))
  await page.waitForURL('**/home')
}

/** The comment above the function that candidates are given. */
async function starterComment(page: Page): Promise<string> {
  const lines = await page.locator('.cm-line').allTextContents()
  return lines.join('\n').match(/^\/\*\*[\s\S]*?\*\/\n/)?.[0] ?? ''
}

/**
 * The question bank's own solutions in JavaScript: the right one, and those that some test rejects.
 */
function readSolutions(slug: string, comment: string) {
  const folder = join(root, 'packages/question-bank/questions', slug)
  const read = (path: string) => comment + inNarrowLines(readFileSync(join(folder, path), 'utf8'))
  const wrong = readdirSync(join(folder, 'wrong')).filter((name) => name.endsWith('.js'))
  return {
    wrong: wrong.map((name) => read(`wrong/${name}`)),
    right: read('reference/javascript.js'),
  }
}

/** Code in lines that fit into the narrowest picture of the editor. */
const inNarrowLines = (code: string) =>
  execFileSync(biome, ['format', '--line-width=52', '--stdin-file-path=solution.js'], {
    input: code,
    encoding: 'utf8',
  })

/** Runs wrong solutions until one fails a visible test; some fail hidden tests only. */
async function failATest(page: Page, wrongSolutions: string[]) {
  const summary = page.getByText(/^\d+ of \d+ tests passed$/).first()
  for (const code of wrongSolutions) {
    await replaceCode(page, code)
    await runTests(page, 'Run')
    if (await summary.isVisible()) return
  }
  throw new Error('The visible tests let every wrong solution pass.')
}

async function replaceCode(page: Page, code: string) {
  await page.getByRole('textbox').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code.trimEnd())
}

/** Presses the button and waits for the end of the tests. */
async function runTests(page: Page, name: 'Run' | 'Submit') {
  await page.getByRole('button', { name }).click()
  const stop = page.getByRole('button', { name: 'Stop' })
  // Fast tests may end before the button to stop them is seen.
  await stop.waitFor({ timeout: 2000 }).catch(() => {})
  await stop.waitFor({ state: 'hidden' })
  await page.getByText('Saved', { exact: true }).waitFor()
}

/** Shows one pane, on a screen so small that panes are tabs. */
async function showPane(page: Page, name: string | RegExp) {
  await page.setViewportSize(CARD)
  await page.getByRole('tab', { name, exact: true }).click()
}

/** Takes a picture without focus, hover or motion. */
async function screenshot(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0)
  await page.evaluate('document.activeElement?.blur(); document.fonts.ready.then(() => true)')
  return page.screenshot({ caret: 'hide', animations: 'disabled' })
}

async function readmePicture(page: Page): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: 'light' })
  return sharp(await screenshot(page))
    .resize({ width: DESKTOP.width * 1.5 })
    .webp({ quality: 80, effort: 6 })
    .toBuffer()
}
