import { existsSync } from 'node:fs'
import { installPackage, onPath } from './debian.mjs'

/** In order of preference: the headless shell takes half the time of a whole browser. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const INSTALLED_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds a Chromium or Chrome: CHROMIUM_PATH, else an installed one, else Debian's package, which it
 * installs.
 * @returns {string} path of the program
 * @throws {Error} saying what to do when there is none
 */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given))
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`)
  const found = given || installedBrowser() || installBrowser()
  if (found) return found
  throw new Error(
    'No Chromium or Chrome was found. Install one, or name its program in CHROMIUM_PATH.',
  )
}

/** Browsers with tabs that can be shared, which the headless shell lacks. */
const WHOLE_BROWSERS = PROGRAMS.filter((program) => program !== 'chromium-headless-shell')
const installedWholeBrowser = () =>
  WHOLE_BROWSERS.map(onPath).find(Boolean) ?? INSTALLED_APPS.find((path) => existsSync(path))

/**
 * Finds a whole Chromium or Chrome, or installs Debian's package.
 * @returns {string} path of the program
 * @throws {Error} when there is none
 */
export function findWholeBrowser() {
  const found =
    installedWholeBrowser() ?? (installPackage('chromium') ? installedWholeBrowser() : undefined)
  if (found) return found
  throw new Error('No whole Chromium or Chrome was found. Install one.')
}

const installedBrowser = () =>
  PROGRAMS.map(onPath).find(Boolean) ?? INSTALLED_APPS.find((path) => existsSync(path))

function installBrowser() {
  const isInstalled = installPackage('chromium-headless-shell') || installPackage('chromium')
  return isInstalled ? installedBrowser() : undefined
}
