import { type InterviewEvent, NewEvent, type Plan } from '@sightline/contracts/interviews/events'
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import type { TestResult, TestStatus } from '@sightline/contracts/questions/questions'
import { applyEvent, foldInterview } from '../src/interview/fold.ts'
import type { Interview } from '../src/interview/state.ts'
import { rejectionOf } from '../src/interview/validate-event.ts'
import { type Coach, nextEvent } from '../src/interviewer/next-event.ts'
import type { SeenQuestion } from '../src/interviewer/seen-questions.ts'

const STARTED_AT = Date.parse('2026-03-01T10:00:00.000Z')
const MINUTE_MS = 60_000

/**
 * Results of tests, one mark each: `+` passed, `-` failed, `!` timed out. The second half of the
 * tests is hidden.
 */
export const testResults = (marks: string): TestResult[] =>
  [...marks].map((mark, index) => ({
    name: `test ${index + 1}`,
    isHidden: index >= marks.length / 2,
    status:
      ({ '+': 'passed', '-': 'failed', '!': 'timeout' } satisfies Record<string, TestStatus>)[
        mark
      ] ?? 'not-run',
    input: '',
    expected: '1',
    got: mark === '+' ? '1' : mark === '-' ? '2' : null,
    timeMs: 1,
    output: '',
    error: null,
  }))

const question = (
  slug: string,
  topic: 'stack' | 'heap' | 'graphs',
  difficulty: 'easy' | 'medium' | 'hard',
) => ({
  slug,
  title: `Question ${slug}`,
  topic,
  difficulty,
  signature: { name: 'answerIt', parameters: [{ name: 'items', type: 'int[]' }], returns: 'int' },
  complexity: { time: 'O(n)', space: 'O(1)' },
})
export const bank = new Map(
  [
    question('easy-stack', 'stack', 'easy'),
    question('easy-heap', 'heap', 'easy'),
    question('medium-stack', 'stack', 'medium'),
    question('medium-heap', 'heap', 'medium'),
    question('hard-heap', 'heap', 'hard'),
    question('hard-graphs', 'graphs', 'hard'),
  ].map((entry) => [entry.slug, entry]),
)

/** Questions that the candidate has met, oldest first; the solution of none was read. */
export const seenOf = (...slugs: string[]): SeenQuestion[] =>
  slugs.map((slug) => ({ slug, lastAt: '2026-01-01T00:00:00.000Z', isSolutionRead: false }))

type Step = { [key: string]: unknown; type: string; afterMin?: number }

/**
 * Plays an interview: adds each step of the candidate, and after each step the events that the
 * coach adds by itself.
 */
export function play(
  plan: Plan,
  steps: Step[],
  questions: Coach['bank'] = bank,
  seen: SeenQuestion[] = [],
): { events: InterviewEvent[]; interview: Interview } {
  const events: InterviewEvent[] = []
  let at = STARTED_AT
  let interview = foldInterview([])
  const newId = () => `00000000-0000-4000-8000-${String(events.length).padStart(12, '0')}`
  const coach: Coach = { bank: questions, seen, newId }
  const add = (event: NewEvent) => {
    const reason = rejectionOf(interview, event)
    if (reason !== null) throw new Error(`${event.type}: ${reason}`)
    const placed = { ...event, seq: events.length + 1, at: new Date(at).toISOString() }
    events.push(placed)
    interview = applyEvent(interview, placed)
  }
  for (const { afterMin = 1, ...step } of [
    { type: 'planned', plan },
    { type: 'begun' },
    ...steps,
  ] as Step[]) {
    at += afterMin * MINUTE_MS
    add(NewEvent.parse({ id: newId(), version: EVENT_VERSION, ...step }))
    for (let answer = nextEvent(interview, coach); answer; answer = nextEvent(interview, coach))
      add(answer)
  }
  return { events, interview }
}

let submissions = 0
/** The two events of a submission: sent, and judged. */
export const submission = (
  slug: string,
  marks: string,
  code = 'return 1',
  afterMin = 5,
): Step[] => {
  const id = `00000000-0000-4000-9000-${String(++submissions).padStart(12, '0')}`
  return [
    { type: 'submitted', id, question: slug, language: 'javascript', code, afterMin },
    {
      type: 'submission-judged',
      question: slug,
      submission: id,
      results: testResults(marks),
      afterMin: 0,
    },
  ]
}
export const hint = (slug: string, position: number): Step => ({
  type: 'hint-asked',
  question: slug,
  position,
})
export const planOf = (...slugs: string[]): Plan => ({
  round: 'coding',
  questions: slugs.map((slug) => {
    const { topic = 'stack', difficulty = 'easy' } = bank.get(slug) ?? {}
    return { slug, topic, difficulty, minutes: 20 }
  }),
})
