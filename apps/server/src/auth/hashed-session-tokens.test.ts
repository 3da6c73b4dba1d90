import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PASSWORD, startApp } from '../../test/app.ts'
import { sessions } from './table.ts'

const { app, db, browser, signUp } = await startApp()

const COOKIE = 'sightline.session_token'
const tokenIn = (cookies: Map<string, string>) =>
  decodeURIComponent(cookies.get(COOKIE) ?? '').split('.')[0] ?? ''

test('the database holds no token that opens a session', async () => {
  const { id, email, cookies } = await signUp()
  const client = browser()
  await client.post('/auth/log-in', { email, password: PASSWORD })
  const rows = await db.select().from(sessions).where(eq(sessions.userId, id))
  expect(rows).toHaveLength(2)
  for (const token of [tokenIn(cookies), tokenIn(client.cookies)]) {
    expect(token).toHaveLength(32)
    expect(JSON.stringify(rows)).not.toContain(token)
  }
  for (const { tokenHash } of rows) {
    const replay = await app.inject({
      url: '/api/account/sessions',
      cookies: { [COOKIE]: `${tokenHash}.x` },
    })
    expect(replay.statusCode).toBe(401)
  }
})

test('sessions stored before their tokens were hashed stay open', async () => {
  const asha = await signUp()
  await db
    .update(sessions)
    .set({ tokenHash: tokenIn(asha.cookies) })
    .where(eq(sessions.userId, asha.id))
  expect((await asha.get('/account/sessions')).statusCode).toBe(401)
  const path = new URL('../platform/db/migrations/0011_hashed_session_tokens.sql', import.meta.url)
  const [, , hashTokens = ''] = readFileSync(path, 'utf8').split('--> statement-breakpoint')
  await db.execute(sql.raw(`${hashTokens.trim().replace(/;$/, '')} where user_id = '${asha.id}'`))
  expect((await asha.get('/account/sessions')).statusCode).toBe(200)
})

test('a log-out ends the session in the database', async () => {
  const asha = await signUp()
  await asha.post('/auth/log-out')
  expect(await db.select().from(sessions).where(eq(sessions.userId, asha.id))).toEqual([])
})
