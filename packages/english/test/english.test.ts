import { expect, test } from 'vitest'
import { containsPhrase, indexStems } from '../src/phrase-search.ts'
import { sentencesOf, stemsOf, wordsOf } from '../src/sentences.ts'
import { canonicalTool, parseNumber } from '../src/vocabulary.ts'
import { countFillers, countNumbers } from '../src/word-counts.ts'

const sentencesIn = (text: string) => sentencesOf([{ text, seq: 1 }])

test('numbers are words of their own, and invisible characters part no word', () => {
  expect(wordsOf('It’s 500GB')).toEqual(["it's", '500', 'gb'])
  expect(sentencesIn('ca\u200bche')[0]?.words).toEqual(['cache'])
})

test('forms of a word have the same stem, irregular ones too', () => {
  expect(stemsOf('wrote')).toEqual(stemsOf('write'))
  expect(stemsOf('measured')).toEqual(stemsOf('measures'))
})

test('no sentence ends at the full stop of an abbreviation before a name', () => {
  const said = 'I called Mr. Haas, e.g. on Mondays. Dr. Lind knew! It was fine vs. before.'
  expect(sentencesIn(said).map(({ text }) => text)).toEqual([
    'I called Mr. Haas, e.g. on Mondays.',
    'Dr. Lind knew!',
    'It was fine vs. before.',
  ])
})

test('a text without full stops is split where a new thought begins', () => {
  const thought = 'we moved the old jobs one by one to the new queue in the night '
  expect(sentencesIn(`${thought.repeat(3)}so I told my manager`).map(({ said }) => said)).toEqual([
    thought.repeat(3).trim(),
    'so I told my manager',
  ])
})

test('a list of terms is no prose, and words of emphasis are left out', () => {
  expect(sentencesIn('Kafka, Redis, sharding, caching, CDN.')[0]?.isProse).toBe(false)
  expect(sentencesIn('I really told her that it was late.')[0]).toMatchObject({
    text: 'I told her that it was late.',
    said: 'I really told her that it was late.',
    isProse: true,
  })
})

test('a phrase is found where its words stand close together in one sentence, in any order', () => {
  const has = (text: string) =>
    containsPhrase(indexStems(sentencesIn(text)), stemsOf('cache misses'))
  expect(has('We missed the cache often.')).toBe(true)
  expect(has('We had a cache. Nobody missed it.')).toBe(false)
})

test('numbers and tools are known by all of their names', () => {
  expect(['1,200', '1.2k', 'forty two', '2 million'].map(parseNumber)).toEqual([
    1200, 1200, 42, 2_000_000,
  ])
  expect([canonicalTool('Postgres'), canonicalTool('k8s'), canonicalTool('table')]).toEqual([
    'postgresql',
    'kubernetes',
    undefined,
  ])
})

test('years are no numbers, and fillers are counted', () => {
  expect(countNumbers('In 2021 we cut it by 40 percent, half of that in May.')).toBe(2)
  expect(countFillers('Um, we basically, you know, shipped it.')).toBe(3)
})
