import { afterCorrection } from '@sightline/applications/resume/document-texts'
import { expect, test } from 'vitest'

const read = {
  document: {
    work: [
      { name: 'Northwind', highlights: ['Cut the bill', 'Moved six services'] },
      { name: 'Contoso', highlights: ['Built the shop'] },
    ],
  },
  places: {
    '/work/0/name': 1,
    '/work/0/highlights/0': 2,
    '/work/0/highlights/1': 3,
    '/work/1/name': 4,
    '/work/1/highlights/0': 5,
  },
  questions: [{ pointer: '/work/1/startDate', text: 'When did this job begin?' }],
}
const [northwind, contoso] = read.document.work

test('a document that says the same keeps all places and questions', () => {
  const { places, questions } = read
  expect(afterCorrection(read, structuredClone(read.document))).toEqual({ places, questions })
})

test('a line that moved takes its place along, and one that is new has none', () => {
  const highlights = ['Led a team', 'Moved six services', 'Cut the bill']
  const corrected = { work: [{ ...northwind, highlights }, { ...contoso }] }
  expect(afterCorrection(read, corrected).places).toEqual({
    '/work/0/name': 1,
    '/work/0/highlights/1': 3,
    '/work/0/highlights/2': 2,
    '/work/1/name': 4,
    '/work/1/highlights/0': 5,
  })
})

test('a corrected line keeps its place, and one that vanished loses it', () => {
  const corrected = { work: [{ name: 'Northwind', highlights: ['Cut the bill by half'] }] }
  expect(afterCorrection(read, corrected).places).toEqual({
    '/work/0/name': 1,
    '/work/0/highlights/0': 2,
  })
})

test('a question moves with its job, and ends with it or with its answer', () => {
  const moved = { work: [{ ...contoso }, { ...northwind }] }
  const { places, questions } = afterCorrection(read, moved)
  expect(questions.map(({ pointer }) => pointer)).toEqual(['/work/0/startDate'])
  expect(places).toMatchObject({ '/work/0/name': 4, '/work/1/highlights/1': 3 })
  const answered = { work: [{ ...northwind }, { ...contoso, startDate: '2019' }] }
  expect(afterCorrection(read, answered).questions).toEqual([])
  expect(afterCorrection(read, { work: [{ ...northwind }] }).questions).toEqual([])
})
