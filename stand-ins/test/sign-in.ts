import { createHash, randomBytes } from 'node:crypto'
import { webOrigin } from './stand-ins.ts'

interface Cookies {
  [name: string]: string
}

/** A browser of the plainest kind: keeps cookies, follows no redirect. */
export function createBrowser() {
  const jar: Cookies = {}
  return async (url: string, init: RequestInit = {}) => {
    const cookie = Object.entries(jar)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      if (value) jar[name] = value
      else delete jar[name]
    }
    return answer
  }
}

/** The address that starts a sign-in, and what is needed to end it. */
export function newSignIn(origin: string, changes: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: 'sightline',
    response_type: 'code',
    redirect_uri: `${webOrigin}/oauth-callback`,
    scope: 'openid email profile',
    state: 'some-state',
    nonce: 'some-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'consent',
    access_type: 'offline',
    ...changes,
  })
  return { url: `${origin}/oidc/auth?${query}`, verifier }
}

/**
 * Goes through the login page with `form` and answers with the address the site would be sent to.
 */
export async function completeLogin(
  browse: ReturnType<typeof createBrowser>,
  url: string,
  form: Record<string, string>,
) {
  const started = await browse(url)
  const loginUrl = new URL(started.headers.get('location') ?? '', url)
  await browse(loginUrl.href)
  const submitted = await browse(loginUrl.href, { method: 'POST', body: new URLSearchParams(form) })
  const resumed = await browse(submitted.headers.get('location') ?? '')
  return new URL(resumed.headers.get('location') ?? '')
}

export const exchange = (
  origin: string,
  code: string,
  verifier: string,
  secret = 'stand-in-secret',
) =>
  fetch(`${origin}/oidc/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${webOrigin}/oauth-callback`,
      code_verifier: verifier,
      client_id: 'sightline',
      client_secret: secret,
    }),
  })
