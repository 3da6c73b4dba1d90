import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'

/** Each worker brings its own stand-ins and its own server on a database of its own; see harness/test.ts. */
export default defineConfig({
  globalSetup: './template-database.ts',
  testDir: './specs',
  testMatch: '**/*.spec.ts',
  projects: [
    // One after the other, so that each of these servers is started once, beside those of everything else.
    { name: 'custom-env', testMatch: 'custom-env/*.spec.ts', workers: 1 },
    { name: 'default-env', testIgnore: 'custom-env/**' },
  ],
  outputDir: './test-results/files',
  // One more than the cores that it is made for: a journey waits for a tenth of its time.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous: a busy machine is no reason to fail.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: './test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    // What moves is looked at by people; what is clicked had better stand still.
    contextOptions: { reducedMotion: 'reduce' },
    // Of those that fail: harness/test.ts.
    screenshot: 'off',
    trace: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
