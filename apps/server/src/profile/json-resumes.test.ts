import { expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { type Encoder, EncoderUnavailable } from '../meaning/encoder.ts'
import { encodeResume, readLineMeanings } from './line-meanings.ts'
import { resumeLineMeanings } from './table.ts'

const { db, clock, signUp } = await startApp()
const asha = await signUp()
const store = (document: unknown) => asha.post('/profile/resumes', { name: 'Imported', document })

test('dates may be a year, a month or a day, and come back as they were', async () => {
  const work = [
    { startDate: '2019', endDate: '2020-02' },
    { startDate: '2020-02-29', endDate: '2021-12-31' },
  ]
  // Of sections that are not edited, everything is kept.
  const volunteer = [{ organization: 'Rescue', startDate: 'last spring' }]
  const { id } = (await store({ work, volunteer })).json()
  expect((await asha.get(`/profile/resumes/${id}`)).json().document).toEqual({ work, volunteer })
})

test.each([
  ['a date in words', { work: [{ startDate: 'last spring' }] }, '/document/work/0/startDate'],
  ['a month 13', { education: [{}, { endDate: '2019-13' }] }, '/document/education/1/endDate'],
  ['no date', { projects: [{ startDate: null }] }, '/document/projects/0/startDate'],
  ['a list of texts', { work: ['Engineer'] }, '/document/work/0'],
  ['a long line', { basics: { summary: 'x'.repeat(2001) } }, '/document/basics/summary'],
  ['half a character', { basics: { name: 'Asha\ud800' } }, '/document/basics/name'],
  ['101 jobs', { work: Array(101).fill({}) }, '/document/work'],
])('%s is refused with the place of its field', async (_what, document, pointer) => {
  const refused = await store(document)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { code: 'validation_failed', field: 'document', pointer },
  ])
})

test('a date that is refused comes with how to write it', async () => {
  const { message } = (await store({ work: [{ startDate: '03/2019' }] })).json()
  expect(message).toContain('2019-03')
})

test('unknown keys that no database stores, and those nested too deeply, are refused', async () => {
  expect((await store({ motto: 'a\u0000b' })).statusCode).toBe(400)
  const deep = `${'['.repeat(20_000)}1${']'.repeat(20_000)}`
  const refused = await asha.post('/profile/resumes', undefined, {
    headers: { 'content-type': 'application/json' },
    payload: `{ "name": "Deep", "document": { "motto": ${deep} } }`,
  })
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'document'])
})

test('eleven at once are ten, one of them the main one', async () => {
  const user = await signUp()
  const answers = await Promise.all(
    Array.from({ length: 11 }, () => user.post('/profile/resumes', { name: 'One', document: {} })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
  const { resumes } = (await user.get('/profile')).json()
  expect(resumes.map(({ isMain }: { isMain: boolean }) => isMain)).toEqual([
    true,
    ...Array(9).fill(false),
  ])
})

test('the lines of a long resume are encoded a few at a time, and those before a failure stay', async () => {
  const user = await signUp()
  const highlights = Array.from({ length: 80 }, (_, index) => `Built part ${index} of the service`)
  const body = { name: 'Long', document: { work: [{ highlights }] } }
  const { id } = (await user.post('/profile/resumes', body)).json()
  const sizes: number[] = []
  const encode = async (texts: string[]) => {
    if (sizes.length === 2) throw new EncoderUnavailable()
    sizes.push(texts.length)
    return texts.map(() => new Float32Array(512))
  }
  const encoder: Encoder = {
    encodeSentences: encode,
    encodeForVisitor: encode,
    encodeInBackground: encode,
    close() {},
  }
  await db.delete(resumeLineMeanings)
  await expect(encodeResume({ db, encoder, now: clock() }, id)).rejects.toThrow(EncoderUnavailable)
  expect(sizes).toEqual([32, 32])
  expect((await readLineMeanings(db, id)).size).toBe(64)
})
