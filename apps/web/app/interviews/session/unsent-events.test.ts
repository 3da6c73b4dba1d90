import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readUnsentEvents } from './unsent-events.ts'

const stored = new Map<string, string>()
const save = (text: string) => stored.set('sightline-interview-i', text)

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const begun = { id: '0190c3a5-2b1e-7cc1-8d5e-3f1f0a9b2c4d', version: 1, type: 'begun' }

test('an event that cannot be parsed does not take the others with it', async () => {
  save(
    JSON.stringify([
      begun,
      { ...begun, type: 'of a version to come' },
      { ...begun, type: 'resumed' },
    ]),
  )
  expect((await readUnsentEvents('i')).map(({ type }) => type)).toEqual(['begun', 'resumed'])
})

test('a text that is no list of events counts as none', async () => {
  expect(await readUnsentEvents('i')).toEqual([])
  for (const text of ['{"id": 1}', '[{"id"', 'null']) {
    save(text)
    expect(await readUnsentEvents('i')).toEqual([])
  }
})
