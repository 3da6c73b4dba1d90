import { existsSync } from 'node:fs'
import { installPackage, onPath } from './debian.mjs'

/** The shell first: without the parts that draw a browser's own windows it needs half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * A Chromium or Chrome of this machine: CHROMIUM_PATH, else an installed one, else Debian's package is installed.
 * @returns {string} path of the program
 * @throws {Error} saying what to do when there is none
 */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`)
  }
  const found =
    installed() ?? (installPackage('chromium-headless-shell') || installPackage('chromium') ? installed() : undefined)
  if (found) return found
  throw new Error('No Chromium or Chrome was found. Install one, or name its program in CHROMIUM_PATH.')
}

const installed = () => names.map(onPath).find(Boolean) ?? elsewhere.find((path) => existsSync(path))
