import { composeMail } from '../platform/mail/compose.ts'
import type { Mail } from '../platform/mail/mailer.ts'

/**
 * The mail with the sign-up code. Its link contains a token in the hash, which browsers do not send
 * to servers.
 */
export function signUpMail(
  webOrigin: string,
  email: string,
  { code, token }: { code: string; token: string },
): Mail {
  const url = `${webOrigin}/auth-callback#${new URLSearchParams({ email, token, type: 'signup' })}`
  return composeMail({
    subject: `${code} is your Sightline code`,
    intro: ['Enter this code where you are signing up:'],
    code,
    action: { label: 'Verify this address', url },
    outro: [
      'The button works in the browser that you sign up with. The code is good for 10 minutes, the button for an hour, both once.',
      'If you did not sign up, ignore this mail: without the code no account is made.',
    ],
  })
}

/**
 * The mail with the recovery link. The link's secrets are in the hash, which browsers do not send
 * to servers.
 */
export function recoveryMail(webOrigin: string, tokens: { access: string; refresh: string }): Mail {
  const hash = new URLSearchParams({
    access_token: tokens.access,
    refresh_token: tokens.refresh,
    type: 'recovery',
  })
  return composeMail({
    subject: 'Set a new password for Sightline',
    intro: ['Somebody, hopefully you, asked to set a new password for this account.'],
    action: { label: 'Set a new password', url: `${webOrigin}/reset-password#${hash}` },
    outro: [
      'The link is good for one hour and one new password. Setting a new password signs you out everywhere.',
      'If it was not you, ignore this mail: nothing changes.',
    ],
  })
}

const NOT_YOU =
  'If it was not you, set a new password at once: that signs out everybody, and only this mailbox can do it.'

/** The mail about a password that was set or changed. */
export const newPasswordMail = (
  webOrigin: string,
  { endsDevices }: { endsDevices: boolean },
): Mail =>
  composeMail({
    subject: 'Your Sightline password was changed',
    intro: [
      endsDevices
        ? 'Your account has a new password. All other browsers and all devices were signed out.'
        : 'Your account has a new password. All other browsers were signed out; devices stay signed in.',
    ],
    action: { label: 'Set a new password', url: `${webOrigin}/forgot-password` },
    outro: ['If it was you, there is nothing to do.', NOT_YOU],
  })

/** The mail about a Google account that can log in to the account from now on. */
export const googleLinkMail = (webOrigin: string): Mail =>
  composeMail({
    subject: 'Google was added to your Sightline account',
    intro: [
      'The Google account with this address can now log in to your account, as well as your password.',
    ],
    action: { label: 'Set a new password', url: `${webOrigin}/forgot-password` },
    outro: [
      'If it was you, there is nothing to do.',
      'If it was not you, secure your Google account first, then set a new password and write to us.',
    ],
  })

/** The mail about a log-in with a browser that had not logged in to the account before. */
export const newDeviceMail = (
  webOrigin: string,
  { device, address, at }: { device: string; address: string; at: Date },
): Mail =>
  composeMail({
    subject: 'New log-in to your Sightline account',
    intro: [
      `${device} logged in to your account, which it had not done before.`,
      `Time: ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC. Network address: ${address}.`,
    ],
    action: { label: 'Set a new password', url: `${webOrigin}/forgot-password` },
    outro: ['If it was you, there is nothing to do.', NOT_YOU],
  })
