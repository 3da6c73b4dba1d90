import type { Page } from '@playwright/test'
import type { SpokenRound } from '@sightline/contracts/rounds'
import { expect, type Models, test } from '../../harness/models.ts'
import { beginSpokenInterview, conversation, sendAnswer, spokenQuestion } from '../../harness/spoken.ts'

const BY_FIRST = 'Written by the model openai:first'

/** A question of each spoken round, and a dimension with a quote from the question's strong sample answer. */
interface RoundSample {
  round: SpokenRound
  slug: string
  /** The label of the answer's text box. */
  label?: string
  notes?: string
  dimension: string
  quote: string
}
const ROUNDS: RoundSample[] = [
  {
    round: 'behavioral',
    slug: 'the-alarm-nobody-owned',
    dimension: 'situation',
    quote: 'we had an alarm that went off every night',
  },
  {
    round: 'system-design',
    slug: 'short-links',
    notes: 'One row a link, its code the key.',
    dimension: 'requirements',
    quote: 'It is read heavy, a hundred openings for each link made',
  },
  {
    round: 'sales-call',
    slug: 'too-expensive-for-us',
    label: 'What you say',
    dimension: 'discovery',
    quote: 'how many invoices come in during a month at the moment',
  },
]

const closingOf = (page: Page) => page.getByRole('region', { name: 'Time for your questions' })

/** Begins the round and answers its question, and waits until a model has followed up on the answer. */
async function answerAndGetFollowUp(page: Page, models: Models, sample: RoundSample) {
  const { round, slug, label = 'Your answer', notes, quote } = sample
  const question = spokenQuestion(round, slug)
  await beginSpokenInterview(page, question)
  if (notes) await page.getByRole('textbox', { name: 'Notes' }).fill(notes)
  await models.script({ text: `You said “${quote}”. Why **then**?` })
  await sendAnswer(page, question.stronger.split('\n\n').slice(0, 2).join('\n\n'), label)
  await expect(conversation(page)).toContainText(`You said “${quote}”. Why then?`)
  return question
}

/** Goes on by keys to the time for the candidate's questions. */
async function goToClosing(page: Page, round: SpokenRound) {
  await page.keyboard.press('Control+Shift+e')
  if (round === 'behavioral') {
    await expect(conversation(page)).toContainText('Question 2')
    await page.keyboard.press('Control+Shift+e')
    await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
  }
  await expect(closingOf(page)).toBeVisible()
}

for (const sample of ROUNDS)
  test.describe(`in a ${sample.round} round`, () => {
    test('a model in its role follows up on the answer', async ({ page, models, checkPage }) => {
      const question = await answerAndGetFollowUp(page, models, sample)
      await expect(conversation(page).getByText(`${BY_FIRST}.`)).toHaveCount(1)
      const role = sample.round === 'sales-call' ? 'You are the customer' : 'You are the interviewer'
      const told = await models.told()
      for (const text of [role, sample.quote, question.title, sample.notes ?? '']) expect(told).toContain(text)
      await checkPage(page)
    })

    test('a model answers the candidate at the end, and the report has its scores', async ({ page, models }) => {
      await answerAndGetFollowUp(page, models, sample)
      await goToClosing(page, sample.round)

      await models.script({ text: 'Begin with what you would measure.' })
      await closingOf(page).getByLabel('Your question').fill('What would you do better in my place?')
      await closingOf(page).getByRole('button', { name: 'Ask', exact: true }).click()
      await expect(closingOf(page)).toContainText('Begin with what you would measure.')
      await expect(closingOf(page)).toContainText(BY_FIRST)
      expect(await models.told()).toContain('What would you do better in my place?')

      const { slug, dimension, quote } = sample
      const review = { question: slug, dimension, level: 3, quote, note: 'Say what it cost you.' }
      await models.script({ text: JSON.stringify({ dimensions: [review] }) })
      await closingOf(page).getByRole('button', { name: 'End and read the report' }).click()
      await expect(page.getByText('Say what it cost you.', { exact: false }).first()).toBeVisible()
      await expect(page.getByText(/Scored by the model openai:first\. The coach measured \d of 4/)).toHaveCount(1)
    })
  })
