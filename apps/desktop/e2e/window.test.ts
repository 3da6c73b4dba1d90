import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { after, test } from 'node:test'
import { By, Key } from 'selenium-webdriver'
import { VERBS } from '../src/keys/verbs.ts'
import { chooseInTray, trayHas } from './harness/bus.ts'
import {
  dragOverlay,
  focusedTitle,
  isOverlayShown,
  openOtherProgram,
  overlayPlace,
  pressKeys,
  processOf,
  resizeOverlay,
  stopPages,
  until,
  windowUnderPointer,
} from './harness/desktop.ts'
import {
  endProcess,
  environment,
  type Helper,
  newFolder,
  runCommand,
  startHelper,
} from './harness/helper.ts'

/** No server is asked for anything here. */
const server = 'http://127.0.0.1:9'
const other = await openOtherProgram()
after(() => other.close())

async function holdKeys(helper: Helper) {
  await helper.openSettings()
  await helper.see('All keys are free for a session.')
  await helper.press('Try the keys')
  await helper.see('The session holds all keys.')
  other.focus()
}

function hasSize(width: number, height: number): boolean {
  const place = overlayPlace()
  return place.width === width && place.height === height
}

function isAt(x: number, y: number): boolean {
  const place = overlayPlace()
  return place.x === x && place.y === y
}

test('the overlay opens without taking the keyboard, at the upper right', async (t) => {
  other.focus()
  await startHelper(t, { server, folder: newFolder() })
  await until(isOverlayShown)
  assert.equal(focusedTitle(), 'Other program')
  await until(() => isAt(1280 - 460 - 40, 40))
})

test('it moves by key and by hand, and is where it was after a restart', async (t) => {
  const folder = newFolder()
  const helper = await startHelper(t, { server, folder })
  await holdKeys(helper)
  const start = overlayPlace()
  pressKeys('ctrl+shift+Left')
  await until(() => overlayPlace().x === start.x - 40)
  pressKeys('ctrl+shift+Down')
  await until(() => overlayPlace().y === start.y + 40)
  dragOverlay(-200, 150)
  await until(() => overlayPlace().x < start.x - 200 && overlayPlace().y > start.y + 150)
  await helper.settingsHave(() => `"x\\":${overlayPlace().x},`)
  const moved = overlayPlace()
  await helper.close()

  await startHelper(t, { server, folder })
  await until(() => JSON.stringify(overlayPlace()) === JSON.stringify(moved))
})

test('it is resized by key and by hand, and has its size after a restart', async (t) => {
  const folder = newFolder()
  const helper = await startHelper(t, { server, folder })
  await until(() => isAt(1280 - 460 - 40, 40))
  await helper.see('Sign in first')
  const corner = await helper.page.findElement(By.css('[aria-label^="Resize"]'))
  const { width, height } = overlayPlace()
  for (const [key, dx, dy] of [
    [Key.ARROW_RIGHT, 40, 0],
    [Key.ARROW_DOWN, 40, 40],
    [Key.ARROW_LEFT, 0, 40],
    [Key.ARROW_UP, 0, 0],
  ] as const) {
    await corner.sendKeys(key)
    await until(() => hasSize(width + dx, height + dy))
  }
  resizeOverlay(-100, 60)
  await until(() => hasSize(width - 100, height + 60))
  await helper.settingsHave(() => `\\"width\\":${width - 100},\\"height\\":${height + 60}`)
  await helper.close()

  await startHelper(t, { server, folder })
  await until(() => hasSize(width - 100, height + 60))
})

test('it is pulled back onto a screen when it has left it', async (t) => {
  const folder = newFolder({
    'overlay-places': JSON.stringify({
      last: 'gone 1920×1080',
      on: { 'gone 1920×1080': { x: 1500, y: 900, width: 460, height: 380 } },
    }),
  })
  await startHelper(t, { server, folder })
  await until(() => isAt(1280 - 460 - 40, 40))
})

test('clicks go through it and come back, and they come back when the keys are lost', async (t) => {
  const helper = await startHelper(t, { server, folder: newFolder() })
  await holdKeys(helper)
  const own = windowUnderPointer()
  pressKeys('ctrl+shift+k')
  await until(() => windowUnderPointer() !== own)
  pressKeys('ctrl+shift+k')
  await until(() => windowUnderPointer() === own)
  pressKeys('ctrl+shift+k')
  await until(() => windowUnderPointer() !== own)
  await helper.press('Give the keys back')
  await until(() => windowUnderPointer() === own)
})

test('it is hidden and shown by key, by command and by a second start', async (t) => {
  const folder = newFolder()
  const helper = await startHelper(t, { server, folder })
  await holdKeys(helper)
  pressKeys('ctrl+shift+h')
  await until(() => !isOverlayShown())
  pressKeys('ctrl+shift+o')
  await until(isOverlayShown)
  runCommand({ server, folder }, 'hide')
  await until(() => !isOverlayShown())
  runCommand({ server, folder })
  await until(isOverlayShown)
})

test('the tray says the state, and its menu does what it says', async (t) => {
  await startHelper(t, { server, folder: newFolder() })
  await until(() => trayHas('Signed out'))
  chooseInTray(VERBS.hide.label)
  await until(() => !isOverlayShown())
  chooseInTray(VERBS.show.label)
  await until(isOverlayShown)
  chooseInTray('Settings')
  await until(() => processOf('Sightline settings') > 0)
})

test('its text and its opacity are set in the settings', async (t) => {
  const helper = await startHelper(t, { server, folder: newFolder() })
  await helper.openSettings()
  await helper.slide('Opacity', 'Home')
  await helper.slide('Text size', 'End')
  await helper.openOverlay()
  const look = () =>
    helper.page.executeScript<string>(
      "return [document.documentElement.style.fontSize, document.querySelector('header').parentElement.style.opacity].join()",
    )
  await helper.page.wait(async () => (await look()) === '200%,0.3', 10_000)
})

test('its window never leaves its page, and links open outside', async (t) => {
  const helper = await startHelper(t, { server, folder: newFolder() })
  const { page } = helper
  const own = await page.getCurrentUrl()
  assert.equal(own, 'tauri://localhost/overlay.html')
  const run = (script: string) => page.executeScript(script)
  await run(`location.href = 'https://elsewhere.example/'`)
  await run(`window.open('https://elsewhere.example/')`)
  await run(
    `document.body.insertAdjacentHTML('beforeend', '<a id="out" href="http://elsewhere.example/">out</a>')`,
  )
  await run(`document.getElementById('out').click()`)
  const foreign = `fetch('https://elsewhere.example/').then(() => 'loaded', (e) => String(e))`
  assert.match(String(await run(`return ${foreign}`)), /TypeError/)
  assert.equal(await page.getCurrentUrl(), own)
  assert.equal((await page.getAllWindowHandles()).length, 1)
})

test('a start that paints nothing is repeated once, and then says what to do', async (t) => {
  const program = spawn(process.env.HELPER ?? '', {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment(server, newFolder()) },
  })
  const { pid = 0 } = program
  let stopped: number[] = []
  t.after(async () => {
    await endProcess(pid)
    for (const page of stopped) process.kill(page, 'SIGKILL')
  })
  const stop = (count: number) =>
    until(() => {
      stopped = stopPages(pid)
      return stopped.length === count
    })
  let said = ''
  program.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  await stop(1)
  await until(() => said.includes('starts once more, with an opaque window'), 20_000)
  // The stopped one is still there.
  await stop(2)
  await until(() => said.includes('cannot draw its window'), 20_000)
})

test('closing the overlay ends the program', async (t) => {
  const helper = await startHelper(t, { server, folder: newFolder() })
  // The page is gone before it could answer.
  void helper.press('Close Sightline').catch(() => {})
  await until(() => !helper.isRunning())
})
