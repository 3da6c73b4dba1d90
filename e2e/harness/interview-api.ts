import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

/**
 * Creates and advances interviews through the API, as their pages do, for states that would take
 * long to click up.
 */

const Created = z.object({ id: z.uuid() })

async function post(page: Page, path: string, data: unknown): Promise<unknown> {
  const answer = await page.request.post(`/api/interviews${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** Creates a mock interview with these choices of its plan and returns its id. */
export async function createInterview(
  page: Page,
  choices: { round: string; [choice: string]: string },
) {
  return Created.parse(await post(page, '', { mode: 'mock', ...choices })).id
}

/** Reports events of an interview, for example `{ type: 'begun' }`. */
export const reportEvents = (
  page: Page,
  id: string,
  ...events: { type: string; [field: string]: unknown }[]
) =>
  post(page, `/${id}/events`, {
    events: events.map((event) => ({ id: randomUUID(), version: 1, ...event })),
  })

/** Creates a mock interview, begins it and returns its id. */
export async function createBegunInterview(
  page: Page,
  choices: { round: string; [choice: string]: string },
) {
  const id = await createInterview(page, choices)
  await reportEvents(page, id, { type: 'begun' })
  return id
}

const testResult = (name: string, isHidden: boolean, isPassed: boolean) => ({
  name,
  isHidden,
  status: isPassed ? 'passed' : 'failed',
  input: 'items = [1]',
  expected: '1',
  got: isPassed ? '1' : '2',
  timeMs: 1,
  output: '',
  error: null,
})

/**
 * A submission in JavaScript with the number of its tests, and the positions of the failed ones,
 * counted from 0.
 */
export interface Submission {
  question: string
  code: string
  visibleTests: number
  hiddenTests: number
  failed: number[]
}

/** Submits code and reports its test results. */
export async function submitCode(page: Page, interviewId: string, submission: Submission) {
  const { question, code, visibleTests, hiddenTests, failed } = submission
  const id = randomUUID()
  await post(page, `/${interviewId}/submissions`, { id, question, language: 'javascript', code })
  const results = Array.from({ length: visibleTests + hiddenTests }, (_, index) =>
    testResult(`test ${index + 1}`, index >= visibleTests, !failed.includes(index)),
  )
  await reportEvents(page, interviewId, {
    type: 'submission-judged',
    question,
    submission: id,
    results,
  })
}
