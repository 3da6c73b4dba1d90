import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import { parseSpokenQuestion } from '@sightline/question-bank/parse-spoken-question'
import { createBegunInterview } from './interview-api.ts'

/** A spoken question of the question bank, with its sample answers. */
export const spokenQuestion = (round: SpokenRound, slug: string) => {
  const file = new URL(
    `../../packages/question-bank/spoken-questions/${round}/${slug}.md`,
    import.meta.url,
  )
  return parseSpokenQuestion(round, slug, readFileSync(file, 'utf8'))
}

/**
 * Begins an interview that asks this question first through the API, opens its page and returns its
 * id.
 */
export async function beginSpokenInterview(
  page: Page,
  { round, slug, title }: ReturnType<typeof spokenQuestion>,
) {
  const id = await createBegunInterview(page, { round, question: slug })
  await page.goto(`/home/interviews/${id}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  return id
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
