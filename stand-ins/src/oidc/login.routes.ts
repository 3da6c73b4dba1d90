import type { FastifyPluginAsync } from 'fastify'
import { errors, type InteractionResults, type Provider } from 'oidc-provider'
import { GOOGLE } from '../credentials.ts'
import { html, page, sendPage } from '../page.ts'
import { Account } from './accounts.ts'
import { loginPage } from './login-page.ts'

interface Options {
  provider: () => Promise<Provider>
  /** The accounts that have signed in, by subject. */
  accounts: Map<string, Account>
}

/** The page between the two redirects of a sign-in, which serves as log-in and consent at once. */
export const loginRoutes: FastifyPluginAsync<Options> = async (app, { provider, accounts }) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof errors.SessionNotFound)) throw error
    const body = html`<main class="narrow"><h1>This sign-in is over</h1><p>Go back to Sightline and start again.</p></main>`
    return sendPage(reply.code(400), page('Sign in', body))
  })

  app.get<{ Params: { uid: string } }>('/:uid', async ({ params, raw }, reply) => {
    const { params: authorization } = await (await provider()).interactionDetails(raw, reply.raw)
    return sendPage(reply, loginPage(params.uid, { email: authorization.login_hint }))
  })

  app.post<{ Params: { uid: string }; Body: Record<string, string> }>(
    '/:uid',
    async ({ params, body, raw }, reply) => {
      const openId = await provider()
      const finish = async (result: InteractionResults) =>
        reply.redirect(await openId.interactionResult(raw, reply.raw, result), 303)

      const { params: authorization } = await openId.interactionDetails(raw, reply.raw)
      if (body.cancel)
        return finish({ error: 'access_denied', error_description: 'The user denied access' })
      const account = Account.safeParse(body)
      if (!account.success)
        return sendPage(
          reply.code(400),
          loginPage(params.uid, body, account.error.issues[0]?.message),
        )

      const { sub } = account.data
      accounts.set(sub, account.data)
      const grant = new openId.Grant({ accountId: sub, clientId: GOOGLE.clientId })
      grant.addOIDCScope(String(authorization.scope))
      const grantId = await grant.save()
      return finish({
        login: { accountId: sub, remember: false },
        consent: { grantId },
        select_account: {},
      })
    },
  )
}
