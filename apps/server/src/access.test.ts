// Longer than other files: one table holds every route of the server.

import { text } from 'node:stream/consumers'
import { protocolsWith } from '@sightline/contracts/devices/socket-protocols'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { PASSWORD, type SignedIn, startApp } from '../test/app.ts'
import { newEmail } from '../test/browser.ts'
import { signInDevice } from '../test/devices.ts'

// In development the server documents every route.
const { app, signUp, browser } = await startApp({ NODE_ENV: 'development' })

interface RouteCase {
  /** Who may call the route at all; `device` for those that only devices call. */
  access: 'public' | 'signed-in' | 'device'
  /** The scope of the devices that the route takes; by default it takes none. */
  scope?: 'live' | 'apply' | 'any'
  /** A valid body of the route. */
  body?: Record<string, unknown>
  /** The largest body that the route takes, in MiB and rounded up; 1 by default. */
  bodyMegabytes?: number
  /** Creates a resource of the owner and returns its path, for routes about one resource. */
  createResource?: (owner: SignedIn) => Promise<string>
}

const email = newEmail()
const jobDescription = { title: 'Backend engineer', text: 'You know PostgreSQL.' }
const story = {
  title: 'The outage',
  situation: 'The queue stood still.',
  task: '',
  action: '',
  result: '',
}
const liveSession = {
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'meeting',
  setting: 'practice',
  hasConsent: true,
}
const createLiveSession = async (owner: SignedIn) => {
  const created = await owner.post('/live', { ...liveSession, id: crypto.randomUUID() })
  return `/live/${created.json().id}`
}
const described = { company: 'Acme', title: 'Engineer' }
const createApplication = async (owner: SignedIn) =>
  `/applications/${(await owner.post('/applications', described)).json().id}`
const EMPTY_PROFILE = {
  name: '',
  email: '',
  phone: '',
  links: [],
  city: '',
  country: null,
  authorisations: [],
  notice: 30,
  places: [],
  remote: null,
  payFloor: null,
  languages: [],
}
const resume = { name: 'Backend', document: { basics: { name: 'Asha' } } }
const createResume = async (owner: SignedIn) =>
  `/profile/resumes/${(await owner.post('/profile/resumes', resume)).json().id}`
const createPracticeQuestion = async (owner: SignedIn) => {
  const session = await createLiveSession(owner)
  const base = { id: crypto.randomUUID(), version: 1 }
  const said = {
    channel: 'them',
    text: 'Tell me about a conflict with a colleague.',
    startMs: 0,
    endMs: 1,
    how: 'typed',
  }
  const reported = await owner.post(`${session}/events`, {
    events: [
      { ...base, type: 'kind-changed', kind: 'behavioral' },
      { ...base, id: crypto.randomUUID(), type: 'segment-heard', ...said },
    ],
  })
  const kept = await owner.post(`${session}/practice-questions`, {
    prompt: reported.json().events.at(-1).id,
  })
  return `/practice-questions/${kept.json().id}`
}
const SEARCH = {
  name: 'Backend',
  titleWords: ['backend'],
  seniorities: [],
  places: [],
  isRemoteOnly: false,
  payFloor: null,
  companies: [],
  isMailed: true,
}
const POSTING_TEXT = 'Gardener\n\nYou water plants.'
const createOwnPosting = async (owner: SignedIn) => {
  const read = await owner.post('/postings/read', { what: POSTING_TEXT })
  return `/postings/${read.json().posting.id}`
}
const ROUTES: Record<string, RouteCase> = {
  'GET /api/health': { access: 'public' },
  'GET /api/auth/session': { access: 'public' },
  'POST /api/auth/log-in': { access: 'public', body: { email, password: PASSWORD } },
  'POST /api/auth/log-out': { access: 'public', body: {} },
  'POST /api/auth/sign-up': { access: 'public', body: { email, password: PASSWORD } },
  'POST /api/auth/resend': { access: 'public', body: { email } },
  'POST /api/auth/verify': { access: 'public', body: { email, token: '123456', type: 'signup' } },
  'POST /api/auth/google': { access: 'public', body: { intent: 'log-in' } },
  'GET /api/auth/callback/google': { access: 'public' },
  'POST /api/auth/forgot-password': { access: 'public', body: { email } },
  'POST /api/auth/recovery': {
    access: 'public',
    body: { access_token: 'a', refresh_token: 'b', type: 'recovery' },
  },
  'POST /api/auth/new-password': { access: 'public', body: { password: PASSWORD } },
  'GET /api/plans': { access: 'public' },
  'POST /api/webhooks/razorpay': { access: 'public' },
  'POST /api/create-subscription': {
    access: 'signed-in',
    body: {
      plan_id: '00000000-0000-4000-8000-000000000000',
      user_id: '00000000-0000-4000-8000-000000000000',
    },
  },
  'POST /api/verify-payment': {
    access: 'signed-in',
    body: {
      razorpay_payment_id: 'pay_1',
      razorpay_subscription_id: 'sub_1',
      razorpay_signature: '00',
      user_id: '00000000-0000-4000-8000-000000000000',
      plan_id: '00000000-0000-4000-8000-000000000000',
    },
  },
  'POST /api/subscription/cancel': { access: 'signed-in', body: {} },
  'GET /api/billing': { access: 'signed-in' },
  'GET /api/payments/{id}': { access: 'signed-in' },
  'GET /api/events': { access: 'signed-in', scope: 'live' },
  'POST /api/live-view': { access: 'public', body: { token: 'x'.repeat(43) } },
  'GET /api/live-view': { access: 'public' },
  'GET /api/exchange-rates/{base}': { access: 'public' },
  'GET /api/sample-questions': { access: 'public' },
  'GET /api/sample-behavioral-questions': { access: 'public' },
  'POST /api/sample-answers': {
    access: 'public',
    body: { question: 'an-estimate-far-off', text: 'Once.' },
  },
  'POST /api/page-views': { access: 'public', body: { path: '/login' } },
  'POST /api/downloads': { access: 'public', body: { platform: 'windows' } },
  'GET /api/downloads/{platform}': { access: 'public' },
  'GET /api/installers/{name}': { access: 'public' },
  'POST /api/careers/resumes': { access: 'public' },
  'GET /api/careers/resumes/{name}': { access: 'public' },
  'GET /api/careers/resumes/{name}/address': { access: 'public' },
  'POST /api/careers/applications': {
    access: 'public',
    body: {
      job_id: 'founding-engineer',
      user_name: 'Asha Rao',
      user_email: email,
      linkedin: 'https://linkedin.example/asha',
      github: 'https://github.example/asha',
      why_you: 'I finish things.',
      authorized: true,
      resume_path: `http://127.0.0.1:3000/api/careers/resumes/${'a'.repeat(21)}.pdf`,
    },
  },
  'POST /api/check-user-exists': { access: 'public', body: { email } },
  'POST /api/account/password': {
    access: 'signed-in',
    body: { current_password: PASSWORD, password: 'another correct horse' },
  },
  'PATCH /api/account': { access: 'signed-in', body: { full_name: 'Asha' } },
  'GET /api/account/export': { access: 'signed-in' },
  'DELETE /api/account': { access: 'signed-in', body: { email, password: PASSWORD } },
  'GET /api/account/sessions': { access: 'signed-in' },
  'DELETE /api/account/sessions/{id}': {
    access: 'signed-in',
    body: {},
    createResource: async (owner) =>
      `/account/sessions/${(await owner.get('/account/sessions')).json()[0].id}`,
  },
  'POST /api/devices/authorizations': {
    access: 'public',
    body: { kind: 'helper', name: 'Sightline', system: 'Debian 13' },
  },
  'POST /api/devices/authorizations/token': { access: 'public', body: { device_code: 'a' } },
  'POST /api/devices/authorizations/claim': {
    access: 'signed-in',
    body: { user_code: 'BCDF-GHJK' },
  },
  'POST /api/devices/authorizations/{id}/decision': {
    access: 'signed-in',
    body: { is_confirmed: true },
  },
  'GET /api/devices': { access: 'signed-in' },
  'DELETE /api/devices/{id}': {
    access: 'signed-in',
    body: {},
    createResource: async (owner) => `/devices/${(await signInDevice(app, owner)).id}`,
  },
  'POST /api/devices/token': { access: 'device', scope: 'any', body: {} },
  'GET /api/devices/current': { access: 'device', scope: 'live' },
  'DELETE /api/devices/current': { access: 'device', scope: 'any', body: {} },
  'GET /api/context': { access: 'signed-in' },
  'POST /api/context/resume-files': { access: 'signed-in' },
  'PATCH /api/context/resume': { access: 'signed-in', body: { text: 'Asha Rao' } },
  'DELETE /api/context/resume': { access: 'signed-in', body: {} },
  'POST /api/context/job-descriptions': { access: 'signed-in', body: jobDescription },
  'PATCH /api/context/job-descriptions/{id}': { access: 'signed-in', body: jobDescription },
  'DELETE /api/context/job-descriptions/{id}': {
    access: 'signed-in',
    body: {},
    createResource: async (owner) =>
      `/context/job-descriptions/${(await owner.post('/context/job-descriptions', jobDescription)).json().id}`,
  },
  'POST /api/context/stories': { access: 'signed-in', body: story },
  'PATCH /api/context/stories/{id}': { access: 'signed-in', body: story },
  'DELETE /api/context/stories/{id}': {
    access: 'signed-in',
    body: {},
    createResource: async (owner) =>
      `/context/stories/${(await owner.post('/context/stories', story)).json().id}`,
  },
  'POST /api/store-session': {
    access: 'signed-in',
    body: { user_id: '00000000-0000-4000-8000-000000000000', ip_address: null, user_agent: 'x' },
  },
  'GET /api/ip': { access: 'signed-in' },
  'GET /api/applications': { access: 'signed-in' },
  'POST /api/applications': { access: 'signed-in', body: described },
  'GET /api/applications/board': { access: 'signed-in' },
  'GET /api/applications/summary': { access: 'signed-in' },
  'GET /api/applications/export': { access: 'signed-in' },
  'POST /api/applications/import': {
    access: 'signed-in',
    body: { rows: [described] },
    bodyMegabytes: 8,
  },
  'POST /api/applications/replies/read': { access: 'signed-in', body: { text: 'Hello' } },
  'GET /api/applications/{id}': { access: 'signed-in', createResource: createApplication },
  'PATCH /api/applications/{id}': {
    access: 'signed-in',
    body: { contact: 'Mia' },
  },
  'DELETE /api/applications/{id}': {
    access: 'signed-in',
    body: {},
    createResource: createApplication,
  },
  'POST /api/applications/{id}/entries': {
    access: 'signed-in',
    body: { kind: 'note', text: 'Hello' },
  },
  'GET /api/profile': { access: 'signed-in' },
  'PUT /api/profile': { access: 'signed-in', body: EMPTY_PROFILE },
  'POST /api/profile/resumes': { access: 'signed-in', body: resume },
  'POST /api/profile/resume-files': { access: 'signed-in' },
  'GET /api/profile/resumes/{id}': { access: 'signed-in', createResource: createResume },
  'PATCH /api/profile/resumes/{id}': {
    access: 'signed-in',
    body: { updatedAt: '2026-01-01T00:00:00.000Z', name: 'Backend' },
  },
  'DELETE /api/profile/resumes/{id}': {
    access: 'signed-in',
    body: {},
    createResource: createResume,
  },
  'PUT /api/profile/confirmations': {
    access: 'signed-in',
    body: { requirement: 'Redis', line: 'Cut the bill with Redis', verdict: 'shows' },
  },
  'GET /api/interviews': { access: 'signed-in' },
  'POST /api/interviews': {
    access: 'signed-in',
    body: { mode: 'mock', round: 'coding', language: 'javascript' },
  },
  'GET /api/interviews/scores': { access: 'signed-in' },
  'GET /api/interviews/languages': { access: 'signed-in' },
  'POST /api/interviews/{id}/runs': {
    access: 'signed-in',
    body: { question: 'a', language: 'go', code: '' },
  },
  'GET /api/interviews/models': { access: 'signed-in' },
  'GET /api/interviews/transcriber': { access: 'signed-in' },
  'POST /api/interviews/{id}/transcripts': { access: 'signed-in' },
  'GET /api/interviews/{id}/report': { access: 'signed-in' },
  'GET /api/interviews/{id}/events': { access: 'signed-in' },
  'GET /api/interviews/{id}': {
    access: 'signed-in',
    createResource: async (owner) =>
      `/interviews/${(await owner.post('/interviews', { mode: 'mock', round: 'coding' })).json().id}`,
  },
  'DELETE /api/interviews/{id}': {
    access: 'signed-in',
    body: {},
    createResource: async (owner) =>
      `/interviews/${(await owner.post('/interviews', { mode: 'mock', round: 'coding' })).json().id}`,
  },
  'POST /api/interviews/{id}/events': {
    access: 'signed-in',
    body: { events: [{ id: '00000000-0000-4000-8000-000000000000', version: 1, type: 'begun' }] },
  },
  'GET /api/interviews/{id}/replies': { access: 'signed-in' },
  'POST /api/interviews/{id}/fitting': { access: 'signed-in', body: {} },
  'POST /api/interviews/{id}/written-question': { access: 'signed-in', body: {} },
  'POST /api/interviews/{id}/review': { access: 'signed-in', body: {} },
  'POST /api/interviews/{id}/replies': { access: 'signed-in', body: { again: false } },
  'POST /api/interviews/{id}/replies/stop': { access: 'signed-in', body: {} },
  'POST /api/interviews/{id}/submissions': {
    access: 'signed-in',
    body: {
      id: '00000000-0000-4000-8000-000000000000',
      question: 'a',
      language: 'javascript',
      code: '',
    },
  },
  'GET /api/interviews/{id}/solutions/{question}': { access: 'signed-in' },
  'GET /api/interviews/{id}/probes': { access: 'signed-in' },
  'POST /api/interviews/{id}/hints': {
    access: 'signed-in',
    body: { id: '00000000-0000-4000-8000-000000000000', question: 'a' },
  },
  'POST /api/interviews/{id}/explanations': {
    access: 'signed-in',
    body: {
      id: '00000000-0000-4000-8000-000000000000',
      question: 'a',
      submission: '00000000-0000-4000-8000-000000000000',
    },
  },
  'GET /api/live/readiness': { access: 'signed-in', scope: 'live' },
  'POST /api/live/first-words': { access: 'signed-in', scope: 'live', body: {} },
  'GET /api/live': { access: 'signed-in', scope: 'live' },
  'POST /api/live': { access: 'signed-in', scope: 'live', body: liveSession },
  'GET /api/live/{id}': { access: 'signed-in', scope: 'live', createResource: createLiveSession },
  'DELETE /api/live/{id}': { access: 'signed-in', body: {}, createResource: createLiveSession },
  'GET /api/live/{id}/events': { access: 'signed-in', scope: 'live' },
  'POST /api/live/{id}/events': {
    access: 'signed-in',
    scope: 'live',
    body: {
      events: [{ id: '00000000-0000-4000-8000-000000000000', version: 1, type: 'live-paused' }],
    },
  },
  'POST /api/live/{id}/answers': {
    access: 'signed-in',
    scope: 'live',
    bodyMegabytes: 3,
    body: {
      id: '00000000-0000-4000-8000-000000000000',
      prompt: '00000000-0000-4000-8000-000000000000',
    },
  },
  'GET /api/live/{id}/debrief': { access: 'signed-in' },
  'POST /api/live/{id}/practice': {
    access: 'signed-in',
    body: {
      id: '00000000-0000-4000-8000-000000000001',
      prompt: '00000000-0000-4000-8000-000000000000',
    },
  },
  'POST /api/live/{id}/practice-questions': {
    access: 'signed-in',
    body: { prompt: '00000000-0000-4000-8000-000000000000' },
  },
  'GET /api/practice-questions': { access: 'signed-in' },
  'DELETE /api/practice-questions/{id}': {
    access: 'signed-in',
    body: {},
    createResource: createPracticeQuestion,
  },
  'POST /api/practice-questions/{id}/interviews': {
    access: 'signed-in',
    body: { id: '00000000-0000-4000-8000-000000000002' },
  },
  'GET /api/postings': { access: 'signed-in' },
  'POST /api/postings/read': { access: 'signed-in', body: { what: POSTING_TEXT } },
  'GET /api/postings/{id}': { access: 'signed-in', createResource: createOwnPosting },
  'GET /api/postings/{id}/form': { access: 'signed-in' },
  'GET /api/postings/{id}/match': { access: 'signed-in', createResource: createOwnPosting },
  'GET /api/saved-searches': { access: 'signed-in' },
  'POST /api/saved-searches': { access: 'signed-in', body: SEARCH },
  'PATCH /api/saved-searches/{id}': { access: 'signed-in', body: SEARCH },
  'DELETE /api/saved-searches/{id}': {
    access: 'signed-in',
    body: {},
    createResource: async (owner) =>
      `/saved-searches/${(await owner.post('/saved-searches', SEARCH)).json().id}`,
  },
  'POST /api/saved-searches/{id}/seen': { access: 'signed-in', body: {} },
  'GET /api/saved-searches/end-mail/{token}': { access: 'public' },
  'POST /api/saved-searches/end-mail/{token}': { access: 'public' },
  'GET /api/companies': { access: 'signed-in' },
  'PUT /api/companies': {
    access: 'signed-in',
    body: { provider: 'lever', region: 'eu', token: 'lumen-stand-in', isListed: true },
  },
  'POST /api/live/{id}/answers/stop': { access: 'signed-in', scope: 'live', body: {} },
  'GET /api/live/sound-check': { access: 'signed-in', scope: 'live' },
  'GET /api/live/{id}/sound': { access: 'signed-in', scope: 'live' },
  'GET /api/live/{id}/viewers': { access: 'signed-in' },
  'POST /api/live/{id}/viewers': { access: 'signed-in' },
  'DELETE /api/live/{id}/viewers/{viewer}': { access: 'signed-in' },
}

const documentedRoutes = Object.entries(app.swagger().paths ?? {}).flatMap(([path, methods]) =>
  Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
)

const cases = Object.entries(ROUTES).map(([name, route]) => {
  const [method = '', path = ''] = name.split(' ')
  return {
    name,
    method: method as 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: path.replace(/\{\w+\}/, crypto.randomUUID()),
    ...route,
  }
})

test('the list has exactly the routes of the server', () => {
  expect(Object.keys(ROUTES).sort()).toEqual(documentedRoutes.sort())
})

test.each(cases)(
  '$name accepts signed-out requests only if it is public',
  async ({ method, url, access }) => {
    const answer = await app.inject({ method, url, remoteAddress: '203.0.113.1' })
    expect(answer.statusCode === 401).toBe(access !== 'public')
  },
)

test.each(cases.filter(({ access }) => access === 'device'))(
  '$name takes no log-in session',
  async ({ method, url }) => {
    const cookies = Object.fromEntries(sharedUser.cookies)
    const answer = await app.inject({ method, url, cookies, remoteAddress: sharedUser.address })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated'])
  },
)

/** What an answer says of who may call its route. Its body may have no end. */
async function told(options: InjectOptions) {
  const answer = await app.inject({ ...options, payloadAsStream: true })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  const { code, message } = isJson ? JSON.parse(await text(answer.stream())) : {}
  answer.raw.res.destroy()
  return { status: answer.statusCode, code, ...(answer.statusCode === 401 && { message }) }
}

// Devices that nothing happens to, for the routes that take none.
const idleDevices = {
  helper: await signInDevice(app, await signUp(), 'helper'),
  extension: await signInDevice(app, await signUp(), 'extension'),
}

describe.each([
  { kind: 'helper', own: 'live' },
  { kind: 'extension', own: 'apply' },
] as const)('a device of the kind $kind', ({ kind, own }) => {
  test.each(cases)('$name takes it only in its scope', async (route) => {
    const { access, method, url, scope, body } = route
    const device = scope ? await signInDevice(app, await signUp(), kind) : idleDevices[kind]
    const payload = body && { payload: body }
    const ask = (headers: Record<string, string>) =>
      told({ method, url, remoteAddress: browser().address, ...payload, headers })
    const answer = await ask({ authorization: `Bearer ${device.token}` })
    const isLetIn = access === 'public' || scope === own || scope === 'any'
    if (isLetIn) expect(['unauthenticated', 'internal']).not.toContain(answer.code)
    else expect(answer).toEqual(await ask({}))
  })
})

test.each(cases.filter(({ access }) => access !== 'public'))(
  '$name takes no token among the protocols of a WebSocket that it is not',
  async ({ method, url }) => {
    const { token } = idleDevices.helper
    const headers = { 'sec-websocket-protocol': protocolsWith(token).join(', ') }
    const answer = await told({ method, url, remoteAddress: browser().address, headers })
    expect([answer.status, answer.code]).toEqual([401, 'unauthenticated'])
  },
)

test.each(cases.filter(({ createResource, scope }) => createResource && scope === 'live'))(
  "$name returns 404 to another user's helper, and not to the owner's",
  async ({ method, createResource }) => {
    const [owner, stranger] = [await signUp(), await signUp()]
    const path = (await createResource?.(owner)) ?? ''
    const [own, other] = [await signInDevice(app, owner), await signInDevice(app, stranger)]
    expect((await other.send(method as 'GET', path)).statusCode).toBe(404)
    expect((await own.send(method as 'GET', path)).statusCode).toBeLessThan(300)
  },
)

test.each(cases.filter(({ createResource }) => createResource))(
  "$name returns 404 for another user's resource, and not for the owner's",
  async ({ method, createResource }) => {
    const [owner, stranger] = [await signUp(), await signUp()]
    const path = (await createResource?.(owner)) ?? ''
    const askAs = (user: SignedIn, url: string) =>
      app.inject({
        method,
        url: `/api${url}`,
        cookies: Object.fromEntries(user.cookies),
        remoteAddress: user.address,
      })
    const stolen = await askAs(stranger, path)
    const missing = await askAs(stranger, path.replace(/[^/]+$/, crypto.randomUUID()))
    expect([stolen.statusCode, stolen.json().message]).toEqual([404, missing.json().message])
    expect((await askAs(owner, path)).statusCode).toBeLessThan(300)
  },
)

const casesWithBody = cases.filter(({ body }) => body)
// All rejected requests share a user, because they change nothing. Each has its own address,
// because of the limits per client.
const sharedUser = await signUp()
const sharedDevice = await signInDevice(app, sharedUser)
const ask = (route: (typeof cases)[number], options: InjectOptions) =>
  app.inject({
    method: route.method,
    url: route.url,
    remoteAddress: browser().address,
    ...(route.access === 'signed-in' && { cookies: Object.fromEntries(sharedUser.cookies) }),
    ...options,
    headers: {
      ...options.headers,
      ...(route.access === 'device' && { authorization: `Bearer ${sharedDevice.token}` }),
    },
  })
const send = (route: (typeof cases)[number], payload: string, contentType: string) =>
  ask(route, { headers: { 'content-type': contentType }, payload })

test.each(casesWithBody)('$name rejects malformed JSON', async (route) => {
  const answer = await send(route, '{"email": ', 'application/json')
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request'])
})

test.each(casesWithBody)('$name rejects other content types', async (route) => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ]) {
    const answer = await send(route, 'a=b', type)
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type'])
  }
})

test.each(casesWithBody)('$name rejects a megabyte too many', async (route) => {
  const megabytes = (route.bodyMegabytes ?? 1) + 1
  const answer = await send(
    route,
    JSON.stringify({ ...route.body, filler: 'x'.repeat(megabytes * 1024 * 1024) }),
    'application/json',
  )
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large'])
})

test.each(casesWithBody)('$name rejects unknown fields and names them', async (route) => {
  const answer = await send(
    route,
    JSON.stringify({ ...route.body, surprise: 1 }),
    'application/json',
  )
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
  expect(answer.json().message).toContain('surprise')
})

test.each(casesWithBody.filter(({ body }) => Object.keys(body ?? {}).length > 0))(
  '$name rejects wrong types, naming the field',
  async (route) => {
    for (const field of Object.keys(route.body ?? {})) {
      for (const wrong of [{ $gt: '' }, ['x'], 7, true].filter(
        (value) => typeof value !== typeof route.body?.[field],
      )) {
        const answer = await send(
          route,
          JSON.stringify({ ...route.body, [field]: wrong }),
          'application/json',
        )
        expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([
          400,
          'validation_failed',
          field,
        ])
      }
    }
    for (const payload of ['[]', '"text"', '7'])
      expect((await send(route, payload, 'application/json')).statusCode).toBe(400)
  },
)

test.each(cases.filter(({ name }) => name !== 'GET /api/auth/callback/google'))(
  '$name rejects an unknown query',
  async (route) => {
    const answer = await ask(route, {
      url: `${route.url}?surprise=1`,
      ...(route.body && { payload: route.body }),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
  },
)

test('an unknown path under /api returns a 404 in the standard error format', async () => {
  const answer = await app.inject({ url: '/api/nothing-here' })
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    {
      code: 'not_found',
      message: 'There is nothing at this address.',
      requestId: expect.any(String),
    },
  ])
})
