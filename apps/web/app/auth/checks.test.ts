import { expect, test } from 'vitest'
import { checkLogIn, checkNewPassword, checkRecoveryEmail, checkSignUp } from './checks.ts'

const valid = { email: 'asha@example.com', password: 'secret', confirmation: 'secret' }
const tooShort = 'Password must be at least 6 characters.'
const tooLong = 'Password must be at most 128 characters.'

test('accepts a complete sign-up', () => {
  expect(checkSignUp(valid)).toEqual({})
})

test('reports only the first error of a sign-up: address, then password, then confirmation', () => {
  const allWrong = { email: 'asha@example', password: 'short', confirmation: 'other' }
  expect(checkSignUp(allWrong)).toEqual({ email: 'Invalid email address.' })
  expect(checkSignUp({ ...allWrong, email: valid.email })).toEqual({ password: tooShort })
  expect(checkSignUp({ ...valid, confirmation: 'Secret' })).toEqual({
    confirmation: 'Passwords do not match.',
  })
})

test.each(['', 'asha', 'asha@example', '@example.com', 'asha @example.com', 'asha@exa mple.com'])(
  'rejects the address %j',
  (email) => {
    expect(checkSignUp({ ...valid, email })).toEqual({ email: 'Invalid email address.' })
  },
)

test('reports a missing address or password of a log-in beside the first empty field', () => {
  const missing = 'Email and password are required.'
  expect(checkLogIn({ email: '', password: '' })).toEqual({ email: missing })
  expect(checkLogIn({ email: valid.email, password: '' })).toEqual({ password: missing })
  expect(checkLogIn(valid)).toEqual({})
})

test('accepts a new password of 6 to 128 characters', () => {
  expect(checkNewPassword({ password: '12345' })).toEqual({ password: tooShort })
  expect(checkNewPassword({ password: 'se cr7' })).toEqual({})
  expect(checkNewPassword({ password: 'a long one '.repeat(12).slice(0, 128) })).toEqual({})
  expect(checkNewPassword({ password: 'x'.repeat(129) })).toEqual({ password: tooLong })
})

test('says why a new password is weak, also by the address of the sign-up', () => {
  const ownAddress = 'Your name or email address is no safe password. Please choose another.'
  expect(checkSignUp({ ...valid, password: 'asha@example.com' })).toEqual({ password: ownAddress })
  expect(checkNewPassword({ password: '      ' })).toEqual({
    password: 'A password of spaces alone is no safe one. Please choose another.',
  })
})

test('requires an @ in the address of a recovery', () => {
  expect(checkRecoveryEmail({ email: 'asha' })).toEqual({ email: 'Please enter a valid email.' })
  expect(checkRecoveryEmail({ email: 'asha@' })).toEqual({})
})
