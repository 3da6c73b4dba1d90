import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../../../scripts/ports.mjs'
import { waitForAnswer } from '../../../../scripts/processes.mjs'
import { hasOwner } from './bus.ts'
import { until } from './desktop.ts'

/** The helper while it runs. */
export interface Helper {
  page: WebDriver
  /** Goes to the window of settings, and opens it where it is not open. */
  openSettings(): Promise<void>
  /** Goes to the overlay. */
  openOverlay(): Promise<void>
  press(button: string): Promise<void>
  /** Waits for an element of the present window that has this text. */
  see(text: string, timeoutMs?: number): Promise<WebElement>
  /** Presses a key where the keyboard is in the page, past the keys that other programs hold. */
  type(key: KeyboardEventInit): Promise<void>
  /** Presses a key on a slider. */
  slide(label: string, key: 'Home' | 'End'): Promise<void>
  /** Waits until the file of settings has this text. */
  settingsHave(text: () => string): Promise<void>
  /** The program's process. */
  pid: number
  isRunning(): boolean
  /** What the program has printed. */
  output(): string
  /** Ends the program. */
  close(): Promise<void>
}

/** What a keyboard event is made of. */
interface KeyboardEventInit {
  key: string
  ctrlKey?: boolean
  shiftKey?: boolean
  altKey?: boolean
}

interface Options {
  /** The origin of the server that it speaks to. */
  server: string
  /** Its settings, and its token where there is no keyring. */
  folder: string
  env?: Record<string, string>
}

/** Generous: a busy machine is no reason to fail. */
const TIMEOUT_MS = 20_000
const START_TIMEOUT_MS = 60_000

const NAME = 'app.sightline.helper'

/** A folder for the settings of a helper, in the home of the tests, which is removed with them. */
export function newFolder(settings: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(homedir(), 'sightline-helper-'))
  mkdirSync(join(folder, NAME))
  writeFileSync(join(folder, NAME, 'settings.json'), JSON.stringify(settings))
  return folder
}

/**
 * Starts the program that HELPER names, through the driver of its web view. It ends with the test
 * at the latest.
 */
export async function startHelper(
  test: Pick<TestContext, 'after'>,
  { server, folder, env }: Options,
): Promise<Helper> {
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...environment(server, folder),
      TAURI_WEBVIEW_AUTOMATION: 'true',
      ...env,
    },
  })
  test.after(() => driver.kill())
  const output = collect(driver)
  const url = `http://127.0.0.1:${port}`
  if (!(await waitForAnswer(`${url}/status`, 10_000))) throw new Error('The driver did not start.')
  const options = { binary: process.env.HELPER, args: [] }
  // The driver waits for ever for a program that has ended.
  const late = setTimeout(() => driver.kill(), START_TIMEOUT_MS)
  const page = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'wry', 'webkitgtk:browserOptions': options }))
    .build()
    .catch((error: unknown) => {
      throw new Error(`The helper did not start:\n${output()}`, { cause: error })
    })
    .finally(() => clearTimeout(late))

  const pid = childOf(driver)
  async function close() {
    driver.kill()
    // The driver ends the page, and not always the program.
    await endProcess(pid)
  }
  test.after(close)
  const overlay = await page.getWindowHandle()
  const find = async (path: string, timeoutMs = TIMEOUT_MS) => {
    const located = () => page.findElements(By.xpath(path)).then(([first]) => first ?? null)
    const found = await page.wait(located, timeoutMs, `There is no ${path}`)
    if (!found) throw new Error(path)
    return found
  }
  const press = async (button: string) =>
    (await find(`//button[normalize-space()='${button}' or @aria-label='${button}']`)).click()
  return {
    page,
    pid,
    press,
    see: (text, timeoutMs) =>
      find(`//body//*[text()[contains(normalize-space(), '${text}')]]`, timeoutMs),
    type: (key) =>
      page.executeScript(
        "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', arguments[0]))",
        { ...key, bubbles: true, cancelable: true },
      ),
    async slide(label, key) {
      const slider = await find(`//input[@id=//label[.='${label}']/@for]`)
      await slider.sendKeys(key === 'Home' ? Key.HOME : Key.END)
    },
    settingsHave: (text) =>
      until(() => readFileSync(join(folder, NAME, 'settings.json'), 'utf8').includes(text())),
    isRunning: () => isRunning(pid),
    output,
    openOverlay: () => page.switchTo().window(overlay),
    async openSettings() {
      await page.switchTo().window(overlay)
      await press('Settings')
      const settings = await page.wait(async () => {
        const handles = await page.getAllWindowHandles()
        return handles.find((handle) => handle !== overlay)
      }, TIMEOUT_MS)
      await page.switchTo().window(settings ?? '')
      // What comes late would move what is pressed.
      await find("//section[.//h2[.='Account']]/*[2]")
    },
    close,
  }
}

/**
 * Starts the program once more with these words, as the command line does, and waits until it has
 * ended. @throws with what the program says when it fails
 */
export const runCommand = ({ server, folder, env }: Options, ...words: string[]) =>
  execFileSync(process.env.HELPER ?? '', words, {
    env: { ...process.env, ...environment(server, folder), ...env },
    stdio: 'pipe',
    timeout: 10_000,
  })

/** Starts the program that HELPER names with these words, without a driver. */
export const spawnHelper = ({ server, folder }: Options, ...words: string[]): ChildProcess =>
  spawn(process.env.HELPER ?? '', words, {
    env: { ...process.env, ...environment(server, folder) },
    stdio: 'ignore',
  })

/** The environment of a helper, and of its commands: without it they would meet another helper. */
export const environment = (server: string, folder: string) => ({
  SIGHTLINE_SERVER: server,
  XDG_CONFIG_HOME: folder,
  XDG_DATA_HOME: folder,
})

/** The program that the driver has started: a window of the one before it may still be there. */
const childOf = ({ pid }: ChildProcess) =>
  Number(execFileSync('pgrep', ['-o', '-P', String(pid)], { encoding: 'utf8' }))

function collect({ stdout, stderr }: ChildProcess): () => string {
  let text = ''
  for (const stream of [stdout, stderr])
    stream?.setEncoding('utf8').on('data', (piece) => {
      text += piece
    })
  return () => text
}

/**
 * Ends a process, and waits until it and its name on the bus are gone: until then another start
 * would hand over to it.
 */
export async function endProcess(pid: number) {
  if (!isRunning(pid)) return
  process.kill(pid, 'SIGKILL')
  await until(() => !isRunning(pid) && !hasOwner(`${NAME}.SingleInstance`))
}

/**
 * A process that has ended and that nobody has waited for does not run. While it has other threads
 * they hold its files, and so its lock.
 */
function isRunning(pid: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return !/^State:\tZ/m.test(status) || !/^Threads:\t1$/m.test(status)
  } catch {
    return false
  }
}
