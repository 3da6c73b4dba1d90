import type { Page } from '@playwright/test'
import { z } from 'zod'
import { createEndedBehavioralInterview, createEndedInterview } from '../harness/past-interviews.ts'
import { buyPlan } from '../harness/payments.ts'
import {
  beginSpokenInterview,
  conversation,
  sendAnswer,
  spokenQuestion,
} from '../harness/spoken.ts'
import { LOCALES, openDashboard } from './dashboard.ts'
import { DEMO, MAP, TALL, type Take } from './sizes.ts'

/** Topics of past interviews, and how many of eight tests passed in each. */
const PAST_INTERVIEWS = [
  { topic: 'arrays-hashing', passed: 8 },
  { topic: 'sliding-window', passed: 5 },
  { topic: 'graphs', passed: 3 },
  { topic: 'dynamic-programming', passed: 2 },
  { topic: 'trees', passed: 6 },
]
const SPOKEN_QUESTIONS = [
  ['behavioral', 'a-bug-that-reached-the-users'],
  ['system-design', 'seat-booking'],
  ['sales-call', 'too-expensive-for-us'],
] as const
const Answers = z.object({ items: z.array(z.object({ id: z.string() })) })

/**
 * Takes pictures of what follows a first interview: report, weakness map, the spoken rounds and a
 * live session.
 */
export async function takeMore(page: Page, take: Take) {
  await takeReport(page, take)
  await buyPlan(page, 'Pro')
  await takeSpokenRounds(page, take)
  await takePractice(page, take)
  await takeLiveSession(page, take)
}

/** The report of the interview that is open. */
async function takeReport(page: Page, take: Take) {
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click()
  const { items } = Answers.parse(await (await page.request.get('/api/interviews')).json())
  await page.goto(`/home/interviews/${items[0]?.id}/report`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await take('report', TALL)
}

/** Each spoken round after an answer, with what the coach asks next. */
async function takeSpokenRounds(page: Page, take: Take) {
  for (const [round, slug] of SPOKEN_QUESTIONS) {
    const question = spokenQuestion(round, slug)
    await beginSpokenInterview(page, question)
    await page.clock.fastForward('04:10')
    await sendAnswer(
      page,
      question.stronger,
      round === 'sales-call' ? 'What you say' : 'Your answer',
    )
    await page.getByText('The coach is thinking.').waitFor({ state: 'hidden' })
    await page.getByText('Saved', { exact: true }).waitFor()
    await take(round, DEMO)
    await page.setViewportSize(TALL)
    await conversation(page).locator(':scope > :last-child').scrollIntoViewIfNeeded()
    await take(`${round}-small`, TALL)
  }
}

async function takePractice(page: Page, take: Take) {
  for (const past of PAST_INTERVIEWS) await createEndedInterview(page, past)
  const { slug, stronger } = spokenQuestion('behavioral', 'an-angry-customer')
  await createEndedBehavioralInterview(page, slug, stronger)
  for (const locale of LOCALES) {
    await openDashboard(page, locale)
    // The second section of the page is the map.
    const title = page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)
    await title.waitFor()
    for (const [name, size] of [
      ['practice', MAP],
      ['practice-small', TALL],
    ] as const) {
      await page.setViewportSize(size)
      await title.evaluate((element) => element.scrollIntoView())
      await take(name, size, locale)
    }
  }
}

async function takeLiveSession(page: Page, take: Take) {
  await page.goto('/home/live/new')
  await page.getByLabel('Kind of conversation').selectOption('Coding interview')
  await page.getByLabel('Assistance is allowed', { exact: true }).check()
  await page.getByLabel('I may have this conversation transcribed.').check()
  await page.getByRole('button', { name: 'Begin the session' }).click()
  for (const [speaker, text] of [
    ['Them', 'Thanks for joining. Shall we begin with some code?'],
    ['You', 'Yes, gladly.'],
    ['Them', 'Find the length of the longest substring without repeating characters.'],
  ] as const) {
    await page.getByLabel('Who said it').selectOption(speaker)
    await page.getByLabel('What was said').fill(text)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page
      .getByRole('region', { name: 'Transcript' })
      .getByText(text, { exact: true })
      .waitFor()
  }
  await page
    .getByRole('article', { name: 'Answer' })
    .getByText('a sliding window')
    .first()
    .waitFor()
  await take('live', DEMO)
  await take('live-small', TALL)
}
