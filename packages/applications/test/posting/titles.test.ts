import { fitsSearch } from '@sightline/applications/posting/searches'
import { likeness } from '@sightline/applications/posting/similarity'
import {
  companyKeyOf,
  jobKeyOf,
  seniorityOf,
  workplaceOf,
} from '@sightline/applications/posting/titles'
import { expect, test } from 'vitest'

test.each([
  ['Senior Backend Engineer', 'senior'],
  ['Sr. Data Scientist', 'senior'],
  ['Staff Software Engineer, Platform', 'staff'],
  ['Principal Designer', 'principal'],
  ['Engineering Manager', 'manager'],
  ['Product Manager', null],
  ['Senior Product Manager', 'senior'],
  ['Head of Data', 'director'],
  ['VP Engineering', 'executive'],
  ['Software Engineering Intern', 'intern'],
  ['Internal Tools Engineer', null],
  ['Working Student, Data', 'intern'],
  ['Junior Developer', 'junior'],
  ['Tech Lead, Payments', 'lead'],
  ['Software Engineer', null],
])('the title %s names the level %s', (title, level) => {
  expect(seniorityOf(title)).toBe(level)
})

test.each([
  ['Remote (US)', 'remote'],
  ['Berlin, hybrid', 'hybrid'],
  ['Hybrid remote in Leeds', 'hybrid'],
  ['On-site, Paris', 'on-site'],
  ['Berlin, Germany', null],
])('%s says %s', (place, workplace) => {
  expect(workplaceOf(place)).toBe(workplace)
})

test('one job has one key, however its company and title are spelled', () => {
  expect(jobKeyOf('Acme, Inc.', 'Engineer (m/w/d)')).toBe(jobKeyOf('ACME', 'engineer'))
  expect(jobKeyOf('Acme', 'C++ Engineer')).not.toBe(jobKeyOf('Acme', 'C# Engineer'))
  expect(companyKeyOf('Müller GmbH')).toBe('muller')
})

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`)
test('texts are alike by the runs of words that they share', () => {
  const text = words(200).join(' ')
  expect(likeness(text, text.toUpperCase())).toBe(1)
  expect(likeness(text, text.replace('word100', 'other'))).toBeGreaterThan(0.9)
  expect(likeness(text, words(200).toReversed().join(' '))).toBe(0)
  expect(likeness(text, words(100).join(' '))).toBeLessThan(0.6)
  expect(likeness('', '')).toBe(0)
})

const search = { titleWords: [], seniorities: [], places: [], isRemoteOnly: false, payFloor: null }
const pay = {
  currency: 'EUR',
  yearlyMin: 60_000,
  yearlyMax: 70_000,
  per: 'year' as const,
  said: '',
}
const posting = {
  title: 'Senior Java Engineer',
  places: ['München, Germany'],
  workplace: null,
  seniority: 'senior' as const,
  pay,
}
test.each([
  [{}, true],
  [{ titleWords: ['engineer java'] }, true],
  [{ titleWords: ['javascript', 'rust'] }, false],
  [{ titleWords: ['script'] }, false],
  [{ titleWords: ['cook', 'JAVA'] }, true],
  [{ seniorities: ['senior' as const, 'lead' as const] }, true],
  [{ seniorities: ['junior' as const] }, false],
  [{ places: ['Munchen'] }, true],
  [{ places: ['Berlin'] }, false],
  [{ isRemoteOnly: true }, false],
  [{ payFloor: { yearly: 70_000, currency: 'EUR' } }, true],
  [{ payFloor: { yearly: 70_001, currency: 'EUR' } }, false],
  [{ payFloor: { yearly: 90_000, currency: 'USD' } }, true],
])('a search for %j fits: %s', (change, fits) => {
  expect(fitsSearch({ ...search, ...change }, posting)).toBe(fits)
})

test('a remote posting fits every place, and one without pay every floor', () => {
  const remote = { ...posting, workplace: 'remote' as const, pay: null }
  const floor = { yearly: 200_000, currency: 'EUR' }
  expect(
    fitsSearch({ ...search, places: ['Oslo'], isRemoteOnly: true, payFloor: floor }, remote),
  ).toBe(true)
})
