import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

const user = (full_name: string) => ({
  id: '0190e7a0-0000-7000-8000-000000000001',
  email: 'asha.rao@example.com',
  identities: [],
  user_metadata: { full_name, avatar_url: null },
})

test('shows the full name', () => {
  expect(displayName(user('Asha Rao'))).toBe('Asha Rao')
})

test('shows the address up to the @ without a name', () => {
  expect(displayName(user(''))).toBe('asha.rao')
})
