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
  /** Known once the server listens. */
  issuer: () => string
}

/** Speaks like Google's OpenID provider; one signs in as whomever one types. */
export const oidcRoutes: FastifyPluginAsync<Options> = async (app, { control, webOrigin, issuer }) => {
  const people = new Map<string, Account>()
  let created: Promise<Provider> | undefined
  const provider = () => {
    created ??= createProvider({ issuer: issuer(), webOrigin, people, control })
    return created
  }

  applyControl(app, { control, name: 'oidc' })
  app.register(loginRoutes, { prefix: '/interaction', provider, people })
  app.register(async (protocol) => {
    // The provider reads bodies itself.
    protocol.removeAllContentTypeParsers()
    protocol.addContentTypeParser('*', (_request, _body, done) => done(null))
    protocol.all('/*', async ({ raw }, reply) => {
      const handle = (await provider()).callback()
      reply.hijack()
      await handle(atRoot(raw), reply.raw)
    })
  })
}

/** The request as the provider expects it, without our prefix, and without the cookie by which it would remember people. */
function atRoot(request: IncomingMessage) {
  const cookies = request.headers.cookie?.split('; ').filter((cookie) => !cookie.startsWith('_session'))
  request.headers.cookie = cookies?.join('; ')
  return Object.assign(request, { originalUrl: request.url, url: request.url?.replace('/oidc', '') })
}
