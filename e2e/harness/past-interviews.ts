import type { Page } from '@playwright/test'
import { z } from 'zod'
import { createBegunInterview, reportEvents, submitCode } from './interview-api.ts'

/** Creates a behavioral interview through the API that has ended after one answer. */
export async function createEndedBehavioralInterview(page: Page, question: string, text: string) {
  const id = await createBegunInterview(page, { round: 'behavioral', question })
  await reportEvents(
    page,
    id,
    { type: 'answered', question, text, how: 'typed', speech: null },
    { type: 'ended' },
  )
}

const Detail = z.object({ questions: z.array(z.object({ slug: z.string() })) })

/**
 * Creates an ended coding interview through the API in which `passed` of eight tests passed.
 * Returns its path.
 */
export async function createEndedInterview(
  page: Page,
  { topic, passed, code = '1' }: { topic: string; passed: number; code?: string },
): Promise<string> {
  const id = await createBegunInterview(page, { round: 'coding', topic })
  const [question] = Detail.parse(
    await (await page.request.get(`/api/interviews/${id}`)).json(),
  ).questions
  const failed = Array.from({ length: 8 - passed }, (_, index) => passed + index)
  await submitCode(page, id, {
    question: question?.slug ?? '',
    code,
    visibleTests: 4,
    hiddenTests: 4,
    failed,
  })
  await reportEvents(page, id, { type: 'ended' })
  return `/home/interviews/${id}`
}
