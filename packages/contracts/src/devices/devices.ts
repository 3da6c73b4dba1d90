import * as z from 'zod/mini'
import { Credits } from '../credits/credits.ts'
import { Text } from '../text/text.ts'
import { hasVisibleCharacter, withoutInvisible } from '../text/visible-text.ts'
import { DEVICE_KINDS, DEVICE_NAME_MAX_LENGTH, DEVICE_SCOPES } from './limits.ts'

export const DeviceKind = z.enum(DEVICE_KINDS)
export type DeviceKind = z.infer<typeof DeviceKind>

export const DeviceScope = z.enum(DEVICE_SCOPES)
export type DeviceScope = z.infer<typeof DeviceScope>

/** What a program says of itself; shown, and trusted in nothing. */
const DeviceText = Text.check(
  z.overwrite(withoutInvisible),
  z.trim(),
  z.maxLength(DEVICE_NAME_MAX_LENGTH),
  z.regex(/^\P{Cc}*$/u, 'Please write this on one line.'),
  z.refine(hasVisibleCharacter, 'Please name the device.'),
)

const device = {
  id: z.uuid(),
  kind: DeviceKind,
  name: z.string(),
  /** Its operating system or browser, in its own words. */
  system: z.string(),
}

/** A signed-in device, as its owner sees it. */
export const Device = z.object({
  ...device,
  scopes: z.array(DeviceScope),
  createdAt: z.iso.datetime(),
  /** To the hour. */
  lastUsedAt: z.iso.datetime(),
})
export type Device = z.infer<typeof Device>
/** GET /api/devices: those that have not ended, latest first. */
export const Devices = z.array(Device)

/** POST /api/devices/authorizations: a device asks for a code (RFC 8628, in JSON). */
export const AskForCode = z.strictObject({
  kind: DeviceKind,
  name: DeviceText,
  system: DeviceText,
})
export type AskForCode = z.infer<typeof AskForCode>

/** The codes of a device: `device_code` for its questions, `user_code` for its user. */
export const DeviceCodes = z.object({
  device_code: z.string(),
  /** As in XXXX-XXXX. */
  user_code: z.string(),
  verification_uri: z.url(),
  /** In seconds. */
  expires_in: z.int(),
  /** The least number of seconds between two questions. */
  interval: z.int(),
})
export type DeviceCodes = z.infer<typeof DeviceCodes>

/**
 * POST /api/devices/authorizations/token: a device asks whether its code was confirmed. Until then
 * the answer is an error: authorization_pending, slow_down, access_denied or expired_token.
 */
export const AskForToken = z.strictObject({ device_code: z.string().check(z.maxLength(100)) })

/** POST /api/devices/token as well, which exchanges a token for the next one. */
export const DeviceToken = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Separated by spaces. */
  scope: z.string(),
})
export type DeviceToken = z.infer<typeof DeviceToken>

/** POST /api/devices/authorizations/claim: the signed-in user types the code. */
export const ClaimCode = z.strictObject({ user_code: Text.check(z.maxLength(40)) })
/** The device that asks to be signed in. */
export const ClaimedDevice = z.object({
  ...device,
  address: z.string(),
  askedAt: z.iso.datetime(),
})
export type ClaimedDevice = z.infer<typeof ClaimedDevice>

/** POST /api/devices/authorizations/:id/decision */
export const DecideDevice = z.strictObject({ is_confirmed: z.boolean() })

/** GET /api/devices/current: what a device of the scope `live` may know of its account. */
export const CurrentDevice = z.object({
  device: Device,
  email: z.string(),
  credits: Credits,
  contexts: z.object({
    hasResume: z.boolean(),
    jobDescriptions: z.array(z.object({ id: z.uuid(), title: z.string() })),
    stories: z.array(z.object({ id: z.uuid(), title: z.string() })),
  }),
})
export type CurrentDevice = z.infer<typeof CurrentDevice>
