import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { axeSource, describeViolations } from '@sightline/e2e/harness/axe'
import { startServer } from '@sightline/e2e/harness/server-process'
import { type Helper, newFolder, startHelper } from './harness/helper.ts'
import { liveOn } from './harness/live.ts'
import { newPerson } from './harness/person.ts'
import { begin, scriptModel, signIn } from './harness/signed-in.ts'

const server = await startServer({ SITE_DIR: '', MODELS: 'openai:first' })
after(() => server.close())

const RUN_AXE = `
  const done = arguments[arguments.length - 1]
  axe.run(document, { resultTypes: ['violations'] }).then(done, (error) => done(String(error)))`
const WIDER = `
  return document.documentElement.scrollWidth - document.documentElement.clientWidth`

/** Fails when axe finds a fault in the present window, or when it is wider than its frame. */
async function checkWindow({ page }: Helper, name: string) {
  await page.executeScript(`if (!('axe' in window)) { ${axeSource} }`)
  const results = await page.executeAsyncScript<Parameters<typeof describeViolations>[0]>(RUN_AXE)
  assert.deepEqual(describeViolations(results), [], name)
  assert.equal(await page.executeScript(WIDER), 0, `${name} scrolls sideways`)
}

for (const scheme of ['light', 'dark'])
  test(`both windows can be read and used by everybody, ${scheme}`, async (t) => {
    const person = await newPerson(server)
    t.after(() => person.endDevices())
    const helper = await startHelper(t, {
      server: server.origin,
      folder: newFolder(),
      env: { GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita' },
    })
    const isDark = `return matchMedia('(prefers-color-scheme: dark)').matches`
    assert.equal(await helper.page.executeScript(isDark), scheme === 'dark')
    await helper.see('Sign in first')
    await checkWindow(helper, 'overlay, signed out')
    await signIn(helper, person)
    await checkWindow(helper, 'settings')
    await helper.openOverlay()
    await helper.see('Begin a live session')
    await checkWindow(helper, 'overlay, before a session')
    await begin(helper)
    await scriptModel(server, {
      text: 'We disagreed about a deadline, and I asked why it mattered.',
    })
    const live = liveOn(person)
    const [session] = await live.list()
    await live.say(session?.id ?? '', 'them', 'Can you tell me about a conflict in your team?')
    await helper.press('Answer')
    await helper.see('Written by the model')
    await checkWindow(helper, 'overlay, in a session')
  })
