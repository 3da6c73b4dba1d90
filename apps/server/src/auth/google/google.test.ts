// Longer than other files: the steps of one log-in share their helpers.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PASSWORD, startApp, WEB_ORIGIN } from '../../../test/app.ts'
import { type Browser, newEmail } from '../../../test/browser.ts'
import { type Person, signInAtProvider } from '../../../test/google.ts'
import { accounts } from '../table.ts'

const { browser, signUp, db, setStandIn, codeFor, mailTo, tick } = await startApp()

const start = async (tab: Browser, intent: 'log-in' | 'sign-up' = 'log-in') => {
  const answer = await tab.post('/auth/google', { intent })
  expect(answer.statusCode).toBe(200)
  return answer.json().url as string
}

/**
 * The whole way: button, provider, callback. Returns where the server sends the browser and what it
 * says.
 */
async function signInWithGoogle(
  tab: Browser,
  person: Person,
  intent: 'log-in' | 'sign-up' = 'log-in',
) {
  return finish(tab, await signInAtProvider(await start(tab, intent), person))
}

async function finish(tab: Browser, query: string) {
  const answer = await tab.get(`/auth/callback/google${query}`)
  const message = answer.cookies.find(({ name }) => name === 'auth_error')?.value
  return { status: answer.statusCode, to: answer.headers.location, message }
}

const signedInUser = async (tab: Browser) =>
  (await tab.get('/auth/session')).json().session?.user ?? null

test('a verified Google address creates a user, and later signs in the same user', async () => {
  const email = newEmail()
  const tab = browser()
  expect(await signInWithGoogle(tab, { email, name: 'Asha Rao' })).toEqual({
    status: 303,
    to: '/oauth-callback#signed-up',
    message: undefined,
  })
  const user = await signedInUser(tab)
  expect(user).toMatchObject({
    email,
    identities: [{ provider: 'google' }],
    user_metadata: { full_name: 'Asha Rao' },
  })

  const later = browser()
  expect((await signInWithGoogle(later, { email, name: 'Another Name' })).to).toBe(
    '/oauth-callback',
  )
  expect(await signedInUser(later), 'the name of the account stays').toEqual(user)
})

test('a sign-up with Google refuses an address that has an account, and changes nothing', async () => {
  const message = 'This email is already registered. Please log in instead.'
  const asha = await signUp()
  const tab = browser()
  expect(await signInWithGoogle(tab, { email: asha.email }, 'sign-up')).toMatchObject({
    to: '/login',
    message,
  })
  expect(await signedInUser(tab)).toBeNull()
  expect((await signedInUser(asha)).identities, 'Google was not linked').toMatchObject([
    { provider: 'email' },
  ])
  expect(
    (await tab.post('/auth/log-in', { email: asha.email, password: PASSWORD })).statusCode,
  ).toBe(200)

  const email = newEmail()
  expect((await signInWithGoogle(browser(), { email }, 'sign-up')).to).toBe(
    '/oauth-callback#signed-up',
  )
  const again = browser()
  expect(await signInWithGoogle(again, { email }, 'sign-up')).toMatchObject({
    to: '/login',
    message,
  })
  expect(await signedInUser(again)).toBeNull()
  expect((await signInWithGoogle(again, { email })).to, 'the log-in still works').toBe(
    '/oauth-callback',
  )
})

test('the request to Google has consent, state, nonce and PKCE, and asks for no offline access', async () => {
  const url = new URL(await start(browser()))
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    redirect_uri: `${WEB_ORIGIN}/oauth-callback`,
    response_type: 'code',
    prompt: 'consent',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/.{16,}/),
    nonce: expect.stringMatching(/.{16,}/),
    code_challenge: expect.stringMatching(/.{43}/),
  })
  expect(url.searchParams.has('access_type')).toBe(false)
  expect(url.searchParams.get('scope')).toBe('openid email profile')
})

test('an unverified Google address creates no user', async () => {
  const email = newEmail()
  const tab = browser()
  expect(await signInWithGoogle(tab, { email, isVerified: false })).toMatchObject({
    to: '/login',
    message: 'Google has not verified this email address.',
  })
  expect(await signedInUser(tab)).toBeNull()
  expect((await browser().post('/check-user-exists', { email })).json()).toEqual({ exists: false })
})

test('an unverified Google address does not sign in to the account with that address', async () => {
  const asha = await signUp()
  const thief = browser()
  expect((await signInWithGoogle(thief, { email: asha.email, isVerified: false })).to).toBe(
    '/login',
  )
  expect(await signedInUser(thief)).toBeNull()
  expect((await signedInUser(asha)).identities).toHaveLength(1)
})

test('a verified Google address is linked to the existing account with that address', async () => {
  const asha = await signUp()
  const tab = browser()
  await signInWithGoogle(tab, { email: asha.email })
  expect(await signedInUser(tab)).toMatchObject({
    id: asha.id,
    identities: [{ provider: 'email' }, { provider: 'google' }],
  })
})

test('a Google log-in takes nothing over from an unverified sign-up with the same address', async () => {
  const email = newEmail()
  const stranger = browser()
  await stranger.post('/auth/sign-up', { email, password: 'the stranger knows this' })
  const code = await codeFor(email)

  const owner = browser()
  await signInWithGoogle(owner, { email })
  expect((await signedInUser(owner)).identities).toMatchObject([{ provider: 'google' }])

  const late = await stranger.post('/auth/verify', { email, token: code, type: 'signup' })
  expect([late.statusCode, late.json().code]).toEqual([409, 'email_taken'])
  const logIn = await browser().post('/auth/log-in', { email, password: 'the stranger knows this' })
  expect(logIn.statusCode).toBe(401)
})

test('a user who only signed in with Google has no password to log in with', async () => {
  const email = newEmail()
  await signInWithGoogle(browser(), { email })
  expect((await browser().post('/auth/log-in', { email, password: PASSWORD })).statusCode).toBe(401)
})

test('a refusal by the user at Google is shown with Google’s message', async () => {
  const tab = browser()
  expect(await signInWithGoogle(tab, { email: newEmail(), cancel: true })).toMatchObject({
    to: '/login',
    message: 'The user denied access',
  })
})

test('a callback works only in the browser that started it, and only once', async () => {
  const tab = browser()
  const query = await signInAtProvider(await start(tab), { email: newEmail() })
  expect((await finish(browser(), query)).to).toBe('/login')
  expect(await signedInUser(tab)).toBeNull()

  const again = await signInAtProvider(await start(tab), { email: newEmail() })
  expect((await finish(tab, again)).to).toBe('/oauth-callback#signed-up')
  expect((await finish(tab, again)).to).toBe('/login')
})

test('a callback without a valid state opens no session', async () => {
  for (const query of [
    '',
    '?code=made-up',
    '?code=made-up&state=made-up',
    '?error=access_denied&error_description=Call+us',
  ]) {
    const tab = browser()
    const answer = await finish(tab, query)
    expect(answer.to).toBe('/login')
    expect(answer.message).not.toContain('Call us')
    expect(await signedInUser(tab)).toBeNull()
  }
})

test('no parameter makes the server redirect to another site', async () => {
  const url = await start(browser())
  expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${WEB_ORIGIN}/oauth-callback`)
  const refused = await browser().post('/auth/google', {
    intent: 'log-in',
    callbackURL: 'https://evil.example',
  })
  expect(refused.statusCode).toBe(400)
  const tab = browser()
  const query = await signInAtProvider(await start(tab), { email: newEmail() })
  expect(
    (await finish(tab, `${query}&callbackURL=https://evil.example&redirect=//evil.example`)).to,
  ).toBe('/oauth-callback#signed-up')
})

test('an ID token signed by another key opens no session', async () => {
  const email = newEmail()
  const tab = browser()
  const query = await signInAtProvider(await start(tab), { email })
  await setStandIn('oidc', 'wrong')
  const answer = await finish(tab, query)
  await setStandIn('oidc', 'ok')
  expect(answer).toMatchObject({ to: '/login', message: expect.stringMatching(/./) })
  expect(await signedInUser(tab)).toBeNull()
  expect((await browser().post('/check-user-exists', { email })).json()).toEqual({ exists: false })
})

test.each(['fail', 'stall'] as const)(
  'when Google answers "%s" to the code, the log-in page shows an error in time',
  async (mode) => {
    const tab = browser()
    const query = await signInAtProvider(await start(tab), { email: newEmail() })
    await setStandIn('oidc', mode)
    const answer = await finish(tab, query)
    await setStandIn('oidc', 'ok')
    expect(answer).toMatchObject({ to: '/login', message: expect.stringMatching(/^Google/) })
    expect(await signedInUser(tab)).toBeNull()
    const asha = await signUp()
    expect(
      (await tab.post('/auth/log-in', { email: asha.email, password: PASSWORD })).statusCode,
    ).toBe(200)
  },
  60_000,
)

test('a user without identities has an empty list', async () => {
  const asha = await signUp()
  await db.delete(accounts).where(eq(accounts.userId, asha.id))
  expect((await signedInUser(asha)).identities).toEqual([])
})

test('an answer without an ID token opens no session', async () => {
  const email = newEmail()
  const tab = browser()
  expect((await signInWithGoogle(tab, { email, hasIdToken: false })).to).toBe('/login')
  expect(await signedInUser(tab)).toBeNull()
  expect((await browser().post('/check-user-exists', { email })).json()).toEqual({ exists: false })
})

test('no ID token is stored', async () => {
  const email = newEmail()
  const tab = browser()
  await signInWithGoogle(tab, { email })
  const { id } = await signedInUser(tab)
  for (const person of [{ email }, { email }]) {
    const rows = await db.select().from(accounts).where(eq(accounts.userId, id))
    expect(rows.map(({ idToken }) => idToken)).toEqual([null])
    await signInWithGoogle(browser(), person)
  }
})

test('a second Google account with the same address is refused with a way to log in', async () => {
  const email = newEmail()
  const first = browser()
  await signInWithGoogle(first, { email })
  const second = browser()
  expect(await signInWithGoogle(second, { email, subject: '123456789012345678901' })).toMatchObject(
    {
      to: '/login',
      message: expect.stringMatching(
        /^This address already belongs to .* another Google account .* password/,
      ),
    },
  )
  expect(await signedInUser(second)).toBeNull()
  expect((await signedInUser(first)).identities).toHaveLength(1)
  expect((await signInWithGoogle(browser(), { email })).to).toBe('/oauth-callback')

  const asha = await signUp()
  await signInWithGoogle(browser(), { email: asha.email })
  expect(
    (await signInWithGoogle(second, { email: asha.email, subject: '987654321098765432109' })).to,
  ).toBe('/login')
  expect(
    (await second.post('/auth/log-in', { email: asha.email, password: PASSWORD })).statusCode,
  ).toBe(200)
})

test('a linked Google account is reported by mail', async () => {
  const asha = await signUp()
  await signInWithGoogle(asha, { email: asha.email })
  await tick()
  expect((await mailTo(asha.email))[0]).toMatchObject({
    subject: 'Google was added to your Sightline account',
    text: expect.stringContaining('If it was not you'),
  })
  const other = newEmail()
  await signInWithGoogle(browser(), { email: other })
  await tick()
  expect(await mailTo(other)).toEqual([])
})
