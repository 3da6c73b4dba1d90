import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { nextInterviewId } from './next-interview-id.ts'

const [asha, ravi] = [
  'b0a6a1f2-2f1e-4f64-9f0a-3f2f5c0b7d11',
  '0d9c1a52-6a8e-4b3b-8a55-4c1f5e2b9a77',
]
const newest = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

test('pages with the same list compute the same id', async () => {
  expect(await nextInterviewId(asha, newest)).toBe(await nextInterviewId(asha, newest))
  expect(z.uuid().safeParse(await nextInterviewId(asha, null)).success).toBe(true)
})

test('another list or another user gets another id', async () => {
  const ids = await Promise.all([
    nextInterviewId(asha, null),
    nextInterviewId(asha, newest),
    nextInterviewId(ravi, null),
    nextInterviewId(ravi, newest),
  ])
  expect(new Set(ids).size).toBe(4)
})
