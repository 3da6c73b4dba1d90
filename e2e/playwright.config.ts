import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'

/** Every worker starts its own server, database and stand-ins; see harness/test.ts. */
export default defineConfig({
  globalSetup: './template-database.ts',
  testDir: './specs',
  testMatch: '**/*.spec.ts',
  projects: [
    // One worker runs these files in turn, so that each server with its own environment starts
    // once.
    { name: 'custom-env', testMatch: 'custom-env/*.spec.ts', workers: 1 },
    { name: 'default-env', testIgnore: 'custom-env/**' },
  ],
  outputDir: './test-results/files',
  // Twice the two cores of CI: specs wait for timers, downloads and replies.
  workers: 4,
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
    // The service worker's requests would pass by the routes that specs set up. offline.spec.ts
    // allows it.
    serviceWorkers: 'block',
    // Animations would make clicks wait.
    contextOptions: { reducedMotion: 'reduce' },
    // harness/test.ts attaches screenshots of failed tests.
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
        // No machine of the tests has a graphics card, and a process for it costs time.
        '--disable-gpu',
        '--in-process-gpu',
      ],
    },
  },
})
