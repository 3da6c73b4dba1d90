import { press } from '../harness/forms.ts'
import { answers, beginInterview, expectSaved, results, write } from '../harness/interviews.ts'
import { MODEL_SETTINGS } from '../harness/models.ts'
import { expect, test } from '../harness/test.ts'

test.use({ settings: [MODEL_SETTINGS, { scope: 'worker' }] })

const HINT = `On line 2 your map keeps **one** position of each amount. ${'Which one is that? '.repeat(12)}`.trim()
const WALK =
  '1. **Lines 2–2** build the whole map first; the good solution fills it on the way.\n' +
  '2. **Lines 3–6** look each partner up. See [this](https://evil.example/) <img src="https://evil.example/p.png">\n\n' +
  'Look up before you put in.'

test('hints and an explanation are worded by a model to one’s code, kept, and come from the ladder when it fails', async ({
  page,
  account,
  context,
  server,
  looks,
}) => {
  const models = `${server.standIns}/models`
  const script = (...steps: object[]) => page.request.put(`${models}/script`, { data: steps })
  const lastPrompt = async () => {
    const calls = (await (await page.request.get(`${models}/calls`)).json()) as { texts: string[] }[]
    return calls.at(-1)?.texts.join('\n') ?? ''
  }
  const drawer = page.getByRole('dialog', { name: 'Hints' })
  const solution = page.getByRole('tabpanel', { name: 'Solution' })

  await account.signIn(context, await account.signUp())
  await beginInterview(page)
  await write(page, answers.careless)
  await script({ text: HINT, paceMs: 120 })
  await press(page, 'Hints')
  await drawer.getByRole('button', { name: 'Show the first hint' }).click()
  await expect(drawer).toContainText('On line 2 your map')
  await expect(drawer).not.toContainText('Written by')
  await expect(drawer.getByRole('button', { name: 'Stop' })).toBeVisible()
  expect(await lastPrompt()).toContain('2:   const at = new Map(charges.map(')
  await expect(drawer).toContainText('Written by the model openai:first.')
  await expect(drawer.getByText('one', { exact: true })).toHaveCSS('font-weight', /[67]00/)

  await expectSaved(page)
  await page.reload()
  await press(page, 'Hints 1/3')
  await expect(drawer).toContainText(HINT.replaceAll('**', ''))
  await script({ act: 'fail' })
  await drawer.getByRole('button', { name: 'Show the next hint' }).click()
  await expect(drawer).toContainText('Which structure answers that in constant time?')
  await expect(drawer).toContainText('Written by the coach, since no model gave a hint that could be kept.')
  await expect(drawer).toContainText('Hint 2 of 3')
  await looks(page)
  await drawer.getByRole('button', { name: 'Close' }).click()

  await press(page, 'Submit')
  await expect(results(page).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Solution' }).click()
  await script({ text: WALK, paceMs: 100 })
  await solution.getByRole('button', { name: 'Explain with my code' }).click()
  await expect(solution.getByText('Lines 2–2')).toBeVisible()
  await expect(solution).toContainText('Written by the model openai:first.')
  await expect(solution.getByRole('button', { name: /^Explain/ })).toHaveCount(0)
  await expect(solution.getByRole('link')).toHaveCount(0)
  await page.reload()
  await page.getByRole('tab', { name: 'Solution' }).click()
  await expect(solution).toContainText('Look up before you put in.')
  await expect(solution).toContainText('Written by the model openai:first.')
  await looks(page)

  await press(page, 'End')
  await page.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click()
  await page.getByRole('link', { name: 'Read the report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Coding interview/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your code, step by step' })).toBeVisible()
  await expect(page.getByText('Look up before you put in.').first()).toBeVisible()
  await expect(page.getByText('gave hint 1 (the model openai:first)')).toBeVisible()
  await expect(page.getByText('gave hint 2', { exact: true })).toBeVisible()
})
