import { addressOf, embeddedBoardOf } from '@sightline/applications/posting/addresses'
import { expect, test } from 'vitest'

const UUID = '0b7d2f6e-5a3c-4f0e-9d47-2f1a8e6c1001'

test.each([
  [
    'https://job-boards.greenhouse.io/acme/jobs/4100001?gh_src=abc',
    'greenhouse global acme 4100001',
  ],
  ['https://boards.greenhouse.io/acme/jobs/4100001#app', 'greenhouse global acme 4100001'],
  ['job-boards.eu.greenhouse.io/acme/jobs/41', 'greenhouse eu acme 41'],
  ['https://boards.greenhouse.io/embed/job_app?for=acme&token=41', 'greenhouse global acme 41'],
  ['https://boards.greenhouse.io/acme?gh_jid=41', 'greenhouse global acme 41'],
  ['https://boards-api.greenhouse.io/v1/boards/acme/jobs/41', 'greenhouse global acme 41'],
  [`https://jobs.lever.co/acme/${UUID}/apply`, `lever global acme ${UUID}`],
  [`https://jobs.eu.lever.co/acme/${UUID}`, `lever eu acme ${UUID}`],
  [
    `https://jobs.ashbyhq.com/Acme%20Robots/${UUID}/application`,
    `ashby global Acme Robots ${UUID}`,
  ],
  ['https://apply.workable.com/acme/j/A1B2C3/apply/', 'workable global acme A1B2C3'],
  [
    'https://jobs.smartrecruiters.com/Acme/743999900000001-engineer',
    'smartrecruiters global Acme 743999900000001',
  ],
  ['https://acme.recruitee.com/o/product-designer', 'recruitee global acme product-designer'],
])('%s is a posting', (text, expected) => {
  const address = addressOf(text)
  expect(address).toMatchObject({ kind: 'posting' })
  expect(
    address &&
      'token' in address &&
      'externalId' in address &&
      [address.provider, address.region, address.token, address.externalId].join(' '),
  ).toBe(expected)
})

test.each([
  ['https://job-boards.greenhouse.io/acme/', 'greenhouse', 'global'],
  ['https://boards.greenhouse.io/embed/job_board?for=acme&b=x', 'greenhouse', 'global'],
  ['http://jobs.lever.co/acme?team=Data', 'lever', 'global'],
  ['jobs.eu.lever.co/acme', 'lever', 'eu'],
  ['https://jobs.ashbyhq.com/acme', 'ashby', 'global'],
  ['https://apply.workable.com/acme/', 'workable', 'global'],
  ['https://careers.smartrecruiters.com/acme', 'smartrecruiters', 'global'],
  ['https://acme.recruitee.com', 'recruitee', 'global'],
])('%s is a board', (text, provider, region) => {
  expect(addressOf(text)).toEqual({ kind: 'board', provider, region, token: 'acme' })
})

test('a page of a company that shows a posting of Greenhouse is known by its number', () => {
  const url = 'https://acme.example/careers/engineer?gh_jid=41'
  expect(addressOf(url)).toEqual({ kind: 'embedded', externalId: '41', url })
})

test.each([
  'https://acme.example/careers/engineer',
  'https://job-boards.greenhouse.io.evil.example/acme/jobs/41',
  'https://www.recruitee.com/pricing',
  'https://apply.workable.com/j/A1B2C3',
  'https://job-boards.greenhouse.io/..%2f..%2fadmin/jobs/41',
])('%s is a page like any other', (text) => {
  expect(addressOf(text)?.kind).toBe('page')
})

test.each([
  'Acme',
  'booking.com',
  'We use node.js/express and more',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'ftp://acme.example/jobs',
  'https://user:secret@jobs.lever.co/acme',
  'https://',
  `https://acme.example/${'x'.repeat(2000)}`,
])('%s is no address', (text) => {
  expect(addressOf(text)).toBeNull()
})

test.each([
  [
    '<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>',
    'global',
    'acme',
  ],
  [
    '<iframe src="https://job-boards.eu.greenhouse.io/embed/job_app?b=1&amp;for=acme&amp;token=4">',
    'eu',
    'acme',
  ],
])('a page tells which board it embeds', (html, region, token) => {
  expect(embeddedBoardOf(html)).toEqual({ provider: 'greenhouse', region, token })
})

test('a page that embeds no board tells none', () => {
  expect(embeddedBoardOf('<a href="https://boards.greenhouse.io/acme">Jobs</a>')).toBeNull()
})
