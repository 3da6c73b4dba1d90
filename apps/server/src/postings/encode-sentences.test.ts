import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { vectorOf } from './public.ts'
import { postingSentences } from './table.ts'

const { signUp, tick, db } = await startApp()

test('the sentences of a posting are stored in order, and its requirements are encoded', async () => {
  const asha = await signUp()
  const what = 'Gardener\n\nYou water plants. You know roses.\n- You own a spade'
  const { posting } = (await asha.post('/postings/read', { what })).json()
  const isOfPosting = eq(postingSentences.postingId, posting.id)
  const { text, position, meaning, isRequirement } = postingSentences
  const sentences = await db
    .select({ text })
    .from(postingSentences)
    .where(isOfPosting)
    .orderBy(asc(position))
  expect(sentences.map((sentence) => sentence.text)).toEqual([
    'Gardener',
    'You water plants.',
    'You know roses.',
    'You own a spade',
  ])
  await db
    .update(postingSentences)
    .set({ isRequirement: true })
    .where(and(isOfPosting, eq(position, 2)))
  await tick()
  const encoded = await db
    .select({ meaning })
    .from(postingSentences)
    .where(and(isOfPosting, isRequirement))
  const vector = vectorOf(encoded[0]?.meaning ?? new Uint8Array())
  expect(vector).toHaveLength(512)
  expect(Math.hypot(...vector)).toBeCloseTo(1, 2)
})
