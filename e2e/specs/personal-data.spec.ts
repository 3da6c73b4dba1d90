import { readFile } from 'node:fs/promises'
import { checkA11y } from '../harness/check-page.ts'
import { clickButton, logIn } from '../harness/forms.ts'
import { createEndedInterview } from '../harness/past-interviews.ts'
import { expect, test } from '../harness/test.ts'

test('data is taken away, an interview is deleted, and then the account, in every tab', async ({
  page,
  account,
  context,
  newBrowser,
}) => {
  const asha = await account.signUp()
  await account.signIn(context, asha)
  const interview = await createEndedInterview(page, { topic: 'graphs', passed: 8 })

  await page.goto('/home/profile')
  const saving = page.waitForEvent('download')
  await clickButton(page, 'Download my data')
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^sightline-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await saved.path(), 'utf8'))
  expect(data).toMatchObject({
    user: { email: asha.email },
    interviews: [{ id: interview.split('/').at(-1), round: 'coding' }],
  })

  await page.goto('/home')
  await page.getByRole('button', { name: /^Delete / }).click()
  const question = page.getByRole('dialog', { name: 'Delete this interview?' })
  await expect(question).toContainText('The credit it took does not come back.')
  await checkA11y(page)
  await question.getByRole('button', { name: 'Keep it' }).click()
  await page.goto(`${interview}/report`)
  await clickButton(page, 'Delete')
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Start with a mock interview' })).toBeVisible()

  const phone = await newBrowser()
  await logIn(phone, asha.email)
  await expect(phone.getByRole('heading', { name: 'Start with a mock interview' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/home/pricing')
  await page.bringToFront()
  await page.goto('/home/profile')
  await clickButton(page, 'Delete account')
  const farewell = page.getByRole('dialog', { name: 'Delete your account?' })
  const confirm = () => farewell.getByRole('button', { name: 'Delete for good' }).click()
  await confirm()
  await expect(farewell.getByText('This is not the address of your account.')).toBeVisible()
  await checkA11y(page)
  await farewell.getByLabel(/^Type /).fill(asha.email)
  await farewell.getByLabel('Password', { exact: true }).fill('a wrong one')
  await confirm()
  await expect(farewell.getByText('This is not the password of your account.')).toBeVisible()
  await expect(farewell.getByLabel(/^Type /)).toHaveValue(asha.email)
  await farewell.getByLabel('Password', { exact: true }).fill(asha.password)
  await confirm()

  for (const tab of [page, other, phone]) {
    await tab.bringToFront()
    await expect(tab).toHaveURL(/\/$/)
  }
  await logIn(page, asha.email)
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
})
