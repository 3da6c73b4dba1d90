import { DrizzleQueryError } from 'drizzle-orm'

/** What PostgreSQL answers instead of taking a connection: too many of them, or it is starting or stopping. */
const REFUSALS = ['53300', '57P01', '57P02', '57P03']
const NO_CONNECTION = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND']
/** The pool gives these no code: no connection was free in time, or the one in use was cut. */
const POOL_SAYS = /^(timeout exceeded when trying to connect|Connection terminated)/

/** Whether a query failed because no connection to the database was to be had, or it was lost. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (POOL_SAYS.test(error.message)) return true
  const reason = error instanceof DrizzleQueryError ? error.cause : error
  if (reason !== error && isDatabaseUnreachable(reason)) return true
  const code = reason && 'code' in reason ? String(reason.code) : ''
  // A third party may be away just as well: a network's code counts where it was a query that met it.
  return REFUSALS.includes(code) || (reason !== error && NO_CONNECTION.includes(code))
}
