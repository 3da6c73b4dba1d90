import { RESUME_MAX_BYTES } from '@sightline/contracts/candidacies/limits'
import { expect, test } from 'vitest'
import { checkResume } from './check-resume.ts'

test.each([
  [1, undefined],
  [RESUME_MAX_BYTES, undefined],
  [RESUME_MAX_BYTES + 1, 'This file is larger than 5 MB.'],
  [0, 'This file is empty. Choose your resume as PDF or DOCX.'],
])('checks a file of %d bytes: %s', (size, error) => {
  expect(checkResume({ size })).toBe(error)
})
