import * as z from 'zod/mini'
import { Email, NewPassword } from '../auth/auth.ts'
import { PASSWORD_MAX_LENGTH } from '../auth/limits.ts'
import { Text } from '../text/text.ts'
import { hasVisibleCharacter } from '../text/visible-text.ts'

export const FULL_NAME_MAX_LENGTH = 100

/** PATCH /api/account */
export const UpdateAccount = z.strictObject({
  full_name: Text.check(
    z.trim(),
    z.maxLength(FULL_NAME_MAX_LENGTH),
    z.refine(hasVisibleCharacter, 'Please enter your name.'),
  ),
})

/** A device on which the account is signed in. */
export const SignedInDevice = z.object({
  id: z.uuid(),
  device: z.string(),
  address: z.nullable(z.string()),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type SignedInDevice = z.infer<typeof SignedInDevice>
/** GET /api/account/sessions, latest first. */
export const SignedInDevices = z.array(SignedInDevice)

/** DELETE /api/account: the address as a confirmation, and the password if the account has one. */
export const DeleteAccount = z.strictObject({
  email: Email,
  password: z._default(Text.check(z.maxLength(PASSWORD_MAX_LENGTH)), ''),
})

/** POST /api/account/password: the present password as a proof, and the new one. */
export const ChangePassword = z.strictObject({
  current_password: Text.check(
    z.minLength(1, 'Please enter your present password.'),
    z.maxLength(PASSWORD_MAX_LENGTH),
  ),
  password: NewPassword,
  /** Whether devices end as well, as other log-in sessions do. */
  ends_devices: z._default(z.boolean(), true),
})
