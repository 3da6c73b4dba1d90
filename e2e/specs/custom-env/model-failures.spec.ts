import type { Page } from '@playwright/test'
import { createBegunInterview, reportEvents } from '../../harness/interview-api.ts'
import { expect, test } from '../../harness/models.ts'
import { spokenQuestion } from '../../harness/spoken.ts'

// Every way in which a model fails is tested in apps/server/src/replies; here is what the page
// makes of it.

const SECOND = 'anthropic:claude-second'
const QUESTION = 'too-expensive-for-us'

const closingOf = (page: Page) => page.getByRole('region', { name: 'Time for your questions' })

/** Opens a sales call in which the coach takes questions at the end. */
async function openClosing(page: Page) {
  const id = await createBegunInterview(page, { round: 'sales-call', question: QUESTION })
  const text = spokenQuestion('sales-call', QUESTION)
    .stronger.split('\n\n')
    .slice(0, 2)
    .join('\n\n')
  await reportEvents(page, id, {
    type: 'answered',
    question: QUESTION,
    text,
    how: 'typed',
    speech: null,
  })
  await reportEvents(page, id, { type: 'moved-on', question: QUESTION })
  await page.goto(`/home/interviews/${id}`)
  await expect(closingOf(page)).toBeVisible()
}

async function ask(page: Page, text: string) {
  await closingOf(page).getByLabel('Your question').fill(text)
  await closingOf(page).getByRole('button', { name: 'Ask', exact: true }).click()
}

test('when the first model fails before its words, the page waits, and says that the next one took over', async ({
  page,
  models,
}) => {
  await openClosing(page)
  await models.script({ model: 'first', act: 'stall' }, { text: 'I took over.' })
  await ask(page, 'What of me?')
  await expect(closingOf(page)).toContainText('Waiting for the first words')
  await expect(closingOf(page)).toContainText(
    `The model asked first did not answer, so ${SECOND} took over.`,
  )
  await expect(closingOf(page).getByText('I took over.', { exact: true })).toHaveCount(1)
})

test('when the first model fails after words, the page drops them and shows the answer of the next one', async ({
  page,
  models,
}) => {
  await openClosing(page)
  const failure = {
    model: 'first',
    act: 'drop-midway',
    text: 'First half. Second half.',
    paceMs: 50,
  }
  await models.script(failure, { text: 'All of it.', waitMs: 1000 })
  await ask(page, 'What of me?')
  await expect(closingOf(page)).toContainText('The connection broke; another model is answering.')
  await expect(closingOf(page)).not.toContainText('First half')
  await expect(closingOf(page)).toContainText(
    `The connection broke, so ${SECOND} answered from the beginning.`,
  )
  await expect(closingOf(page).getByText('All of it.', { exact: true })).toHaveCount(1)
  await expect(closingOf(page)).not.toContainText('First half')
})
