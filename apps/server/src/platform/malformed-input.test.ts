import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { PASSWORD, type SignedIn, startApp } from '../../test/app.ts'
import { newEmail } from '../../test/browser.ts'
import { begin, event, QUESTION } from '../../test/models.ts'
import { resumes } from '../candidacies/table.ts'

const { app, db, browser, signUpWithCredits } = await startApp()
const email = newEmail()

let asha: SignedIn
beforeAll(async () => {
  asha = await signUpWithCredits()
})

const payment = () => ({
  razorpay_payment_id: 'pay_1',
  razorpay_subscription_id: 'sub_1',
  razorpay_signature: '00',
  user_id: asha.id,
  plan_id: randomUUID(),
})

test.each([
  ['/auth/sign-up', { email, password: PASSWORD }, ['email', 'password']],
  ['/auth/log-in', { email, password: PASSWORD }, ['email', 'password']],
  ['/auth/verify', { email, token: '123456', type: 'signup' }, ['email', 'token']],
  ['/auth/resend', { email }, ['email']],
  ['/auth/forgot-password', { email }, ['email']],
  [
    '/auth/recovery',
    { access_token: 'a', refresh_token: 'b', type: 'recovery' },
    ['access_token', 'refresh_token'],
  ],
  ['/check-user-exists', { email }, ['email']],
  ['/page-views', { path: '/login' }, ['path']],
])(
  '%s refuses a NUL or a lone surrogate and names the field',
  async (path, body: Record<string, string>, fields) => {
    for (const field of fields)
      for (const [place, sign] of ['\0', '\uD83D'].entries()) {
        const text = body[field] ?? ''
        const refused = await browser().post(path, {
          ...body,
          [field]: place ? sign + text : `${text.slice(0, 1)}${sign}${text.slice(1)}`,
        })
        expect([refused.statusCode, refused.json().field]).toEqual([400, field])
      }
  },
)

test('signed-in routes refuse a NUL and name the field', async () => {
  const refusals = [
    [asha.patch('/account', { full_name: 'Asha\0' }), 'full_name'],
    [
      asha.post('/store-session', { user_id: asha.id, ip_address: null, user_agent: 'Fire\0fox' }),
      'user_agent',
    ],
    ...['razorpay_payment_id', 'razorpay_subscription_id', 'razorpay_signature'].map(
      (field) => [asha.post('/verify-payment', { ...payment(), [field]: 'x\0' }), field] as const,
    ),
    [
      asha.post('/interviews', { mode: 'mock', round: 'coding', question: 'refund\0pair' }),
      'question',
    ],
  ] as const
  for (const [answer, field] of refusals) {
    const { statusCode, json } = await answer
    expect([statusCode, json().field]).toEqual([400, field])
  }
})

test.each([
  ['/payments/pay%00', 'id'],
  ['/careers/resumes/a%00.pdf', 'name'],
  ['/careers/resumes/a%00.pdf/address', 'name'],
  ['/interviews/%00', 'id'],
  ['/interviews/%00/report', 'id'],
  ['/interviews/x/solutions/%00', 'question'],
])('the path %s is refused and names its parameter', async (path, field) => {
  const refused = await asha.get(path)
  expect([refused.statusCode, refused.json().field]).toEqual([400, field])
})

test('a NUL in the query of the Google callback is refused', async () => {
  const refused = await browser().get('/auth/callback/google?state=a%00b&code=x')
  expect(refused.statusCode).toBe(400)
})

test('a run whose program printed and threw malformed text is stored, and the interview ends', async () => {
  const id = await begin(asha)
  const text = 'a\0b\uD83D'
  const results = [
    {
      name: text,
      isHidden: false,
      status: 'error',
      input: text,
      expected: '',
      got: text,
      timeMs: 1,
      output: text,
      error: { message: text, line: 1 },
    },
  ]
  const run = event('code-run', {
    question: QUESTION,
    language: 'python',
    code: `print("${text}")`,
    results,
  })
  const saved = event('code-saved', { question: QUESTION, language: 'python', code: text })
  const stored = await asha.post(`/interviews/${id}/events`, {
    events: [saved, run, event('ended')],
  })
  expect(stored.statusCode, stored.body).toBe(200)
  const { events } = (await asha.get(`/interviews/${id}`)).json()
  const kept = events.find(({ type }: { type: string }) => type === 'code-run')
  expect([kept.code, kept.results[0].output, kept.results[0].error.message]).toEqual([
    'print("a\uFFFDb\uFFFD")',
    'a\uFFFDb\uFFFD',
    'a\uFFFDb\uFFFD',
  ])
  expect((await asha.get(`/interviews/${id}/report`)).statusCode).toBe(200)
})

const boundary = randomBytes(12).toString('hex')
const multipart = `multipart/form-data; boundary=${boundary}`
const disposition = 'Content-Disposition: form-data; name="resume"'
const part = (headers: string, content = '%PDF-1.7') =>
  `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`
const end = `--${boundary}--\r\n`

test.each([
  ['without a boundary', 'multipart/form-data', part(`${disposition}; filename="cv.pdf"`) + end],
  [
    'with an empty boundary',
    'multipart/form-data; boundary=',
    part(`${disposition}; filename="cv.pdf"`) + end,
  ],
  ['cut within the file', multipart, part(`${disposition}; filename="cv.pdf"`).slice(0, -4)],
  ['cut within a header', multipart, part(`${disposition}; filename="cv.pdf"`).slice(0, 60)],
  ['without its end', multipart, part(`${disposition}; filename="cv.pdf"`)],
  [
    'with an over-long header',
    multipart,
    part(`${disposition}; filename="${'x'.repeat(100_000)}.pdf"`) + end,
  ],
  ['with a malformed header', multipart, part('no colon here') + end],
  ['without a file name', multipart, part(disposition) + end],
  [
    'with a file part without a name',
    multipart,
    part(`${disposition}\r\nContent-Type: application/octet-stream`) + end,
  ],
  [
    'with another boundary than the header says',
    multipart,
    part(disposition).replaceAll(boundary, 'other'),
  ],
  ['with a NUL in the file name', multipart, part(`${disposition}; filename="c\0v.pdf"`) + end],
  [
    'named after a property of every object',
    multipart,
    part('Content-Disposition: form-data; name="__proto__"; filename="cv.pdf"') + end,
  ],
  ['that is empty', multipart, ''],
])(
  'an upload %s is refused with a clear message, and nothing is stored',
  async (_name, type, payload) => {
    for (const path of ['/careers/resumes', '/context/resume-files']) {
      const user = path === '/careers/resumes' ? browser() : await signUpWithCredits()
      const refused = await user.post(path, undefined, {
        headers: { 'content-type': type },
        payload,
      })
      expect([refused.statusCode, refused.json().field], refused.body).toEqual([400, 'resume'])
      expect(refused.json().message).toMatch(
        /^(Send one file|The form could not be read|Please upload|Rename this file)/,
      )
    }
    expect(await db.select().from(resumes)).toEqual([])
    expect((await asha.get('/context')).json().resume).toBeNull()
  },
)

test('an upload whose connection is cut does not disturb the server', async () => {
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(address.port), address.hostname)
  await once(socket, 'connect')
  socket.write(
    `POST /api/careers/resumes HTTP/1.1\r\nHost: x\r\nContent-Type: ${multipart}\r\nContent-Length: 100000\r\n\r\n${part(`${disposition}; filename="cv.pdf"`)}`,
  )
  // The server answers other requests while it waits for the rest, and after the cut.
  expect((await app.inject('/api/health')).statusCode).toBe(200)
  socket.destroy()
  await once(socket, 'close')
  expect((await app.inject('/api/health')).statusCode).toBe(200)
  expect(await db.select().from(resumes)).toEqual([])
})
