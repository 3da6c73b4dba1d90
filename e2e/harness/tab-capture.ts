import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, BrowserType } from '@playwright/test'
import { findWholeBrowser } from '../../scripts/browser.mjs'
import { ownClientAddress } from './accounts.ts'

/** Words of the title of the page that the browser shares when it is asked, without a dialog. */
const SHARED_TITLE = 'Meeting'

/**
 * A browser that shares the tab of the meeting's stand-in for real: its pixels and its sound.
 * Browsers of the other specs have no tabs to share, since the headless shell lacks them.
 */
export async function withTabCapture(
  browserType: BrowserType,
  baseURL: string,
  use: (context: BrowserContext) => Promise<void>,
) {
  const profile = mkdtempSync(join(tmpdir(), 'sightline-tab-'))
  const context = await browserType.launchPersistentContext(profile, {
    executablePath: findWholeBrowser(),
    headless: false,
    baseURL,
    extraHTTPHeaders: ownClientAddress(),
    viewport: { width: 1280, height: 720 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Otherwise no tab has a sound that could be shared.
    ignoreDefaultArgs: ['--mute-audio'],
    args: [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
      `--auto-select-tab-capture-source-by-title=${SHARED_TITLE}`,
      '--disable-backgrounding-occluded-windows',
      '--disable-renderer-backgrounding',
      '--disable-background-timer-throttling',
    ],
  })
  try {
    await use(context)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
