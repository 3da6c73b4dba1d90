import { composeMail } from '../platform/mail/compose.ts'
import type { Mail } from '../platform/mail/mailer.ts'

interface NamedDevice {
  name: string
  system: string
}

const nameOf = ({ name, system }: NamedDevice) => `${name} (${system})`
const settingsOf = (webOrigin: string) => ({
  label: 'See where you are signed in',
  url: `${webOrigin}/home/profile`,
})

/** The mail about a device that was signed in by its code. */
export const deviceSignedInMail = (
  webOrigin: string,
  device: NamedDevice & { address: string; at: Date },
): Mail =>
  composeMail({
    subject: 'A new device was signed in to Sightline',
    intro: [
      `${nameOf(device)} was signed in to your account with a code that was confirmed on the site.`,
      `Time: ${device.at.toISOString().slice(0, 16).replace('T', ' ')} UTC. Network address of the device: ${device.address}.`,
    ],
    action: settingsOf(webOrigin),
    outro: [
      'If it was you, there is nothing to do.',
      'If it was not you, end the device at once on that page, and set a new password.',
    ],
  })

/** The mail about a device that was ended, because a token came back that it no longer uses. */
export const tokenReusedMail = (webOrigin: string, device: NamedDevice): Mail =>
  composeMail({
    subject: 'A device was signed out of Sightline to protect your account',
    intro: [
      `An old key of ${nameOf(device)} was used again. Somebody may have copied it from that computer, so the device was signed out, and so was whoever has the copy.`,
    ],
    action: settingsOf(webOrigin),
    outro: [
      'Sign the device in again when you need it. If it happens once more, look for programs on that computer that do not belong there.',
    ],
  })
