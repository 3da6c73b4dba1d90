import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pdf } from '../harness/documents.ts'
import { alertOf, blockRequests, clickButton } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

const LINES = [
  'Asha Rao',
  'asha.rao@example.org',
  'EXPERIENCE',
  'Backend engineer, Northwind, 03/2019 - 05/2024',
  '- Cut the bill by 40 percent with Redis',
  '- Moved six services to Kubernetes',
  'LANGUAGES',
  'German C1',
]
const PROFILE = '/home/applications/profile'

const upload = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Add a resume').setInputFiles({ name, mimeType, buffer })
const uploadPdf = (page: Page) => upload(page, 'Backend.pdf', 'application/pdf', pdf(LINES))
const line = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `What you did: line ${number}` }).first()
const source = (page: Page) => page.getByRole('region', { name: 'Your document' })

async function download(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return readFile(await file.path(), 'utf8')
}

test('a resume is uploaded, corrected line by line, kept, and given out and in again @main', async ({
  page,
  checkPage,
}) => {
  await page.goto('/home/applications')
  await page.getByRole('link', { name: 'Resumes and profile' }).click()
  await expect(page.getByText('Add the resume you have.')).toBeVisible()
  await uploadPdf(page)
  await expect(page.getByText('“Backend” is read.')).toBeVisible()
  await expect(page.getByText('Main resume')).toBeVisible()
  await clickButton(page, 'Fill in the empty fields')
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao')
  await clickButton(page, 'Save')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await checkPage(page)

  await page.getByRole('link', { name: 'Check it line by line' }).click()
  await line(page, 1).focus()
  await expect(source(page).locator('[aria-current]')).toHaveText(LINES[4] ?? '')
  await line(page, 1).fill('Cut the bill by 45 percent with Redis')
  await clickButton(page, 'Save')
  await expect(page.getByText('Not saved yet')).toBeHidden()
  await line(page, 1).press('Enter')
  await expect(line(page, 2)).toBeFocused()
  await page.keyboard.type('Led a team of three')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(line(page, 1)).toBeFocused()
  await clickButton(page, 'Save')
  await expect(page.getByText('Not saved yet')).toBeHidden()
  await checkPage(page)
  await page.reload()
  await expect(line(page, 1)).toHaveValue('Led a team of three')
  await expect(line(page, 2)).toHaveValue('Cut the bill by 45 percent with Redis')
  await line(page, 2).focus()
  await expect(source(page).locator('[aria-current]')).toHaveText(LINES[4] ?? '')

  const text = await download(page, () => clickButton(page, 'Download as JSON Resume'))
  const document = { ...JSON.parse(text), hobbies: [{ name: 'Chess' }] }
  await page.goto(PROFILE)
  const json = Buffer.from(JSON.stringify(document))
  await upload(page, 'From elsewhere.json', 'application/json', json)
  await expect(page.getByText('“From elsewhere” is read.')).toBeVisible()
  const menu = page.getByRole('button', { name: 'What to do with From elsewhere' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Make it the main one' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Main resume' })).toContainText(
    'From elsewhere',
  )
  await menu.click()
  const again = await download(page, () =>
    page.getByRole('menuitem', { name: 'Download as JSON Resume' }).click(),
  )
  expect(JSON.parse(again)).toEqual(document)
})

test('a pasted text is asked what it does not say, and the answer is kept', async ({ page }) => {
  await page.goto(PROFILE)
  await clickButton(page, 'Paste the text instead')
  await page.getByLabel('Name of the resume').fill('Plain')
  const text = 'Ada\n\nEXPERIENCE\n\nEngineer, Acme\n- Built things'
  await page.getByLabel('Text of your resume').fill(text)
  await clickButton(page, 'Add this resume')
  await page.getByRole('link', { name: 'Check it line by line' }).click()
  const question = 'When did this begin and end?'
  await page.getByRole('button', { name: `Answer: ${question} Engineer, Acme` }).click()
  await expect(page.getByLabel('Begin', { exact: true }).first()).toBeFocused()
  await page.keyboard.type('last year')
  await clickButton(page, 'Save')
  await expect(page.getByText(/^Please put in a year, a month or a day/)).toBeVisible()
  await page.getByLabel('Begin', { exact: true }).first().fill('2017')
  await clickButton(page, 'Save')
  await expect(page.getByText('Not saved yet')).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Begin', { exact: true }).first()).toHaveValue('2017')
  await expect(page.getByText(question)).toBeHidden()
})

test('what is wrong with a profile is said beside its field, and nothing typed is lost', async ({
  page,
  problems,
}) => {
  problems.expect(/net::ERR_CONNECTION_FAILED/)
  await page.goto(PROFILE)
  await page.getByLabel('Notice, in days').fill('soon')
  await clickButton(page, 'Add a language')
  await page.getByLabel('Language', { exact: true }).fill('German')
  await clickButton(page, 'Save')
  await expect(page.getByLabel('Notice, in days')).toBeFocused()
  await expect(page.getByText('Please choose how well you speak it.')).toBeVisible()
  await page.getByLabel('Notice, in days').fill('30')
  await page.getByLabel('Level').selectOption('B2')
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await blockRequests(page, '/api/profile')
  await clickButton(page, 'Save')
  await expect(alertOf(page)).toContainText('could not be reached')
  await page.unroute('**/api/profile')
  await clickButton(page, 'Save')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Notice, in days')).toHaveValue('30')
  await expect(page.getByLabel('Level')).toHaveValue('B2')
})

test('a resume that is changed in two windows loses neither change unasked', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/status of 409/)
  await page.goto(PROFILE)
  await uploadPdf(page)
  await page.getByRole('link', { name: 'Check it line by line' }).click()
  await line(page, 1).fill('Mine')
  const other = await context.newPage()
  await other.goto(page.url())
  await line(other, 1).fill('Theirs')
  await clickButton(other, 'Save')
  await expect(other.getByText('Not saved yet')).toBeHidden()
  await expect(alertOf(page)).toContainText('was changed somewhere else')
  await expect(line(page, 1)).toHaveValue('Mine')
  await clickButton(page, 'Save mine over it')
  await expect(page.getByText('Not saved yet')).toBeHidden()
  await expect(line(other, 1)).toHaveValue('Mine')
})

test('an application goes with the main resume unless another is chosen', async ({ page }) => {
  for (const name of ['Backend', 'Data'])
    await page.request.post('/api/profile/resumes', { data: { name, document: {} } })
  const data = { company: 'Acme', title: 'Engineer' }
  const { id } = await (await page.request.post('/api/applications', { data })).json()
  await page.goto(`/home/applications/${id}`)
  const choice = page.getByLabel('The resume it goes with')
  await expect(choice.locator('option').first()).toHaveText('Main resume: Backend')
  await choice.selectOption('Data')
  await expect(choice).toBeEnabled()
  await page.reload()
  await expect(choice.locator('option:checked')).toHaveText('Data')
})
