import { DrizzleQueryError } from 'drizzle-orm'

/** No connection to the database could be opened. */
export class DatabaseConnectionError extends Error {}

/**
 * PostgreSQL error codes for work refused for the time being: a full disk, too little memory, too
 * many connections, a statement that took too long, or a server that is starting or stopping.
 */
const REFUSED_BY_SERVER = ['53100', '53200', '53300', '57014', '57P01', '57P02', '57P03']
const NETWORK_ERRORS = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]
/** The pool sets no code when no connection became free in time or when a connection was lost. */
const POOL_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/

/**
 * True when a query failed because no connection to the database was available, because the
 * connection was lost, or because the database refused or gave up the work for the time being.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseConnectionError || POOL_MESSAGES.test(error.message)) return true
  const reason = error instanceof DrizzleQueryError ? error.cause : error
  const isFromQuery = reason !== error
  if (isFromQuery && isDatabaseUnavailable(reason)) return true
  const code = reason && 'code' in reason ? String(reason.code) : ''
  // Network errors count only when a query caused them: a third party may be unreachable as well.
  return REFUSED_BY_SERVER.includes(code) || (isFromQuery && NETWORK_ERRORS.includes(code))
}
