import { resumeOfLines } from '@sightline/applications/resume/from-text'
import { JsonResume } from '@sightline/contracts/profile/json-resume'
import { expect, test } from 'vitest'

const read = (text: string) => resumeOfLines(text.split('\n'))

const PLAIN = `Ada Example
Berlin · ada@example.org · +49 30 5550 1432

EXPERIENCE

Senior Engineer, Tisch GmbH, Berlin
03/2020 – present
- Built the booking service in Python

Engineer, Orto S.r.l., Bologna
2015 – Dec 2019
- Wrote the shop

EDUCATION
2013-2015  Bologna, MSc in Computer Engineering

TOOLS
Python, PostgreSQL

LANGUAGES
Italian (native), English (C1, daily), German (B1, course started in September)`

test('a plain resume becomes work, education, skills and languages', () => {
  const { document, questions } = read(PLAIN)
  expect(JsonResume.parse(document)).toMatchObject({
    basics: { name: 'Ada Example', email: 'ada@example.org', phone: '+49 30 5550 1432' },
    work: [
      {
        name: 'Tisch GmbH',
        position: 'Senior Engineer',
        location: 'Berlin',
        startDate: '2020-03',
        highlights: ['Built the booking service in Python'],
      },
      { name: 'Orto S.r.l.', position: 'Engineer', startDate: '2015', endDate: '2019-12' },
    ],
    education: [{ startDate: '2013', endDate: '2015' }],
    skills: [{ keywords: ['Python', 'PostgreSQL'] }],
  })
  expect(document.work?.[0]).not.toHaveProperty('endDate')
  expect(questions).toEqual([])
})

test('a month in a sentence about a course is no language', () => {
  expect(read(PLAIN).document.languages).toEqual([
    { language: 'Italian', fluency: 'native' },
    { language: 'English', fluency: 'C1, daily' },
    { language: 'German', fluency: 'B1, course started in September' },
  ])
})

test.each([
  ['Ukrainian and Russian, native', ['Ukrainian = native', 'Russian = native']],
  ['Scots and English (both from home), Yoruba (good)', ['Scots', 'English', 'Yoruba = good']],
  ['Español nativo, inglés nativo (Irish father)', ['Español = nativo', 'inglés = nativo']],
  ['English; Spanish, fluent (raised bilingual)', ['English', 'Spanish = fluent']],
  ['English, Arabic, a bit of Danish', ['English', 'Arabic', 'Danish']],
  ['German: mother tongue', ['German = mother tongue']],
])('the languages of “%s” are read', (line, expected) => {
  const { document } = read(`Ada\n\nLANGUAGES\n${line}`)
  const found = document.languages?.map(({ language, fluency }) => `${language} = ${fluency}`)
  expect(found?.length).toBe(expected.length)
  for (const [number, words] of expected.entries()) expect(found?.[number]).toContain(words)
})

test('each text knows the line that it was read from', () => {
  const { places } = read(PLAIN)
  expect(places).toMatchObject({
    '/basics/name': 0,
    '/work/0/position': 5,
    '/work/0/startDate': 6,
    '/work/0/highlights/0': 7,
    '/skills/0/keywords/1': 17,
    '/languages/2/language': 20,
  })
})

test('no line is lost', () => {
  const lines = PLAIN.split('\n')
  const { places } = resumeOfLines(lines)
  const kept = new Set(Object.values(places))
  const headings = ['EXPERIENCE', 'EDUCATION', 'TOOLS', 'LANGUAGES', '']
  expect(lines.flatMap((line, index) => (kept.has(index) ? [] : [line]))).toEqual(
    lines.filter((line) => headings.includes(line)),
  )
})

test.each([
  ['Sawtooth (Boise). Android Developer. 2021 – 2026', 'Android Developer', 'Sawtooth (Boise)'],
  ['2021 July – present · Technical Writer · Coracle, Kochi', 'Technical Writer', 'Coracle'],
  ['Since 2022-11 | Pre-Sales Consultant | Kabelhaus, Vienna', 'Pre-Sales Consultant', 'Kabelhaus'],
  ['2019 - 2022, Call centre agent, Moreton Pty Ltd', 'Call centre agent', 'Moreton Pty Ltd'],
  ['Teacher of Mathematics at Castle Brow, since 2023', 'Teacher of Mathematics', 'Castle Brow'],
  ['05/2023 – today\nElbe GmbH, Hamburg\nAndroid developer', 'Android developer', 'Elbe GmbH'],
  ['2019-06 to present   Baltelko\nDeveloper. Firmware in C.', 'Developer', 'Baltelko'],
])('title and employer of “%s” are told apart', (lines, position, name) => {
  expect(read(`Ada\n\nWORK\n\n${lines}`).document.work?.[0]).toMatchObject({ position, name })
})

test('a job that a paragraph tells has its dates, and its story is kept whole', () => {
  const story =
    "I've written Elixir for a living since May 2021, for Saltbox Dispatch in Dartmouth, who make dispatching software for fire departments."
  const { document, questions } = read(`Ada Example\nHalifax\n\n${story}`)
  expect(document.work).toEqual([{ startDate: '2021-05', highlights: [story] }])
  expect(questions).toEqual([{ pointer: '/work/0/position', text: 'What was this job?' }])
})

test('a span within the story of a job begins no job', () => {
  const { document } = read(`Ada

EXPERIENCE

Frontend developer, Cierzo, Zaragoza. March 2022 – present
React with TypeScript. Portal for 1,200 lorry drivers.
Since January 2026: the drivers' app in React Native, published on Google Play only.`)
  expect(document.work).toHaveLength(1)
  expect(document.work?.[0]?.highlights).toHaveLength(2)
})

test('dates are never guessed: the candidate is asked', () => {
  const { document, questions } = read('Ada\n\nEXPERIENCE\n\nEngineer, Acme\n- Built things')
  expect(document.work?.[0]).toEqual({
    position: 'Engineer',
    name: 'Acme',
    highlights: ['Built things'],
  })
  expect(questions).toEqual([
    { pointer: '/work/0/startDate', text: 'When did this begin and end?' },
  ])
})

test('headings of any shape end a section', () => {
  const { document } = read(`Ada Example

== Career ==

Tester, Acme — Mar 2022 to current
* Tested

== Bits and pieces ==

I like puzzles.

SKILLS
Python

Free time
Ski touring

RIGHT TO WORK
Dual citizen`)
  expect(document.work).toHaveLength(1)
  expect(document.work?.[0]?.highlights).toEqual(['Tested'])
  expect(document.skills).toEqual([{ keywords: ['Python'] }])
  expect(document.interests).toEqual([
    { name: 'I like puzzles.' },
    { name: 'Ski touring' },
    { name: 'Dual citizen' },
  ])
})

test('a title at the top is no heading, and a label "Name" gives the name', () => {
  expect(read('Ada Example\nTechnical Writer II\nKochi').document.basics).toMatchObject({
    name: 'Ada Example',
    label: 'Technical Writer II',
  })
  const german = read('Curriculum vitae\n\nPersonal data\nName: Ada Example\nNationality: Dutch')
  expect(german.document.basics).toMatchObject({ name: 'Ada Example' })
})

test('headings in other languages are known', () => {
  const { document } = read(`Ada Example

Experiencia

Cierzo, Zaragoza. Frontend developer. Marzo 2022 – actualidad

Formación
Técnico superior, Zaragoza, 2019

Idiomas
Español nativo`)
  expect(document.work?.[0]).toMatchObject({ startDate: '2022-03', name: 'Cierzo' })
  expect(document.education?.[0]).toMatchObject({ endDate: '2019' })
  expect(document.languages).toEqual([{ language: 'Español', fluency: 'nativo' }])
})
