import { expect, test, vi } from 'vitest'
import { type SignedIn, startApp } from '../../../test/app.ts'
import { event } from '../../../test/models.ts'
import { createLedger } from '../../credits/public.ts'
import { createKnownMeanings } from '../../meaning/public.ts'
import { appendEvents, fixedEvent } from '../append.ts'
import type { ScoreLater } from '../deps.ts'
import { loadQuestionBank, questionBankWith } from '../question-bank.ts'
import { declareScoring } from './score-later.ts'
import { readReport } from './scores.ts'

const { app, env, db, clock, tick, signUp, browser } = await startApp()
const SLUG = 'the-alarm-nobody-owned'
const ANSWER = loadQuestionBank().spoken.get(SLUG)?.stronger ?? ''

async function answerOnce(user: SignedIn): Promise<string> {
  const requested = { mode: 'mock', round: 'behavioral', question: SLUG }
  const { id } = (await user.post('/interviews', requested)).json()
  const answered = { question: SLUG, text: ANSWER, how: 'typed', speech: null }
  const events = [event('begun'), event('answered', answered)]
  await user.post(`/interviews/${id}/events`, { events })
  return id
}
const listed = async (user: SignedIn) => (await user.get('/interviews')).json().items[0]
const charted = async (user: SignedIn) => (await user.get('/interviews/scores')).json().interviews
const reported = async (user: SignedIn, id: string) =>
  (await user.get(`/interviews/${id}/report`)).json().score

test('twenty visitors at once take nothing from the score of an interview', async () => {
  const asha = await signUp()
  const visits = Array.from({ length: 20 }, (_, visitor) => {
    const sentences = Array.from({ length: 40 }, (_, index) => `Visitor ${visitor} did ${index}.`)
    const body = { question: 'an-estimate-far-off', text: sentences.join(' ') }
    return browser().post('/sample-answers', body)
  })
  const id = await answerOnce(asha)
  await asha.post(`/interviews/${id}/events`, { events: [event('ended')] })
  const score = await reported(asha, id)
  expect(score).toMatchObject({ isProvisional: false })
  expect(await listed(asha)).toMatchObject({ score: score.overall })
  const readings = await Promise.all(visits)
  expect(readings.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  // More visitors than may wait are told so.
  expect(readings.some((reading) => reading.json().isProvisional)).toBe(true)
})

test('a score made without meanings is provisional, and is final once they are known', async () => {
  const asha = await signUp()
  const id = await answerOnce(asha)
  const owned = { id, ownerId: asha.id }
  const encode = () => Promise.reject(new Error('The encoder took too long'))
  const bank = questionBankWith(createKnownMeanings({ encode, log: { warn: vi.fn() } }))
  const scoreLater = vi.fn<ScoreLater>(async () => {})
  const ledger = createLedger({ clock, secret: env.AUTH_SECRET })
  const stalled = { db, bank, clock, ledger, scoreLater }

  await appendEvents(stalled, owned, [fixedEvent({ ...event('ended'), type: 'ended', version: 1 })])
  const { score: provisional } = await readReport(stalled, owned)
  expect(provisional).toMatchObject({ isProvisional: true, overall: expect.any(Number) })
  expect(await listed(asha)).toMatchObject({ score: null, durationMs: expect.any(Number) })
  expect(await charted(asha)).toEqual([])
  expect(scoreLater).toHaveBeenCalledExactlyOnceWith(expect.anything(), owned)

  await declareScoring({ db, bank, jobs: app.jobs })(db, owned)
  await tick()
  const { score } = await listed(asha)
  expect(score).toEqual(expect.any(Number))
  expect(await charted(asha)).toMatchObject([{ id, overall: score }])
  expect(await reported(asha, id)).toMatchObject({ isProvisional: false, overall: score })
})
