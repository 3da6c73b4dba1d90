import { expect, test } from 'vitest'
import {
  type Channel,
  type FinalSegment,
  findPromptPoint,
  type PromptPoint,
  readsAsWholeQuestion,
  sameQuestion,
} from '../../src/live/prompt-points.ts'

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
function promptsIn(heard: FinalSegment[], userName?: string): PromptPoint[] {
  let found: PromptPoint[] = []
  for (const index of heard.keys()) {
    const prompt = findPromptPoint(heard.slice(0, index + 1), found, userName)
    if (prompt) found = [...found.filter((earlier) => earlier !== prompt.replaces), prompt]
  }
  return found
}
const idsIn = (...lines: string[]) => promptsIn(spoken(...lines)).map(({ segments }) => segments.join(' '))

test('a question without a question mark and a request without question words are prompt points', () => {
  expect(idsIn('okay so um how would you scale that', 'you: with more servers')).toEqual(['0'])
  expect(idsIn('walk me through your last project')).toEqual(['0'])
  expect(idsIn('so the next one is reverse a linked list')).toEqual(['0'])
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
  expect(idsIn('How would you store the messages?', 'And how do you keep them in order?')).toEqual(['0 1'])
  expect(idsIn('have you ever worked with', 'a distributed team')).toEqual(['0 1'])
})

test('a back-channel of the user does not cut a question in two, an answer ends it', () => {
  expect(idsIn('so when a user sends a message', 'you: mhm', 'what happens step by step')).toEqual(['0 2'])
  expect(idsIn('Why a queue?', 'you: It takes the peaks.', 'And why Kafka?')).toEqual(['0', '2'])
})

test('words after a long pause begin a new prompt point', () => {
  const [first, second] = spoken('How do you test this?', 'And how do you deploy it?')
  if (!first || !second) throw new Error('Two segments')
  const late = { ...second, startMs: 30_000, endMs: 32_000 }
  expect(promptsIn([first, late]).map(({ segments }) => segments.join(' '))).toEqual(['0', '1'])
})

test('a whole question is over after a pause, and the next one is another, also when the user is silent', () => {
  const after = (pauseMs: number, ...lines: string[]) =>
    spoken(...lines).map((segment, index) => ({
      ...segment,
      startMs: index * (2000 + pauseMs),
      endMs: index * (2000 + pauseMs) + 2000,
    }))
  const questions = ['Could you find the longest stretch?', 'Tell me about a time you disagreed with a colleague.']
  const idsAfter = (pauseMs: number, ...lines: string[]) =>
    promptsIn(after(pauseMs, ...lines)).map(({ segments }) => segments.join(' '))
  expect(idsAfter(4000, ...questions)).toEqual(['0', '1'])
  expect(idsAfter(1000, ...questions)).toEqual(['0 1'])
  expect(idsAfter(4000, 'How would you store the', 'photos of the users?')).toEqual(['0 1'])
  expect(idsAfter(4000, 'How would you store the photos?', 'like for a billion users')).toEqual(['0 1'])
  expect(
    idsAfter(4000, "Let's say we have many photos. How would you store them?", 'Why do you do it that way?'),
  ).toEqual(['0', '1'])
})

test('a question to a person with another name is left to that person', () => {
  const heard = spoken(
    'Priya, can you send that out?',
    'Sam, what do you think?',
    'tom could you get him the texts',
    'Oskar, the press kit?',
  )
  expect(promptsIn(heard, 'Sam Lee').map(({ question }) => question)).toEqual(['Sam, what do you think?'])
})

test('a small word before a question is no name where the text has capitals', () => {
  const heard = spoken(
    'Last one, promise, what do people get wrong about you?',
    'you: That I am strict.',
    'So Priya, what do you think?',
    'so priya what do you think',
  )
  expect(promptsIn(heard, 'Sam Lee').map(({ segments }) => segments)).toEqual([['0']])
})

test('a task that will be given, an objection and a question put as a statement are prompt points', () => {
  expect(idsIn('The task will be to find out how many rooms you need.')).toEqual(['0'])
  expect(idsIn('I push back a little on the single database.')).toEqual(['0'])
  expect(idsIn("You've been a manager for how long now.")).toEqual(['0'])
  expect(
    idsIn('I always push back on scope.', 'I forgot for how long.', 'The problem will be to get the parts.'),
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
