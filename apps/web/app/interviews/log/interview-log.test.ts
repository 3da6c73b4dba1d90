import { foldInterview } from '@sightline/coach/interview/fold'
import type { InterviewEvent, ReportedEvent } from '@sightline/contracts/interviews/events'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createInterviewLog } from './create-interview-log.ts'

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

/** The log of a page that has read these events; its server stores what it is sent as the next. */
function openPage(events: InterviewEvent[]) {
  let seq = events.length
  const sent: ReportedEvent[] = []
  const log = createInterviewLog({
    opened: { events, now: at },
    unsent: { initial: [], writeUnsent() {}, readSetAside: () => [], writeSetAside() {} },
    api: {
      async report(reported) {
        sent.push(...reported)
        return {
          events: reported.map((event) => ({ ...event, seq: ++seq, at })),
          isReplyOwed: false,
        }
      },
      reportOnClose() {},
      after: async () => ({ events: [], isReplyOwed: false }),
      watch: () => () => {},
    },
  })
  const codeNow = () => log.getState().state.questions[0]?.code.javascript
  const type = (text: string) =>
    log.append({ type: 'code-saved', question: 'a', language: 'javascript', code: text })
  return { log, sent, codeNow, type }
}

test('pages that receive the same events in any order, in any parts and repeatedly fold the same interview', () => {
  const part = fc.uniqueArray(fc.constantFrom(...history))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const { log } = openPage([])
      for (const events of [...parts, history]) log.addStored(events)
      expect(log.getState().state).toEqual(foldInterview(history))
      expect(log.stored().at(-1)?.seq).toBe(16)
    }),
  )
})

test('typed code shows at once, and is not replaced by what others saved before it', async () => {
  const { log, codeNow, type } = openPage(history.slice(0, 3))
  type('mine')
  expect(codeNow()).toBe('mine')
  log.addStored([code(4, 'theirs')])
  expect(codeNow()).toBe('mine')
})

test('of code that is typed on, only the newest is sent, and what it replaced does not come back', async () => {
  const { log, sent, codeNow, type } = openPage(history.slice(0, 3))
  type('older')
  type('newer')
  await log.flush()
  expect(sent).toMatchObject([{ code: 'newer' }])
  expect(codeNow()).toBe('newer')
})
