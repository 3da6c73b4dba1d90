import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

const post = async (page: Page, path: string, data: unknown) => {
  const answer = await page.request.post(`/api/interviews${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
const reportTo = (page: Page, id: string, ...events: object[]) =>
  post(page, `/${id}/events`, { events: events.map((event) => ({ id: crypto.randomUUID(), version: 1, ...event })) })

/** Creates a behavioral interview through the API that has ended after one answer. */
export async function createEndedBehavioralInterview(page: Page, question: string, text: string) {
  const { id } = Created.parse(await post(page, '', { mode: 'mock', round: 'behavioral', question }))
  await reportTo(page, id, { type: 'begun' })
  await reportTo(page, id, { type: 'answered', question, text, how: 'typed', speech: null }, { type: 'ended' })
}

const Created = z.object({ id: z.uuid() })
const Detail = z.object({ questions: z.array(z.object({ slug: z.string() })) })

const result = (index: number, isPassed: boolean) => ({
  name: `test ${index + 1}`,
  isHidden: index >= 4,
  status: isPassed ? 'passed' : 'failed',
  input: 'items = [1]',
  expected: '1',
  got: isPassed ? '1' : '2',
  timeMs: 1,
  output: '',
  error: null,
})

/** Creates an ended coding interview through the API in which `passed` of eight tests passed. Returns its path. */
export async function createEndedInterview(
  page: Page,
  options: { topic: string; passed: number; code?: string },
): Promise<string> {
  const { topic, passed, code = '1' } = options
  const { id } = Created.parse(await post(page, '', { mode: 'mock', round: 'coding', topic }))
  const report = (...events: object[]) => reportTo(page, id, ...events)
  await report({ type: 'begun' })
  const [question] = Detail.parse(await (await page.request.get(`/api/interviews/${id}`)).json()).questions
  const about = { question: question?.slug ?? '', submission: crypto.randomUUID() }
  await post(page, `/${id}/submissions`, {
    id: about.submission,
    question: about.question,
    language: 'javascript',
    code,
  })
  const results = Array.from({ length: 8 }, (_, index) => result(index, index < passed))
  await report({ type: 'submission-judged', ...about, results })
  await report({ type: 'ended' })
  return `/home/interviews/${id}`
}
