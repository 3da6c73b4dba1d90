import { expect, test } from 'vitest'
import { ANSWER_NAMES, type Answers, checkCandidacy } from './checks.ts'

const complete = {
  user_name: 'Asha Rao',
  user_email: 'asha@example.com',
  linkedin: 'linkedin.example/asha',
  github: 'github.example/asha',
  why_you: 'I finish things.',
  authorized: 'no',
}

test('accepts a complete candidacy with either answer about authorization', () => {
  expect(checkCandidacy(complete)).toEqual({})
})

test('reports every missing answer, in the order of the form', () => {
  const empty = Object.fromEntries(ANSWER_NAMES.map((name) => [name, ''])) as Answers
  expect(Object.keys(checkCandidacy(empty))).toEqual(Object.keys(complete))
})

test.each(Object.keys(complete))('reports %s as missing if it is only spaces', (name) => {
  expect(Object.keys(checkCandidacy({ ...complete, [name]: '  ' }))).toEqual([name])
})

test.each(['asha', 'asha@example', 'a b@example.com'])('rejects the address %s', (user_email) => {
  expect(checkCandidacy({ ...complete, user_email }).user_email).toBe('Invalid email address.')
})
