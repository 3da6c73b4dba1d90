import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { VERBS } from '../src/keys/verbs.ts'
import { focusedTitle, openOtherProgram, pressKeys } from './harness/desktop.ts'
import { type Helper, newFolder, runCommand, startHelper } from './harness/helper.ts'

/** No server is asked for anything here. */
const server = 'http://127.0.0.1:9'
const other = await openOtherProgram()
after(() => other.close())

type Press = Parameters<Helper['type']>[0]

/** Gives a verb another key in the settings. */
async function rebind(helper: Helper, verb: keyof typeof VERBS, from: string, key: Press) {
  await helper.press(`${VERBS[verb].label}: ${from}`)
  await helper.see('Press a key')
  await helper.type(key)
}

/** Starts trying the keys, with the settings open. */
async function hold(helper: Helper) {
  await helper.see('All keys are free for a session.')
  await helper.press('Try the keys')
  await helper.see('The session holds all keys.')
}

test('each key is heard while another window has the keyboard, and only while held', async (t) => {
  const helper = await startHelper(t, { server, folder: newFolder() })
  await helper.openSettings()
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
  await rebind(helper, 'answer', 'Ctrl+B', { key: 'Y', ctrlKey: true, shiftKey: true })
  await helper.see('Ctrl+Shift+Y')
  await helper.settingsHave(() => 'Ctrl+Shift+Y')
  other.focus()
  await pressUntilHeard(helper, 'ctrl+shift+y', VERBS.answer.label)
  await pressUntilHeard(helper, 'ctrl+shift+l', VERBS.look.label)
  pressKeys('ctrl+b')
  pressKeys('ctrl+shift+h')
  await helper.see(`Heard: ${VERBS.hide.label}`)
})

test('a bare letter, a key of another verb, and one of another program are refused', async (t) => {
  const helper = await startHelper(t, { server, folder: newFolder() })
  await helper.openSettings()
  await rebind(helper, 'answer', 'Ctrl+B', { key: 'b' })
  await helper.see('B alone would be taken from your typing.')
  await rebind(helper, 'answer', 'Ctrl+B', { key: 'R', ctrlKey: true, shiftKey: true })
  await helper.see('Ctrl+Shift+R is the key for')
  // The window manager has this one.
  await rebind(helper, 'answer', 'Ctrl+B', { key: 'ArrowLeft', altKey: true, shiftKey: true })
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
  const use = (...words: string[]) => runCommand({ server, folder }, ...words)
  for (const { command, label } of Object.values(VERBS))
    if (command !== null) {
      use(command)
      await helper.see(`Heard: ${label}`)
    }
  assert.throws(() => use('quit'), /usage: sightline \[answer\|restart\|show\|hide\|mute\|look\]/)
  assert.throws(() => use('answer', 'now'), /usage/)
})

test('without a session bus a second start says that one runs, and a kill frees the place', async (t) => {
  const options = {
    server,
    folder: newFolder(),
    env: { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' },
  }
  const helper = await startHelper(t, options)
  assert.throws(() => runCommand(options, 'show'), /Sightline is running already/)
  await helper.close()
  const again = await startHelper(t, options)
  await again.openSettings()
})

/** Presses a key until it is heard: the keys are given back while a new one is awaited. */
async function pressUntilHeard(helper: Helper, keys: string, label: string) {
  for (let presses = 0; presses < 20; presses++) {
    pressKeys(keys)
    const heard = helper.see(`Heard: ${label}`, 1000)
    if (await heard.then(() => true).catch(() => false)) return
  }
  throw new Error(`${keys} was never heard.`)
}

/** A key as xdotool writes it, as in `ctrl+shift+r`. */
const inX = (key: string) => key.replace(/[A-Z](?=$)|Ctrl|Shift|Alt/g, (part) => part.toLowerCase())
