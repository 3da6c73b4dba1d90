import type { Page } from '@playwright/test'
import { createBegunInterview, reportEvents } from '../../harness/interview-api.ts'
import { expect, test } from '../../harness/models.ts'
import {
  beginSpokenInterview,
  conversation,
  sendAnswer,
  spokenQuestion,
} from '../../harness/spoken.ts'

// What a model is told and what becomes of its words in each round:
// apps/server/src/replies/spoken-rounds.test.ts.

const closingOf = (page: Page) => page.getByRole('region', { name: 'Time for your questions' })
const firstWords = ({ stronger }: ReturnType<typeof spokenQuestion>) =>
  stronger.split('\n\n').slice(0, 2).join('\n\n')

test('a model in the role of the customer follows up on the answer', async ({
  page,
  models,
  checkPage,
}) => {
  const question = spokenQuestion('sales-call', 'too-expensive-for-us')
  const quote = 'how many invoices come in during a month at the moment'
  await beginSpokenInterview(page, question)
  await models.script({ text: `You said “${quote}”. Why **then**?` })
  await sendAnswer(page, firstWords(question), 'What you say')
  await expect(conversation(page)).toContainText(`You said “${quote}”. Why then?`)
  await expect(conversation(page).getByText('Written by the model openai:first.')).toHaveCount(1)
  const told = await models.told()
  for (const text of ['You are the customer', quote, question.title]) expect(told).toContain(text)
  await checkPage(page)
})

test('a model answers the candidate at the end, and the report has its scores beside what was measured', async ({
  page,
  models,
}) => {
  const question = spokenQuestion('behavioral', 'the-alarm-nobody-owned')
  const { slug } = question
  const text = firstWords(question)
  const id = await createBegunInterview(page, { round: 'behavioral', question: slug })
  await reportEvents(page, id, {
    type: 'answered',
    question: slug,
    text,
    how: 'typed',
    speech: null,
  })
  await models.script({ text: 'Why **then**?' })
  await page.goto(`/home/interviews/${id}`)
  await expect(conversation(page)).toContainText('Why then?')
  await page.keyboard.press('Control+Shift+e')
  await expect(conversation(page)).toContainText('Question 2')
  await page.keyboard.press('Control+Shift+e')
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()

  await models.script({ text: 'Begin with what you would measure.' })
  await closingOf(page).getByLabel('Your question').fill('What would you do better in my place?')
  await closingOf(page).getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(closingOf(page)).toContainText('Begin with what you would measure.')
  await expect(closingOf(page)).toContainText('Written by the model openai:first')

  const quote = 'we had an alarm that went off every night'
  const situation = { quote, reason: 'Say what it cost you.', level: 3 }
  await models.script({ text: JSON.stringify({ situation }) })
  await closingOf(page).getByRole('button', { name: 'End and read the report' }).click()
  await expect(page.getByText('Say what it cost you.', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('The model openai:first scored what you said')).toBeVisible()
  await expect(page.getByText('The model gave no score here').first()).toBeVisible()
  await expect(page.getByText(/^\d+(\.\d)? in 100$/).first()).toBeVisible()
})
