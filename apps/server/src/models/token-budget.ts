import { type AnyColumn, eq, sql } from 'drizzle-orm'
import type { Prompt } from '../adapters/models.ts'
import type { Clock } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { modelCalls } from './table.ts'

export type CallRecord = Omit<typeof modelCalls.$inferInsert, 'id' | 'at' | 'interviewId'>

/** The tokens of an interview, in and out: what may still be used, and what was. */
export interface TokenBudget {
  used(interviewId: string): Promise<number>
  /** True when one more call of this prompt, answered at full length, stays within the budget of an interview that has used so many. */
  canAfford(used: number, prompt: Prompt): boolean
  record(interviewId: string, call: CallRecord): Promise<void>
}

/** Characters of one token, about; English text and code have a little more. */
const TOKEN_LENGTH = 4
/** For what a provider did not count. */
export const estimateTokens = (text: string) => Math.ceil(text.length / TOKEN_LENGTH)

export const estimatePrompt = ({ instructions, prompt, soFar = '' }: Prompt) =>
  estimateTokens(instructions + prompt + soFar)

/** The tokens that an interview has used, for the query of whoever reads more of it. */
export const tokensUsedIn = (db: Db, interviewId: AnyColumn) => sql<number>`(${sumOf(db, interviewId)})`
const sumOf = (db: Db, interviewId: AnyColumn | string) => {
  const sum = sql<number>`coalesce(sum(${modelCalls.tokensIn} + ${modelCalls.tokensOut}), 0)::int`
  return db.select({ sum }).from(modelCalls).where(eq(modelCalls.interviewId, interviewId))
}

export const createTokenBudget = ({ db, clock, budget }: { db: Db; clock: Clock; budget: number }): TokenBudget => ({
  used: async (interviewId) => singleRow(await sumOf(db, interviewId)).sum,
  canAfford: (used, prompt) => used + estimatePrompt(prompt) + prompt.maxOutputTokens <= budget,
  async record(interviewId, call) {
    await db.insert(modelCalls).values({ id: crypto.randomUUID(), interviewId, at: clock(), ...call })
  },
})
