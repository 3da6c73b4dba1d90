import { expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'
import { controlBoards, newToken } from '../../test/boards.ts'
import { HOUR_MS } from '../platform/clock.ts'

const server = await startApp()
const { signUp, tick, advance } = server
const { setJobs } = controlBoards(server)

const TEXT = `<p>${Array.from({ length: 120 }, (_, index) => `word${index}`).join(' ')}</p>`
const LIKE_IT = TEXT.replace('word60', 'other')
const ELSE = `<p>${Array.from({ length: 120 }, (_, index) => `else${index}`).join(' ')}</p>`

async function follow(
  user: SignedIn,
  provider: string,
  jobs: Parameters<typeof setJobs>[1],
  company = 'Acme Inc.',
) {
  const token = newToken()
  await setJobs(`${provider}/${token}`, jobs, company)
  await user.put('/companies', { provider, region: 'global', token, isListed: true, name: company })
  await tick()
  return `${provider}/${token}`
}
const listed = async (user: SignedIn, words: string, closed = false) =>
  (await user.get(`/postings?words=${words}${closed ? '&closed=with' : ''}`)).json().items
const later = async () => {
  advance(2 * HOUR_MS)
  await tick()
}

test('a posting that has gone is kept as it was, and marked', async () => {
  const asha = await signUp()
  const board = await follow(asha, 'greenhouse', [{ id: '1', title: 'Plumber', html: TEXT }])
  const [found] = await listed(asha, 'plumber')
  await setJobs(board, [{ id: '2', title: 'Roofer', html: ELSE }], 'Acme Inc.')
  await later()
  expect(await listed(asha, 'plumber')).toEqual([])
  const [gone] = await listed(asha, 'plumber', true)
  expect(gone).toMatchObject({ id: found.id, closedAt: expect.any(String), changedAt: null })
  const { blocks } = (await asha.get(`/postings/${found.id}`)).json()
  expect(JSON.stringify(blocks)).toContain('word119')
})

test('a posting whose text or place changes is marked, and one that stays is not', async () => {
  const asha = await signUp()
  const jobs = [
    { id: '1', title: 'Baker', html: TEXT },
    { id: '2', title: 'Baker of Bread', html: ELSE },
  ]
  const board = await follow(asha, 'lever', jobs)
  await setJobs(
    board,
    [{ id: '1', title: 'Baker', html: LIKE_IT }, jobs[1] ?? jobs[0]] as typeof jobs,
    'Acme Inc.',
  )
  await later()
  const items = await listed(asha, 'baker')
  const changed = items.filter(({ changedAt }: { changedAt: string | null }) => changedAt !== null)
  expect([items.length, changed.map(({ title }: { title: string }) => title)]).toEqual([
    2,
    ['Baker'],
  ])
})

test('a posting that comes again under another id is told from one that is new', async () => {
  const asha = await signUp()
  const first = { id: '1', title: 'Tailor (m/w/d)', html: TEXT }
  const board = await follow(asha, 'greenhouse', [first, { id: '9', title: 'Weaver', html: ELSE }])
  const before = (await listed(asha, 'tailor'))[0]
  await setJobs(board, [{ id: '9', title: 'Weaver', html: ELSE }], 'Acme Inc.')
  await later()
  await setJobs(
    board,
    [
      { id: '9', title: 'Weaver', html: ELSE },
      { id: '2', title: 'Tailor', html: LIKE_IT },
      { id: '3', title: 'Tailor', html: ELSE },
    ],
    'Acme Inc.',
  )
  await later()
  const items = await listed(asha, 'tailor')
  const reposts = items.map(({ repostOf }: { repostOf: object | null }) => repostOf)
  expect(items).toHaveLength(2)
  expect(reposts.filter(Boolean)).toEqual([
    { id: before.id, foundAt: before.foundAt, closedAt: expect.any(String) },
  ])
})

test('the same posting on two boards is one, until the first has gone', async () => {
  const asha = await signUp()
  const board = await follow(asha, 'greenhouse', [{ id: '1', title: 'Glazier', html: TEXT }])
  await follow(asha, 'ashby', [{ id: 'x1', title: 'Glazier', html: LIKE_IT }], 'ACME')
  const items = await listed(asha, 'glazier')
  expect(items).toMatchObject([{ provider: 'greenhouse' }])
  const { alsoAt } = (await asha.get(`/postings/${items[0].id}`)).json()
  expect(alsoAt).toMatchObject([{ provider: 'ashby' }])
  await setJobs(board, [{ id: '7', title: 'Mason', html: ELSE }], 'Acme Inc.')
  await later()
  expect(await listed(asha, 'glazier')).toMatchObject([{ provider: 'ashby' }])
})

test('two open postings of one board are two, as for two places', async () => {
  const asha = await signUp()
  await follow(asha, 'lever', [
    { id: '1', title: 'Cook', city: 'Rome', html: TEXT },
    { id: '2', title: 'Cook', city: 'Milan', html: TEXT },
  ])
  expect(await listed(asha, 'cook')).toHaveLength(2)
})

test('a company taken off the list takes its postings with it, and can be put back', async () => {
  const asha = await signUp()
  const board = await follow(asha, 'lever', [{ id: '1', title: 'Falconer', html: TEXT }])
  const company = { provider: 'lever', region: 'global', token: board.split('/')[1] }
  await asha.put('/companies', { ...company, isListed: false })
  expect(await listed(asha, 'falconer')).toEqual([])
  const shipped = { provider: 'lever', region: 'global', token: 'lumen-stand-in' }
  const isListed = async () =>
    (await asha.get('/companies'))
      .json()
      .find(({ token }: { token: string }) => token === shipped.token)?.isListed
  await asha.put('/companies', { ...shipped, isListed: false })
  expect(await isListed()).toBe(false)
  await asha.put('/companies', { ...shipped, isListed: true })
  expect(await isListed()).toBe(true)
})
