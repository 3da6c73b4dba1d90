import { z } from 'zod'
import type { startStandIns } from '../../../stand-ins/src/start.ts'

type StandIns = Awaited<ReturnType<typeof startStandIns>>

/**
 * The environment that points a server at the stand-ins. Models, transcriber and object store need
 * one more variable each.
 */
export const standInEnvironment = ({ environment }: StandIns) => ({
  ...environment.mail,
  ...environment.google,
  ...environment.ipLookup,
  ...environment.payments,
  ...environment.exchangeRates,
  ...environment.models,
  ...environment.transcriber,
  ...environment.objectStore,
  ...environment.boards,
})

/** Reads what the stand-ins received and makes them fail on demand. */
export function controlStandIns({ origin }: StandIns) {
  const mailTo = async (email: string) => {
    const response = await fetch(`${origin}/mail/messages?to=${encodeURIComponent(email)}`)
    return z
      .array(z.object({ subject: z.string(), text: z.string(), html: z.string() }))
      .parse(await response.json())
  }
  return {
    mailTo,

    async codeFor(email: string): Promise<string> {
      const code = (await mailTo(email))[0]?.text.match(/^\d{6}$/m)?.[0]
      if (!code) throw new Error(`No code was mailed to ${email}`)
      return code
    },

    async setStandIn(
      name:
        | 'mail'
        | 'oidc'
        | 'ip'
        | 'rates'
        | 's3'
        | 'razorpay'
        | 'models'
        | 'code-runner'
        | 'transcriber'
        | 'boards',
      mode: 'ok' | 'fail' | 'busy' | 'stall' | 'wrong',
      more: { path?: string; times?: number } = {},
    ) {
      await fetch(`${origin}/control/${name}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode, ...more }),
      })
    },

    /** Lists the objects in the object store. */
    async storedObjects() {
      const response = await fetch(`${origin}/files`)
      return z.array(z.looseObject({ address: z.string() })).parse(await response.json())
    },
  }
}
