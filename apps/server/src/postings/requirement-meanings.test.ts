import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { controlBoards, newToken } from '../../test/boards.ts'
import { HOUR_MS } from '../platform/clock.ts'
import { readMeanings } from './requirement-meanings.ts'
import { postingSentences } from './table.ts'

const server = await startApp()
const { signUp, tick, advance, db } = server
const { setJobs } = controlBoards(server)

const TEXT = `Gardener

We have a big garden.

Requirements

- 3+ years of experience with roses
- Python
- You own a spade`
const ASKED = ['3+ years of experience with roses', 'Python', 'You own a spade']

const storedOf = (postingId: string) =>
  db
    .select({ text: postingSentences.text, isRequirement: postingSentences.isRequirement })
    .from(postingSentences)
    .where(eq(postingSentences.postingId, postingId))
    .orderBy(asc(postingSentences.position))

async function keep(what = TEXT): Promise<string> {
  const asha = await signUp()
  return (await asha.post('/postings/read', { what })).json().posting.id
}

test('what a posting asks is encoded once it is stored', async () => {
  const id = await keep()
  await tick()
  expect((await storedOf(id)).map(({ text }) => text)).toEqual(ASKED)
  const meanings = await readMeanings(db, [id])
  expect([...meanings.keys()].toSorted()).toEqual(ASKED.toSorted())
  for (const vector of meanings.values()) {
    expect(vector).toHaveLength(512)
    expect(Math.hypot(...vector)).toBeCloseTo(1, 2)
  }
})

test('a posting of a board is encoded, and anew when its text changes', async () => {
  const asha = await signUp()
  const token = newToken()
  const board = `greenhouse/${token}`
  const job = { id: '1', title: 'Gardener' }
  const textWith = (wish: string) => `<h3>Requirements</h3><ul><li>${wish}</li><li>Python</li></ul>`
  await setJobs(board, [{ ...job, html: textWith('Three years with roses') }])
  const what = `https://job-boards.greenhouse.io/${token}/jobs/1`
  const { posting } = (await asha.post('/postings/read', { what })).json()
  await tick()
  const before = await readMeanings(db, [posting.id])
  expect([...before.keys()].toSorted()).toEqual(['Python', 'Three years with roses'])
  await setJobs(board, [{ ...job, html: textWith('Three years with tulips') }])
  advance(2 * HOUR_MS)
  await asha.post('/postings/read', { what })
  await tick()
  const after = await readMeanings(db, [posting.id])
  expect([...after.keys()].toSorted()).toEqual(['Python', 'Three years with tulips'])
  expect(after.get('Python')).toEqual(before.get('Python'))
})

test('what an earlier release has stored is replaced once, and known meanings stay', async () => {
  const id = await keep(`${TEXT}\n- Tulips`)
  await tick()
  const before = await readMeanings(db, [id])
  await db.delete(postingSentences).where(eq(postingSentences.text, 'Tulips'))
  await db.insert(postingSentences).values({ postingId: id, position: 9, text: 'Gardener' })
  await tick()
  expect((await storedOf(id)).map(({ text }) => text)).toEqual([...ASKED, 'Tulips'])
  expect(await readMeanings(db, [id])).toEqual(before)
  const rows = await storedOf(id)
  await tick()
  expect(await storedOf(id)).toEqual(rows)
})
