import { readFileSync } from 'node:fs'
import { Topic } from '@sightline/contracts/interviews/round-schemas'
import { expect, test } from 'vitest'
import { likelyApproaches } from '../src/answers/approaches.ts'

interface Problem {
  text: string
  topics: Topic[]
}

const readLines = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')

/**
 * Coding problems as interviewers say them, each after the topics on which it is practised, the
 * best first.
 */
const readProblems = (name: string) =>
  readLines(name).map((line): Problem => {
    const [topics = '', text = ''] = line.split(' | ')
    return { topics: topics.split(', ').map((topic) => Topic.parse(topic)), text }
  })

/** The cues were written without a look at these. */
const heldOut = readProblems('held-out-problems.txt')
const known = readProblems('known-problems.txt')
/** Problems in the words in which books and sites state them. */
const textbook = readProblems('textbook-problems.txt')
/** What interviewers say beside problems. */
const noProblems = readLines('no-problems.txt')

/**
 * How often the likeliest approach is right: of the problems for which one is named, and of all.
 */
function measure(problems: Problem[]) {
  const named = problems
    .map(({ text, topics }) => ({ topics, likeliest: likelyApproaches(text)[0] }))
    .filter(({ likeliest }) => likeliest !== undefined)
  const right = named.filter(
    ({ topics, likeliest }) => likeliest && topics.includes(likeliest.topic),
  )
  return { precision: right.length / named.length, recall: right.length / problems.length }
}

test('the likeliest approach is mostly right for problems that no cue was written for', () => {
  const { precision, recall } = measure(heldOut)
  expect(precision).toBeGreaterThanOrEqual(0.8)
  expect(recall).toBeGreaterThanOrEqual(0.6)
})

test('the likeliest approach is right for nine in ten of the problems that the cues were written for', () => {
  expect(measure(known).recall).toBeGreaterThanOrEqual(0.9)
})

test('the likeliest approach is mostly right for problems in their usual words', () => {
  const { precision, recall } = measure(textbook)
  expect(precision).toBeGreaterThanOrEqual(0.9)
  expect(recall).toBeGreaterThanOrEqual(0.8)
})

test('no approach is named for what states no problem', () => {
  expect(noProblems.filter((text) => likelyApproaches(text).length > 0)).toEqual([])
})

test('a long text that repeats its words is read without delay', () => {
  // Without limits of the text and of the gaps in cues this takes 25 s, and the test runs out of
  // time.
  expect(likelyApproaches('lists each sorted '.repeat(1000))).toEqual(expect.any(Array))
})

test('every topic of the problems has an approach', () => {
  const named = new Set(
    known.flatMap(({ text }) => likelyApproaches(text).map(({ topic }) => topic)),
  )
  expect(
    [...new Set(known.flatMap(({ topics }) => topics))].filter((topic) => !named.has(topic)),
  ).toEqual([])
})
