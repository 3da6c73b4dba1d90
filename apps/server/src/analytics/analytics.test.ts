import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { dailyCounts } from './table.ts'

const INSTALLER = 'https://files.example/sightline-setup.exe'
const { browser, db, advance } = await startApp({ WINDOWS_INSTALLER_URL: INSTALLER })
const without = await startApp()

const counted = async (name: string, kind: 'page-view' | 'download' = 'page-view') => {
  const rows = await db
    .select()
    .from(dailyCounts)
    .where(and(eq(dailyCounts.kind, kind), eq(dailyCounts.name, name)))
  return rows.reduce((sum, { count }) => sum + count, 0)
}
const view = (path: unknown, tab = browser()) => tab.post('/page-views', { path })

test('counts a page view by page and day', async () => {
  expect((await view('/careers')).statusCode).toBe(204)
  await view('/careers')
  expect(await counted('/careers')).toBe(2)
  advance(86_400_000)
  await view('/careers')
  const rows = await db.select().from(dailyCounts).where(eq(dailyCounts.name, '/careers'))
  expect(rows.map(({ count }) => count).sort()).toEqual([1, 2])
})

test('counts fifty concurrent visitors as fifty', async () => {
  await Promise.all(Array.from({ length: 50 }, () => view('/at-once')))
  expect(await counted('/at-once')).toBe(50)
})

test.each([
  ['/home/interviews/3f0e8a52-8f0e-4a57-9a57-1d1c6f8f6a10', '/home/interviews/:id'],
  ['/home/asha@example.com', '/home/:id'],
  ['/home/asha%40example', '/home/:id'],
  [`/x/${'a'.repeat(41)}`, '/x/:id'],
  ['/careers/founding-engineer', '/careers/founding-engineer'],
  ['/termsConditions/', '/termsConditions'],
  ['/', '/'],
])('%s is counted as %s', async (path, name) => {
  const before = await counted(name)
  await view(path)
  expect(await counted(name)).toBe(before + 1)
})

test.each([
  '',
  'careers',
  'https://evil.example/',
  '/a?token=1',
  '/a#token',
  '/a b',
  `/${'a'.repeat(200)}`,
  7,
  null,
])('rejects the path %j', async (path) => {
  expect((await view(path)).json()).toMatchObject({ code: 'validation_failed', field: 'path' })
})

test('counts invented paths together after 300 paths in a day', async () => {
  advance(86_400_000)
  const letters = (count: number) => count.toString(2).replaceAll('0', 'a').replaceAll('1', 'b')
  await view('/careers')
  for (let count = 0; count < 310; count++) await view(`/${letters(count)}`)
  expect(await counted('(other)')).toBe(11)
  const before = await counted('/careers')
  await view('/careers')
  expect(await counted('/careers')).toBe(before + 1)
})

test('limits a client to 120 counts a minute', async () => {
  const tab = browser()
  const statuses = new Set<number>()
  for (let count = 0; count < 120; count++) statuses.add((await view('/limit', tab)).statusCode)
  expect([...statuses]).toEqual([204])
  expect((await view('/limit', tab)).json()).toMatchObject({ code: 'too_many_requests' })
  advance(60_001)
  expect((await view('/limit', tab)).statusCode).toBe(204)
})

test('counts a download and returns the installer’s address', async () => {
  const answer = await browser().post('/downloads', { platform: 'windows' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { url: INSTALLER }])
  const link = await browser().get('/downloads/windows')
  expect([link.statusCode, link.headers.location]).toEqual([302, INSTALLER])
  expect(await counted('windows', 'download')).toBe(2)
})

test('without an installer nothing is counted, and the link leads to the page that says so', async () => {
  expect((await without.browser().post('/downloads', { platform: 'windows' })).json()).toEqual({
    url: null,
  })
  const link = await without.browser().get('/downloads/windows')
  expect([link.statusCode, link.headers.location]).toEqual([302, '/download/windows'])
  expect(await without.db.select().from(dailyCounts)).toEqual([])
})

test.each(['mac', '__proto__', '//evil.example'])(
  'rejects the download platform %s',
  async (platform) => {
    expect((await browser().post('/downloads', { platform })).json().code).toBe('validation_failed')
    expect((await browser().get(`/downloads/${encodeURIComponent(platform)}`)).statusCode).toBe(400)
  },
)
