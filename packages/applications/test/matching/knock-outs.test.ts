import { knockOutsOf } from '@sightline/applications/matching/knock-outs'
import {
  linesOfText,
  type MatchedPosting,
  requirementsIn,
} from '@sightline/applications/matching/requirements'
import { payOfFields, payOfText } from '@sightline/applications/posting/pay'
import { KnockOut } from '@sightline/contracts/matching/match'
import { EMPTY_PROFILE, type Profile } from '@sightline/contracts/profile/profile'
import { describe, expect, test } from 'vitest'

type Posting = Partial<Omit<MatchedPosting, 'lines'>> & { text?: string }

function verdictOf(kind: KnockOut['kind'], posting: Posting, profile: Partial<Profile>) {
  const { text = '', ...more } = posting
  const lines = linesOfText(text)
  const given = { places: [], workplace: null, pay: null, ...more, lines }
  const found = knockOutsOf(given, requirementsIn(lines), { ...EMPTY_PROFILE, ...profile })
  const knockOut = found.find((one) => one.kind === kind)
  return knockOut ? KnockOut.parse(knockOut).verdict : null
}

describe('remote work', () => {
  const inGermany = { country: 'DE' }
  test.each<[string, Posting, Partial<Profile>, KnockOut['verdict'] | null]>([
    ['anywhere', { workplace: 'remote' }, inGermany, 'ok'],
    ['worldwide', { workplace: 'remote', places: ['Remote, worldwide'] }, inGermany, 'ok'],
    ['in the same country', { workplace: 'remote', places: ['Remote - Germany'] }, inGermany, 'ok'],
    ['in a city of it', { workplace: 'remote', places: ['Munich'] }, inGermany, 'ok'],
    ['in the Union', { workplace: 'remote', places: ['Remote (EU)'] }, inGermany, 'ok'],
    ['in another country', { workplace: 'remote', places: ['Remote, US'] }, inGermany, 'conflict'],
    [
      'in several other countries',
      { workplace: 'remote', places: ['United States', 'Canada'] },
      inGermany,
      'conflict',
    ],
    [
      'in a country among several',
      { workplace: 'remote', places: ['United States', 'Germany'] },
      inGermany,
      'ok',
    ],
    [
      'with a city abroad, which may be an office',
      { workplace: 'remote', places: ['Remote', 'San Francisco, CA'] },
      inGermany,
      'not said',
    ],
    ['in a region', { workplace: 'remote', places: ['Remote - EMEA'] }, inGermany, 'not said'],
    [
      'in Latin America, which is no United States',
      { workplace: 'remote', places: ['Latin America'] },
      { country: 'US' },
      'not said',
    ],
    [
      'in Europe, from outside the Union',
      { workplace: 'remote', places: ['Europe'] },
      { country: 'GB' },
      'not said',
    ],
    [
      'in Europe, from elsewhere',
      { workplace: 'remote', places: ['Europe'] },
      { country: 'US' },
      'conflict',
    ],
    [
      'by somebody whose country is unsaid',
      { workplace: 'remote', places: ['US'] },
      {},
      'not said',
    ],
    [
      'with a sentence that names where one must live',
      { workplace: 'remote', text: 'You must reside in the United States for this role.' },
      inGermany,
      'conflict',
    ],
    [
      'of which candidates must be in the own country',
      { workplace: 'remote', text: 'We only hire people in Germany and Austria.' },
      inGermany,
      'ok',
    ],
    [
      'with data that must stay elsewhere',
      { workplace: 'remote', text: 'Data must reside in the United States.' },
      inGermany,
      'ok',
    ],
    [
      'with customers elsewhere',
      { workplace: 'remote', text: 'You work with US-based customers from home.' },
      inGermany,
      'ok',
    ],
    ['as pasted text tells it', { text: 'Location: Remote (US only)' }, inGermany, 'conflict'],
    [
      'near a time zone',
      { workplace: 'remote', text: 'Remote within three hours of CET' },
      { country: 'US' },
      'not said',
    ],
    ['for somebody who wants none', { workplace: 'remote' }, { remote: 'no' }, 'conflict'],
    [
      'or an office, for somebody who wants none',
      { workplace: 'remote', text: 'Work from home or from our Berlin office.' },
      { remote: 'no' },
      'not said',
    ],
  ])('%s', (_, posting, profile, verdict) => {
    expect(verdictOf('place', posting, profile)).toBe(verdict)
  })
})

describe('work at a place', () => {
  const onSite = (...places: string[]): Posting => ({ workplace: 'on-site', places })
  const in_ = (...places: string[]): Partial<Profile> => ({ places })
  test.each<[string, Posting, Partial<Profile>, KnockOut['verdict'] | null]>([
    ['the same city', onSite('Berlin, Germany'), in_('Berlin'), 'ok'],
    ['the city one lives in', onSite('Berlin'), { city: 'Berlin', country: 'DE' }, 'ok'],
    ['another name of the city', onSite('München'), in_('Munich'), 'ok'],
    ['another name in India', onSite('Bangalore, Karnataka'), in_('Bengaluru'), 'ok'],
    ['a suburb', onSite('Brooklyn, NY'), in_('New York'), 'ok'],
    ['a city of the same area', onSite('Palo Alto, CA'), in_('San Francisco Bay Area'), 'ok'],
    ['one of several', onSite('Paris', 'Berlin'), in_('Berlin'), 'ok'],
    ['a country of which any place will do', onSite('Munich'), in_('Germany'), 'ok'],
    ['another area', onSite('Munich'), in_('Berlin', 'Hamburg'), 'conflict'],
    ['another country', onSite('Springfield, United States'), in_('Berlin'), 'conflict'],
    ['several other areas', onSite('Paris or Lyon'), in_('Berlin'), 'conflict'],
    ['a town that nobody knows', onSite('Teltow'), in_('Berlin'), 'not said'],
    ['a namesake of a known city', onSite('London, Ontario'), in_('Toronto'), 'not said'],
    ['a state whose name is a country', onSite('Augusta, Georgia'), in_('Atlanta'), 'not said'],
    ['a state with a country in its name', onSite('Newark, New Jersey'), in_('NYC'), 'ok'],
    ['a province with one', onSite('Kelowna, British Columbia'), in_('London'), 'conflict'],
    ['a country that is a whole', onSite('Germany'), in_('Berlin'), 'not said'],
    ['somebody who may move', onSite('Munich'), { city: 'Berlin', country: 'DE' }, 'not said'],
    ['somebody of whom nothing is known', onSite('Munich'), {}, 'not said'],
    ['somebody who works remotely only', onSite('Berlin'), { remote: 'only' }, 'conflict'],
    ['an unsaid workplace', { places: ['Munich'] }, in_('Berlin'), 'not said'],
    [
      'a hybrid job elsewhere',
      { workplace: 'hybrid', places: ['Munich'] },
      in_('Berlin'),
      'conflict',
    ],
    [
      'an office that is named in a sentence',
      { text: 'This role is hybrid.\n\nLocation: Munich' },
      in_('Berlin'),
      'conflict',
    ],
    ['a company that is somewhere', { text: 'We are based in Vienna.' }, in_('Berlin'), null],
    ['a program called Office', { text: 'You know Microsoft Office.' }, in_('Berlin'), null],
  ])('%s', (_, posting, profile, verdict) => {
    expect(verdictOf('place', posting, profile)).toBe(verdict)
  })
})

describe('pay', () => {
  const euros = (yearly: number): Partial<Profile> => ({ payFloor: { yearly, currency: 'EUR' } })
  test.each<[string, string, Partial<Profile>, KnockOut['verdict'] | null]>([
    ['a range above the floor', '€70,000–€80,000 per year', euros(65_000), 'ok'],
    ['a range around the floor', '€60,000–€80,000 per year', euros(75_000), 'ok'],
    ['a range below the floor', '€50,000–€60,000 per year', euros(75_000), 'conflict'],
    ['another currency', '$50,000–$60,000 per year', euros(75_000), 'not said'],
    ['no floor', '€50,000–€60,000 per year', {}, 'not said'],
    ['an open end below the floor', 'Salary from €50,000 per year', euros(75_000), 'not said'],
    ['an open beginning below it', 'Salary up to €50,000 per year', euros(75_000), 'conflict'],
    ['by the hour, enough', 'Pay: €40–€45 per hour', euros(75_000), 'ok'],
    ['by the hour, too little', 'Pay: €20–€25 per hour', euros(75_000), 'conflict'],
    ['by the month, enough', 'Salary: €6,000–€7,000 per month', euros(75_000), 'ok'],
    ['by the month, enough 14 times', 'Salary: €5,000–€5,500 per month', euros(75_000), 'not said'],
    ['by the month, too little', 'Salary: €3,000–€4,000 per month', euros(75_000), 'conflict'],
    ['by the day', 'Rate: €400–€500 per day', euros(75_000), 'not said'],
    ['nothing of it', 'We pay fairly.', euros(75_000), null],
  ])('%s', (_, text, profile, verdict) => {
    expect(verdictOf('pay', { pay: payOfText(text) }, profile)).toBe(verdict)
  })

  test('one amount of a field is no upper end', () => {
    const pay = payOfFields({ currency: 'EUR', min: 50_000, interval: 'year' })
    expect(verdictOf('pay', { pay }, euros(75_000))).toBe('not said')
  })
})

describe('the right to work', () => {
  const can = (country: string, isAuthorised: boolean, needsSponsorship = false) => ({
    country,
    isAuthorised,
    needsSponsorship,
  })
  test.each<[string, string, Profile['authorisations'], KnockOut['verdict'] | null]>([
    ['is there', 'You must be authorized to work in the US.', [can('US', true)], 'ok'],
    ['is not there', 'You must be authorized to work in the US.', [can('US', false)], 'conflict'],
    [
      'is of another country',
      'You have the right to work in Spain.',
      [can('US', false)],
      'not said',
    ],
    [
      'is there in one of two countries',
      'You are authorized to work in the US or Canada.',
      [can('US', false), can('CA', true)],
      'ok',
    ],
    [
      'is unsaid in the second of two',
      'You are authorized to work in the US or Canada.',
      [can('US', false)],
      'not said',
    ],
    ['is sponsored', 'We can sponsor visas for Germany.', [can('DE', false, true)], 'ok'],
    [
      'is not sponsored',
      'We cannot sponsor visas for Germany.',
      [can('DE', true, true)],
      'conflict',
    ],
    [
      'needs a sponsor later, of which nothing is said',
      'You must be authorized to work in the US.',
      [can('US', true, true)],
      'not said',
    ],
    ['is no card', 'We take payments by Visa in the US.', [can('US', false)], null],
  ])('%s', (_, text, authorisations, verdict) => {
    expect(verdictOf('authorisation', { text }, { authorisations })).toBe(verdict)
  })
})

describe('languages', () => {
  const speaks = (language: string, level: Profile['languages'][number]['level']) => ({
    languages: [{ language, level }],
  })
  const asks = (what: string): Posting => ({ text: `Requirements\n\n- ${what}\n- Python` })
  test.each<[string, Posting, Partial<Profile>, KnockOut['verdict'] | null]>([
    ['well enough', asks('German at level B2'), speaks('German', 'C1'), 'ok'],
    ['not well enough', asks('German at level B2'), speaks('German', 'B1'), 'conflict'],
    ['nearly what a word means', asks('Fluent German'), speaks('German', 'B2'), 'not said'],
    ['far from what a word means', asks('Fluent German'), speaks('German', 'A2'), 'conflict'],
    ['another one, of many unsaid', asks('Fluent English'), speaks('German', 'C1'), 'not said'],
    ['one of two', asks('Fluent German or French'), speaks('French', 'native'), 'ok'],
    ['that is welcome only', asks('German (B2) is a plus'), speaks('German', 'A1'), null],
  ])('%s', (_, posting, profile, verdict) => {
    expect(verdictOf('language', posting, profile)).toBe(verdict)
  })
})
