import { textOfBlocks } from '@sightline/applications/posting/html-blocks'
import { postingOfPage } from '@sightline/applications/posting/page'
import { expect, test } from 'vitest'

const described = (posting: unknown) =>
  `<title>Careers</title><script type="application/ld+json">${JSON.stringify(posting).replaceAll('<', '\\u003c')}</script><p>Cookies!</p>`
const JOB = {
  '@type': 'JobPosting',
  title: 'Gardener',
  hiringOrganization: { '@type': 'Organization', name: 'Acme' },
  description: '<p>You water plants.</p><script>steal()</script>',
}

test.each([
  ['alone', JOB],
  ['in a list', [{ '@type': 'BreadcrumbList' }, JOB]],
  ['in a graph', { '@graph': [{ '@type': 'WebPage' }, { ...JOB, '@type': ['JobPosting'] }] }],
])('a posting that a page describes for search engines %s is read from that', (_, value) => {
  const { title, company, blocks } = postingOfPage(described(value))
  expect([title, company, textOfBlocks(blocks)]).toEqual(['Gardener', 'Acme', 'You water plants.'])
})

test.each([
  [
    'none',
    '<title> Gardener \n at Acme </title><style>p{}</style><h1>Gardener</h1><p>You water plants.</p>',
  ],
  [
    'broken',
    `<title>Gardener at Acme</title><script type="application/ld+json">{</script><h1>Gardener</h1><p>You water plants.</p>`,
  ],
])('the words of a page count where its description is %s', (_, html) => {
  const { title, company, blocks } = postingOfPage(html)
  expect([title, company]).toEqual(['Gardener at Acme', ''])
  expect(textOfBlocks(blocks)).toBe('Gardener\nYou water plants.')
})

test('scripts before the words of a page do not fill the length that is read', () => {
  const html = `<script>${'x();'.repeat(100_000)}</script><p>You water plants.</p>`
  expect(textOfBlocks(postingOfPage(html).blocks)).toBe('You water plants.')
})
