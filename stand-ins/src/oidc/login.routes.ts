import type { FastifyPluginAsync } from 'fastify'
import { errors, type InteractionResults, type Provider } from 'oidc-provider'
import { GOOGLE } from '../credentials.ts'
import { html, page, sendPage } from '../page.ts'
import { Account } from './accounts.ts'
import { loginPage } from './login-page.ts'

interface Options {
  provider: () => Promise<Provider>
  /** Everybody who signed in, by subject. */
  people: Map<string, Account>
}

/** What a person sees between the two redirects: one page that is log-in and consent at once. */
export const loginRoutes: FastifyPluginAsync<Options> = async (app, { provider, people }) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof errors.SessionNotFound)) throw error
    const body = html`<main class="narrow"><h1>This sign-in is over</h1><p>Go back to Sightline and start again.</p></main>`
    return sendPage(reply.code(400), page('Sign in', body))
  })

  app.get<{ Params: { uid: string } }>('/:uid', async ({ params, raw }, reply) => {
    const { params: asked } = await (await provider()).interactionDetails(raw, reply.raw)
    return sendPage(reply, loginPage(params.uid, { email: asked.login_hint }))
  })

  app.post<{ Params: { uid: string }; Body: Record<string, string> }>('/:uid', async ({ params, body, raw }, reply) => {
    const openId = await provider()
    const answer = async (result: InteractionResults) =>
      reply.redirect(await openId.interactionResult(raw, reply.raw, result), 303)

    const { params: asked } = await openId.interactionDetails(raw, reply.raw)
    if (body.cancel) return answer({ error: 'access_denied', error_description: 'The user denied access' })
    const person = Account.safeParse(body)
    if (!person.success) return sendPage(reply.code(400), loginPage(params.uid, body, person.error.issues[0]?.message))

    const { sub } = person.data
    people.set(sub, person.data)
    const grant = new openId.Grant({ accountId: sub, clientId: GOOGLE.clientId })
    grant.addOIDCScope(String(asked.scope))
    const grantId = await grant.save()
    return answer({ login: { accountId: sub, remember: false }, consent: { grantId }, select_account: {} })
  })
}
