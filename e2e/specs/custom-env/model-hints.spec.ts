import { clickButton } from '../../harness/forms.ts'
import { beginInterview, expectSaved, replaceCode, results, solutions } from '../../harness/interviews.ts'
import { expect, test } from '../../harness/models.ts'

const HINT = `On line 2 your map keeps **one** position of each amount. ${'Which one is that? '.repeat(6)}`.trim()
const WALK =
  '1. **Lines 2–2** build the whole map first; the good solution fills it on the way.\n' +
  '2. **Lines 3–6** look each partner up. See [this](https://evil.example/) <img src="https://evil.example/p.png">\n\n' +
  'Look up before you put in.'

test('hints and an explanation are worded by a model to one’s code, kept, and come from the ladder when it fails', async ({
  page,
  models,
  checkPage,
}) => {
  const drawer = page.getByRole('dialog', { name: 'Hints' })
  const solution = page.getByRole('tabpanel', { name: 'Solution' })

  await test.step('a hint is worded to the code as it comes', async () => {
    await beginInterview(page)
    await replaceCode(page, solutions.careless)
    await models.script({ text: HINT, paceMs: 240 })
    await clickButton(page, 'Hints')
    await drawer.getByRole('button', { name: 'Show the first hint' }).click()
    await expect(drawer).toContainText('On line 2 your map')
    await expect(drawer).not.toContainText('Written by')
    await expect(drawer.getByRole('button', { name: 'Stop' })).toBeVisible()
    expect((await models.calls()).at(-1)?.texts.join('\n')).toContain('2:   const at = new Map(charges.map(')
    await expect(drawer).toContainText('Written by the model openai:first.')
    await expect(drawer.getByText('one', { exact: true })).toHaveCSS('font-weight', /[67]00/)
  })

  await test.step('a model that fails leaves the next hint to the ladder', async () => {
    await models.script({ act: 'fail' })
    await drawer.getByRole('button', { name: 'Show the next hint' }).click()
    await expect(drawer).toContainText('Which structure answers that in constant time?')
    await expect(drawer).toContainText('Written by the coach, since no model gave a hint that could be kept.')
    await expect(drawer).toContainText('Hint 2 of 3')
    await checkPage(page)
    await drawer.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('the solution is explained with the code, and what is said can link to nothing', async () => {
    await clickButton(page, 'Submit')
    await expect(results(page).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Solution' }).click()
    await models.script({ text: WALK, paceMs: 20 })
    await solution.getByRole('button', { name: 'Explain with my code' }).click()
    await expect(solution.getByText('Lines 2–2')).toBeVisible()
    await expect(solution).toContainText('Written by the model openai:first.')
    await expect(solution.getByRole('button', { name: /^Explain/ })).toHaveCount(0)
    await expect(solution.getByRole('link')).toHaveCount(0)
  })

  await test.step('all of it outlives a reload', async () => {
    await expectSaved(page)
    await page.reload()
    await clickButton(page, 'Hints 2/3')
    await expect(drawer).toContainText(HINT.replaceAll('**', ''))
    await drawer.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('tab', { name: 'Solution' }).click()
    await expect(solution).toContainText('Look up before you put in.')
    await expect(solution).toContainText('Written by the model openai:first.')
    await checkPage(page)
  })

  await test.step('and is in the report', async () => {
    await clickButton(page, 'End')
    await page.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click()
    await page.getByRole('link', { name: 'Read the report' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Coding interview/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your code, step by step' })).toBeVisible()
    await expect(page.getByText('Look up before you put in.').first()).toBeVisible()
    await expect(page.getByText('gave hint 1 (the model openai:first)')).toBeVisible()
    await expect(page.getByText('gave hint 2', { exact: true })).toBeVisible()
  })
})
