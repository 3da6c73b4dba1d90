import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { clickButton } from '../../harness/forms.ts'
import { createBegunInterview, reportEvents } from '../../harness/interview-api.ts'
import { beginInterview, question, solutions, submitSolution } from '../../harness/interviews.ts'
import { expect, type Models, test } from '../../harness/models.ts'

const HINT =
  `On line 2 your map keeps **one** position of each amount. ${'Which one is that? '.repeat(6)}`.trim()
const LAST_WORDS = 'Look up before you put in.'
const WALKTHROUGH =
  '1. **Lines 2–2** build the whole map first; the good solution fills it on the way.\n' +
  '2. **Lines 3–6** look each partner up. See [this](https://evil.example/) <img src="https://evil.example/p.png">\n\n' +
  LAST_WORDS
const BY_FIRST = 'Written by the model openai:first.'

const Events = z.object({ events: z.array(z.looseObject({ submission: z.string().optional() })) })

const hintsOf = (page: Page) => page.getByRole('region', { name: 'Coach' })
const solutionOf = (page: Page) => page.getByRole('tabpanel', { name: 'Solution' })

/** Goes to the hints and asks for the first one, which a model words. */
async function askFirstHint(page: Page) {
  await clickButton(page, 'Hints')
  await hintsOf(page).getByRole('button', { name: 'Show the first hint' }).click()
}

/**
 * Creates an interview with two hints, one worded by a model, and an explained submission. Returns
 * its path.
 */
async function createWithHintsAndExplanation(page: Page, models: Models) {
  const { slug } = question
  const id = await createBegunInterview(page, { round: 'coding', question: slug })
  const path = `/api/interviews/${id}`
  /** Asks for a hint or an explanation, which a model gives as the script says. */
  const ask = async (what: 'hints' | 'explanations', script: object, more: object = {}) => {
    await models.script(script)
    const asked = await page.request.post(`${path}/${what}`, {
      data: { id: randomUUID(), question: slug, ...more },
    })
    expect(asked.ok(), await asked.text()).toBe(true)
    await (await page.request.post(`${path}/replies`, { data: {} })).text()
  }
  await ask('hints', { text: HINT })
  await ask('hints', { act: 'fail' })
  await submitSolution(page, id, solutions.careless, [4])
  await reportEvents(page, id, { type: 'gave-up', question: slug })
  const { events } = Events.parse(await (await page.request.get(path)).json())
  await ask(
    'explanations',
    { text: WALKTHROUGH },
    { submission: events.find(({ submission }) => submission)?.submission },
  )
  return `/home/interviews/${id}`
}

test('a model words a hint to the candidate’s code, and the hint appears as it is written', async ({
  page,
  models,
}) => {
  await beginInterview(page, { code: solutions.careless })
  await models.script({ text: HINT, paceMs: 240 })
  await askFirstHint(page)
  await expect(hintsOf(page)).toContainText('On line 2 your map')
  await expect(hintsOf(page)).not.toContainText('Written by')
  await expect(hintsOf(page).getByRole('button', { name: 'Stop' })).toBeVisible()
  expect((await models.calls()).at(-1)?.texts.join('\n')).toContain(
    '2:   const at = new Map(charges.map(',
  )
  await expect(hintsOf(page)).toContainText(BY_FIRST)
  await expect(hintsOf(page).getByText('one', { exact: true })).toHaveCSS('font-weight', /[67]00/)
})

test('when the model fails, the question bank’s own hint is given', async ({
  page,
  models,
  checkPage,
}) => {
  await beginInterview(page, { code: solutions.careless })
  await models.script({ text: HINT })
  await askFirstHint(page)
  await expect(hintsOf(page)).toContainText(BY_FIRST)
  await models.script({ act: 'fail' })
  await hintsOf(page).getByRole('button', { name: 'Show the next hint' }).click()
  await expect(hintsOf(page)).toContainText('Hint 2 of 3')
  await expect(hintsOf(page)).toContainText(
    'Written by the coach, because no model gave a usable hint.',
  )
  await expect(hintsOf(page)).toContainText('Which structure answers that in constant time?')
  await checkPage(page)
})

test('a model explains the solution with the candidate’s code, without links and pictures', async ({
  page,
  models,
  server,
}) => {
  const foreignRequests: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && !request.url().startsWith('blob:'))
      foreignRequests.push(request.url())
  })
  const id = await createBegunInterview(page, { round: 'coding', question: question.slug })
  await submitSolution(page, id, solutions.careless, [4])
  await reportEvents(page, id, { type: 'gave-up', question: question.slug })
  await models.script({ text: WALKTHROUGH, paceMs: 20 })
  await page.goto(`/home/interviews/${id}`)
  await page.getByRole('tab', { name: 'Solution' }).click()
  await solutionOf(page).getByRole('button', { name: 'Explain with my code' }).click()
  await expect(solutionOf(page)).toContainText(BY_FIRST)
  await expect(solutionOf(page).getByText('Lines 2–2')).toBeVisible()
  await expect(solutionOf(page).getByRole('button', { name: /^Explain/ })).toHaveCount(0)
  await expect(solutionOf(page).getByRole('link')).toHaveCount(0)
  await expect(solutionOf(page).getByRole('img')).toHaveCount(0)
  expect(foreignRequests, 'requests to other origins').toEqual([])
})

test('hints and explanation are there when the interview is opened again', async ({
  page,
  models,
  checkPage,
}) => {
  await page.goto(await createWithHintsAndExplanation(page, models))
  await clickButton(page, 'Hints 2/3')
  await expect(hintsOf(page)).toContainText(HINT.replaceAll('**', ''))
  await page.getByRole('tab', { name: 'Solution' }).click()
  await expect(solutionOf(page)).toContainText(LAST_WORDS)
  await expect(solutionOf(page)).toContainText(BY_FIRST)
  await checkPage(page)
})

test('the report shows the explanation, and which hints a model worded', async ({
  page,
  models,
}) => {
  const path = await createWithHintsAndExplanation(page, models)
  await reportEvents(page, path.split('/').at(-1) ?? '', { type: 'ended' })
  await page.goto(`${path}/report`)
  await expect(page.getByRole('heading', { level: 1, name: /^Coding interview/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your code, step by step' })).toBeVisible()
  await expect(page.getByText(LAST_WORDS).first()).toBeVisible()
  await expect(page.getByText('gave hint 1 (the model openai:first)')).toBeVisible()
  await expect(page.getByText('gave hint 2', { exact: true })).toBeVisible()
})
