import { RESUME_MAX_BYTES } from '@sightline/contracts/careers-limits'
import { expect, test } from 'vitest'
import { checkApplication, checkResume, EMPTY_DRAFT } from './checks.ts'

const complete = {
  user_name: 'Asha Rao',
  user_email: 'asha@example.com',
  linkedin: 'linkedin.example/asha',
  github: 'github.example/asha',
  why_you: 'I finish things.',
  authorized: 'no',
}

test('a complete application has no problem, whatever the answer about work is', () => {
  expect(checkApplication(complete)).toEqual({})
})

test('everything that is missing is named, in the order of the form', () => {
  expect(Object.keys(checkApplication(EMPTY_DRAFT))).toEqual(Object.keys(EMPTY_DRAFT))
})

test.each(Object.keys(complete))('spaces are no %s', (name) => {
  expect(Object.keys(checkApplication({ ...complete, [name]: '  ' }))).toEqual([name])
})

test.each(['asha', 'asha@example', 'a b@example.com'])('%s is no address', (user_email) => {
  expect(checkApplication({ ...complete, user_email }).user_email).toBe('Invalid email address.')
})

test.each([
  ['resume.pdf', 1, null],
  ['Resume.DOCX', RESUME_MAX_BYTES, null],
  ['resume.pdf', RESUME_MAX_BYTES + 1, 'This file is larger than 5 MB.'],
  ['resume.pdf', 0, 'This file is empty. Choose your resume as PDF or DOCX.'],
  ['resume.doc', 1, 'Only PDF and DOCX files are taken.'],
  ['resumepdf', 1, 'Only PDF and DOCX files are taken.'],
])('%s of %d bytes: %s', (name, size, answer) => {
  expect(checkResume({ name, size })).toBe(answer)
})
