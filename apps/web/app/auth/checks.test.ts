import { expect, test } from 'vitest'
import { checkLogIn, checkNewPassword, checkRecoveryEmail, checkSignUp } from './checks.ts'

const good = { email: 'asha@example.com', password: 'secret', confirmation: 'secret' }

test('a complete sign-up has no problem', () => {
  expect(checkSignUp(good)).toBeNull()
})

test('a sign-up is told of its address first, then of the password, then of the confirmation', () => {
  const allWrong = { email: 'asha@example', password: 'short', confirmation: 'other' }
  expect(checkSignUp(allWrong)).toEqual({ message: 'Invalid email address.', field: 'email' })
  expect(checkSignUp({ ...allWrong, email: good.email })).toEqual({
    message: 'Password must be at least 6 characters.',
    field: 'password',
  })
  expect(checkSignUp({ ...good, confirmation: 'Secret' })).toEqual({
    message: 'Passwords do not match.',
    field: 'confirmation',
  })
})

test.each(['', 'asha', 'asha@example', '@example.com', 'asha @example.com', 'asha@exa mple.com'])(
  'the address %j is refused',
  (email) => {
    expect(checkSignUp({ ...good, email })?.message).toBe('Invalid email address.')
  },
)

test('a log-in without an address or a password is told what is missing, beside the first empty field', () => {
  expect(checkLogIn({ email: '', password: '' })).toEqual({
    message: 'Email and password are required.',
    field: 'email',
  })
  expect(checkLogIn({ email: good.email, password: '' })?.field).toBe('password')
  expect(checkLogIn(good)).toBeNull()
})

test('a new password has 6 to 128 characters', () => {
  expect(checkNewPassword('12345')?.message).toBe('Password must be at least 6 characters.')
  expect(checkNewPassword('123456')).toBeNull()
  expect(checkNewPassword('x'.repeat(128))).toBeNull()
  expect(checkNewPassword('x'.repeat(129))?.message).toBe('Password must be at most 128 characters.')
})

test('a recovery mail needs an address with an @', () => {
  expect(checkRecoveryEmail('asha')?.message).toBe('Please enter a valid email.')
  expect(checkRecoveryEmail('asha@')).toBeNull()
})
