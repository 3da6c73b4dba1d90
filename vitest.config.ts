import { defineConfig } from 'vitest/config'

/** Generous: a busy machine is no reason to fail. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    // The whole suite is made to run on two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          // Files of one worker share what they import: an interpreter that is compiled, a bank that is read.
          isolate: false,
          include: [
            'apps/web/**/*.test.{ts,tsx}',
            'packages/**/*.test.{ts,tsx}',
            '{bench,stand-ins}/**/*.test.ts',
            'scripts/*.test.mjs',
          ],
        },
      },
      // And here: loading the server takes longer than most of its tests.
      { test: { ...patience, name: 'server', include: ['apps/server/**/*.test.ts'], isolate: false } },
    ],
  },
})
