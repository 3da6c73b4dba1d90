import type {
  ChangePassword,
  DeleteAccount,
  UpdateAccount,
} from '@sightline/contracts/account/account'
import type * as z from 'zod/mini'
import { fetchFile, fetchJson, send } from '../http.ts'

const parseLogInSession = async (body: unknown) =>
  (await import('@sightline/contracts/auth/auth')).LogInSession.parse(body)

/** Requests about the user's account; all throw ApiError. */
export const accountApi = {
  /** The devices on which the account is signed in, latest first. */
  devices: () =>
    fetchJson('GET', '/account/sessions', async (body) => {
      const { SignedInDevices } = await import('@sightline/contracts/account/account')
      return SignedInDevices.parse(body)
    }),
  signOutDevice: (id: string) => send('DELETE', `/account/sessions/${encodeURIComponent(id)}`),
  update: (changes: z.input<typeof UpdateAccount>) =>
    fetchJson('PATCH', '/account', parseLogInSession, changes),
  /** Signs out all other browsers, and devices if the user wants. */
  changePassword: (passwords: z.input<typeof ChangePassword>) =>
    send('POST', '/account/password', passwords),
  /** All stored data about the user, as a JSON file. */
  export: () => fetchFile('/account/export'),
  delete: (proof: z.input<typeof DeleteAccount>) => send('DELETE', '/account', proof),
}
