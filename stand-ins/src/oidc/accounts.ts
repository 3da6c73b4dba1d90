import { createHash } from 'node:crypto'
import { z } from 'zod'

/** The log-in form, parsed into the claims of the ID token. */
export const Account = z
  .object({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[^\s@]+@[^\s@]+$/, 'Type an address, as in asha@example.com.'),
    name: z.string().trim().max(200).default(''),
    verified: z.literal('on').optional(),
    picture: z
      .union([
        z.literal(''),
        z.url({ protocol: /^https?$/, error: 'The picture must be a web address.' }),
      ])
      .default(''),
    subject: z
      .union([z.literal(''), z.string().regex(/^\d{21}$/, 'A subject has 21 digits.')])
      .default(''),
    without_id_token: z.literal('on').optional(),
  })
  .transform(({ email, name, verified, picture, subject, without_id_token }) => ({
    sub: subject || subjectOf(email),
    /** Not a claim: the token endpoint leaves the ID token out. */
    hasIdToken: without_id_token === undefined,
    email,
    email_verified: verified === 'on',
    name: name || email.replace(/@.*/, ''),
    ...(picture && { picture }),
  }))
export type Account = z.output<typeof Account>

/**
 * Derives the subject from the address, so that an address always gets the same one: 21 digits,
 * like Google's.
 */
const subjectOf = (email: string) =>
  (BigInt(`0x${createHash('sha256').update(email).digest('hex')}`) % 10n ** 21n)
    .toString()
    .padStart(21, '1')
