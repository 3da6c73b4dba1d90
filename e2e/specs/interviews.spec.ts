import { clickButton } from '../harness/forms.ts'
import {
  beginInterview,
  editor,
  expectResult,
  expectSummary,
  replaceCode,
  results,
  runCode,
  solutions,
} from '../harness/interviews.ts'
import { expect, test } from '../harness/test.ts'

test.beforeEach(async ({ account, context }) => {
  await account.signIn(context, await account.signUp())
})

test('a new account starts its first interview from the dashboard, and finds it there again; nobody else does', async ({
  page,
  newBrowser,
  account,
  checkPage,
}) => {
  await test.step('the first interview is started from the dashboard', async () => {
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'Start with a mock interview' })).toBeVisible()
    await checkPage(page)
    await clickButton(page, 'Start your first interview')
    await expect(page).toHaveURL(/\/home\/interviews\/[0-9a-f-]{36}$/)
    await expect(page.getByText(/about \d+ minutes/)).toBeVisible()
    await checkPage(page)
    await clickButton(page, 'Begin')
    await expect(editor(page)).toBeVisible()
  })
  await test.step('it is found there again', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Continue your interview' })).toBeVisible()
    await expect(page.getByText('Unfinished')).toBeVisible()
    await checkPage(page)
    await page.getByRole('link', { name: 'Resume' }).click()
    await expect(editor(page)).toBeVisible()
  })
  await test.step("another user's interview looks like one that is not there", async () => {
    const stranger = await newBrowser()
    await account.signIn(stranger.context(), await account.signUp())
    for (const path of [new URL(page.url()).pathname, '/home/interviews/nothing']) {
      await stranger.goto(path)
      await expect(stranger.getByRole('heading', { name: 'There is no such interview' })).toBeVisible()
    }
    await checkPage(stranger)
  })
})

test('an interview is worked on, by keys too, from hints and runs that show what went wrong to a submission, paused, resumed and ended', async ({
  page,
  checkPage,
}) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/interviews/') && !response.url().endsWith('/submissions'))
      bodies.push(response.text().catch(() => ''))
  })
  await beginInterview(page)
  const hints = page.getByRole('dialog', { name: 'Hints' })
  const changes = page.getByRole('tabpanel', { name: 'Changes' })

  await test.step('hints come one at a time and are counted', async () => {
    await clickButton(page, 'Hints')
    await hints.getByRole('button', { name: 'Show the first hint' }).click()
    await expect(hints.getByText('Hint 1 of 3')).toBeVisible()
    await expect(hints.getByText('Hint 2 of 3')).toBeHidden()
    await checkPage(page)
    await page.keyboard.press('Escape')
  })

  await test.step('code is run against the visible tests, and shows what went wrong', async () => {
    await runCode(page, solutions.careless)
    await expectSummary(page, '4 of 5 tests passed')
    const failing = results(page).first()
    await expect(failing).toContainText('Failed')
    await expect(failing).toContainText('charges = [25, 60]')
    await expect(failing.locator('mark')).toHaveText(['0, 0'])
    await checkPage(page)
  })

  await test.step('what the next version mends is shown', async () => {
    await page.getByRole('tab', { name: 'Changes' }).click()
    await expect(changes).toContainText('Your code is as it was then.')
    await replaceCode(page, solutions.right)
    await expect(changes).toContainText('Run your code to see here which tests your changes turn.')
    await page.keyboard.press('Control+Enter')
    await expectSummary(page, 'All 5 tests passed')
    await page.getByRole('tab', { name: 'Changes' }).click()
    await expect(changes.getByText(/^Passes now: /)).toHaveCount(1)
  })

  await test.step('a reload brings back hints and changes', async () => {
    await page.reload()
    await page.getByRole('tab', { name: 'Changes' }).click()
    await expect(changes.getByRole('combobox')).toHaveText(
      /^Run at .*All 5 tests passed.*Run at .*4 of 5 tests passed$/,
    )
    await expect(changes.getByRole('region', { name: /, from the run at .* to your code$/ })).toContainText(
      'Added: + const firstAt = new Map()',
    )
    await changes.getByRole('combobox').selectOption({ index: 0 })
    await expect(changes).toContainText('Your code is as it was then.')
    await checkPage(page)
    await clickButton(page, 'Hints 1/3')
    await expect(hints.getByText('Hint 1 of 3')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('it is paused and resumed', async () => {
    await clickButton(page, 'Pause')
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeFocused()
    await checkPage(page)
    await page.reload()
    await clickButton(page, 'Resume')
    await expect(editor(page)).toContainText('const firstAt = new Map')
  })

  await test.step('a submission, by keys, meets the hidden tests, which come no sooner', async () => {
    const texts = await Promise.all(bodies)
    await editor(page).click()
    await page.keyboard.press('Control+Shift+Enter')
    await expectSummary(page, 'All 17 tests passed')
    await expect(results(page).filter({ hasText: 'Hidden' })).toHaveCount(12)
    expect(texts.some((text) => text.includes('a charge is not used twice'))).toBe(true)
    expect(texts.filter((text) => text.includes('20 000 equal charges'))).toEqual([])
  })

  await test.step('a key says what the keys are, but in the editor it is a letter', async () => {
    await page.keyboard.type(' ?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(editor(page)).not.toBeFocused()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await checkPage(page)
    await page.keyboard.press('Escape')
  })

  await test.step('it ends read-only', async () => {
    await clickButton(page, 'End')
    await page.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click()
    await expect(page.getByText('This interview has ended')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Run' })).toBeHidden()
    await editor(page).click()
    await page.keyboard.type('x')
    await expect(editor(page)).not.toContainText('x}')
    await checkPage(page)
    await page.getByRole('link', { name: 'Back to the dashboard' }).click()
    await expect(page.getByRole('heading', { name: /^Next: / })).toBeVisible()
  })
})

const reachable = ['fetch', 'XMLHttpRequest', 'WebSocket', 'document', 'parent', 'self', 'localStorage', 'indexedDB']
/** What it does depends on the first charge, so that one run shows it all: one test expects an empty list. */
const unruly = solutions.right.replace(
  '{\n',
  `{
  if (charges[0] === 12) return [].concat(...Array.from({ length: 1e6 }, () => new Array(1e4).fill(0)))
  if (charges[0] === 20) return refundPair(charges, total)
  if (charges[0] === 25) return [${reachable.map((name) => `typeof ${name}`)}].filter((type) => type !== 'undefined')
  while (charges[0] === -5);
`,
)

test('on a phone question, code and results stand behind tabs; code that goes too far is stopped and told so, and reaches nothing', async ({
  page,
  checkPage,
  problems,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await beginInterview(page)
  await test.step('on a phone question, code and results stand behind tabs', async () => {
    await page.getByRole('tab', { name: 'Code' }).click()
    await runCode(page, solutions.careless)
    await expectSummary(page, '4 of 5 tests passed')
    await expect(page.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'Code' }).click()
    await expect(editor(page)).toContainText('const at = new Map')
    await checkPage(page)
  })

  await page.setViewportSize({ width: 1280, height: 800 })
  await test.step('an endless loop is stopped after five seconds, and the page answers all the while', async () => {
    await runCode(page, unruly)
    await clickButton(page, 'Hints')
    await page.keyboard.press('Escape')
    await expectSummary(page, '1 of 5 tests passed')
    await expectResult(page, 'credits are negative', 'Stopped: the run took longer than 5 s.')
    await expect(results(page).filter({ hasText: 'Not run' })).toHaveCount(1)
  })
  await test.step('code that takes all the memory, or calls itself for ever, is told so', async () => {
    await expectResult(page, 'a pair at the end', 'Out of memory: the limit is 64 MiB.')
    await expectResult(page, 'the same amount twice', 'Too many nested calls')
  })
  await test.step('code reaches no network, page, cookie or storage', async () => {
    await expect(results(page).filter({ hasText: 'Passed' })).toContainText('a charge is not used twice')
    await expect(results(page).filter({ hasText: 'Passed' })).toHaveCount(1)
  })

  await test.step('a run can be stopped, and the next one works', async () => {
    await runCode(page, solutions.endless)
    await expect(page.getByText('Running', { exact: true })).toBeVisible()
    await clickButton(page, 'Stop')
    await runCode(page, solutions.right)
    await expectSummary(page, 'All 5 tests passed')
  })

  await test.step('the frame below it reaches nothing either, should the engine ever be left', async () => {
    const frame = page.frames().find((frame) => frame.url().endsWith('/sandbox/frame.html'))
    const attempt = (code: string) =>
      frame?.evaluate(`(async () => { try { return String(await (${code})) } catch { return 'refused' } })()`)
    problems.expect(/sandbox\/frame\.html|Content Security Policy|CSP violation: connect-src|Failed to fetch/)
    expect(await attempt('self.origin')).toBe('null')
    for (const code of [
      "fetch('/api/auth/session')",
      "fetch('https://example.com')",
      'parent.document.title',
      'top.location.href',
      'document.cookie',
      'localStorage.length',
      'indexedDB.open("x") && new Promise((_, no) => no())',
    ])
      expect(await attempt(code), code).toBe('refused')
  })
})
