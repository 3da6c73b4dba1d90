import { eq, sql } from 'drizzle-orm'
import type { Prompt } from '../adapters/models.ts'
import type { Clock } from '../clock.ts'
import { type Db, one } from '../db/client.ts'
import { modelCalls } from './table.ts'

export type Call = Omit<typeof modelCalls.$inferInsert, 'id' | 'at' | 'interviewId'>

/** The tokens of an interview, in and out: what may still be used, and what was. */
export interface Usage {
  /** True when one more call of this prompt, answered at full length, stays within the interview's budget. */
  canAfford(interviewId: string, prompt: Prompt): Promise<boolean>
  record(interviewId: string, call: Call): Promise<void>
}

/** Characters of one token, about; English text and code have a little more. */
const TOKEN_LENGTH = 4
/** For what a provider did not count. */
export const estimateTokens = (text: string) => Math.ceil(text.length / TOKEN_LENGTH)

export const createUsage = ({ db, clock, budget }: { db: Db; clock: Clock; budget: number }): Usage => ({
  async canAfford(interviewId, { instructions, prompt, maxOutputTokens }) {
    const used = sql<number>`coalesce(sum(${modelCalls.tokensIn} + ${modelCalls.tokensOut}), 0)::int`
    const rows = await db.select({ used }).from(modelCalls).where(eq(modelCalls.interviewId, interviewId))
    return one(rows).used + estimateTokens(instructions + prompt) + maxOutputTokens <= budget
  },
  async record(interviewId, call) {
    await db.insert(modelCalls).values({ id: crypto.randomUUID(), interviewId, at: clock(), ...call })
  },
})
