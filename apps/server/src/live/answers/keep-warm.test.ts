import { expect, test, vi } from 'vitest'
import { startApp } from '../../../test/app.ts'
import { beginSession, event, segment, store } from '../../../test/live.ts'
import { startReplies } from '../../../test/models.ts'
import { createModels } from '../../adapters/models.ts'
import { createModelPool } from '../../models/public.ts'
import { createLiveStates } from '../live-log.ts'
import { warmIfDue } from './keep-warm.ts'

const started = await startApp({ MODELS: 'openai:first' })
const { app, db, env, clock, signUpWithCredits: signUp, advance } = started
const { script, calls } = await startReplies(started)

const NOTES = 'We keep each customer’s data in one region.\n'.repeat(100)
const MINUTE = 60_000

/** A session with long notes, whose beginning the server has sent once. */
async function warmSession() {
  await script({ text: 'Ready.' })
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'sales-call', notes: NOTES })
  await vi.waitFor(async () => expect(await calls()).toHaveLength(1), 10_000)
  const modelPool = createModelPool({ db, env, clock, models: createModels(env), log: app.log })
  const deps = { db, clock, modelPool, liveStates: createLiveStates(), secret: env.AUTH_SECRET }
  const owned = { id, ownerId: asha.id }
  const warm = () => warmIfDue(deps, owned, new AbortController().signal)
  const say = (index: number) =>
    store(asha, id, segment('you', `We said thing number ${index}.`, index * 3000))
  // Its tokens are stored once it has ended.
  await vi.waitFor(async () => expect(await modelPool.budget.used(id)).toBeGreaterThan(0), 10_000)
  return { asha, id, warm, say }
}

test('the beginning of a session is sent again before it lapses while people talk, with what was said', async () => {
  const { asha, id, warm, say } = await warmSession()
  for (let index = 0; index < 26; index++) await say(index)
  const waitMs = (await warm()) ?? 0
  expect(waitMs).toBeGreaterThan(4 * MINUTE)
  expect(waitMs).toBeLessThanOrEqual(4.5 * MINUTE)
  expect(await calls()).toHaveLength(1)
  advance(4.5 * MINUTE)
  expect(await warm()).toBe(4.5 * MINUTE)
  const [first, second] = (await calls()).map(({ texts }) => texts)
  expect(second?.slice(0, 2)).toEqual(first?.slice(0, 2))
  expect(second?.[2]).toContain('We said thing number 19.')
  expect(second?.[2]).not.toContain('thing number 20.')
  expect(await warm()).toBeGreaterThan(0)
  expect(await calls()).toHaveLength(2)
  await store(asha, id, event('live-ended'))
  expect(await warm()).toBeNull()
})

test('a session in which nobody talks is left to lapse', async () => {
  const { warm } = await warmSession()
  advance(4.5 * MINUTE)
  expect(await warm()).toBeNull()
  expect(await calls()).toHaveLength(1)
})
