import { expect, test } from 'vitest'
import {
  type Channel,
  type FinalSegment,
  findPromptPoint,
  judgePromptPoint,
  type Listener,
  type PromptPoint,
  readsAsWholeQuestion,
  sameQuestion,
} from '../src/prompts/prompt-points.ts'

/** Segments of two seconds, one second apart; `you:` marks the user's. */
function spoken(...lines: string[]): FinalSegment[] {
  return lines.map((line, index) => {
    const channel: Channel = line.startsWith('you: ') ? 'you' : 'them'
    return {
      id: String(index),
      channel,
      startMs: index * 3000,
      endMs: index * 3000 + 2000,
      text: line.replace('you: ', ''),
    }
  })
}

/** All prompt points that stand after a conversation. */
function promptsIn(heard: FinalSegment[], listener: Listener = { kind: 'coding' }): PromptPoint[] {
  let found: PromptPoint[] = []
  for (const index of heard.keys()) {
    const prompt = findPromptPoint(heard.slice(0, index + 1), found, listener)
    if (prompt) found = [...found.filter((earlier) => earlier !== prompt.replaces), prompt]
  }
  return found
}
const idsIn = (...lines: string[]) =>
  promptsIn(spoken(...lines)).map(({ segments }) => segments.join(' '))

test('a question without a question mark and a request without question words are prompt points', () => {
  expect(idsIn('okay so um how would you scale that', 'you: with more servers')).toEqual(['0'])
  expect(idsIn('walk me through your last project')).toEqual(['0'])
  expect(idsIn('so the next one is reverse a linked list')).toEqual(['0'])
})

test.each([
  ['You are given an array of integers, return the indices of the two that add up to a target.'],
  ["you're given a string s return the length of the longest substring without repeats"],
  [
    'You are given an array of positive integers called nums and a target, where each input has exactly one solution and you may not use the same element twice, return the indices of the two numbers.',
  ],
  ['You are given the head of a linked list. Return the node where the cycle begins.'],
  ['You are given an m by n grid of ones and zeros.', 'Return the number of islands in it.'],
  ['We have a sorted list of intervals, and you need to merge all that overlap.'],
  ['There is a binary tree, and your task is to check whether it is balanced.'],
  ['Suppose you have two strings s and t, determine if t is an anagram of s'],
  ['I give you a stream of numbers, find the median at any time.'],
  ["Here's a matrix of characters and a word, return true if the word is in the matrix."],
])('a problem that is read aloud is a prompt point: %s %s', (...said) => {
  const lines = said.filter((line) => line !== undefined)
  expect(idsIn(...lines)).toEqual([lines.map((_, index) => index).join(' ')])
})

test.each([
  'You have a list of people who return to the office on Monday.',
  'We have a word for that in German, and it is a long one.',
  'There is a table in the room and the others are on their way.',
  'You are given the weekend off, and we return on Monday.',
  'Return flights were cheap this month.',
  'I have a list of topics, and we will go through it together.',
  'We have an integer column there, and that is why it overflowed.',
])('what only sounds like a problem is none: %s', (said) => {
  expect(idsIn(said)).toEqual([])
})

test('small talk, back-channels, running the call and the questions of the user are no prompt points', () => {
  expect(
    idsIn(
      'hey how are you doing',
      'right',
      'okay so',
      'can you see my screen',
      'you: what is the size of the input',
      'let me see what else I have here',
      'Does that make sense?',
    ),
  ).toEqual([])
})

test('a question that goes on in the next segment replaces its prompt point and keeps both segments', () => {
  expect(idsIn('How would you store the messages?', 'And how do you keep them in order?')).toEqual([
    '0 1',
  ])
  expect(idsIn('have you ever worked with', 'a distributed team')).toEqual(['0 1'])
})

test('a back-channel of the user does not cut a question in two, an answer ends it', () => {
  expect(idsIn('so when a user sends a message', 'you: mhm', 'what happens step by step')).toEqual([
    '0 2',
  ])
  expect(idsIn('Why a queue?', 'you: It takes the peaks.', 'And why Kafka?')).toEqual(['0', '2'])
})

/** Speech of the other side with the seconds of silence before each segment. */
function withPauses(...said: [pauseSeconds: number, text: string][]): FinalSegment[] {
  let nowMs = 0
  return said.map(([pause, text], index) => {
    const startMs = nowMs + pause * 1000
    nowMs = startMs + 2500
    return { id: String(index), channel: 'them', startMs, endMs: nowMs, text }
  })
}
const idsWithPauses = (...said: Parameters<typeof withPauses>) =>
  promptsIn(withPauses(...said)).map(({ segments }) => segments.join(' '))

test('a pause of 2 s after a finished question ends its prompt point', () => {
  expect(
    idsWithPauses(
      [0, 'Could you find the longest stretch without repeating characters?'],
      [2, 'Why would you choose a hash map here and not a list?'],
      [2.5, 'Tell me about a time you disagreed with a colleague.'],
    ),
  ).toEqual(['0', '1', '2'])
  expect(idsWithPauses([0, 'how would you test it'], [3, 'and how do you deploy it'])).toEqual([
    '0',
    '1',
  ])
  expect(
    idsWithPauses([0, 'If the list is long, how would you sort it?'], [3, 'And why?']),
  ).toEqual(['0', '1'])
})

test('what completes or repeats a question after a short pause belongs to it, and so does the end of a sentence', () => {
  expect(idsWithPauses([0, 'Could you reverse a list?'], [1.5, 'In Python, that is.'])).toEqual([
    '0 1',
  ])
  expect(
    idsWithPauses([0, 'How would you store it?'], [1.5, 'And how do you keep it in order?']),
  ).toEqual(['0 1'])
  expect(
    idsWithPauses([0, 'how do you deal with people who'], [3, 'would you say are slow']),
  ).toEqual(['0 1'])
})

test('a question about the person never goes on one about a problem, without a pause either', () => {
  expect(
    idsWithPauses(
      [0, 'Can you reverse a linked list?'],
      [0.5, 'And tell me about a time you disagreed.'],
    ),
  ).toEqual(['0', '1'])
})

test('words after a long pause begin a new prompt point', () => {
  const [first, second] = spoken('How do you test this?', 'And how do you deploy it?')
  if (!first || !second) throw new Error('Two segments')
  const late = { ...second, startMs: 30_000, endMs: 32_000 }
  expect(promptsIn([first, late]).map(({ segments }) => segments.join(' '))).toEqual(['0', '1'])
})

test('a question to a person with another name is left to that person', () => {
  const heard = spoken(
    'Priya, can you send that out?',
    'Sam, what do you think?',
    'tom could you get him the texts',
    'Oskar, the press kit?',
  )
  expect(
    promptsIn(heard, { userName: 'Sam Lee', kind: 'meeting' }).map(({ question }) => question),
  ).toEqual(['Sam, what do you think?'])
})

test('a small word before a question is no name where the text has capitals', () => {
  const heard = spoken(
    'Last one, promise, what do people get wrong about you?',
    'you: That I am strict.',
    'So Priya, what do you think?',
    'so priya what do you think',
  )
  expect(
    promptsIn(heard, { userName: 'Sam Lee', kind: 'meeting' }).map(({ segments }) => segments),
  ).toEqual([['0']])
})

test('a task that will be given, an objection and a question put as a statement are prompt points', () => {
  expect(idsIn('The task will be to find out how many rooms you need.')).toEqual(['0'])
  expect(idsIn('I push back a little on the single database.')).toEqual(['0'])
  expect(idsIn("You've been a manager for how long now.")).toEqual(['0'])
  expect(
    idsIn(
      'I always push back on scope.',
      'I forgot for how long.',
      'The problem will be to get the parts.',
    ),
  ).toEqual([])
})

test('an interim text reads as a whole question only once the sentence is complete', () => {
  expect(readsAsWholeQuestion('so how would you')).toBe(false)
  expect(readsAsWholeQuestion('so how would you test the')).toBe(false)
  expect(readsAsWholeQuestion('so how would you test the cache')).toBe(true)
  expect(readsAsWholeQuestion('i tested the cache yesterday')).toBe(false)
})

test('two texts are the same question when only case, punctuation and spaces differ', () => {
  expect(sameQuestion('how would you test it', 'How would you test it?')).toBe(true)
  expect(sameQuestion('can you do it in o(1)', 'Can you do it in O(1) ?')).toBe(true)
  expect(sameQuestion('how would you test it', 'How would you test it twice?')).toBe(false)
})

test('an hour of talk without a pause asks short questions, each anew', () => {
  const talk = [
    'So our team owns the billing service and the exports.',
    'And what would you change about a service like that?',
    'We moved it to Kafka last year, and it went well.',
    'How would you test the exports?',
    'And how would you roll them out?',
    'And then how do you know that it works',
    'because that was what went wrong here.',
    'And we have about fifteen minutes left.',
  ]
  const hour = Array.from({ length: 448 }, (_, index) => ({
    id: String(index),
    channel: 'them' as const,
    startMs: index * 8000,
    endMs: index * 8000 + 7500,
    text: talk[index % talk.length] ?? '',
  }))
  const prompts = promptsIn(hour)
  expect(Math.max(...prompts.map(({ segments }) => segments.length))).toBeLessThanOrEqual(6)
  expect(prompts.length).toBeGreaterThan(100)
  expect(prompts.at(-1)?.question).toContain('how do you know that it works')
})

test('a remark after a question leaves it alone, also where the question ends without a mark', () => {
  const remarks = [
    'okay I like that',
    'and we have about fifteen minutes left',
    'take your time with that',
    "and I'll be taking notes while you talk",
  ]
  for (const remark of remarks) expect(idsIn('how would you do that', remark)).toEqual(['0'])
  expect(idsWithPauses([0, 'how would you do that'], [2.5, 'the other team did it'])).toEqual(['0'])
  expect(idsWithPauses([0, 'have you ever worked with'], [1, 'a distributed team'])).toEqual([
    '0 1',
  ])
})

test('a doubtful segment comes with the prompt point that it would be', () => {
  const heard = spoken('The customers are often abroad.')
  expect(judgePromptPoint(heard, [], { kind: 'coding' })).toMatchObject({
    verdict: 'doubtful',
    asks: false,
    asked: { segments: ['0'] },
    otherwise: null,
  })
  expect(judgePromptPoint(spoken('How would you test it?'), [], { kind: 'coding' }).verdict).toBe(
    'yes',
  )
  expect(judgePromptPoint(spoken('you: How would you test it?'), []).verdict).toBe('no')
})
