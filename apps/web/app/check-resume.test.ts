import { RESUME_MAX_BYTES } from '@sightline/contracts/candidacies/limits'
import { expect, test } from 'vitest'
import { checkResume } from './check-resume.ts'

test.each([
  ['resume.pdf', 1, undefined],
  ['Resume.DOCX', RESUME_MAX_BYTES, undefined],
  ['resume.pdf', RESUME_MAX_BYTES + 1, 'This file is larger than 5 MB.'],
  ['resume.pdf', 0, 'This file is empty. Choose your resume as PDF or DOCX.'],
  ['resume.doc', 1, 'Only PDF and DOCX files are taken.'],
  ['resumepdf', 1, 'Only PDF and DOCX files are taken.'],
])('checks %s of %d bytes: %s', (name, size, error) => {
  expect(checkResume({ name, size })).toBe(error)
})
