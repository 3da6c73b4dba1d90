import { InterviewEvent } from '@sightline/contracts/interviews/events'
import { expect, test } from 'vitest'
import { INJECTIONS } from '../../../../stand-ins/src/models/injections.ts'
import { reviewPrompt } from './prompt.ts'

const QUESTION = 'short-links'

function designWith(...happened: object[]) {
  const planned = { slug: QUESTION, topic: 'storage', difficulty: 'easy', minutes: 20 }
  const all = [
    { type: 'planned', plan: { round: 'system-design', questions: [planned] } },
    { type: 'begun' },
    { type: 'question-asked', question: QUESTION },
    ...happened,
  ]
  return all.map((event, index) =>
    InterviewEvent.parse({
      id: crypto.randomUUID(),
      version: 1,
      seq: index + 1,
      at: new Date(1_700_000_000_000 + index * 60_000).toISOString(),
      ...event,
    }),
  )
}
const notes = (text: string) => ({ type: 'notes-saved', question: QUESTION, text })
const answer = (text: string) => ({
  type: 'answered',
  question: QUESTION,
  text,
  how: 'typed',
  speech: null,
})
const ground = { question: QUESTION, dimension: 'clarity' as const, coachLevel: 2 }
const promptOf = (...happened: object[]) =>
  reviewPrompt('system-design', [ground], designWith(...happened))

test('the prompt has the latest notes of a design once, in a section of their own', () => {
  const { prompt } = promptOf(
    notes('first draft'),
    notes('cache -> db'),
    answer('Reads go through a cache.'),
  )
  expect(prompt).toMatch(
    /beside question “short-links”.*\n\[data notes \S+\]\ncache -> db\n\[end \S+\]$/,
  )
  expect(prompt.match(/cache -> db/g)).toHaveLength(1)
  expect(prompt).not.toContain('first draft')
  expect(promptOf(notes('  '), answer('A cache.')).prompt).not.toContain('[data notes')
})

test('no text by the candidate leaves its fence or changes the instructions', () => {
  const { instructions } = promptOf()
  for (const { text } of INJECTIONS) {
    const asked = promptOf(notes(text), answer(text))
    const marks = [...asked.prompt.matchAll(/^\[data [\w-]+ (\S+)\]$/gm)].map(([, mark]) => mark)
    expect([...asked.prompt.matchAll(/^\[end (\S+)\]$/gm)].map(([, mark]) => mark)).toEqual(marks)
    expect(marks).toHaveLength(2)
    expect(asked.instructions).toBe(instructions)
  }
})
