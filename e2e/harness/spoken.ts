import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { SpokenRound } from '@sightline/contracts/rounds'
import { parseSpokenQuestion } from '@sightline/question-bank/parse-spoken-question'
import { z } from 'zod'
import { press } from './forms.ts'

/** A question of the bank that is answered in words, with its answers. */
export const spokenQuestion = (round: SpokenRound, slug: string) => {
  const file = new URL(`../../packages/question-bank/spoken-questions/${round}/${slug}.md`, import.meta.url)
  return parseSpokenQuestion(round, slug, readFileSync(file, 'utf8'))
}

/** Begins an interview of the round with one certain question first. */
export async function beginSpoken(page: Page, { round, slug, title }: ReturnType<typeof spokenQuestion>) {
  const created = await page.request.post('/api/interviews', { data: { mode: 'mock', round, question: slug } })
  expect(created.status(), await created.text()).toBe(201)
  await page.goto(`/home/interviews/${z.object({ id: z.uuid() }).parse(await created.json()).id}`)
  await press(page, 'Begin')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

export const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' })

/** Writes an answer and sends it with the keyboard. */
export async function say(page: Page, text: string, label = 'Your answer') {
  const box = page.getByLabel(label)
  await box.fill(text)
  // Not while the coach has not said what is to be answered.
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  await box.press('Control+Enter')
  await expect(box).toHaveValue('')
}

/** The question that is being asked, as the page got it. */
export async function askedIn(page: Page) {
  const detail = await page.request.get(new URL(page.url()).pathname.replace('/home', '/api'))
  const { spokenQuestions } = z
    .object({ spokenQuestions: z.array(z.object({ slug: z.string() })) })
    .parse(await detail.json())
  const asked = spokenQuestions.at(-1)
  if (!asked) throw new Error('Nothing has been asked')
  return asked
}
