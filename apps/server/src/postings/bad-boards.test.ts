import { expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'
import { controlBoards, newToken } from '../../test/boards.ts'
import { HOUR_MS, MINUTE_MS } from '../platform/clock.ts'

const server = await startApp()
const { signUp, tick, advance, setStandIn } = server
const { setJobs, behave, callsTo } = controlBoards(server)

const job = (id: string, title = `Engineer ${id}`) => ({ id, title })

/** A user whose list has one more board, with two postings that were read well. */
async function follower(provider = 'greenhouse') {
  const user = await signUp()
  const token = newToken()
  const board = `${provider}/${token}`
  await setJobs(board, [job('1'), job('2')])
  const [name, region = 'global'] = provider.split('-')
  await user.put('/companies', { provider: name, region, token, isListed: true })
  await tick()
  const company = async () => {
    const companies = (await user.get('/companies')).json()
    return companies.find((one: { token: string }) => one.token === token)
  }
  return { user, token, board, company, readAt: (await company()).readAt as string }
}
const titles = async (user: SignedIn, query = '') =>
  (await user.get(`/postings?words=engineer${query}`))
    .json()
    .items.map(({ title }: { title: string }) => title)
    .filter((title: string) => /^Engineer \d/.test(title))
    .toSorted()
const later = async (ms = 2 * HOUR_MS) => {
  advance(ms)
  await tick()
}

test.each([
  ['greenhouse', 'has gone', 'gone', {}, 'gone'],
  ['lever', 'fails', 'fail', {}, 'failed'],
  ['ashby', 'is busy', 'busy', { retryAfter: '7200' }, 'busy'],
  ['workable', 'answers a page', 'page', {}, 'unreadable'],
  ['recruitee', 'answers half of its JSON', 'broken', {}, 'unreadable'],
  ['lever', 'sends no list', 'no-list', {}, 'unreadable'],
  ['greenhouse', 'sends 10 MB', 'huge', {}, 'too-large'],
  ['lever-eu', 'lists 10,000 jobs', 'many', {}, 'too-large'],
  [
    'smartrecruiters',
    'leads into a private network',
    'redirect',
    { to: 'http://127.0.0.1:9/latest/meta-data' },
    'redirected',
  ],
  [
    'greenhouse-eu',
    'leads to another site',
    'redirect',
    { to: 'https://example.com/jobs' },
    'redirected',
  ],
])(
  '%s: a board that %s leaves the last good list, with its age and what happened',
  async (provider, _, mode, more, problem) => {
    const { user, board, company, readAt } = await follower(provider)
    await behave(board, mode, more)
    await later()
    expect(await company()).toMatchObject({ problem, readAt, openCount: 2 })
    expect(await titles(user)).toEqual(['Engineer 1', 'Engineer 2'])

    await behave(board, 'ok')
    await setJobs(board, [job('2'), job('3')])
    await later(3 * HOUR_MS)
    expect(await company()).toMatchObject({ problem: null, openCount: 2 })
    expect((await company()).readAt > readAt).toBe(true)
    expect(await titles(user)).toEqual(['Engineer 2', 'Engineer 3'])
  },
)

test('a board that does not answer is given up, and pages do not wait for it for ever', async () => {
  const { user, board, company } = await follower('ashby')
  await behave(board, 'stall')
  await later()
  expect(await company()).toMatchObject({ problem: 'failed', openCount: 2 })
  expect(await titles(user)).toHaveLength(2)
})

test('all providers failing at once changes no list', async () => {
  const { user, company } = await follower('workable')
  for (const mode of ['fail', 'busy', 'wrong'] as const) {
    await setStandIn('boards', mode)
    await later()
    expect((await company()).openCount).toBe(2)
  }
  await setStandIn('boards', 'ok')
  expect(await titles(user)).toHaveLength(2)
})

test('a field of another type costs the field, and a job of another shape itself alone', async () => {
  const { user, board, company } = await follower()
  await setJobs(board, [
    { ...job('1'), odd: { location: 7, content: ['x'], absolute_url: 'javascript:alert(1)' } },
    { ...job('2'), odd: { title: { en: 'Engineer' } } },
    { ...job('3'), odd: { first_published: 'soon', updated_at: null } },
  ])
  await later()
  expect(await company()).toMatchObject({ problem: null, openCount: 3 })
  // The second is still on the board, so it stays as it was.
  expect(await titles(user)).toEqual(['Engineer 1', 'Engineer 2', 'Engineer 3'])
  const { items } = (await user.get('/postings?words=engineer')).json()
  expect(items.find(({ title }: { title: string }) => title === 'Engineer 1')).toMatchObject({
    url: null,
    places: [],
  })
})

test('a list that has not changed is not sent again, and no board is asked twice in an hour', async () => {
  const { token } = await follower()
  const [first] = await callsTo(token)
  expect(first).toMatchObject({
    isConditional: false,
    userAgent: expect.stringContaining('Sightline'),
  })
  await later(30 * MINUTE_MS)
  expect(await callsTo(token)).toHaveLength(1)
  await later()
  expect((await callsTo(token)).map(({ isConditional }) => isConditional)).toEqual([false, true])
})

test('a busy provider is asked no sooner than it says', async () => {
  const { token, board, company } = await follower('workable')
  await behave(board, 'busy', { retryAfter: String((4 * HOUR_MS) / 1000) })
  await later()
  expect((await company()).retryAt).not.toBeNull()
  const before = (await callsTo(token)).length
  await later()
  expect(await callsTo(token)).toHaveLength(before)
  await behave(board, 'ok')
  await later(3 * HOUR_MS)
  expect(await company()).toMatchObject({ problem: null, retryAt: null })
})

test('one host is asked one thing at a time', async () => {
  const asha = await signUp()
  const tokens = [newToken(), newToken(), newToken()]
  for (const token of tokens) await setJobs(`lever/${token}`, [job('1')])
  const read = (token: string) =>
    asha.post('/postings/read', { what: `https://jobs.lever.co/${token}` })
  await Promise.all(tokens.map(read))
  for (const token of tokens)
    expect((await callsTo(token)).map(({ atOnce }) => atOnce)).toEqual([1])
})

test('one user can have only so many forms read anew in an hour, and a form that is stored counts nothing', async () => {
  const { user, board } = await follower('lever')
  const { items } = (await user.get('/postings?words=engineer')).json()
  const own = items.find(({ url }: { url: string | null }) =>
    url?.includes(board.split('/')[1] ?? ''),
  )
  const form = async () => (await user.get(`/postings/${own.id}/form`)).statusCode
  await behave(board, 'fail')
  const answers: number[] = []
  for (let count = 0; count < 61; count++) answers.push(await form())
  expect(answers).toEqual([...Array(60).fill(200), 429])
  const other = await signUp()
  await behave(board, 'ok')
  expect((await other.get(`/postings/${own.id}/form`)).statusCode).toBe(200)
  expect(await form()).toBe(200)
})
