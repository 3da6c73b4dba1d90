import type { Page } from '@playwright/test'
import { z } from 'zod'
import { docx, docxFiles, pdf, zip } from '../harness/documents.ts'
import { alertOf, blockRequests, clickButton } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

const position = { title: 'Platform engineer, Meridian Pay', text: 'You know Kafka.' }
const story = {
  title: 'The payment outage',
  action: 'I split the consumers.',
  result: 'Recovery fell from 40 minutes to three minutes.',
}
const resumeText = 'Asha R. Rao\nNorthwind: led a team of six engineers'

const resumeLines = (page: Page) =>
  page.getByRole('region', { name: 'The lines of your resume' }).getByRole('listitem')

async function openBackground(page: Page) {
  await page.goto('/home/context')
  await expect(page.getByRole('heading', { name: 'Your background', level: 1 })).toBeVisible()
}

const chooseResume = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByRole('button', { name: 'Resume', exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

/** Stores a resume, a job description and a story through the API. */
async function storeBackground(page: Page) {
  const answers = [
    await page.request.patch('/api/context/resume', { data: { text: resumeText } }),
    await page.request.post('/api/context/job-descriptions', { data: position }),
    await page.request.post('/api/context/stories', { data: story }),
  ]
  for (const answer of answers) expect(answer.ok(), await answer.text()).toBe(true)
}

test.describe('the resume', () => {
  test('is rejected when the file is of another type, whatever its name says', async ({
    page,
    checkPage,
  }) => {
    await page.goto('/home/profile')
    // The list of payments is loaded last of what stands above the link, and moves it.
    await expect(page.getByText('No payments yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Open your background' }).click()
    await expect(page.getByRole('heading', { name: 'Your background', level: 1 })).toBeVisible()
    await checkPage(page)
    await chooseResume(page, 'asha.pdf', Buffer.from('<!doctype html>'))
    await expect(page.getByText('This file is neither a PDF nor a DOCX')).toBeVisible()
  })

  test('is extracted from a PDF and can be replaced by a DOCX @main', async ({ page }) => {
    await openBackground(page)
    await chooseResume(page, 'asha.pdf', pdf(['Asha Rao', 'Engineer at Northwind, 2019 to 2024']))
    await expect(resumeLines(page)).toHaveText([
      '1Asha Rao',
      '2Engineer at Northwind, 2019 to 2024',
    ])
    await clickButton(page, 'Replace it')
    await chooseResume(
      page,
      'asha.docx',
      docx(['Asha R. Rao', 'Northwind: led a team of six engineers']),
    )
    await expect(resumeLines(page)).toHaveText([
      '1Asha R. Rao',
      '2Northwind: led a team of six engineers',
    ])
  })

  test('says beside its text what of the file could not be read', async ({ page, checkPage }) => {
    await openBackground(page)
    const picture = '<w:p><w:r><w:pict><v:imagedata xmlns:v="v"/></w:pict></w:r></w:p>'
    const text = '<w:p><w:r><w:t>Asha Rao</w:t></w:r></w:p>'
    await chooseResume(page, 'Asha-Node.js.pdf', zip(docxFiles(text + picture)))
    await expect(resumeLines(page)).toHaveText(['1Asha Rao'])
    await expect(page.getByText('1 picture was not read.')).toBeVisible()
    await checkPage(page)
  })

  test('keeps a correction that could not be saved, and saves it on another try', async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource: net::ERR_CONNECTION_FAILED/)
    await storeBackground(page)
    await openBackground(page)
    await clickButton(page, 'Correct the text')
    const text = page.getByLabel('Text of your resume')
    await text.fill('Asha Rao\nStaff engineer at Northwind')
    await blockRequests(page, '/api/context/resume')
    await clickButton(page, 'Save')
    await expect(alertOf(page)).toContainText('Sightline could not be reached.')
    await expect(text).toHaveValue('Asha Rao\nStaff engineer at Northwind')
    await page.unroute('**/api/context/resume')
    await clickButton(page, 'Save')
    await expect(resumeLines(page)).toHaveText(['1Asha Rao', '2Staff engineer at Northwind'])
  })
})

test('a job description needs a title and is then listed @main', async ({ page }) => {
  await openBackground(page)
  await clickButton(page, 'Add a job description')
  await clickButton(page, 'Save')
  await expect(page.getByText('Please give it a title.')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill(position.title)
  await page.getByRole('textbox', { name: 'Job description' }).fill(position.text)
  await clickButton(page, 'Save')
  await expect(page.getByRole('heading', { name: position.title })).toBeVisible()
})

test('a story is added and edited @main', async ({ page, checkPage }) => {
  await openBackground(page)
  await clickButton(page, 'Add a story')
  await page.getByLabel('Title').fill('The outage')
  await page.getByLabel('Action').fill(story.action)
  await page.getByLabel('Result').fill(story.result)
  await checkPage(page)
  await clickButton(page, 'Save')
  await clickButton(page, 'Edit The outage')
  await page.getByLabel('Title').fill(story.title)
  await clickButton(page, 'Save')
  await expect(page.getByRole('heading', { name: story.title })).toBeVisible()
  await expect(page.getByText(story.action)).toBeVisible()
})

test('a stored background is shown, and each part is deleted after a confirmation', async ({
  page,
  checkPage,
}) => {
  await storeBackground(page)
  await openBackground(page)
  await expect(page.getByRole('heading', { name: story.title })).toBeVisible()
  await expect(page.getByText(story.action)).toBeVisible()
  await expect(page.getByRole('heading', { name: position.title })).toBeVisible()
  await expect(resumeLines(page)).toHaveText([
    '1Asha R. Rao',
    '2Northwind: led a team of six engineers',
  ])
  await checkPage(page)
  for (const [button, confirmation, emptyText] of [
    [`Delete ${story.title}`, 'Delete', 'Write down two or three things'],
    [`Delete ${position.title}`, 'Delete', 'Paste the text of an advertisement'],
    ['Remove it', 'Remove', 'Only its text is kept, not the file.'],
  ] as const) {
    await clickButton(page, button)
    await page.getByRole('dialog').getByRole('button', { name: confirmation, exact: true }).click()
    await expect(page.getByText(emptyText)).toBeVisible()
  }
})

test('an interview uses the chosen background, and its report names the source of every claim @main', async ({
  page,
  checkPage,
}) => {
  await storeBackground(page)
  await page.goto('/home')
  await page.getByText('Choose round, topic, difficulty and length').click()
  await expect(page.getByLabel('Language')).toBeVisible()
  // Without models, coding interviews do not use the background.
  await expect(page.getByLabel('Job description')).toBeHidden()
  await page.getByLabel('Round').selectOption('behavioral')
  await expect(
    page.getByText('Your report names the line or story that each of your claims rests on.'),
  ).toBeVisible()
  await page.getByLabel('My resume').check()
  await page.getByLabel(`Story: ${story.title}`).check()
  await page.getByLabel('Job description').selectOption(position.title)
  await checkPage(page)
  await clickButton(page, 'Start this interview')
  await page.waitForURL(/\/home\/interviews\/[^/]+$/)
  const path = new URL(page.url()).pathname.replace('/home', '')
  const interview = await answerAndEnd(
    page,
    path,
    'At Northwind I led a team of six engineers. I brought recovery from 40 minutes down to 3 minutes. I saved 2 million dollars.',
  )
  expect(interview.context).toMatchObject({ resume: resumeText })

  await page.goto(`/home${path}/report`)
  const claims = page
    .getByRole('listitem')
    .filter({ has: page.getByText(/^(Resume, line|Story|No source)/) })
  await expect(claims).toHaveText([
    /^six .*Resume, line 2/,
    /^Northwind .*Resume, line 2/,
    /^40 minutes .*Story “The payment outage”, result/,
    /^3 minutes .*Story “The payment outage”, result/,
    /^2 million .*No source/,
  ])
  await checkPage(page)
})

const Detail = z.object({
  context: z.object({ resume: z.string() }).nullable(),
  spokenQuestions: z.array(z.object({ slug: z.string() })),
})

/**
 * Begins an interview through the API, answers its first question and ends it. Returns the
 * interview.
 */
async function answerAndEnd(page: Page, path: string, text: string) {
  const report = async (...events: object[]) => {
    const data = {
      events: events.map((event) => ({ id: crypto.randomUUID(), version: 1, ...event })),
    }
    const answer = await page.request.post(`/api${path}/events`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await report({ type: 'begun' })
  const detail = Detail.parse(await (await page.request.get(`/api${path}`)).json())
  await report({
    type: 'answered',
    question: detail.spokenQuestions[0]?.slug,
    text,
    how: 'typed',
    speech: null,
  })
  await report({ type: 'ended' })
  return detail
}
