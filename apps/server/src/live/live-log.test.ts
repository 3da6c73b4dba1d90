import type { LiveEvent } from '@sightline/contracts/live/events'
import { expect, onTestFinished, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'
import { openBrowser } from '../../test/browser.ts'
import { beginSession, event, NEW_SESSION, report, segment, store } from '../../test/live.ts'
import { buildApp } from '../app.ts'

const { env, sharedDatabase, databaseClock, signUpWithCredits: signUp } = await startApp()

/** The same user on another server over the same database. */
async function onOtherServer(user: SignedIn): Promise<SignedIn> {
  const app = await buildApp({ env, database: sharedDatabase, databaseClock })
  onTestFinished(() => app.close())
  const browser = openBrowser(app)
  for (const [name, value] of user.cookies) browser.cookies.set(name, value)
  return Object.assign(browser, { id: user.id, email: user.email })
}

const eventsOf = async (user: SignedIn, id: string): Promise<LiveEvent[]> =>
  (await user.get(`/live/${id}`)).json().events
const placesOf = (events: LiveEvent[]) => events.map(({ seq }) => seq)

test('a question that two servers hear in parts is one prompt point, which the second part replaces', async () => {
  const here = await signUp()
  const there = await onOtherServer(here)
  const id = await beginSession(here, { kind: 'coding' })
  await store(here, id, segment('them', 'Welcome.', 0))
  await store(there, id, segment('them', 'How would you find the longest palindrome', 6000))
  const [, prompt] = await store(here, id, segment('them', 'in linear time?', 9000))
  expect(prompt).toMatchObject({
    question: 'How would you find the longest palindrome in linear time?',
  })
  await store(here, id, event('live-paused'))
  expect((await report(there, id, event('prompt-asked', { about: 'speech' }))).statusCode).toBe(409)
  await store(there, id, event('live-resumed'))
  await store(here, id, event('prompt-asked', { about: 'speech' }))
  const events = await eventsOf(there, id)
  expect(placesOf(events)).toEqual(events.map((_, index) => index + 1))
})

test('tabs that report at the same time on two servers get each event stored once, in one order', async () => {
  const here = await signUp()
  const there = await onOtherServer(here)
  const id = await beginSession(here)
  const shared = segment('them', 'What did you learn from it?', 0)
  const own = Array.from({ length: 6 }, (_, index) =>
    segment('you', `Part ${index} of the answer.`, 5000 + index),
  )
  const answers = await Promise.all([
    store(here, id, shared),
    store(there, id, shared),
    ...own.map((said, index) => store(index % 2 ? here : there, id, said)),
  ])
  const ofType = async (type: string) =>
    (await eventsOf(here, id)).filter((stored) => stored.type === type)
  await expect.poll(() => ofType('answer-given')).toHaveLength(1)
  const events = await eventsOf(here, id)
  expect(placesOf(events)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(answers[0]).toEqual(answers[1])
  expect(events.filter(({ type }) => type === 'prompt-found')).toHaveLength(1)
})

test('a session with the id of one that another server deleted begins empty', async () => {
  const here = await signUp()
  const there = await onOtherServer(here)
  const id = await beginSession(here, { setting: 'not-permitted' })
  await store(here, id, segment('them', 'How did that go?', 0))
  expect((await there.delete(`/live/${id}`)).statusCode).toBe(204)
  expect((await there.post('/live', { ...NEW_SESSION, id })).statusCode).toBe(201)
  const nothing = await report(here, id, event('prompt-asked', { about: 'speech' }))
  expect(nothing.json().message).toBe('Nothing has been heard or seen yet that could be answered.')
  await store(here, id, segment('you', 'Hello.', 0))
  expect(placesOf(await eventsOf(here, id))).toEqual([1, 2])
})
