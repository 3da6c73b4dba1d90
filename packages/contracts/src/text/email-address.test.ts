import { expect, test } from 'vitest'
import { normalizeEmail } from './email-address.ts'

test.each([
  ['asha@example.com', 'asha@example.com'],
  ['  Asha.Rao+jobs@Example.COM ', 'asha.rao+jobs@example.com'],
  ['asha@\u2147xample.com', 'asha@example.com'],
  ['asha@exam\u00adple.com', 'asha@example.com'],
  ['asha@exam\u200bple.com', 'asha@example.com'],
  ['\uff41sha@example\u3002com', 'asha@example.com'],
  ['asha@m\u00fcnchen.example', 'asha@xn--mnchen-3ya.example'],
  ['asha@xn--mnchen-3ya.example', 'asha@xn--mnchen-3ya.example'],
])('gives %j its one spelling', (text, address) => {
  expect(normalizeEmail(text)).toBe(address)
})

test.each([
  '',
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'asha@example.com.',
  'asha@.example.com',
  'asha@exa mple.com',
  'asha@127.0.0.1',
  'asha@[127.0.0.1]',
  'asha@example.com/path',
  'asha@example.com:25',
  'asha@example.com%2e',
  'asha@b@example.com',
  '<asha@example.com>',
  'asha@example.com>',
  'Asha <asha@example.com>',
  '"asha"@example.com',
  'asha(comment)@example.com',
  'asha,other@example.com',
  'as\u00adha@example.com',
  'as\u200bha@example.com',
  'as\u2060ha@example.com',
  '.asha@example.com',
  'as..ha@example.com',
  '\u00e4sha@example.com',
  '\u0430sha@example.com',
  `${'a'.repeat(65)}@example.com`,
])('refuses %j', (text) => {
  expect(normalizeEmail(text)).toBeNull()
})
