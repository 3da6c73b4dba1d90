import { createMatcher, type VerdictOf } from '@sightline/applications/matching/match'
import { linesOfText, requirementsIn } from '@sightline/applications/matching/requirements'
import { resumeOfLines } from '@sightline/applications/resume/from-text'
import { Match } from '@sightline/contracts/matching/match'
import { EMPTY_PROFILE, type Profile } from '@sightline/contracts/profile/profile'
import { expect, test } from 'vitest'

const RESUME = `Ada Example
Berlin · ada@example.org

EXPERIENCE

Senior Engineer, Tisch GmbH, Berlin
03/2020 – present
- Built the booking service with FastAPI and PostgreSQL
- Moved six services to k8s
- A colleague wrote our Terraform modules
- Route planning for vans, in Python

Engineer, Orto S.r.l., Bologna
09/2018 – 02/2021
- Built the shop in Python and Django
- Replaced Jenkins by GitHub Actions

EDUCATION
MSc in Computer Engineering, Bologna, 2015
PhD Physics, Bologna, withdrawn 2017

CERTIFICATES
CKA, issued 2022 (expired March 2025)
OSCP 2023

SKILLS
Currently reading a book about Go
Rust

LANGUAGES
Italian (native), English (C1), German (B1, course B2 started in September)`

interface Options {
  profile?: Partial<Profile>
  verdictOf?: VerdictOf
  posting?: { places?: string[]; pay?: string }
}

function matchOf(posting: string, { profile = {}, verdictOf, posting: more = {} }: Options = {}) {
  const sourceLines = RESUME.split('\n')
  const { document, places } = resumeOfLines(sourceLines)
  const match = createMatcher({
    resume: { document, places, sourceLines },
    profile: { ...EMPTY_PROFILE, ...profile },
    now: new Date('2026-11-28T12:00:00Z'),
    ...(verdictOf && { verdictOf }),
  }).match({ lines: linesOfText(posting), places: more.places ?? [], workplace: null, pay: null })
  return Match.parse(match)
}

const evidenceOf = (requirement: string, verdictOf?: VerdictOf) =>
  matchOf(`Requirements\n\n- ${requirement}`, verdictOf && { verdictOf }).rows[0]?.evidence

test.each([
  ['Kubernetes', 'Moved six services to k8s'],
  ['Experience with Python', 'Built the shop in Python and Django'],
  ['Good knowledge of SQL', 'Built the booking service with FastAPI and PostgreSQL'],
  ['Kafka, MySQL or PostgreSQL', 'Built the booking service with FastAPI and PostgreSQL'],
  ['OSCP or GWAPT', 'OSCP 2023'],
  ['5+ years of experience with Python', '03/2020 – present'],
  ['A Bachelor’s degree in Computer Science or a comparable field', 'MSc in Computer Engineering'],
  ['Fluent English', 'Italian (native), English (C1), German'],
  ['Experience in route planning', 'Route planning for vans, in Python'],
])('“%s” is shown', (requirement, line) => {
  const evidence = evidenceOf(requirement)
  expect(evidence?.kind).toBe('shown')
  expect(evidence?.kind === 'shown' && evidence.lines.join('\n')).toContain(line)
})

test.each([
  ['Terraform', 'a colleague wrote it'],
  ['Go', 'it is only read about'],
  ['Rust', 'a list of skills tells of no work'],
  ['Certified Kubernetes Administrator (CKA)', 'it has expired'],
  ['PhD in Physics', 'it was not finished'],
  ['German at level B2', 'the course is no level yet'],
  ['Angular', 'it is not there'],
  ['Python and Kafka', 'one of the two is missing'],
  ['10+ years of experience with Python', 'the years overlap'],
])('“%s” is not shown: %s', (requirement) => {
  expect(evidenceOf(requirement)?.kind).not.toBe('shown')
})

test('what is doubtful is offered, the nearest line first', () => {
  expect(evidenceOf('Terraform')).toMatchObject({
    kind: 'perhaps',
    lines: expect.arrayContaining(['A colleague wrote our Terraform modules']),
  })
})

test('the candidate’s own verdicts stand above the rules', () => {
  const shows: VerdictOf = (requirement, line) =>
    requirement === 'rust' && line === 'rust' ? 'shows' : undefined
  expect(evidenceOf('Rust', shows)).toEqual({ kind: 'shown', lines: ['Rust'], why: 'confirmed' })
  const denies: VerdictOf = (_, line) =>
    line === 'moved six services to k8s' ? 'does-not' : undefined
  expect(evidenceOf('Kubernetes', denies)?.kind).not.toBe('shown')
  const [row] = matchOf('Requirements\n\n- Kubernetes', { verdictOf: denies }).rows
  expect(row?.denied).toEqual(['Moved six services to k8s'])
})

test('the number counts what is shown, and knock-outs are no part of it', () => {
  const posting = `Your profile

- Python
- Angular
- German at level C1

We cannot sponsor visas for Germany.`
  const profile: Partial<Profile> = {
    authorisations: [{ country: 'DE', isAuthorised: false, needsSponsorship: true }],
    languages: [{ language: 'German', level: 'B1' }],
  }
  const match = matchOf(posting, { profile })
  expect(match).toMatchObject({ shownCount: 1, requirementCount: 3 })
  expect(match.knockOuts).toEqual([
    {
      kind: 'authorisation',
      postingWords: 'We cannot sponsor visas for Germany.',
      profileSays: {
        kind: 'authorisation',
        country: 'DE',
        isAuthorised: false,
        needsSponsorship: true,
      },
      verdict: 'conflict',
    },
    {
      kind: 'language',
      postingWords: 'German at level C1',
      profileSays: { kind: 'languages', languages: [{ language: 'German', level: 'B1' }] },
      verdict: 'conflict',
    },
  ])
})

test('what the profile does not say is not said', () => {
  const { knockOuts } = matchOf('You must be authorized to work in the United States.')
  expect(knockOuts).toMatchObject([{ verdict: 'not said', profileSays: null }])
})

test('requirements are found below headings and in sentences, and nothing else is', () => {
  const lines = linesOfText(`We sell yarn to people.

What you will do

- Fix shipping rules

What we need

- 5+ years of Python; very good English
- Kafka

What we offer

- 30 days of holiday

You speak French fluently. We have a dog.`)
  expect(requirementsIn(lines).map(({ text }) => text)).toEqual([
    '5+ years of Python',
    'very good English',
    'Kafka',
    'You speak French fluently',
  ])
})
