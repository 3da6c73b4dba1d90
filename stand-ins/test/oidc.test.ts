import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { completeLogin, createBrowser, exchange, newSignIn } from './sign-in.ts'
import { startForTests, webOrigin } from './stand-ins.ts'

const { origin, get, tell, reset } = await startForTests()
beforeEach(reset)

const Tokens = z.object({
  id_token: z.string(),
  access_token: z.string(),
  refresh_token: z.string(),
})

const asha = {
  email: 'Asha@Example.com',
  name: 'Asha Rao',
  verified: 'on',
  picture: 'https://pictures.example/asha.png',
}

async function tokensOf(form: Record<string, string>, browse = createBrowser()) {
  const { url, verifier } = newSignIn(origin)
  const back = await completeLogin(browse, url, form)
  const answer = await exchange(origin, back.searchParams.get('code') ?? '', verifier)
  return Tokens.parse(await answer.json())
}

const claimsOf = (jwt: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString())

async function isSigned(jwt: string) {
  const { keys } = (await (await get('/oidc/jwks')).json()) as { keys: JsonWebKey[] }
  const [header = '', payload = '', signature = ''] = jwt.split('.')
  const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' })
  return verify(
    'RSA-SHA256',
    Buffer.from(`${header}.${payload}`),
    key,
    Buffer.from(signature, 'base64url'),
  )
}

test('the discovery document names the issuer and the endpoints under /oidc', async () => {
  const discovery = await (await get('/oidc/.well-known/openid-configuration')).json()

  expect(discovery).toMatchObject({
    issuer: `${origin}/oidc`,
    authorization_endpoint: `${origin}/oidc/auth`,
    token_endpoint: `${origin}/oidc/token`,
    jwks_uri: `${origin}/oidc/jwks`,
    code_challenge_methods_supported: ['S256'],
  })
})

test('a sign-in returns to the site with an ID token for the entered values', async () => {
  const { id_token } = await tokensOf(asha)

  expect(claimsOf(id_token)).toMatchObject({
    iss: `${origin}/oidc`,
    aud: 'sightline',
    nonce: 'some-nonce',
    email: 'asha@example.com',
    email_verified: true,
    name: 'Asha Rao',
    picture: 'https://pictures.example/asha.png',
  })
  expect(await isSigned(id_token)).toBe(true)
})

test('an unverified address is marked in the ID token', async () => {
  const { id_token } = await tokensOf({ email: 'ravi@example.com' })

  expect(claimsOf(id_token)).toMatchObject({ email_verified: false, name: 'ravi' })
})

test('one browser can sign in as different people, each with a constant subject', async () => {
  const browse = createBrowser()
  const subjects = []
  for (const email of ['asha@example.com', 'ravi@example.com', 'ASHA@example.com']) {
    subjects.push(claimsOf((await tokensOf({ email }, browse)).id_token).sub)
  }

  expect(subjects[0]).toBe(subjects[2])
  expect(subjects[0]).not.toBe(subjects[1])
})

test('Cancel returns to the site with access_denied', async () => {
  const back = await completeLogin(createBrowser(), newSignIn(origin).url, { cancel: 'yes' })

  expect(Object.fromEntries(back.searchParams)).toEqual({
    error: 'access_denied',
    error_description: 'The user denied access',
    state: 'some-state',
    iss: `${origin}/oidc`,
  })
})

test('the login page says that it is a stand-in and explains an invalid address', async () => {
  const browse = createBrowser()
  const started = await browse(newSignIn(origin).url)
  const loginUrl = new URL(started.headers.get('location') ?? '', origin).href
  const refused = await browse(loginUrl, {
    method: 'POST',
    body: new URLSearchParams({ email: 'nobody', name: '<b>' }),
  })

  expect(await (await browse(loginUrl)).text()).toContain('This is a stand-in for Google sign-in.')
  expect(refused.status).toBe(400)
  expect(await refused.text()).toMatch(/Type an address.*value="nobody".*value="&#60;b&#62;"/s)
})

test('a login page without a request is refused', async () => {
  expect((await get('/oidc/interaction/made-up')).status).toBe(400)
})

test.each([
  ['another redirect address', { redirect_uri: 'https://thief.example/oauth-callback' }],
  ['an unknown client', { client_id: 'stranger' }],
])('%s is refused without a redirect', async (_what, changes) => {
  const answer = await createBrowser()(newSignIn(origin, changes).url)

  expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
})

test('a request without PKCE returns to the site with an error', async () => {
  const { url } = newSignIn(origin)
  const answer = await createBrowser()(url.replace(/&code_challenge(_method)?=[^&]*/g, ''))

  expect(answer.headers.get('location')).toMatch(
    `${webOrigin}/oauth-callback?error=invalid_request`,
  )
})

test('a code works once, with the right secret and verifier', async () => {
  const { url, verifier } = newSignIn(origin)
  const code = async () =>
    (await completeLogin(createBrowser(), url, asha)).searchParams.get('code') ?? ''
  const statusOf = async (answer: Promise<Response>) => (await answer).status

  expect(await statusOf(exchange(origin, await code(), verifier, 'guessed'))).toBe(401)
  expect(await statusOf(exchange(origin, await code(), 'a'.repeat(43)))).toBe(400)
  const spent = await code()
  expect(await statusOf(exchange(origin, spent, verifier))).toBe(200)
  expect(await statusOf(exchange(origin, spent, verifier))).toBe(400)
})

test('on demand ID tokens are signed with a foreign key', async () => {
  await tell('oidc', { mode: 'wrong', times: 1 })

  expect(await isSigned((await tokensOf(asha)).id_token)).toBe(false)
  expect(await isSigned((await tokensOf(asha)).id_token)).toBe(true)
})

test('on demand one address fails and the others work', async () => {
  await tell('oidc', { mode: 'fail', path: '/oidc/token' })

  expect((await exchange(origin, 'code', 'verifier')).status).toBe(503)
  expect((await get('/oidc/jwks')).status).toBe(200)
})
