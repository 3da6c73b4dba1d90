import { request } from '@playwright/test'
import { createAccounts, ownClientAddress } from '@sightline/e2e/harness/accounts'
import { createMail } from '@sightline/e2e/harness/mail'
import type { Server } from '@sightline/e2e/harness/server-process'
import { z } from 'zod'

const Claimed = z.object({ id: z.string() })
const Devices = z.array(z.object({ id: z.string(), name: z.string() }))

/** A new user of the site, who is signed in there as in a browser. */
export async function newPerson(server: Server) {
  const accounts = createAccounts(request, server.origin, createMail(server.standIns))
  const { email, storageState } = await accounts.signUp()
  const site = await request.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: ownClientAddress(),
    storageState,
  })
  return {
    email,
    /** Requests as this person's browser sends them. */
    site,
    /** Types a code on the site, and says whether the device is theirs. */
    async answerCode(user_code: string, is_confirmed: boolean) {
      const claim = await site.post('/api/devices/authorizations/claim', { data: { user_code } })
      const { id } = Claimed.parse(await claim.json())
      await site.post(`/api/devices/authorizations/${id}/decision`, { data: { is_confirmed } })
    },
    devices: async () => Devices.parse(await (await site.get('/api/devices')).json()),
    async endDevices() {
      for (const { id } of await this.devices()) await site.delete(`/api/devices/${id}`)
    },
  }
}
