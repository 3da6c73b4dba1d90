import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startServer } from '@sightline/e2e/harness/server-process'
import { By } from 'selenium-webdriver'
import { focusedTitle, pressKeys, until } from './harness/desktop.ts'
import { keptPictures, sentSizes, sizeOf } from './harness/kept-pictures.ts'
import { ask, begin, openSignedIn, scriptModel } from './harness/signed-in.ts'
import { openTerminal } from './harness/terminal.ts'

const server = await startServer({ SITE_DIR: '', MODELS: 'openai:first+images' })
after(() => server.close())

test('pictures of a shared window are kept by key, seen and taken back, and go with one question', async (t) => {
  const { helper } = await openSignedIn(t, server, {
    settings: {
      'window-filter': JSON.stringify({ windows: [], programs: ['XTerm'], screen: null }),
      'look-mode': 'pictures',
    },
  })
  await begin(helper)
  /** The front window is the one that is seen; each has a size of its own. */
  async function openPage(number: number) {
    const [title, geometry] = [`Page ${number}`, `${40 + number}x8+20+420`]
    t.after(openTerminal({ title, text: `The words of page ${number}`, geometry }))
    await until(() => focusedTitle() === title)
  }
  await openPage(1)
  await helper.press('Share a window or screen')
  await helper.see('Sharing')
  for (const count of [1, 2, 3]) {
    if (count > 1) await openPage(count)
    pressKeys('ctrl+shift+g')
    await helper.see(`${count} of 4 pictures go with your next question`)
  }

  // Each is shown as it will be sent, and can be taken back.
  const kept = await keptPictures(helper)
  await helper.press('Show picture 2')
  await helper.see('Picture 2, as it will be sent')
  const shown = await helper.page.findElement(By.css('dialog[open] img'))
  assert.equal(await shown.getAttribute('src'), kept[1])
  await helper.press('Remove')
  await helper.see('2 of 4 pictures go with your next question')
  const left = await keptPictures(helper)
  assert.deepEqual(left, [kept[0], kept[2]])

  await scriptModel(server, { text: 'Both pages say the same.' })
  await ask(helper, 'What do these pages say?')
  await helper.see('It saw 2 pictures of the screen.')
  assert.deepEqual((await sentSizes(server)).at(-1), left.map(sizeOf))
  assert.deepEqual(await keptPictures(helper), [])
})
