import { composeMail } from '../platform/mail/compose.ts'
import type { Mail } from '../platform/mail/mailer.ts'

/**
 * The mail with the sign-up code. Its link contains the same code in the hash, which browsers do not send to servers.
 */
export function signUpMail(webOrigin: string, email: string, code: string): Mail {
  const url = `${webOrigin}/auth-callback#${new URLSearchParams({ email, token: code, type: 'signup' })}`
  return composeMail({
    subject: `${code} is your Sightline code`,
    intro: ['Enter this code where you are signing up:'],
    code,
    action: { label: 'Verify this address', url },
    outro: [
      'The button works in the browser that you signed up with. Code and button are good for 10 minutes, once.',
      'If you did not sign up, ignore this mail: without the code no account is made.',
    ],
  })
}

/** The mail with the recovery link. The link's secrets are in the hash, which browsers do not send to servers. */
export function recoveryMail(webOrigin: string, tokens: { access: string; refresh: string }): Mail {
  const hash = new URLSearchParams({ access_token: tokens.access, refresh_token: tokens.refresh, type: 'recovery' })
  return composeMail({
    subject: 'Set a new password for Sightline',
    intro: ['Somebody, hopefully you, asked to set a new password for this account.'],
    action: { label: 'Set a new password', url: `${webOrigin}/reset-password#${hash}` },
    outro: [
      'The link is good for one hour, once. Setting a new password signs you out everywhere.',
      'If it was not you, ignore this mail: nothing changes.',
    ],
  })
}
