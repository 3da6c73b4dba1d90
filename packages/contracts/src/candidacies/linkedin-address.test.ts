import { expect, test } from 'vitest'
import { isLinkedInAddress } from './linkedin-address.ts'

test.each([
  'https://www.linkedin.com/in/asha',
  'http://in.linkedin.com/in/asha/',
  ' linkedin.com/in/asha ',
  'LinkedIn.com/in/asha',
])('%j is taken', (address) => {
  expect(isLinkedInAddress(address)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'javascript://linkedin.com/%0aalert(1)',
  'data:text/html,linkedin.com/in/asha',
  'https://linkedin.com@evil.example/in/asha',
  'https://linkedin.com.evil.example/in/asha',
  'https://notlinkedin.com/in/asha',
  'linkedin.com',
  'asha',
])('%j is refused', (address) => {
  expect(isLinkedInAddress(address)).toBe(false)
})
