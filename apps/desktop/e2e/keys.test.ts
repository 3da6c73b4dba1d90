import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { after, test } from 'node:test'
import { VERBS } from '../src/keys/verbs.ts'
import { focusedTitle, openOtherProgram, pressKeys, typeInto } from './harness/desktop.ts'
import { environment, type Helper, newFolder, startHelper } from './harness/helper.ts'

/** No server is asked for anything here. */
const server = 'http://127.0.0.1:9'
const other = await openOtherProgram()
after(() => other.close())

/** Gives a verb another key in the settings. */
async function rebind(helper: Helper, verb: keyof typeof VERBS, from: string, keys: string) {
  await helper.press(`${VERBS[verb].label}: ${from}`)
  await helper.see('Press a key')
  typeInto('Sightline settings', keys)
}

/** Starts trying the keys, with the settings open. */
async function hold(helper: Helper) {
  await helper.press('Try the keys')
  await helper.see('The session holds all keys.')
}

test('each key is heard while another window has the keyboard, and only while held', async (t) => {
  const helper = await startHelper(t, { server, folder: newFolder() })
  await helper.openSettings()
  await helper.see('All keys are free for a session.')
  await hold(helper)
  for (const { key, label } of Object.values(VERBS)) {
    other.focus()
    pressKeys(inX(key))
    await helper.see(`Heard: ${label}`)
    assert.equal(focusedTitle(), 'Other program')
  }
  await helper.press('Give the keys back')
  await helper.see('All keys are free for a session.')
})

test('a verb takes another key, and the old one is free', async (t) => {
  const folder = newFolder()
  const helper = await startHelper(t, { server, folder })
  await helper.openSettings()
  await hold(helper)
  await rebind(helper, 'answer', 'Ctrl+B', 'ctrl+shift+y')
  await helper.see('Ctrl+Shift+Y')
  await helper.see('The session holds all keys.')
  other.focus()
  pressKeys('ctrl+b')
  pressKeys('ctrl+shift+l')
  await helper.see(`Heard: ${VERBS.look.label}`)
  pressKeys('ctrl+shift+y')
  await helper.see(`Heard: ${VERBS.answer.label}`)
  await helper.settingsHave('Ctrl+Shift+Y')
})

test('a bare letter, a key of another verb, and one of another program are refused', async (t) => {
  const helper = await startHelper(t, { server, folder: newFolder() })
  await helper.openSettings()
  await rebind(helper, 'answer', 'Ctrl+B', 'b')
  await helper.see('B alone would be taken from your typing.')
  await rebind(helper, 'answer', 'Ctrl+B', 'ctrl+shift+r')
  await helper.see('Ctrl+Shift+R is the key for')
  // The window manager has this one.
  await rebind(helper, 'answer', 'Ctrl+B', 'alt+shift+Left')
  await helper.see('Alt+Shift+Left is held by another program.')
  await helper.see('Ctrl+B')
})

test('before a session, keys that another program holds are named', async (t) => {
  const folder = newFolder({ keys: JSON.stringify({ answer: 'Alt+Shift+Left' }) })
  const helper = await startHelper(t, { server, folder })
  await helper.openSettings()
  await helper.see('Held by another program')
  await helper.see(`Alt+Shift+Left (${VERBS.answer.label})`)
})

test('a verb on the command line reaches the helper that runs, and nothing else does', async (t) => {
  const folder = newFolder()
  const helper = await startHelper(t, { server, folder })
  await helper.openSettings()
  await hold(helper)
  const env = { ...process.env, ...environment(server, folder) }
  const use = (...words: string[]) =>
    execFileSync(process.env.HELPER ?? '', words, { env, stdio: 'pipe', timeout: 10_000 })
  for (const { command, label } of Object.values(VERBS))
    if (command !== null) {
      use(command)
      await helper.see(`Heard: ${label}`)
    }
  assert.throws(() => use('quit'), /usage: sightline \[answer\|restart\|show\|hide\|mute\|look\]/)
  assert.throws(() => use('answer', 'now'), /usage/)
})

/** A key as xdotool writes it, as in `ctrl+shift+r`. */
const inX = (key: string) => key.replace(/[A-Z](?=$)|Ctrl|Shift|Alt/g, (part) => part.toLowerCase())
