import { foldInterview } from '@sightline/coach/interview/fold'
import type { InterviewEvent } from '@sightline/contracts/interview-events'
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
const shown = ({ stored, unsent }: EventLog) => foldInterview([...stored, ...unsent])

test('two pages that hear of the same events in any order, in any parts, more than once, show the same interview', () => {
  const part = fc.uniqueArray(fc.constantFrom(...history))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const merged = [...parts, history].reduce(
        (events, events_) => mergeEvents(events, { kind: 'stored', events: events_ }),
        NOTHING,
      )
      expect(shown(merged)).toEqual(foldInterview(history))
      expect(lastSeq(merged)).toBe(16)
    }),
  )
})

test('what is done here shows at once, and once when the server has it too', () => {
  const before = mergeEvents(NOTHING, { kind: 'stored', events: history.slice(0, 3) })
  const typed = { ...code(1, 'mine'), id: '00000000-0000-4000-9000-000000000000' }
  const here = mergeEvents(before, { kind: 'here', event: typed })
  expect(shown(here).questions[0]?.code.javascript).toBe('mine')
  const sent = mergeEvents(here, { kind: 'stored', events: [code(4, 'theirs'), { ...typed, seq: 5 }] })
  expect(sent.unsent).toEqual([])
  expect(shown(sent).questions[0]?.code.javascript).toBe('mine')
})

test('what the server refused is gone, and the rest stays', () => {
  const before = mergeEvents(NOTHING, { kind: 'stored', events: history.slice(0, 3) })
  const [one, two] = [code(4, 'one'), code(5, 'two')]
  const here = [one, two].reduce((events, event) => mergeEvents(events, { kind: 'here', event }), before)
  expect(mergeEvents(here, { kind: 'refused', ids: new Set([one.id]) }).unsent).toEqual([two])
})

test('code that newer code replaced before it was sent does not come back', () => {
  const before = mergeEvents(NOTHING, { kind: 'stored', events: history.slice(0, 3) })
  const [older, newer] = [code(4, 'older'), code(5, 'newer')]
  const here = [older, newer].reduce((events, event) => mergeEvents(events, { kind: 'here', event }), before)
  const sent = mergeEvents(here, { kind: 'stored', events: [{ ...newer, seq: 4 }] })
  expect(sent.unsent).toEqual([])
  expect(shown(sent).questions[0]?.code.javascript).toBe('newer')
})
