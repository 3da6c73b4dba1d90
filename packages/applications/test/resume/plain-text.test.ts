import { resumeOfLines } from '@sightline/applications/resume/from-text'
import { plainTextOf } from '@sightline/applications/resume/plain-text'
import { expect, test } from 'vitest'

test('a resume reads section by section, whatever the order of its keys', () => {
  const text = plainTextOf({
    skills: [{ keywords: ['Go', 'SQL'], name: 'Backend' }],
    work: [
      {
        highlights: ['Cut the bill by 40 percent'],
        summary: 'Led six people.',
        mood: { of: 'the team', score: 9 },
        name: 'Northwind',
        position: 'Engineer',
        startDate: '2019-03',
      },
      { name: 'Contoso', startDate: '2016', endDate: '2018' },
    ],
    awards: [{ title: 'Best talk', date: '2020' }],
    hobbies: 'Chess',
    education: [{ studyType: 'BSc', area: 'Physics', endDate: '2015' }],
    basics: {
      summary: 'Builds\nthings.',
      email: 'asha@example.org',
      name: 'Asha Rao',
      location: { city: 'Pune' },
    },
    meta: { version: 'v9' },
  })
  expect(text.split('\n')).toEqual([
    ...['Asha Rao', 'asha@example.org, Pune', '', 'Builds', 'things.', ''],
    ...['EXPERIENCE', 'Engineer, Northwind, 2019-03 - present', 'Led six people.'],
    ...['- Cut the bill by 40 percent', 'the team, 9', 'Contoso, 2016 - 2018', ''],
    ...['EDUCATION', 'BSc, Physics, 2015', '', 'SKILLS', 'Backend', 'Go, SQL', ''],
    ...['AWARDS', 'Best talk, 2020', '', 'HOBBIES', 'Chess'],
  ])
})

test('an empty document has no text, and an unknown date is not told', () => {
  expect(plainTextOf({})).toBe('')
  expect(plainTextOf({ basics: { name: '' }, work: [], skills: [{}] })).toBe('')
  expect(plainTextOf({ work: [{ name: 'Northwind' }] })).toBe('EXPERIENCE\nNorthwind')
})

test('a text that is read again tells the same jobs', () => {
  const work = [
    {
      position: 'Backend engineer',
      name: 'Northwind',
      startDate: '2019-03',
      endDate: '2024-05',
      highlights: ['Cut the bill by 40 percent with Redis'],
    },
  ]
  const text = plainTextOf({ basics: { name: 'Asha Rao' }, work })
  expect(resumeOfLines(text.split('\n')).document.work).toMatchObject([
    { startDate: '2019-03', endDate: '2024-05', highlights: work[0]?.highlights },
  ])
})
