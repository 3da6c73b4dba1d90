import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Server } from './server-process.ts'

/** Two models, one of each provider, which the stand-in plays. */
export const MODEL_SETTINGS = {
  MODELS: 'openai:first,anthropic:claude-second',
  OPENAI_API_KEY: 'stand-in-key',
  OPENAI_API_URL: '{stand-ins}/models/openai/v1',
  ANTHROPIC_API_KEY: 'stand-in-key',
  ANTHROPIC_API_URL: '{stand-ins}/models/anthropic/v1',
  MODEL_FIRST_WORDS_MS: '3000',
}

const Calls = z.array(z.object({ texts: z.array(z.string()) }))

/** The stand-in of the models. */
export const modelsOf = (page: Page, { standIns }: Server) => ({
  /** What they are to do from now on. */
  async script(...steps: object[]) {
    const answer = await page.request.put(`${standIns}/models/script`, { data: steps })
    if (!answer.ok()) throw new Error(await answer.text())
  },
  /** All that they were told since the script was written. */
  async told() {
    const calls = Calls.parse(await (await page.request.get(`${standIns}/models/calls`)).json())
    return calls.flatMap(({ texts }) => texts).join('\n')
  },
})
