import { configDefaults, defineConfig } from 'vitest/config'
import { messages } from './apps/web/messages-plugin.ts'

/** Long enough for a busy machine, and for unit tests that give way to the browser specs. */
const timeouts = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
}

/**
 * Tests that run every question of the bank: its solutions, right ones and wrong ones, and its
 * drawn inputs.
 */
const SOLUTIONS = ['packages/question-bank/test/{questions,probes,inputs,references-*}.test.ts']

/**
 * Node loads the modules itself, as in production: Vite's loader makes each use of an import a
 * look-up, which takes a third of the time of the coach's tests. Test files in one worker share
 * what they import, such as a compiled runtime, the question bank or the server.
 */
const asNodeRuns = { isolate: false, experimental: { viteModuleRunner: false } }

export default defineConfig({
  test: {
    // The suite is planned for two cores.
    maxWorkers: 2,
    projects: [
      {
        plugins: [messages()],
        test: {
          ...timeouts,
          name: 'unit-web',
          setupFiles: ['apps/web/vitest.setup.ts'],
          include: ['apps/web/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        test: {
          ...timeouts,
          ...asNodeRuns,
          name: 'unit',
          include: [
            '{packages,bench,stand-ins,apps/desktop/src}/**/*.test.ts',
            'scripts/*.test.mjs',
          ],
          exclude: [...configDefaults.exclude, ...SOLUTIONS],
        },
      },
      { test: { ...timeouts, ...asNodeRuns, name: 'solutions', include: SOLUTIONS } },
      {
        test: { ...timeouts, ...asNodeRuns, name: 'server', include: ['apps/server/**/*.test.ts'] },
      },
    ],
  },
})
