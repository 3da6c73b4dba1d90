import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../install.mjs'

/** As wide as the start page's content, so that on a desk a pixel is a pixel. */
const DESK = { width: 1120, height: 780 }
/** Shown smaller: as narrow as question and code still stand side by side. */
const DEMO = { width: 1024, height: 660 }
const CARD = { width: 500, height: 500 }
const PHONE = { width: 390, height: 660 }

/** @typedef {import('playwright-core').Page} Page */

/**
 * Signs somebody up and takes a picture of each state an interview goes through.
 * @param {{ browser: import('playwright-core').Browser, site: string, inbox: string, album: import('./encode.mjs').Album }} parts
 */
export async function takePictures({ browser, site, inbox, album }) {
  const context = await browser.newContext({ deviceScaleFactor: 2, reducedMotion: 'reduce', baseURL: site })
  const page = await context.newPage()
  await page.clock.install()

  /** @param {string} name @param {{ width: number, height: number }} size */
  const take = async (name, size) => {
    await page.setViewportSize(size)
    for (const scheme of /** @type {const} */ (['light', 'dark'])) {
      await page.emulateMedia({ colorScheme: scheme })
      await album.add(name, scheme, await stillPicture(page))
    }
  }

  await signUp(page, inbox)
  await page.getByRole('button', { name: 'Start your first interview' }).waitFor()
  await take('start', DEMO)
  await take('start-small', CARD)
  const opened = page.waitForResponse((answer) => /\/api\/interviews\/[\w-]+$/.test(answer.url()))
  await page.getByRole('button', { name: 'Start your first interview' }).click()
  await opened
  await page.getByRole('button', { name: 'Begin' }).waitFor()
  await take('plan', CARD)

  await page.setViewportSize(DESK)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: 'Run' }).waitFor()
  const solutions = solutionsOf(await questionAsked(page))
  // A picture of a question solved in seconds would not be believed.
  await page.clock.fastForward('06:20')
  await failATest(page, solutions.wrong)
  await take('interview', DESK)
  writeFileSync(join(root, 'docs', 'pictures', 'interview.webp'), await readmePicture(page))
  await showPane(page, 'Question')
  await take('question', CARD)
  await showPane(page, 'Code')
  await take('code', CARD)
  await showPane(page, 'Results')
  await take('failing', CARD)
  await take('phone', PHONE)

  await page.setViewportSize(DESK)
  await page.getByRole('button', { name: /^Hints/ }).click()
  for (const number of ['first', 'next']) {
    await page.getByRole('button', { name: `Show the ${number} hint` }).click()
    await page.getByRole('heading', { name: `Hint ${number === 'first' ? 1 : 2} of` }).waitFor()
  }
  await take('hints', DEMO)
  await take('hint', CARD)
  await page.keyboard.press('Escape')

  await page.setViewportSize(DESK)
  await page.clock.fastForward('05:10')
  await write(page, solutions.right)
  await run(page, 'Submit')
  await take('passed', DEMO)
  await showPane(page, 'Results')
  await take('passed-small', CARD)
  await context.close()
}

/** As a person would, by the pages and the mail. @param {Page} page @param {string} inbox */
async function signUp(page, inbox) {
  const email = 'asha.rao@example.com'
  await page.goto('/signup')
  // A face that came too late for the first look is there for the second.
  await page.reload()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a password for pictures')
  await page.getByLabel('Confirm password').fill('a password for pictures')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.getByRole('heading', { name: 'Enter OTP' }).waitFor()
  const answer = await fetch(`${inbox}/messages?to=${email}`)
  const [mail] = /** @type {{ text: string }[]} */ (await answer.json())
  const code = mail?.text.match(/^\d{6}$/m)?.[0]
  if (!code) throw new Error('The mail with the code did not come.')
  await page.getByLabel('OTP').fill(code)
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await page.waitForURL('**/home')
}

/** @param {Page} page of an interview @returns {Promise<string>} the question's name in the bank */
async function questionAsked(page) {
  const answer = await page.request.get(page.url().replace('/home/', '/api/'))
  const { questions } = /** @type {{ questions: { slug: string }[] }} */ (await answer.json())
  const slug = questions.at(-1)?.slug
  if (!slug) throw new Error('The interview has no question yet.')
  return slug
}

/**
 * The bank's own solutions of a question: those that some tests reject and the one that is right.
 * @param {string} slug
 */
function solutionsOf(slug) {
  const folder = join(root, 'packages', 'coach', 'questions', slug)
  const read = (/** @type {string[]} */ ...path) => readFileSync(join(folder, ...path), 'utf8')
  const [comment = ''] = read('starter', 'javascript.js').match(/^\/\*\*[\s\S]*?\*\/\n/) ?? []
  const wrong = readdirSync(join(folder, 'wrong')).filter((name) => name.endsWith('.js'))
  return {
    wrong: wrong.map((name) => comment + read('wrong', name)),
    right: comment + read('reference', 'javascript.js'),
  }
}

/** Runs the wrong solutions until the visible tests, which are not all there are, catch one. @param {Page} page @param {string[]} wrong */
async function failATest(page, wrong) {
  for (const code of wrong) {
    await write(page, code)
    await run(page, 'Run')
    if (
      await page
        .getByText(/^\d+ of \d+ tests passed$/)
        .first()
        .isVisible()
    )
      return
  }
  throw new Error('The visible tests let every wrong solution pass.')
}

/** Puts code in the place of what the editor holds. @param {Page} page @param {string} code */
async function write(page, code) {
  await page.getByRole('textbox').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code.trimEnd())
}

/** Presses the button and waits until the tests are through. @param {Page} page @param {'Run' | 'Submit'} name */
async function run(page, name) {
  await page.getByRole('button', { name }).click()
  const stop = page.getByRole('button', { name: 'Stop' })
  // Tests that are through before anyone looked show no button to stop them.
  await stop.waitFor({ timeout: 2000 }).catch(() => {})
  await stop.waitFor({ state: 'hidden' })
  await page.getByText('Saved', { exact: true }).waitFor()
}

/** On a small screen, where one pane shows at a time. @param {Page} page @param {string} name */
async function showPane(page, name) {
  await page.setViewportSize(CARD)
  await page.getByRole('tab', { name, exact: true }).click()
}

/** With nothing focused, pointed at or still on its way. @param {Page} page */
async function stillPicture(page) {
  await page.mouse.move(0, 0)
  await page.evaluate('document.activeElement?.blur(); document.fonts.ready.then(() => true)')
  return page.screenshot({ caret: 'hide', animations: 'disabled' })
}

/** @param {Page} page */
async function readmePicture(page) {
  await page.emulateMedia({ colorScheme: 'light' })
  return sharp(await stillPicture(page))
    .resize({ width: DESK.width * 1.5 })
    .webp({ quality: 80, effort: 6 })
    .toBuffer()
}
