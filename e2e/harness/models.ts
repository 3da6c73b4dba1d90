import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Server } from './server-process.ts'
import { test as base, expect } from './test.ts'

const SERVER_ENV = {
  MODELS: 'openai:first+images,anthropic:claude-second',
  MODEL_FIRST_WORDS_MS: '3000',
  TRANSCRIBER:
    'openai-realtime:live@{stand-ins}/transcriber/v1,openai-compatible:whisper@{stand-ins}/transcriber/v1',
  CODE_RUNNER_URL: '{stand-ins}/code-runner',
  CODE_RUNNER_TOKEN: 'stand-in-secret',
  CODE_RUNNER_LIMIT_MS: '30000',
}

const Calls = z.array(
  z.object({
    texts: z.array(z.string()),
    pictures: z.array(z.object({ mediaType: z.string(), size: z.int() })),
    hasLeft: z.boolean(),
    wordsSent: z.int(),
  }),
)

/** Controls the models' stand-in. */
export interface Models {
  /** Sets the models' behaviour for the following calls. */
  script: (...steps: object[]) => Promise<void>
  /** The calls since the script was set. */
  calls: () => Promise<z.infer<typeof Calls>>
  /** All texts that the models received since then. */
  told: () => Promise<string>
}

const createModelControl = (page: Page, { standIns }: Server): Models => {
  const calls = async () =>
    Calls.parse(await (await page.request.get(`${standIns}/models/calls`)).json())
  return {
    async script(...steps) {
      const answer = await page.request.put(`${standIns}/models/script`, { data: steps })
      if (!answer.ok()) throw new Error(await answer.text())
    },
    calls,
    told: async () => (await calls()).flatMap(({ texts }) => texts).join('\n'),
  }
}

/**
 * Tests of a signed-in user on a server with two models of different providers, a transcriber and a
 * code runner, all played by stand-ins, in a browser with a microphone. Specs that need any of
 * these share this one configuration, since every other one would start another server.
 */
export const test = base.extend<{ models: Models; isSignedIn: true }, { talkFile: string }>({
  serverEnv: [SERVER_ENV, { scope: 'worker' }],
  models: async ({ page, server }, use) => {
    // The circuit of a model that failed in an earlier test lets calls through again after a
    // minute.
    await server.advance({ minutes: 2 })
    await use(createModelControl(page, server))
  },
  isSignedIn: [({ asha: _ }, use) => use(true), { auto: true }],
  /** The WAV file that the fake microphone plays once each time it is opened. */
  talkFile: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'sightline-talk-'))
      await use(join(folder, 'talk.wav'))
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, talkFile }, use) => {
      // The fake UI grants the microphone permission.
      const args = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']
      args.push(`--use-file-for-fake-audio-capture=${talkFile}%noloop`)
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
    },
    { scope: 'worker' },
  ],
})

export { expect }
