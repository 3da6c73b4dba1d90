import { normalizeEmail } from '@sightline/contracts/text/email-address'
import { createTransport } from 'nodemailer'
import { SECOND_MS } from '../platform/clock.ts'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import type { Mailer } from '../platform/mail/mailer.ts'

const TIMEOUT_MS = 10 * SECOND_MS

/** Sends mail over SMTP. */
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
    async send(to, { unsubscribeUrl, ...mail }) {
      // Nodemailer rewrites other spellings, which would then reach a mailbox that no limit counts.
      if (normalizeEmail(to) !== to) throw new Error('A mail address is not in its normal spelling')
      // An address object prevents injection: an address in a string could add a second recipient
      // or a header.
      const sent = transport.sendMail({
        from: env.MAIL_FROM,
        to: { name: '', address: to },
        ...mail,
        ...(unsubscribeUrl !== undefined && {
          headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      })
      const { promise: timeout, reject } = Promise.withResolvers<never>()
      const timer = setTimeout(
        () => reject(new Error('The mail server did not answer in time')),
        TIMEOUT_MS,
      )
      try {
        await Promise.race([sent, timeout])
      } catch (cause) {
        sent.catch(() => {})
        throw new AppError(
          'upstream_failed',
          'The e-mail could not be sent. Try again in a minute.',
          { cause },
        )
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close(),
  }
}
