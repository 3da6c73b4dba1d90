import { clickButton } from '../../harness/forms.ts'
import { answer, createSession, transcript } from '../../harness/live.ts'
import { expect, test } from '../../harness/payments.ts'

test('all sessions are listed, and an ended one can be deleted there', async ({
  page,
  checkPage,
  subscribe,
}) => {
  await subscribe('Basic')
  await page.goto('/home/live')
  await expect(page.getByText('Your sessions will be listed here')).toBeVisible()
  await checkPage(page)
  await createSession(page, { kind: 'meeting', events: [{ type: 'live-ended' }] })
  await createSession(page, { kind: 'behavioral' })
  await expect(page.getByRole('link', { name: /Meeting.*Ended/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Behavioral interview.*Going on/ })).toBeVisible()
  await expect(page.getByText('A live session is running since')).toBeVisible()
  await checkPage(page)
  await page.getByRole('button', { name: /^Delete Meeting/ }).click()
  await clickButton(page, 'Delete')
  await expect(page.getByRole('link', { name: /Meeting/ })).toBeHidden()
  await page.getByRole('link', { name: /Behavioral interview/ }).click()
  await expect(transcript(page)).toBeVisible()
})

const PROBLEM = [
  '20. Valid Parentheses',
  'Given a string s containing just the characters of parentheses, determine if the input string is valid.',
  'Example 1:',
  'Input: s = "()"',
  'Output: true',
].join('\n')

test('a problem that was on the screen is in the debrief, with its check, and can be practised', async ({
  page,
  checkPage,
  subscribe,
}) => {
  await subscribe('Basic')
  const look = { type: 'screen-read', atMs: 1000, text: PROBLEM, isDoubtful: false }
  const path = await createSession(page, { events: [look] })
  await page.goto(path)
  await expect(answer(page)).toContainText('a stack')
  await clickButton(page, 'End')
  await page.getByRole('dialog').getByRole('button', { name: 'End the session' }).click()
  const problems = page.getByRole('region', { name: 'Problems' })
  await expect(problems.getByRole('listitem')).toContainText(
    'determine if the input string is valid',
  )
  await problems.getByText('On the screen then').click()
  await expect(problems.getByText('20. Valid Parentheses')).toBeVisible()
  await expect(problems.getByRole('listitem')).toContainText('The answer has no code to check.')
  await checkPage(page)
  await clickButton(page, 'Practise a problem like it')
  await expect(page).toHaveURL(/\/home\/interviews\//)
})
