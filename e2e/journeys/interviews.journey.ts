import { press } from '../harness/forms.ts'
import { answers, beginInterview, editor, expectSaved, results, write } from '../harness/interviews.ts'
import { expect, test } from '../harness/test.ts'

test.beforeEach(async ({ account, context }) => {
  await account.signIn(context, await account.signUp())
})

test('a new account starts its first interview from the dashboard, and finds it there again', async ({
  page,
  looks,
}) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Start with a mock interview' })).toBeVisible()
  await looks(page)
  await press(page, 'Start your first interview')
  await expect(page).toHaveURL(/\/home\/interviews\/[0-9a-f-]{36}$/)
  await expect(page.getByText(/about \d+ minutes/)).toBeVisible()
  await looks(page)
  await press(page, 'Begin')
  await expect(editor(page)).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Continue your interview' })).toBeVisible()
  await expect(page.getByText('Unfinished')).toBeVisible()
  await looks(page)
  await page.getByRole('link', { name: 'Resume' }).click()
  await expect(editor(page)).toBeVisible()
})

test('code is run against the visible tests, and shows what went wrong and what the next version mends', async ({
  page,
  looks,
}) => {
  await beginInterview(page)
  await write(page, answers.careless)
  await press(page, 'Run')
  await expect(page.getByText('4 of 5 tests passed', { exact: true })).toBeVisible()
  const failing = results(page).first()
  await expect(failing).toContainText('Failed')
  await expect(failing).toContainText('charges = [25, 60]')
  await expect(failing.locator('mark')).toHaveText(['0, 0'])
  await looks(page)
  const changes = page.getByRole('tabpanel', { name: 'Changes' })
  await page.getByRole('tab', { name: 'Changes' }).click()
  await expect(changes).toContainText('Your code is as it was then.')
  await write(page, answers.right)
  await expect(changes).toContainText('Run your code to see here which tests your changes turn.')
  await press(page, 'Run')
  await page.getByRole('tab', { name: 'Changes' }).click()
  await expect(changes.getByText(/^Passes now: /)).toHaveCount(1)
  await page.reload()
  await page.getByRole('tab', { name: 'Changes' }).click()
  await expect(changes.getByRole('combobox')).toHaveText(/^Run at .*All 5 tests passed.*Run at .*4 of 5 tests passed$/)
  await expect(changes.getByRole('region', { name: /, from the run at .* to your code$/ })).toContainText(
    'Added: + const firstAt = new Map()',
  )
  await changes.getByRole('combobox').selectOption({ index: 0 })
  await expect(changes).toContainText('Your code is as it was then.')
  await looks(page)
})

test('a submission meets the hidden tests, which come no sooner', async ({ page }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/interviews/') && !response.url().endsWith('/submissions'))
      bodies.push(response.text().catch(() => ''))
  })
  await beginInterview(page)
  await write(page, answers.right)
  await press(page, 'Run')
  await expect(page.getByText('All 5 tests passed', { exact: true })).toBeVisible()
  const texts = await Promise.all(bodies)
  await press(page, 'Submit')
  await expect(page.getByText('All 17 tests passed', { exact: true })).toBeVisible()
  await expect(results(page).filter({ hasText: 'Hidden' })).toHaveCount(12)
  expect(texts.some((text) => text.includes('a charge is not used twice'))).toBe(true)
  expect(texts.filter((text) => text.includes('20 000 equal charges'))).toEqual([])
})

test('keys run, submit and say what the keys are', async ({ page, looks }) => {
  await beginInterview(page)
  await write(page, answers.right)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('All 5 tests passed', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByText('All 17 tests passed', { exact: true })).toBeVisible()
  await page.keyboard.type(' ?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(editor(page)).not.toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await looks(page)
})

test('an endless loop is stopped after five seconds, and the page answers all the while', async ({ page }) => {
  await beginInterview(page)
  await write(page, answers.endless)
  await press(page, 'Run')
  await press(page, 'Hints')
  await page.keyboard.press('Escape')
  await expect(page.getByText('0 of 5 tests passed', { exact: true })).toBeVisible()
  await expect(results(page).first()).toContainText('Stopped: the run took longer than 5 s.')
  await expect(results(page).filter({ hasText: 'Not run' })).toHaveCount(4)
})

test('a run can be stopped, and the next one works', async ({ page }) => {
  await beginInterview(page)
  await write(page, answers.endless)
  await press(page, 'Run')
  await expect(page.getByText('Running', { exact: true })).toBeVisible()
  await press(page, 'Stop')
  await write(page, answers.right)
  await press(page, 'Run')
  await expect(page.getByText('All 5 tests passed', { exact: true })).toBeVisible()
})

test('code that takes all the memory, or calls itself for ever, is told so', async ({ page }) => {
  await beginInterview(page)
  await write(page, answers.saying('[].concat(...Array.from({ length: 1e6 }, () => new Array(1e4).fill(0)))'))
  await press(page, 'Run')
  await expect(results(page).first()).toContainText('Out of memory: the limit is 64 MiB.')
  await write(page, answers.saying('refundPair(charges, total)'))
  await press(page, 'Run')
  await expect(results(page).first()).toContainText('Too many nested calls')
})

test('code reaches no network, page, cookie or storage', async ({ page, problems }) => {
  await beginInterview(page)
  const names = ['fetch', 'XMLHttpRequest', 'WebSocket', 'document', 'parent', 'self', 'localStorage', 'indexedDB']
  await write(page, answers.saying(`[${names.map((name) => `typeof ${name}`)}].filter((type) => type !== 'undefined')`))
  await press(page, 'Run')
  await expect(results(page).filter({ hasText: 'Passed' })).toContainText('a charge is not used twice')
  await expect(results(page).filter({ hasText: 'Passed' })).toHaveCount(1)

  // The frame below it reaches nothing either, should the engine ever be left.
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

test('a reload brings back code and results, and so does a lost network', async ({ page, context, problems }) => {
  await beginInterview(page)
  await write(page, answers.careless)
  await press(page, 'Run')
  await expect(page.getByText('4 of 5 tests passed', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('4 of 5 tests passed', { exact: true })).toBeVisible()
  await expect(editor(page)).toContainText('const at = new Map')
  await press(page, 'Run')
  await expect(page.getByText('4 of 5 tests passed', { exact: true })).toBeVisible()

  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await write(page, answers.right)
  await expect(page.getByText('Offline, kept on this device')).toBeVisible()
  await press(page, 'Run')
  await expect(page.getByText('All 5 tests passed', { exact: true })).toBeVisible()
  await press(page, 'Submit')
  await expect(page.getByRole('alert')).toContainText('A submission needs a connection.')
  await context.setOffline(false)
  await page.reload()
  await expect(editor(page)).toContainText('const firstAt = new Map')
  await expect(page.getByText('All 5 tests passed', { exact: true })).toBeVisible()
  await expectSaved(page)
})

test('hints come one at a time and are counted', async ({ page, looks }) => {
  await beginInterview(page)
  await press(page, 'Hints')
  const drawer = page.getByRole('dialog', { name: 'Hints' })
  await drawer.getByRole('button', { name: 'Show the first hint' }).click()
  await expect(drawer.getByText('Hint 1 of 3')).toBeVisible()
  await expect(drawer.getByText('Hint 2 of 3')).toBeHidden()
  await looks(page)
  await page.keyboard.press('Escape')
  await page.reload()
  await press(page, 'Hints 1/3')
  await expect(drawer.getByText('Hint 1 of 3')).toBeVisible()
})

test('an interview is paused and resumed, and ends read-only', async ({ page, looks }) => {
  await beginInterview(page)
  await write(page, answers.right)
  await press(page, 'Pause')
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeFocused()
  await looks(page)
  await page.reload()
  await press(page, 'Resume')
  await expect(editor(page)).toContainText('const firstAt = new Map')
  await press(page, 'Submit')
  await expect(page.getByText('All 17 tests passed', { exact: true })).toBeVisible()
  await press(page, 'End')
  await page.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click()
  await expect(page.getByText('This interview has ended')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Run' })).toBeHidden()
  await editor(page).click()
  await page.keyboard.type('x')
  await expect(editor(page)).not.toContainText('x}')
  await looks(page)
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page.getByRole('heading', { name: /^Next: / })).toBeVisible()
})

test("another user's interview looks like one that is not there", async ({ page, newBrowser, account, looks }) => {
  await beginInterview(page)
  const stranger = await newBrowser()
  await account.signIn(stranger.context(), await account.signUp())
  for (const path of [new URL(page.url()).pathname, '/home/interviews/nothing']) {
    await stranger.goto(path)
    await expect(stranger.getByRole('heading', { name: 'There is no such interview' })).toBeVisible()
  }
  await looks(stranger)
})

test('on a phone question, code and results stand behind tabs', async ({ page, looks }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await beginInterview(page)
  await page.getByRole('tab', { name: 'Code' }).click()
  await write(page, answers.careless)
  await press(page, 'Run')
  await expect(page.getByText('4 of 5 tests passed', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Code' }).click()
  await expect(editor(page)).toContainText('const at = new Map')
  await looks(page)
})
