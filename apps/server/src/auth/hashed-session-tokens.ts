import type { BetterAuthOptions, DBAdapter, Where } from 'better-auth'
import { hashToken } from './secrets.ts'

type CreateAdapter = (options: BetterAuthOptions) => DBAdapter<BetterAuthOptions>

/**
 * Stores the hash of each session token instead of the token, so that a copy of the database opens
 * no session. Better Auth has no option for this: it is given an adapter that hashes tokens on
 * their way to the database, and returns the token of a new session, which goes into the cookie.
 */
export const withHashedSessionTokens =
  (createAdapter: CreateAdapter): CreateAdapter =>
  (options) => {
    const adapter = createAdapter(options)
    const hashWhere = <Query extends { model: string; where?: Where[] | undefined }>(
      query: Query,
    ): Query =>
      query.model === 'session' && query.where
        ? { ...query, where: query.where.map(hashCondition) }
        : query
    return {
      ...adapter,
      async create<T extends Record<string, unknown>, R = T>(
        input: Parameters<typeof adapter.create<T, R>>[0],
      ): Promise<R> {
        const { token } = input.data as { token?: unknown }
        if (input.model !== 'session' || typeof token !== 'string')
          return adapter.create<T, R>(input)
        const created = await adapter.create<T, R>({
          ...input,
          data: { ...input.data, token: hashToken(token) },
        })
        return { ...created, token }
      },
      findOne: (query) => adapter.findOne(hashWhere(query)),
      findMany: (query) => adapter.findMany(hashWhere(query)),
      update: (query) => adapter.update(hashWhere(query)),
      updateMany: (query) => adapter.updateMany(hashWhere(query)),
      delete: (query) => adapter.delete(hashWhere(query)),
      deleteMany: (query) => adapter.deleteMany(hashWhere(query)),
    }
  }

const hashCondition = (condition: Where): Where => {
  if (condition.field !== 'token') return condition
  const { value } = condition
  if (typeof value === 'string') return { ...condition, value: hashToken(value) }
  return Array.isArray(value)
    ? { ...condition, value: value.map((token) => hashToken(String(token))) }
    : condition
}
