import { expect, test } from 'vitest'
import { PASSWORD, type SignedIn, startApp } from '../../../test/app.ts'
import {
  askPrompt,
  beginSession,
  event,
  readAnswer,
  report,
  segment,
  store,
} from '../../../test/live.ts'

const { app, browser, signUpWithCredits: signUp } = await startApp()
const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))

const newLink = async (user: SignedIn, id: string) =>
  (await user.post(`/live/${id}/viewers`)).json()

/** A phone without an account. It keeps the cookie that it gets when it opens a link. */
function startDevice() {
  const cookies: Record<string, string> = {}
  return {
    cookies,
    open: async (token: string) => {
      const reply = await app.inject({
        method: 'POST',
        url: '/api/live-view',
        payload: { token },
        cookies,
      })
      for (const { name, value } of reply.cookies) cookies[name] = value
      return reply
    },
    view: (after = 0) => app.inject({ url: `/api/live-view?after=${after}`, cookies }),
  }
}

test('a link shows the session on one device, without the notes, until the session ends', async () => {
  const asha = await signUp()
  const id = await beginSession(asha, { notes: 'My lowest salary is a secret.' })
  const link = await newLink(asha, id)
  expect((await asha.get(`/live/${id}/viewers`)).json()).toEqual({
    viewers: [{ id: link.id, createdAt: link.createdAt, openedAt: null }],
  })
  const phone = startDevice()
  const opened = await phone.open(link.token)
  expect(opened.statusCode, opened.body).toBe(204)
  expect(opened.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Strict', path: '/' }])
  await store(asha, id, segment('them', 'What is a pilot?'))
  const prompt = await askPrompt(asha, id)
  const answer = await readAnswer(address, asha, id, { id: crypto.randomUUID(), prompt })
  await answer.done()

  const seen = (await phone.view()).json()
  expect(seen).toMatchObject({ session: { kind: 'behavioral', state: 'active' }, answering: [] })
  expect(seen.events).toMatchObject([
    { type: 'live-begun', notes: '' },
    { type: 'segment-heard' },
    { type: 'prompt-found' },
    ...seen.events.slice(3),
  ])
  expect(seen.events.at(-1)).toMatchObject({ type: 'answer-given', text: answer.said() })
  expect((await phone.view(seen.events.length)).json().events).toEqual([])
  expect((await asha.get(`/live/${id}/viewers`)).json().viewers).toMatchObject([
    { openedAt: expect.any(String) },
  ])

  await store(asha, id, event('live-ended'))
  expect((await phone.view()).statusCode).toBe(404)
  expect((await phone.open(link.token)).statusCode).toBe(404)
  expect((await asha.post(`/live/${id}/viewers`)).statusCode).toBe(409)
})

test('a link that was opened works on no other device, and opening it again on the same one changes nothing', async () => {
  const asha = await signUp()
  const link = await newLink(asha, await beginSession(asha))
  const [phone, other] = [startDevice(), startDevice()]
  await phone.open(link.token)
  const kept = { ...phone.cookies }
  expect((await phone.open(link.token)).statusCode).toBe(204)
  expect(phone.cookies).toEqual(kept)
  const passedOn = await other.open(link.token)
  expect([passedOn.statusCode, passedOn.json().message]).toEqual([
    409,
    'This link was opened on another device. Each link works on one device: show a new one on the page of the session.',
  ])
  expect((await other.view()).statusCode).toBe(404)
  expect((await phone.view()).statusCode).toBe(200)
})

test('a link ends with the log-in session that made it: at log-out and by a new password', async () => {
  const asha = await signUp()
  const id = await beginSession(asha)
  const laptop = browser()
  const logIn = { email: asha.email, password: PASSWORD }
  await laptop.post('/auth/log-in', logIn)
  const link = (await laptop.post(`/live/${id}/viewers`)).json()
  const [phone, tablet] = [startDevice(), startDevice()]
  await phone.open(link.token)
  await tablet.open((await newLink(asha, id)).token)
  expect((await phone.view()).statusCode).toBe(200)

  const passwords = { current_password: PASSWORD, password: 'battery staple' }
  expect((await asha.post('/account/password', passwords)).statusCode).toBe(204)
  expect((await phone.view()).statusCode).toBe(404)
  expect((await phone.open(link.token)).statusCode).toBe(404)
  expect((await tablet.view()).statusCode, 'made by the log-in session that goes on').toBe(404)

  await tablet.open((await newLink(asha, id)).token)
  expect((await tablet.view()).statusCode).toBe(200)
  await asha.post('/auth/log-out')
  expect((await tablet.view()).statusCode).toBe(404)
})

test('of two devices that open a link at the same moment, one gets it', async () => {
  const asha = await signUp()
  const link = await newLink(asha, await beginSession(asha))
  const opened = await Promise.all(
    [startDevice(), startDevice(), startDevice()].map(({ open }) => open(link.token)),
  )
  expect(opened.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409])
})

test('a new link replaces one that was not opened, and leaves opened ones', async () => {
  const asha = await signUp()
  const id = await beginSession(asha)
  const [phone, late] = [startDevice(), startDevice()]
  await phone.open((await newLink(asha, id)).token)
  const unopened = await newLink(asha, id)
  const newest = await newLink(asha, id)
  expect((await late.open(unopened.token)).statusCode).toBe(404)
  expect((await late.open(newest.token)).statusCode).toBe(204)
  expect((await phone.view()).statusCode).toBe(200)
})

test('a link that the user ends shows nothing more', async () => {
  const asha = await signUp()
  const id = await beginSession(asha)
  const link = await newLink(asha, id)
  const phone = startDevice()
  await phone.open(link.token)
  expect((await asha.delete(`/live/${id}/viewers/${link.id}`)).statusCode).toBe(204)
  expect((await phone.view()).statusCode).toBe(404)
  expect((await asha.delete(`/live/${id}/viewers/${link.id}`)).statusCode).toBe(404)
})

test('a device can change nothing, and a session is shown on at most five of them', async () => {
  const asha = await signUp()
  const id = await beginSession(asha)
  const phone = startDevice()
  await phone.open((await newLink(asha, id)).token)
  for (const [method, path] of [
    ['POST', 'events'],
    ['POST', 'answers'],
    ['POST', 'viewers'],
    ['GET', 'viewers'],
    ['DELETE', ''],
  ] as const) {
    const url = `/api/live/${id}/${path}`.replace(/\/$/, '')
    expect(
      (await app.inject({ method, url, payload: {}, cookies: phone.cookies })).statusCode,
      url,
    ).toBe(401)
  }
  for (let screen = 2; screen <= 5; screen++)
    expect((await startDevice().open((await newLink(asha, id)).token)).statusCode).toBe(204)
  expect((await asha.post(`/live/${id}/viewers`)).statusCode).toBe(409)
})

test("another user's session has no links for others, and unknown links and cookies show nothing", async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const id = await beginSession(asha)
  const link = await newLink(asha, id)
  expect((await ravi.get(`/live/${id}/viewers`)).statusCode).toBe(404)
  expect((await ravi.post(`/live/${id}/viewers`)).statusCode).toBe(404)
  expect((await ravi.delete(`/live/${id}/viewers/${link.id}`)).statusCode).toBe(404)
  const own = await beginSession(ravi)
  expect((await ravi.delete(`/live/${own}/viewers/${link.id}`)).statusCode).toBe(404)
  const stranger = startDevice()
  expect((await stranger.view()).statusCode).toBe(404)
  expect((await stranger.open(`${link.token.slice(0, -1)}x`)).statusCode).toBe(404)
  expect((await stranger.open('short')).statusCode).toBe(400)
  expect((await report(asha, id, segment('them', 'Still mine.'))).statusCode).toBe(200)
})
