import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../../../scripts/ports.mjs'
import { waitForAnswer } from '../../../../scripts/processes.mjs'
import { processOf } from './desktop.ts'

/** The helper while it runs. */
export interface Helper {
  /** The overlay's page. */
  page: WebDriver
  /** What the program has printed. */
  output(): string
  /** Ends the program. */
  close(): Promise<void>
}

interface Options {
  /** The origin of the server that it speaks to. */
  server: string
  /** Its settings, and its token where there is no keyring. */
  folder: string
  env?: Record<string, string>
}

/** A folder for the settings of a helper, which is removed when the tests end. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-helper-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the program that HELPER names, through the driver of its web view. */
export async function startHelper({ server, folder, env }: Options): Promise<Helper> {
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      TAURI_WEBVIEW_AUTOMATION: 'true',
      SIGHTLINE_SERVER: server,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      ...env,
    },
  })
  const output = collect(driver)
  const url = `http://127.0.0.1:${port}`
  if (!(await waitForAnswer(`${url}/status`, 10_000))) throw new Error('The driver did not start.')
  const options = { binary: process.env.HELPER, args: [] }
  const page = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'wry', 'webkitgtk:browserOptions': options }))
    .build()
  return {
    page,
    output,
    async close() {
      const pid = processOf('Sightline')
      await page.quit()
      // The driver ends the page, and not always the program.
      kill(pid)
      driver.kill()
    },
  }
}

function collect({ stdout, stderr }: ChildProcess): () => string {
  let text = ''
  for (const stream of [stdout, stderr])
    stream?.setEncoding('utf8').on('data', (piece) => {
      text += piece
    })
  return () => text
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
