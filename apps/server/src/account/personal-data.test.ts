// Longer than other files: the export and the deletion are tried on one full account.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EMPTY_PROFILE } from '@sightline/contracts/profile/profile'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { docx, pdf } from '../../../../e2e/harness/documents.ts'
import { PASSWORD, type SignedIn, startApp } from '../../test/app.ts'
import { newEmail } from '../../test/browser.ts'
import { startPayments } from '../../test/payments.ts'
import { payments } from '../billing/table.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'sightline-data-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))
const started = await startApp({ DATA_DIR })
const { app, db, env, signUp, browser, mailTo, setStandIn, advance, tick } = started
const { buy } = await startPayments(started)

/** In every text that a user can leave behind, each with a word of its own. */
const MARKER = 'zyqquark'
const Rows = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })
const rowsOf = async (query: SQL) => Rows.parse(await db.execute(query)).rows

/**
 * Where any of these words stands: each column of each table of the database, and each file by its
 * name and its bytes.
 */
async function traces(...words: string[]): Promise<string[]> {
  const columns = await rowsOf(
    sql`select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`,
  )
  const found: string[] = []
  for (const { table_name, column_name } of columns) {
    const column = sql`${sql.identifier(String(column_name))}::text`
    const hits = sql.join(
      words.map((word) => sql`position(lower(${word}) in lower(${column})) > 0`),
      sql` or `,
    )
    const rows = await rowsOf(
      sql`select 1 from ${sql.identifier(String(table_name))} where ${hits} limit 1`,
    )
    if (rows.length > 0) found.push(`${table_name}.${column_name}`)
  }
  const folder = join(DATA_DIR, 'files')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (
      words.some((word) => `${name} ${readFileSync(join(folder, name), 'latin1')}`.includes(word))
    )
      found.push(name)
  return found
}

const form = async (name: string, bytes: Buffer) => {
  const body = new FormData()
  body.set('resume', new Blob([new Uint8Array(bytes)]), name)
  const encoded = new Response(body)
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}

const event = (type: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  version: 1,
  type,
  ...more,
})

/**
 * A user of everything that the product has, with `marker` in all that is written. Returns the id
 * of an ended interview.
 */
async function useEverything(user: SignedIn, marker: string) {
  const ok = async (answer: ReturnType<SignedIn['post']>) => {
    const { statusCode, body } = await answer
    expect(statusCode, body).toBeLessThan(300)
    return body === '' ? undefined : JSON.parse(body)
  }
  await ok(user.patch('/account', { full_name: `Name ${marker}` }))
  await ok(
    user.post('/store-session', {
      user_id: user.id,
      ip_address: '203.0.113.7',
      user_agent: `Browser ${marker}`,
    }),
  )
  await ok(
    user.post(
      '/context/resume-files',
      undefined,
      await form('cv.docx', docx([`Resume ${marker}`])),
    ),
  )
  await ok(
    user.post('/context/job-descriptions', { title: `Job ${marker}`, text: `Text ${marker}` }),
  )
  const parts = {
    situation: `Situation ${marker}`,
    task: `Task ${marker}`,
    action: `Action ${marker}`,
    result: `Result ${marker}`,
  }
  await ok(user.post('/context/stories', { title: `Story ${marker}`, ...parts }))
  await ok(user.put('/profile', { ...EMPTY_PROFILE, city: `City ${marker}` }))
  const pasted = { name: `Base ${marker}`, text: `Asha\nSUMMARY\nPasted ${marker}` }
  await ok(user.post('/profile/resumes', pasted))
  const verdict = { requirement: `Asked ${marker}`, line: `Pasted ${marker}`, verdict: 'shows' }
  await user.put('/profile/confirmations', verdict)
  const newInterview = { mode: 'mock', round: 'coding', question: 'refund-pair' }
  const { id } = await ok(user.post('/interviews', newInterview))
  await ok(user.post(`/interviews/${id}/events`, { events: [event('begun')] }))
  const code = { question: 'refund-pair', language: 'javascript', code: `// Code ${marker}` }
  await ok(user.post(`/interviews/${id}/events`, { events: [event('code-saved', code)] }))
  await ok(user.post(`/interviews/${id}/submissions`, { id: crypto.randomUUID(), ...code }))
  await ok(user.post(`/interviews/${id}/events`, { events: [event('ended')] }))
  await ok(user.get(`/interviews/${id}/solutions/refund-pair`))
  const subscription = await buy(user, 'Pro')

  const tab = browser()
  const { name } = await ok(
    tab.post('/careers/resumes', undefined, await form('cv.pdf', pdf([`Careers ${marker}`]))),
  )
  const candidacy = {
    job_id: 'founding-engineer',
    user_name: `Applicant ${marker}`,
    user_email: user.email,
    linkedin: `linkedin.com/in/${marker}`,
    github: `github ${marker}`,
    why_you: `why ${marker}`,
    authorized: true,
    resume_path: `${env.WEB_ORIGIN}/api/careers/resumes/${name}`,
  }
  await ok(tab.post('/careers/applications', candidacy))
  await ok(tab.post('/auth/forgot-password', { email: user.email }))
  expect(
    (await tab.post('/auth/log-in', { email: user.email, password: 'a wrong one' })).statusCode,
  ).toBe(401)
  return { id: id as string, subscription, resume: name as string }
}

const deleteAccount = (user: SignedIn, body: object) =>
  app.inject({
    method: 'DELETE',
    url: '/api/account',
    remoteAddress: user.address,
    cookies: Object.fromEntries(user.cookies),
    payload: body,
  })

const [asha, ravi] = [await signUp(), await signUp()]
const phone = browser()
await phone.post('/auth/log-in', { email: asha.email, password: PASSWORD })
const used = await useEverything(asha, MARKER)
const kept = await useEverything(ravi, 'ravisown')
for (const [{ id }, marker] of [[used, MARKER] as const, [kept, 'ravisown'] as const])
  await db.execute(
    sql`insert into interview_reviews values (${id}, ${`model ${marker}`}, '[]', now())`,
  )
for (const [{ id: ownerId }, marker] of [[asha, MARKER] as const, [ravi, 'ravisown'] as const])
  await db.execute(sql`insert into practice_questions (id, owner_id, round, language, text, text_hash, created_at)
    values (gen_random_uuid(), ${ownerId}, 'behavioral', 'go', ${`Asked ${marker}`}, ${'0'.repeat(64)}, now())`)

test("the export holds all of the user's data, no other user's data and no session token", async () => {
  const answer = await asha.get('/account/export')
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'content-disposition': expect.stringMatching(
      /^attachment; filename="sightline-\d{4}-\d\d-\d\d\.json"$/,
    ),
  })
  const all = answer.json()
  expect(all.user).toMatchObject({ id: asha.id, email: asha.email, name: `Name ${MARKER}` })
  expect(all.interviews).toMatchObject([{ id: used.id, state: 'ended', round: 'coding' }])
  expect(all.interviews[0].events.map(({ type }: { type: string }) => type)).toEqual(
    expect.arrayContaining(['planned', 'begun', 'code-saved', 'submitted', 'ended']),
  )
  expect(all.solutionReads).toEqual([{ question: 'refund-pair', firstReadAt: expect.any(String) }])
  expect(all.context).toMatchObject({
    resume: { text: `Resume ${MARKER}` },
    stories: [{ action: `Action ${MARKER}` }],
  })
  expect(all.profile).toMatchObject({
    city: `City ${MARKER}`,
    resumes: [{ name: `Base ${MARKER}`, document: { basics: { summary: `Pasted ${MARKER}` } } }],
    confirmations: [{ requirement: `Asked ${MARKER}`, line: `Pasted ${MARKER}`, verdict: 'shows' }],
  })
  expect(all.subscriptions).toMatchObject([
    { providerId: used.subscription, plan: 'Pro', status: 'active' },
  ])
  expect(all.payments).toMatchObject([{ planName: 'Pro', credits: 50 }])
  expect(all.credits.map(({ kind }: { kind: string }) => kind)).toEqual(['grant', 'spend', 'grant'])
  expect(all.freeTrial).toMatchObject({ isUsed: true })
  expect(all.candidacies).toMatchObject([{ whyYou: `why ${MARKER}`, resumeName: used.resume }])
  expect(all.models).toMatchObject({
    replies: [],
    reviews: [{ model: `model ${MARKER}` }],
    calls: [],
  })
  expect(all.practiceQuestions).toMatchObject([{ text: `Asked ${MARKER}`, interviews: [] }])
  expect(all.sessions).toHaveLength(2)
  expect(all.logIns).toMatchObject([{ provider: 'credential' }])

  for (const word of ['ravisown', ravi.id, ravi.email]) expect(answer.body).not.toContain(word)
  const secrets =
    await rowsOf(sql`select token_hash as secret from sessions union select password from accounts
    union select access_hash from recoveries union select refresh_hash from recoveries`)
  for (const { secret } of secrets) expect(answer.body).not.toContain(secret)
})

test("the search for traces finds every column with the user's text", async () => {
  const found = await traces(MARKER, asha.email, asha.id)
  for (const column of [
    'users.name',
    'sessions.user_agent',
    'resume_texts.text',
    'job_descriptions.text',
    'stories.action',
    'practice_questions.text',
    'profiles.profile',
    'base_resumes.document',
    'confirmations.line',
  ])
    expect(found).toContain(column)
  for (const column of ['interview_events.body', 'candidacies.why_you', 'queued_mails.recipient'])
    expect(found).toContain(column)
  expect(found).toContain(used.resume)
})

test('deletes an interview with all its events; the credit stays spent', async () => {
  const { id } = (await asha.post('/interviews', { mode: 'mock', round: 'coding' })).json()
  const before = (await asha.get('/billing')).json().credits
  for (const interviewId of [id, used.id]) {
    expect((await ravi.delete(`/interviews/${interviewId}`)).statusCode).toBe(404)
    expect((await asha.delete(`/interviews/${interviewId}`)).statusCode).toBe(204)
    expect((await asha.delete(`/interviews/${interviewId}`)).statusCode).toBe(404)
    expect((await asha.get(`/interviews/${interviewId}`)).statusCode).toBe(404)
    // The ledger says under which id a credit was spent, and nothing of what was in it.
    expect((await traces(interviewId)).filter((place) => place !== 'credit_entries.key')).toEqual(
      [],
    )
  }
  expect(await traces(`Code ${MARKER}`)).toEqual([])
  expect((await asha.get('/interviews')).json().items).toEqual([])
  expect((await asha.get('/interviews/scores')).json().interviews).toEqual([])
  expect((await asha.get('/billing')).json().credits).toBe(before)
  expect((await ravi.get(`/interviews/${kept.id}`)).statusCode).toBe(200)
})

test('an account is not deleted without its address and password, or while its plan cannot be cancelled', async () => {
  const wrongAddress = await deleteAccount(asha, { email: ravi.email, password: PASSWORD })
  expect([wrongAddress.statusCode, wrongAddress.json().field]).toEqual([400, 'email'])
  for (const password of ['a wrong one', '']) {
    const refused = await deleteAccount(asha, { email: asha.email, password })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      401,
      { code: 'wrong_credentials', field: 'password' },
    ])
  }
  await setStandIn('razorpay', 'fail')
  const down = await deleteAccount(asha, { email: asha.email, password: PASSWORD })
  await setStandIn('razorpay', 'ok')
  expect([down.statusCode, down.json().code]).toEqual([502, 'upstream_failed'])
  expect((await asha.get('/context')).json().resume.text).toBe(`Resume ${MARKER}`)
})

test('deleting an account removes all its data, ends its plan and keeps its payments without a user', async () => {
  const paid = await db.select().from(payments).where(eq(payments.userId, asha.id))
  const typed = asha.email.toUpperCase()
  const answer = await deleteAccount(asha, { email: typed, password: PASSWORD })
  expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([204, '"storage"'])

  expect(await traces(MARKER, asha.id, asha.email)).toEqual([])
  expect(await traces(used.resume)).toEqual([])
  for (const tab of [asha, phone]) expect((await tab.get('/account/sessions')).statusCode).toBe(401)
  expect(
    (await phone.post('/auth/log-in', { email: asha.email, password: PASSWORD })).statusCode,
  ).toBe(401)
  await expect
    .poll(async () => (await mailTo(asha.email))[0]?.subject)
    .toBe('Your Sightline account is deleted')

  const records = await db
    .select()
    .from(payments)
    .where(eq(payments.id, paid[0]?.id ?? ''))
  expect(records).toEqual(
    paid.map((payment) => ({ ...payment, userId: null, subscriptionId: null })),
  )
  const plan = await fetch(`${env.RAZORPAY_API_URL}/v1/subscriptions/${used.subscription}`, {
    headers: {
      authorization: `Basic ${Buffer.from('rzp_test_standin:stand-in-secret').toString('base64')}`,
    },
  })
  expect(await plan.json()).toMatchObject({ status: 'cancelled' })
})

test('deleting an account does not affect other users', async () => {
  const all = (await ravi.get('/account/export')).json()
  expect(all).toMatchObject({
    interviews: [{ id: kept.id }],
    payments: [{ planName: 'Pro' }],
    subscriptions: [{ status: 'active' }],
    candidacies: [{ resumeName: kept.resume }],
    context: { resume: { text: 'Resume ravisown' } },
    practiceQuestions: [{ text: 'Asked ravisown' }],
  })
  expect((await ravi.get(`/careers/resumes/${kept.resume}`)).statusCode).toBe(200)
})

test('the address of a deleted account can sign up again and has no old data', async () => {
  advance(HOUR_MS)
  const again = await signUp(asha.email)
  expect((await again.get('/interviews')).json().items).toEqual([])
  expect((await again.get('/context')).json()).toEqual({
    resume: null,
    jobDescriptions: [],
    stories: [],
  })
  expect((await again.get('/billing')).json()).toMatchObject({
    payments: [],
    subscription: null,
    is_trial_unused: false,
  })
})

/** Starts an interview with the free trial. */
const startOnTrial = (user: SignedIn) =>
  user.post('/interviews', { mode: 'mock', round: 'coding', question: 'refund-pair' })

test('a new account with the address of a deleted one gets its free trial once a year', async () => {
  const email = newEmail()
  const first = await signUp(email)
  expect((await startOnTrial(first)).statusCode).toBe(201)
  expect((await deleteAccount(first, { email, password: PASSWORD })).statusCode).toBe(204)

  advance(HOUR_MS)
  const second = await signUp(email)
  const refused = await startOnTrial(second)
  expect([refused.statusCode, refused.json().code]).toEqual([402, 'no_credits'])
  // An account that used no trial of its own changes nothing.
  expect((await deleteAccount(second, { email, password: PASSWORD })).statusCode).toBe(204)

  advance(365 * DAY_MS - 2 * HOUR_MS)
  await tick()
  const third = await signUp(email)
  expect((await startOnTrial(third)).statusCode).toBe(402)
  expect((await deleteAccount(third, { email, password: PASSWORD })).statusCode).toBe(204)
  advance(HOUR_MS)
  await tick()
  expect(await rowsOf(sql`select * from used_trials`)).toEqual([])
  expect((await startOnTrial(await signUp(email))).statusCode).toBe(201)
})

test('deleting an account does not take back an unused trial, or reset the limits of mails', async () => {
  const user = await signUp()
  const { email } = user
  expect((await deleteAccount(user, { email, password: PASSWORD })).statusCode).toBe(204)
  const tab = browser()
  const tooSoon = await tab.post('/auth/sign-up', { email, password: PASSWORD })
  expect([tooSoon.statusCode, tooSoon.json().code]).toEqual([429, 'too_many_requests'])
  advance(HOUR_MS)
  expect((await startOnTrial(await signUp(email))).statusCode).toBe(201)
})

test('an account without a password is deleted only after a recent log-in', async () => {
  const meera = await signUp()
  await db.execute(
    sql`update accounts set provider_id = 'google', password = null where user_id = ${meera.id}`,
  )
  advance(11 * 60_000)
  const late = await deleteAccount(meera, { email: meera.email })
  expect([late.statusCode, late.json().code]).toEqual([403, 'forbidden'])
  await db.execute(
    sql`update sessions set created_at = created_at + interval '5 minutes' where user_id = ${meera.id}`,
  )
  expect((await deleteAccount(meera, { email: meera.email })).statusCode).toBe(204)
  expect(await traces(meera.id, meera.email)).toEqual([])
})

test('every table is deleted with its user and exported, or holds no personal data, or is listed as an exception', async () => {
  const tables = await rowsOf(sql`
    with recursive owned as (
      select 'users'::regclass as name
      union
      select conrelid::regclass from pg_constraint join owned on confrelid = owned.name where contype = 'f' and confdeltype = 'c'
    )
    select table_name as name, to_regclass(quote_ident(table_name)) in (select name from owned) as is_owned
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const names = (isOwned: boolean) =>
    tables.filter(({ is_owned }) => is_owned === isOwned).map(({ name }) => name)
  const impersonal = ['boards', 'daily_counts', 'exchange_rates', 'plans', 'webhook_events']
  // Keyed hashes alone.
  const hashed = ['limit_counters', 'used_trials']
  const deletedByCode = [
    'candidacies',
    'payments',
    'pending_sign_ups',
    'sign_up_links',
    'queued_mails',
    'resumes',
  ]
  expect(names(false).sort()).toEqual(
    [...impersonal, ...hashed, ...deletedByCode, 'verifications'].sort(),
  )

  // A table listed here must be in the export too, unless it repeats what other tables hold.
  const exported = ['users', 'sessions', 'devices', 'accounts', 'subscriptions', 'credit_entries']
  const kept = [
    'resume_texts',
    'job_descriptions',
    'stories',
    'practice_questions',
    'practice_interviews',
  ]
  // Postings of boards belong to nobody; those of a user are in the export.
  const ofPostings = [
    'followed_companies',
    'posting_sentences',
    'postings',
    'read_postings',
    'saved_searches',
    'search_matches',
  ]
  const ofProfile = ['profiles', 'base_resumes', 'confirmations']
  const ofApplications = ['job_applications', 'application_entries', 'application_sessions']
  const ofInterviews = [
    'interviews',
    'interview_events',
    'interview_scores',
    'interview_contexts',
    'solution_reads',
  ]
  const ofModels = ['interview_replies', 'interview_reviews', 'model_calls', 'written_questions']
  // Keys to what the export holds, and none of it for longer than the session goes on; and how large
  // that is.
  const redundant = [
    'credit_grants',
    'device_authorizations',
    'device_tokens',
    'live_viewers',
    'log_usage',
    'open_streams',
    'recoveries',
    'resume_line_meanings',
  ]
  const own = [...exported, ...kept, ...ofPostings, ...ofProfile, ...ofApplications]
  const listed = [...own, ...ofInterviews, ...ofModels, ...redundant]
  expect(names(true).sort()).toEqual(listed.sort())
})
