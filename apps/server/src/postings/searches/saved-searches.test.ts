import { SAVED_SEARCHES_MAX_COUNT } from '@sightline/contracts/postings/limits'
import { expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../../test/app.ts'
import { controlBoards, newToken } from '../../../test/boards.ts'
import { moreServers } from '../../../test/servers.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'

const server = await startApp()
const { signUp, tick, advance, mailTo, browser } = server
const { setJobs, callsTo } = controlBoards(server)
const { startAnother } = moreServers(server)

const SEARCH = {
  name: 'Rust',
  titleWords: ['rust engineer'],
  seniorities: [],
  places: [],
  isRemoteOnly: false,
  payFloor: null,
  companies: [] as string[],
  isMailed: true,
}
const job = (id: string, title = 'Engineer, Rust') => ({ id, title })

/** A user whose one search looks at one board with one fitting posting. */
async function searcher(change: object = {}) {
  const user = await signUp()
  const token = newToken()
  await setJobs(`lever/${token}`, [job('1'), job('2', 'Rusty Gardener')])
  await user.put('/companies', { provider: 'lever', region: 'global', token, isListed: true })
  const search = { ...SEARCH, companies: [`lever:global:${token}`], ...change }
  const { id } = (await user.post('/saved-searches', search)).json()
  await tick()
  return { user, token, search, id }
}
const found = async (user: SignedIn, id: string) =>
  (await user.get(`/postings?search=${id}`)).json().items
const only = async (user: SignedIn) => (await user.get('/saved-searches')).json()[0]
const later = async () => {
  advance(2 * HOUR_MS)
  await tick()
  await tick()
}

test('a search finds what is stored, and what its boards bring later', async () => {
  const { user, token, id } = await searcher()
  expect(await found(user, id)).toMatchObject([{ title: 'Engineer, Rust', isNew: true }])
  await setJobs(`lever/${token}`, [job('1'), job('3', 'Senior Rust Engineer')])
  await later()
  expect((await found(user, id)).map(({ title }: { title: string }) => title).toSorted()).toEqual([
    'Engineer, Rust',
    'Senior Rust Engineer',
  ])
  expect(await only(user)).toMatchObject({ id, matchCount: 2, newCount: 2 })
  expect((await user.post(`/saved-searches/${id}/seen`, {})).statusCode).toBe(204)
  expect(await only(user)).toMatchObject({ matchCount: 2, newCount: 0 })
})

test('a search by names of companies looks through every board of theirs, old and new', async () => {
  const user = await signUp()
  const [token, other] = [newToken(), newToken()]
  await setJobs(`lever/${token}`, [job('1')])
  await setJobs(`lever/${other}`, [job('2')])
  for (const each of [token, other])
    await user.put('/companies', {
      ...{ provider: 'lever', region: 'global', token: each, isListed: true },
    })
  await tick()
  const { id } = (
    await user.post('/saved-searches', { ...SEARCH, companyNames: [token.toUpperCase()] })
  ).json()
  await tick()
  expect(await found(user, id)).toHaveLength(1)
  await setJobs(`lever/${token}`, [job('1'), job('3')])
  await setJobs(`lever/${other}`, [job('2'), job('4')])
  await later()
  expect(await found(user, id)).toHaveLength(2)
  expect(await only(user)).toMatchObject({ companies: [], companyNames: [token.toUpperCase()] })
  const key = `lever:global:${other}`
  await user.patch(`/saved-searches/${id}`, { ...SEARCH, companies: [key], companyNames: [token] })
  await tick()
  expect(await found(user, id)).toHaveLength(4)
  const listed = async (company: string) =>
    (await user.get(`/postings?company=${encodeURIComponent(company)}`)).json().items
  expect(await listed(key)).toHaveLength(2)
  expect(await listed('lever:global:nobody')).toEqual([])
  expect((await user.get('/postings?company=nobody')).statusCode).toBe(400)
})

test('a board is read by the queue once an hour, however many servers run it', async () => {
  const { token } = await searcher()
  const other = await startAnother()
  const before = (await callsTo(token)).length
  advance(2 * HOUR_MS)
  await Promise.all([other.app.jobs.runNow(), tick()])
  await tick()
  expect((await callsTo(token)).length).toBe(before + 1)
  await tick()
  expect((await callsTo(token)).length).toBe(before + 1)
})

test('new matches come in one mail a day, which one press ends', async () => {
  const { user, token, search, id } = await searcher()
  const mails = async () =>
    (await mailTo(user.email)).filter(({ subject }) => subject.includes('for your searches'))
  // What a search finds at first is on the page that its owner looks at.
  expect(await mails()).toEqual([])
  await setJobs(`lever/${token}`, [job('1'), job('3')])
  await later()
  expect(await mails()).toMatchObject([{ subject: 'A new posting for your searches' }])
  await setJobs(`lever/${token}`, [job('1'), job('3'), job('4'), job('5')])
  await later()
  expect(await mails()).toHaveLength(1)
  advance(DAY_MS)
  await later()
  const [latest, ...others] = await mails()
  expect([latest?.subject, others.length]).toEqual(['2 new postings for your searches', 1])

  const link = latest?.text.match(/\/api(\/saved-searches\/end-mail\/\S+)/)?.[1] ?? ''
  const stranger = browser()
  const press = (path: string) =>
    stranger.post(path, undefined, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const owner = /[\da-f-]{36}/
  for (const wrong of [`${link}x`, link.replace(owner, crypto.randomUUID())])
    expect((await press(wrong)).json().code).toBe('wrong_token')
  // Mail programs open links on their own.
  expect((await stranger.get(link)).body).toContain('End these mails')
  expect((await only(user)).isMailed).toBe(true)
  expect((await press(link)).body).toContain('have ended')
  expect((await only(user)).isMailed).toBe(false)
  await user.patch(`/saved-searches/${id}`, search)
  expect((await only(user)).isMailed).toBe(true)
})

test('a changed search forgets what it had found, and another name does not', async () => {
  const { user, search, id } = await searcher()
  const renamed = await user.patch(`/saved-searches/${id}`, { ...search, name: 'Crab' })
  expect(renamed.json()).toMatchObject({ name: 'Crab', matchCount: 1 })
  await user.patch(`/saved-searches/${id}`, { ...search, titleWords: ['gardener'] })
  await tick()
  expect(await found(user, id)).toMatchObject([{ title: 'Rusty Gardener' }])
})

test('searches are their owner’s alone, and there is room for so many', async () => {
  const { user, id, search } = await searcher()
  const ravi = await signUp()
  expect((await ravi.patch(`/saved-searches/${id}`, search)).statusCode).toBe(404)
  expect((await ravi.post(`/saved-searches/${id}/seen`, {})).statusCode).toBe(404)
  expect((await ravi.delete(`/saved-searches/${id}`)).statusCode).toBe(404)
  expect(await found(ravi, id)).toEqual([])
  for (let count = 1; count < SAVED_SEARCHES_MAX_COUNT; count++)
    expect((await user.post('/saved-searches', SEARCH)).statusCode).toBe(201)
  expect((await user.post('/saved-searches', SEARCH)).json().code).toBe('no_room')
  expect((await user.delete(`/saved-searches/${id}`)).statusCode).toBe(204)
  expect((await user.delete(`/saved-searches/${id}`)).statusCode).toBe(404)
})
