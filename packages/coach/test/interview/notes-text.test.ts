import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import { expect, test } from 'vitest'
import { foldInterview } from '../../src/interview/fold.ts'
import { notesText } from '../../src/interview/notes-text.ts'
import { givenAnswerTo } from '../../src/spoken-answers/given-answer.ts'

const drawing = {
  boxes: [
    { id: 'a', x: 0, y: 0, label: 'API server' },
    { id: 'b', x: 0, y: 100, label: 'Cache ' },
    { id: 'c', x: 0, y: 200, label: 'Queue' },
    { id: 'd', x: 0, y: 300, label: '' },
  ],
  arrows: [
    { id: 'e', from: 'a', to: 'b', label: 'look up the code' },
    { id: 'f', from: 'c', to: 'd', label: 'nowhere' },
    { id: 'g', from: 'a', to: 'gone', label: '' },
  ],
}

test('the labels of a drawing become sentences after the notes', () => {
  expect(notesText({ text: 'One row a link.', drawing })).toBe(
    'One row a link.\nAn arrow leads from API server to Cache: look up the code.\nA box stands for Queue.',
  )
  expect(notesText({ text: '', drawing: { boxes: [], arrows: [] } })).toBe('')
  expect(notesText({ text: 'Old notes.' })).toBe('Old notes.')
})

test('a saved drawing is part of the answer to its question', () => {
  const plan = {
    round: 'system-design',
    questions: [{ slug: 'short-links', topic: 'storage', difficulty: 'easy', minutes: 30 }],
  }
  const bodies = [
    { type: 'planned', plan },
    { type: 'begun' },
    { type: 'question-asked', question: 'short-links' },
    { type: 'notes-saved', question: 'short-links', text: '', drawing },
  ]
  const events = bodies.map((body, index) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    version: 1,
    seq: index + 1,
    at: '2026-01-01T00:00:00.000Z',
    ...body,
  }))
  const [progress] = foldInterview(events as InterviewEvent[]).questions
  expect(progress?.notes).toMatchObject({ text: '', drawing })
  const passages = progress ? givenAnswerTo(progress).passages : []
  expect(passages).toEqual([{ seq: 4, text: expect.stringContaining('from API server to Cache') }])
})
