import { foldInterview } from '@sightline/coach/interview/fold'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EventLog, lastSeq, mergeEvents } from './event-log.ts'

const NOTHING: EventLog = { stored: [], unsent: [] }
const at = '2026-03-01T10:00:00.000Z'
const base = (seq: number) => ({
  id: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  version: 1 as const,
  seq,
  at,
})
const plan = {
  round: 'coding' as const,
  questions: [{ slug: 'a', topic: 'stack' as const, difficulty: 'easy' as const, minutes: 20 }],
}
const code = (seq: number, text: string): InterviewEvent => ({
  ...base(seq),
  type: 'code-saved',
  question: 'a',
  language: 'javascript',
  code: text,
})
const history: InterviewEvent[] = [
  { ...base(1), type: 'planned', plan },
  { ...base(2), type: 'begun' },
  { ...base(3), type: 'question-asked', question: 'a' },
  ...Array.from({ length: 12 }, (_, index) => code(index + 4, `version ${index}`)),
  { ...base(16), type: 'paused', reason: 'asked' },
]
const foldLog = ({ stored, unsent }: EventLog) => foldInterview([...stored, ...unsent])

test('pages that receive the same events in any order, in any parts and repeatedly fold the same interview', () => {
  const part = fc.uniqueArray(fc.constantFrom(...history))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const merged = [...parts, history].reduce(
        (events, events_) => mergeEvents(events, { kind: 'stored', events: events_ }),
        NOTHING,
      )
      expect(foldLog(merged)).toEqual(foldInterview(history))
      expect(lastSeq(merged)).toBe(16)
    }),
  )
})

test('a local event shows at once, and only once after the server has stored it', () => {
  const before = mergeEvents(NOTHING, { kind: 'stored', events: history.slice(0, 3) })
  const typed = { ...code(1, 'mine'), id: '00000000-0000-4000-9000-000000000000' }
  const local = mergeEvents(before, { kind: 'local', event: typed })
  expect(foldLog(local).questions[0]?.code.javascript).toBe('mine')
  const sent = mergeEvents(local, {
    kind: 'stored',
    events: [code(4, 'theirs'), { ...typed, seq: 5 }],
  })
  expect(sent.unsent).toEqual([])
  expect(foldLog(sent).questions[0]?.code.javascript).toBe('mine')
})

test('drops refused events and keeps the rest', () => {
  const before = mergeEvents(NOTHING, { kind: 'stored', events: history.slice(0, 3) })
  const [refused, accepted] = [code(4, 'one'), code(5, 'two')]
  const local = [refused, accepted].reduce(
    (events, event) => mergeEvents(events, { kind: 'local', event }),
    before,
  )
  expect(mergeEvents(local, { kind: 'refused', ids: new Set([refused.id]) }).unsent).toEqual([
    accepted,
  ])
})

test('unsent code that newer code replaced does not come back', () => {
  const before = mergeEvents(NOTHING, { kind: 'stored', events: history.slice(0, 3) })
  const [older, newer] = [code(4, 'older'), code(5, 'newer')]
  const local = [older, newer].reduce(
    (events, event) => mergeEvents(events, { kind: 'local', event }),
    before,
  )
  const sent = mergeEvents(local, { kind: 'stored', events: [{ ...newer, seq: 4 }] })
  expect(sent.unsent).toEqual([])
  expect(foldLog(sent).questions[0]?.code.javascript).toBe('newer')
})
