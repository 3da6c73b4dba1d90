import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

const user = (full_name: string) => ({
  id: '0190e7a0-0000-7000-8000-000000000001',
  email: 'asha.rao@example.com',
  identities: [],
  user_metadata: { full_name, avatar_url: null },
})

test('people are called by the name they gave', () => {
  expect(displayName(user('Asha Rao'))).toBe('Asha Rao')
})

test('people who gave no name are called by their address up to the @', () => {
  expect(displayName(user(''))).toBe('asha.rao')
})
