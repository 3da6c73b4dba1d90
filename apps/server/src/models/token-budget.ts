import { type AnyColumn, eq, sql } from 'drizzle-orm'
import type { Prompt } from '../adapters/model.ts'
import type { Clock } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { modelCalls } from './table.ts'

export type CallRecord = Omit<typeof modelCalls.$inferInsert, 'id' | 'at' | 'interviewId'>

/** The limit of tokens per interview, input and output together. */
export interface TokenBudget {
  /** The most tokens of one interview. */
  limit: number
  /** The tokens that an interview has used. */
  used(interviewId: string): Promise<number>
  /**
   * True when an interview that has used `used` tokens can pay for this prompt answered at full
   * length, with `thinkingTokens` of the model's thoughts.
   */
  canAfford(used: number, prompt: Prompt, thinkingTokens?: number): boolean
  record(interviewId: string, call: CallRecord): Promise<void>
}

/** Characters per token, estimated low: English text and code have slightly more. */
const TOKEN_LENGTH = 4
/** Used where the provider gave no count. */
export const estimateTokens = (text: string) => Math.ceil(text.length / TOKEN_LENGTH)

/** What providers count for a picture of the largest size that is sent. */
const PICTURE_TOKENS = 1600
export const estimatePrompt = ({
  instructions,
  prefix = '',
  history = [],
  prompt,
  pictures = [],
}: Prompt) =>
  estimateTokens(instructions + prefix + history.join('') + prompt) +
  pictures.length * PICTURE_TOKENS

/**
 * The tokens that an interview has used, as a subquery for queries that read more of the interview.
 */
export const tokensUsedIn = (db: Db, interviewId: AnyColumn) =>
  sql<number>`(${sumOf(db, interviewId)})`
const sumOf = (db: Db, interviewId: AnyColumn | string) => {
  const sum = sql<number>`coalesce(sum(${modelCalls.tokensIn} + ${modelCalls.tokensOut}), 0)::int`
  return db.select({ sum }).from(modelCalls).where(eq(modelCalls.interviewId, interviewId))
}

export const createTokenBudget = ({
  db,
  clock,
  limit,
}: {
  db: Db
  clock: Clock
  limit: number
}): TokenBudget => ({
  limit,
  used: async (interviewId) => singleRow(await sumOf(db, interviewId)).sum,
  canAfford: (used, prompt, thinkingTokens = 0) =>
    used + estimatePrompt(prompt) + prompt.maxOutputTokens + thinkingTokens <= limit,
  async record(interviewId, call) {
    await db
      .insert(modelCalls)
      .values({ id: crypto.randomUUID(), interviewId, at: clock(), ...call })
  },
})
