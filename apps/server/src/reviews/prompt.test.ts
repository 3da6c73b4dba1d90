import { foldInterview } from '@sightline/coach/interview/fold'
import { InterviewEvent } from '@sightline/contracts/interviews/events'
import { expect, test } from 'vitest'
import { INJECTIONS } from '../../../../stand-ins/src/models/injections.ts'
import { loadQuestionBank } from '../interviews/public.ts'
import { reviewPrompt } from './prompt.ts'

const { spoken } = loadQuestionBank()
const QUESTION = 'short-links'

function designWith(...happened: object[]) {
  const planned = { slug: QUESTION, topic: 'storage', difficulty: 'easy', minutes: 20 }
  const all = [
    { type: 'planned', plan: { round: 'system-design', questions: [planned] } },
    { type: 'begun' },
    { type: 'question-asked', question: QUESTION },
    ...happened,
  ]
  const events = all.map((event, index) =>
    InterviewEvent.parse({
      id: crypto.randomUUID(),
      version: 1,
      seq: index + 1,
      at: new Date(1_700_000_000_000 + index * 60_000).toISOString(),
      ...event,
    }),
  )
  const [progress] = foldInterview(events).questions
  if (!progress) throw new Error('No question was asked')
  return progress
}
const notes = (text: string) => ({ type: 'notes-saved', question: QUESTION, text })
const answer = (text: string) => ({
  type: 'answered',
  question: QUESTION,
  text,
  how: 'typed',
  speech: null,
})
const followUp = (text: string, about = 'scaling') => ({
  type: 'follow-up-asked',
  question: QUESTION,
  about,
  text,
})
const questionOf = (slug: string) => {
  const question = spoken.get(slug)
  if (!question) throw new Error(`The bank has no ${slug}`)
  return question
}
const promptOf = (...happened: object[]) =>
  reviewPrompt({
    round: 'system-design',
    question: questionOf(QUESTION),
    progress: designWith(...happened),
    dimensions: ['scaling', 'clarity'],
    mark: 'a-mark',
  })

test('the prompt has the question, what it looks for, its samples, and the answer in order', () => {
  const { statement, weak, stronger, looksFor } = questionOf(QUESTION)
  const { prompt } = promptOf(
    answer('Reads go through a cache.'),
    followUp('And ten times the load?'),
    answer('May I think for a minute?'),
    followUp('Take the time you need.', 'request'),
    answer('I shard by code.'),
  )
  for (const text of [statement, weak, stronger, looksFor[0]?.text ?? ''])
    expect(prompt).toContain(text)
  expect(prompt).toContain(
    'Candidate: Reads go through a cache.\nInterviewer: And ten times the load?\nCandidate: I shard by code.\n[end',
  )
  expect(prompt).toMatch(/in these dimensions, and no others: scaling, clarity\.$/)
  // Samples are no answers of the candidate's.
  expect(prompt.match(/^\[data sample a-mark\]$/gm)).toHaveLength(2)
  expect(prompt.match(/^\[data answer a-mark\]$/gm)).toHaveLength(1)
  expect(prompt).not.toMatch(/measured|coach/i)
})

test('prompts of a round begin with the same bytes, and are asked for the likeliest words', () => {
  const [one, other] = [promptOf(answer('A cache.')), promptOf(answer('A queue.'))]
  expect(one.instructions).toBe(other.instructions)
  expect(one.instructions).toMatch(/quote.*\n.*reason.*\n.*level/)
  expect(one).toMatchObject({ temperature: 0, effort: 'low' })
})

test('the prompt has the latest notes of a design once, in a section of their own', () => {
  const { prompt } = promptOf(
    notes('first draft'),
    notes('cache -> db'),
    answer('Reads go through a cache.'),
  )
  expect(prompt).toMatch(/notes, part of the answer:\n\[data notes \S+\]\ncache -> db\n\[end \S+\]/)
  expect(prompt.match(/cache -> db/g)).toHaveLength(1)
  expect(prompt).not.toContain('first draft')
  expect(promptOf(notes('  '), answer('A cache.')).prompt).not.toContain('[data notes')
})

test('no text by the candidate leaves its fence or changes the instructions', () => {
  const { instructions, prompt } = promptOf(notes('x'), answer('y'))
  const fences = (text: string) => text.match(/^\[(data [\w-]+|end) a-mark\]$/gm)
  for (const { text } of INJECTIONS) {
    const asked = promptOf(notes(text), answer(text))
    expect(fences(asked.prompt)).toEqual(fences(prompt))
    expect(asked.instructions).toBe(instructions)
  }
})
