import { expect, test } from 'vitest'
import { openUnsentEvents } from '../src/unsent-events.ts'
import { memoryStore } from './memory-store.ts'

const parse = (value: unknown) =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'known'
    ? { type: 'known' as const }
    : null

test('an event that cannot be parsed is set aside, and does not take the others with it', () => {
  const store = memoryStore()
  store.write('log', JSON.stringify([{ type: 'known' }, { type: 'of a version to come' }, 7]))
  const unsent = openUnsentEvents(store, 'log', parse)
  expect(unsent.initial).toEqual([{ type: 'known' }])
  expect(unsent.readSetAside()).toEqual([{ type: 'of a version to come' }, { value: 7 }])
  // The next visit finds it where it was put.
  const again = openUnsentEvents(store, 'log', parse)
  expect(again.initial).toEqual([{ type: 'known' }])
  expect(again.readSetAside()).toHaveLength(2)
})

test('a text that is no list of events counts as none', () => {
  const store = memoryStore()
  expect(openUnsentEvents(store, 'log', parse).initial).toEqual([])
  for (const text of ['{"id": 1}', '[{"id"', 'null']) {
    store.write('log', text)
    expect(openUnsentEvents(store, 'log', parse).initial).toEqual([])
  }
})

test('nothing is kept under the name once everything is sent', () => {
  const store = memoryStore()
  const unsent = openUnsentEvents(store, 'log', parse)
  unsent.writeUnsent([{ type: 'known' }])
  expect(store.read('log')).toBe('[{"type":"known"}]')
  unsent.writeUnsent([])
  expect(store.read('log')).toBeNull()
})
