import { docx, pdf } from '../harness/documents.ts'
import { alertOf, cut, press } from '../harness/forms.ts'
import { test as base, expect } from '../harness/test.ts'

const test = base.extend<{ signedIn: undefined }>({
  signedIn: [
    async ({ account, context }, use) => {
      await account.signIn(context, await account.signUp())
      await use(undefined)
    },
    { auto: true },
  ],
})

test('a background is told: a resume from a file, corrected and replaced, a position, a story; each of it goes again', async ({
  page,
  looks,
  problems,
}) => {
  await page.goto('/home/profile')
  await page.getByRole('link', { name: 'Open your background' }).click()
  await expect(page.getByRole('heading', { name: 'Your background' })).toBeVisible()
  await looks(page)

  const choose = (name: string, buffer: Buffer) =>
    page
      .getByRole('button', { name: 'Resume', exact: true })
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await choose('asha.pdf', Buffer.from('<!doctype html>'))
  await expect(page.getByText('This file is not what its name says.')).toBeVisible()
  await choose('asha.txt', Buffer.from('Asha'))
  await expect(page.getByText('Only PDF and DOCX files are taken.')).toBeVisible()

  const lines = page.getByRole('region', { name: 'The lines of your resume' }).getByRole('listitem')
  await choose('asha.pdf', pdf(['Asha Rao', 'Engineer at Northwind, 2019 to 2024']))
  await expect(lines).toHaveText(['1Asha Rao', '2Engineer at Northwind, 2019 to 2024'])
  await press(page, 'Correct the text')
  const text = page.getByLabel('Text of your resume')
  await text.fill('Asha Rao\nStaff engineer at Northwind')
  problems.expect(/Failed to load resource: net::ERR_CONNECTION_FAILED/)
  await cut(page, '/api/context/resume')
  await press(page, 'Save')
  await expect(alertOf(page)).toContainText('Sightline could not be reached.')
  await expect(text).toHaveValue('Asha Rao\nStaff engineer at Northwind')
  await page.unroute('**/api/context/resume')
  await press(page, 'Save')
  await expect(lines).toHaveText(['1Asha Rao', '2Staff engineer at Northwind'])
  await press(page, 'Replace it')
  await choose('asha.docx', docx(['Asha R. Rao', 'Pune']))
  await expect(lines).toHaveText(['1Asha R. Rao', '2Pune'])

  await press(page, 'Add a job description')
  await press(page, 'Save')
  await expect(page.getByText('Please give it a title.')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill('Platform engineer, Meridian Pay')
  await page.getByRole('textbox', { name: 'Job description' }).fill('You know Kafka.')
  await press(page, 'Save')
  await expect(page.getByRole('heading', { name: 'Platform engineer, Meridian Pay' })).toBeVisible()

  await press(page, 'Add a story')
  await page.getByLabel('Title').fill('The outage')
  await page.getByLabel('Action').fill('I split the consumers.')
  await looks(page)
  await press(page, 'Save')
  await press(page, 'Edit The outage')
  await page.getByLabel('Title').fill('The payment outage')
  await press(page, 'Save')
  await expect(page.getByRole('heading', { name: 'The payment outage' })).toBeVisible()
  await looks(page)
  await page.reload()
  await expect(page.getByText('I split the consumers.')).toBeVisible()
  await expect(lines).toHaveText(['1Asha R. Rao', '2Pune'])

  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await press(page, 'Delete The payment outage')
  await confirm('Delete')
  await expect(page.getByText('Write down two or three things')).toBeVisible()
  await press(page, 'Delete Platform engineer, Meridian Pay')
  await confirm('Delete')
  await expect(page.getByText('Paste the text of an advertisement')).toBeVisible()
  await press(page, 'Remove it')
  await confirm('Remove')
  await expect(page.getByText('Only its text is kept, not the file.')).toBeVisible()
})
