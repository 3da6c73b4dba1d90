import { expect, test } from 'vitest'
import { readBank } from './bank.ts'
import { createProbes } from './probes.ts'

test('edge cases that could not be made are made the next time, and then kept', async () => {
  const question = readBank().get('refund-pair')
  if (!question) throw new Error('The bank has no such question')
  const probesOf = createProbes()
  const unreadable = {
    ...question,
    tests: {
      visible: question.tests.visible,
      get hidden(): never {
        throw new Error('The tests could not be read')
      },
    },
  }
  await expect(probesOf(unreadable)).rejects.toThrow('could not be read')
  const probes = await probesOf(question)
  expect(probes.length).toBeGreaterThan(3)
  expect(await probesOf(unreadable)).toBe(probes)
})
