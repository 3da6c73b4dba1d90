import { EMPTY_PROFILE } from '@sightline/contracts/profile/profile'
import { expect, test } from 'vitest'
import { draftOf, profileOf } from './draft.ts'
import { offeredBy, withOffer } from './offer.ts'

const empty = draftOf(EMPTY_PROFILE)

test('a resume fills empty fields alone, and guesses no level', () => {
  const draft = {
    ...empty,
    name: 'Asha R.',
    languages: [{ language: 'german', level: 'B1' as const }],
  }
  const offer = offeredBy(
    {
      basics: {
        name: 'Asha Rao',
        email: 'asha@example.org',
        url: 'https://asha.example/',
        location: { city: 'Pune', countryCode: 'XX' },
        profiles: [{ network: 'GitHub', url: 'https://code.example/asha' }],
      },
      languages: [
        { language: 'German', fluency: 'C1' },
        { language: 'English', fluency: 'Level C2' },
        { language: 'Hindi', fluency: 'Native speaker' },
        { language: 'Dutch', fluency: 'good' },
      ],
    },
    draft,
  )
  expect(withOffer(draft, offer)).toMatchObject({
    name: 'Asha R.',
    email: 'asha@example.org',
    city: 'Pune',
    country: '',
    links: [
      { label: '', url: 'https://asha.example/' },
      { label: 'GitHub', url: 'https://code.example/asha' },
    ],
    languages: [
      { language: 'german', level: 'B1' },
      { language: 'English', level: 'C2' },
      { language: 'Hindi', level: 'native' },
      { language: 'Dutch', level: '' },
    ],
  })
})

test('a draft is read as people write', async () => {
  const draft = {
    ...empty,
    links: [{ label: 'Code', url: 'code.example/asha' }],
    notice: '30',
    places: 'Berlin\n\n Bengaluru, India ',
    payFloor: '60,000',
    currency: 'EUR',
  }
  expect(await profileOf(draft)).toEqual({
    profile: {
      ...EMPTY_PROFILE,
      links: [{ label: 'Code', url: 'https://code.example/asha' }],
      notice: 30,
      places: ['Berlin', 'Bengaluru, India'],
      payFloor: { yearly: 60_000, currency: 'EUR' },
    },
  })
})

test('what is wrong with a draft is said by its field', async () => {
  const draft = {
    ...empty,
    links: [{ label: '', url: 'javascript:alert(1)' }],
    notice: '400',
    payFloor: 'a lot',
    languages: [{ language: 'Dutch', level: '' as const }],
  }
  const checked = await profileOf(draft)
  expect('problems' in checked && Object.keys(checked.problems).toSorted()).toEqual([
    'languages.0.level',
    'links.0.url',
    'notice',
    'payFloor.currency',
    'payFloor.yearly',
  ])
})
