import { configDefaults, defineConfig } from 'vitest/config'
import { messages } from './apps/web/messages-plugin.ts'

/** Long enough for a busy machine, and for unit tests that give way to the browser specs. */
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 20_000 } } }

/** Tests that run every question of the bank: its solutions, right ones and wrong ones, and its drawn inputs. */
const SOLUTIONS = ['packages/question-bank/test/{questions,probes,inputs,references-*}.test.ts']

export default defineConfig({
  test: {
    // The suite is planned for two cores.
    maxWorkers: 2,
    projects: [
      {
        plugins: [messages()],
        test: {
          ...timeouts,
          name: 'unit',
          setupFiles: ['apps/web/vitest.setup.ts'],
          // Test files in one worker share what they import, such as a compiled runtime or the question bank.
          isolate: false,
          include: [
            'apps/web/**/*.test.{ts,tsx}',
            'packages/**/*.test.{ts,tsx}',
            '{bench,stand-ins}/**/*.test.ts',
            'scripts/*.test.mjs',
          ],
          exclude: [...configDefaults.exclude, ...SOLUTIONS],
        },
      },
      { test: { ...timeouts, name: 'solutions', include: SOLUTIONS, isolate: false } },
      // Not isolated either: loading the server takes longer than most of its tests.
      { test: { ...timeouts, name: 'server', include: ['apps/server/**/*.test.ts'], isolate: false } },
    ],
  },
})
