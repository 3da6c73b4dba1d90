import { z } from 'zod'
import { Email, NewPassword } from './auth.ts'
import { PASSWORD_MAX_LENGTH } from './auth-limits.ts'
import { Text } from './text.ts'
import { hasVisibleCharacter } from './visible-text.ts'

export const FULL_NAME_MAX_LENGTH = 100

/** PATCH /api/account */
export const UpdateAccount = z.strictObject({
  full_name: Text.trim().max(FULL_NAME_MAX_LENGTH).refine(hasVisibleCharacter, 'Please enter your name.'),
})

/** A device on which the account is signed in. GET /api/account/sessions lists the devices, latest first. */
export const SignedInDevice = z.object({
  id: z.uuid(),
  device: z.string(),
  address: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type SignedInDevice = z.infer<typeof SignedInDevice>

/** DELETE /api/account: the address as a confirmation, and the password if the account has one. */
export const DeleteAccount = z.strictObject({
  email: Email,
  password: Text.max(PASSWORD_MAX_LENGTH).default(''),
})

/** POST /api/account/password: the present password as a proof, and the new one. */
export const ChangePassword = z.strictObject({
  current_password: Text.min(1, 'Please enter your present password.').max(PASSWORD_MAX_LENGTH),
  password: NewPassword,
})
