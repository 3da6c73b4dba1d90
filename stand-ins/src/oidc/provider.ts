import { interactionPolicy, Provider } from 'oidc-provider'
import type { Control } from '../control.ts'
import { GOOGLE } from '../credentials.ts'
import { html, page } from '../page.ts'
import type { Account } from './accounts.ts'
import { forge, newKey } from './keys.ts'
import { createMemoryAdapter } from './memory-adapter.ts'

const HOUR_S = 3600
const scopes = ['openid', 'email', 'profile', 'offline_access']

interface Options {
  issuer: string
  webOrigin: string
  accounts: ReadonlyMap<string, Account>
  control: Control
}

/**
 * A certified OpenID provider with one client. The redirect, PKCE and the secret are enforced;
 * claims come from the log-in form.
 */
export async function createProvider({ issuer, webOrigin, accounts, control }: Options) {
  const [key, forgedKey] = await Promise.all([newKey(), newKey()])
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))

  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: GOOGLE.clientId,
        client_secret: GOOGLE.clientSecret,
        redirect_uris: [`${webOrigin}/oauth-callback`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // Google puts a scope's claims into the ID token, not only into the response of the userinfo
    // endpoint.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    // Sightline always requests offline access with forced consent, so every grant gets a refresh
    // token.
    issueRefreshToken: () => true,
    jwks: {
      keys: [{ ...key.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'stand-in' }],
    },
    cookies: { keys: [crypto.randomUUID()] },
    ttl: {
      AccessToken: HOUR_S,
      AuthorizationCode: 60,
      Grant: HOUR_S,
      IdToken: HOUR_S,
      Interaction: HOUR_S,
      RefreshToken: HOUR_S,
      Session: HOUR_S,
    },
    clientAuthMethods: ['client_secret_post'],
    responseTypes: ['code'],
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      dPoP: { enabled: false },
    },
    interactions: { policy, url: (_context, { uid }) => `/oidc/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const account = accounts.get(sub)
      return account && { accountId: sub, claims: async () => ({ ...account }) }
    },
    renderError: (context, { error, error_description: description }) => {
      context.type = 'html'
      const body = html`<main class="narrow"><h1>The OpenID stand-in refused</h1><p>${error}: ${description}</p></main>`
      context.body = page('Refused', body)
    },
  })

  provider.use(async (context, next) => {
    await next()
    const body: { id_token?: unknown } =
      context.path === '/token' && context.status === 200 ? Object(context.body) : {}
    const { id_token, ...others } = body
    const accountId = context.oidc?.entities.AccessToken?.accountId
    if (id_token && accountId && accounts.get(accountId)?.hasIdToken === false) {
      context.body = others
      return
    }
    if (
      typeof body.id_token !== 'string' ||
      control.consumeMode('oidc', '/oidc/token', ['wrong']) !== 'wrong'
    )
      return
    context.body = { ...body, id_token: forge(body.id_token, forgedKey) }
  })
  return provider
}
