import { expect, test } from 'vitest'
import { readConversations } from './conversations.ts'
import { promptPoints } from './prompt-points.ts'

test('the conversations cover all kinds in both halves with more than 320 turns', () => {
  const conversations = readConversations()
  expect(conversations.reduce((turns, { segments }) => turns + segments.length, 0)).toBeGreaterThan(
    320,
  )
  expect(new Set(conversations.map(({ kind, half }) => `${kind} ${half}`)).size).toBe(10)
})

test('precision and recall of prompt points stay within their budgets', async () => {
  const rows = await promptPoints()
  expect(rows.filter(({ verdict }) => verdict !== 'within')).toEqual([])
})
