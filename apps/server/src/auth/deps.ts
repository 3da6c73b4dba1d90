import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { MailQueue } from '../platform/mail/queue.ts'
import type { KnownDevices } from './log-in/known-devices.ts'
import type { LogInSessions } from './log-in-session.ts'

/** What the authentication routes are given. */
export interface AuthDeps {
  db: Db
  env: Env
  clock: Clock
  limiter: Limiter
  mailer: Mailer
  mails: MailQueue
  logInSessions: LogInSessions
  knownDevices: KnownDevices
  /** Ends what other features have opened for the user and log-in sessions do not end. */
  onNewPassword(tx: Db, userId: string, options: { endsDevices: boolean }): Promise<void>
  /**
   * Runs work that may continue after the response was sent; the server waits for it before it
   * shuts down.
   */
  inBackground(work: Promise<void>): void
}
