import type { IncomingMessage } from 'node:http'
import type { FastifyPluginAsync } from 'fastify'
import type { Provider } from 'oidc-provider'
import { applyControl } from '../control.routes.ts'
import type { Control } from '../control.ts'
import type { Account } from './accounts.ts'
import { loginRoutes } from './login.routes.ts'
import { createProvider } from './provider.ts'

interface Options {
  control: Control
  webOrigin: string
  /** A function, because the address is known only after the server has started to listen. */
  issuer: () => string
}

/** Speaks like Google's OpenID provider. The log-in page accepts any address without a password. */
export const oidcRoutes: FastifyPluginAsync<Options> = async (
  app,
  { control, webOrigin, issuer },
) => {
  const accounts = new Map<string, Account>()
  let created: Promise<Provider> | undefined
  const provider = () => {
    created ??= createProvider({ issuer: issuer(), webOrigin, accounts, control })
    return created
  }

  applyControl(app, { control, name: 'oidc' })
  app.register(loginRoutes, { prefix: '/interaction', provider, accounts })
  app.register(async (protocol) => {
    // The provider parses request bodies itself.
    protocol.removeAllContentTypeParsers()
    protocol.addContentTypeParser('*', (_request, _body, done) => done(null))
    protocol.all('/*', async ({ raw }, reply) => {
      const handle = (await provider()).callback()
      reply.hijack()
      await handle(toProviderRequest(raw), reply.raw)
    })
  })
}

/**
 * Removes the prefix `/oidc` from a request, and the session cookie so that every sign-in shows the
 * log-in form.
 */
function toProviderRequest(request: IncomingMessage) {
  const cookies = request.headers.cookie
    ?.split('; ')
    .filter((cookie) => !cookie.startsWith('_session'))
  request.headers.cookie = cookies?.join('; ')
  return Object.assign(request, {
    originalUrl: request.url,
    url: request.url?.replace('/oidc', ''),
  })
}
