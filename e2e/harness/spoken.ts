import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { SpokenRound } from '@sightline/contracts/rounds'
import { parseSpokenQuestion } from '@sightline/question-bank/parse-spoken-question'
import { z } from 'zod'
import { clickButton } from './forms.ts'

/** A spoken question of the question bank, with its sample answers. */
export const spokenQuestion = (round: SpokenRound, slug: string) => {
  const file = new URL(`../../packages/question-bank/spoken-questions/${round}/${slug}.md`, import.meta.url)
  return parseSpokenQuestion(round, slug, readFileSync(file, 'utf8'))
}

/** Begins an interview of the round that asks this question first. */
export async function beginSpokenInterview(page: Page, { round, slug, title }: ReturnType<typeof spokenQuestion>) {
  const created = await page.request.post('/api/interviews', { data: { mode: 'mock', round, question: slug } })
  expect(created.status(), await created.text()).toBe(201)
  await page.goto(`/home/interviews/${z.object({ id: z.uuid() }).parse(await created.json()).id}`)
  await clickButton(page, 'Begin')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

export const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' })

/** Types an answer and sends it with the keyboard. */
export async function sendAnswer(page: Page, text: string, label = 'Your answer') {
  const box = page.getByLabel(label)
  await box.fill(text)
  // The button is disabled until the coach has asked.
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  await box.press('Control+Enter')
  await expect(box).toHaveValue('')
}

/** The question that is being asked, as the API gives it to the page. */
export async function currentQuestion(page: Page) {
  const detail = await page.request.get(new URL(page.url()).pathname.replace('/home', '/api'))
  const { spokenQuestions } = z
    .object({ spokenQuestions: z.array(z.object({ slug: z.string() })) })
    .parse(await detail.json())
  const asked = spokenQuestions.at(-1)
  if (!asked) throw new Error('Nothing has been asked')
  return asked
}
