import { createTransport } from 'nodemailer'
import { SECOND_MS } from '../platform/clock.ts'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'

export interface Mail {
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /** Hands a mail to the mail server. @throws AppError('upstream_failed') when that does not take it within ten seconds. */
  send(to: string, mail: Mail): Promise<void>
  close(): void
}

/** Mail over SMTP. */
export function createMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): Mailer {
  const transport = createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 5 * SECOND_MS,
    greetingTimeout: 5 * SECOND_MS,
    socketTimeout: 8 * SECOND_MS,
  })
  return {
    async send(to, mail) {
      // An address object, so that no address can smuggle in a second recipient or a header.
      const sent = transport.sendMail({ from: env.MAIL_FROM, to: { name: '', address: to }, ...mail })
      const { promise: tooLate, reject } = Promise.withResolvers<never>()
      const timer = setTimeout(() => reject(new Error('The mail server did not answer in time')), 10 * SECOND_MS)
      try {
        await Promise.race([sent, tooLate])
      } catch (cause) {
        sent.catch(() => {})
        throw new AppError('upstream_failed', 'The e-mail could not be sent. Try again in a minute.', { cause })
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close(),
  }
}
