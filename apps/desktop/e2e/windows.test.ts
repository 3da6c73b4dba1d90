import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startServer } from '@sightline/e2e/harness/server-process'
import { By } from 'selenium-webdriver'
import { type Helper, newFolder, startHelper } from './harness/helper.ts'
import { openTerminal } from './harness/terminal.ts'

const PROBLEM = {
  title: 'Practice problem',
  text: 'Given an array of numbers\nreturn the largest sum of two neighbours',
  geometry: '60x8+20+420',
}
const PRIVATE = { title: 'Private notes', text: 'salary expectations', geometry: '60x8+40+440' }

const server = await startServer({ SITE_DIR: '' })
after(() => server.close())

const labelled = (text: string) => By.xpath(`//label[normalize-space()='${text}']`)

const choose = async ({ page }: Helper, label: string) =>
  (await page.findElement(labelled(label))).click()

/** Lists the open windows until this choice is among them. */
async function list({ page, press, see }: Helper, label: string) {
  const isListed = async () => (await page.findElements(labelled(label))).length > 0
  if ((await page.findElements(By.xpath("//button[.='List the open windows']"))).length > 0)
    await press('List the open windows')
  await see('List the windows again')
  await page.wait(async () => {
    if (await isListed()) return true
    await press('List the windows again')
    return page.wait(isListed, 1000).catch(() => false)
  }, 20_000)
}

/** The text that a look reads. */
async function look({ page, press, see }: Helper): Promise<string> {
  await press('Try a look')
  await see('Seen of', 60_000)
  return page.findElement(By.css('section[aria-label="What it saw"] pre')).getText()
}

test('a chosen window is read on the device, without what covers it or what took its place', async (t) => {
  const helper = await startHelper(t, { server: server.origin, folder: newFolder() })
  await helper.openSettings()
  await helper.see('This device signs in with a code')
  const close = openTerminal(PROBLEM)
  await list(helper, PROBLEM.title)
  await choose(helper, PROBLEM.title)
  await helper.see('It may see:')
  openTerminal(PRIVATE)
  await list(helper, PRIVATE.title)
  const text = await look(helper)
  assert.match(text, /Given an array of numbers/)
  assert.match(text, /return the largest sum of two neighbours/)
  assert.doesNotMatch(text, /salary/)
  const shown = await helper.page.findElement(By.css('body')).getText()
  assert.doesNotMatch(shown, /All windows of Sightline/i, 'own windows are left out')

  close()
  openTerminal({ ...PROBLEM, program: 'otherterm' })
  await list(helper, 'All windows of XTerm (otherterm)')
  await helper.press('Try a look')
  await helper.see('No window that Sightline may see is open any more')
})

test('with a program all its windows may be seen, whatever their titles, and those of others may not', async (t) => {
  const helper = await startHelper(t, { server: server.origin, folder: newFolder() })
  await helper.openSettings()
  await helper.see('This device signs in with a code')
  const title = 'مقابلة العمل'
  openTerminal({ ...PROBLEM, title })
  openTerminal({ ...PRIVATE, program: 'otherterm' })
  await list(helper, title)
  await choose(helper, 'All windows of XTerm')
  await helper.see('all windows of XTerm')
  const text = await look(helper)
  assert.match(text, /Given an array of numbers/)
  assert.doesNotMatch(text, /salary/)
})
