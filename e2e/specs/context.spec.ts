import type { Page } from '@playwright/test'
import { z } from 'zod'
import { docx, pdf } from '../harness/documents.ts'
import { alertOf, blockRequests, clickButton } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

const Detail = z.object({
  context: z.object({ resume: z.string() }).nullable(),
  spokenQuestions: z.array(z.object({ slug: z.string() })),
})

test('a background is told, a resume from a file, corrected and replaced, a position, a story; an interview uses what was chosen of it, its report says what each claim rests on; and each of it goes again', async ({
  page,
  context,
  account,
  checkPage,
  problems,
}) => {
  await account.signIn(context, await account.signUp())
  const choose = (name: string, buffer: Buffer) =>
    page
      .getByRole('button', { name: 'Resume', exact: true })
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  const lines = page.getByRole('region', { name: 'The lines of your resume' }).getByRole('listitem')
  const openBackground = async () => {
    await page.getByRole('link', { name: 'Open your background' }).click()
    await expect(page.getByRole('heading', { name: 'Your background' })).toBeVisible()
  }
  await page.goto('/home/profile')
  await openBackground()
  await checkPage(page)

  await test.step('a resume is read from a file, corrected and replaced', async () => {
    await choose('asha.pdf', Buffer.from('<!doctype html>'))
    await expect(page.getByText('This file is not what its name says.')).toBeVisible()
    await choose('asha.txt', Buffer.from('Asha'))
    await expect(page.getByText('Only PDF and DOCX files are taken.')).toBeVisible()
    await choose('asha.pdf', pdf(['Asha Rao', 'Engineer at Northwind, 2019 to 2024']))
    await expect(lines).toHaveText(['1Asha Rao', '2Engineer at Northwind, 2019 to 2024'])
    await clickButton(page, 'Correct the text')
    const text = page.getByLabel('Text of your resume')
    await text.fill('Asha Rao\nStaff engineer at Northwind')
    problems.expect(/Failed to load resource: net::ERR_CONNECTION_FAILED/)
    await blockRequests(page, '/api/context/resume')
    await clickButton(page, 'Save')
    await expect(alertOf(page)).toContainText('Sightline could not be reached.')
    await expect(text).toHaveValue('Asha Rao\nStaff engineer at Northwind')
    await page.unroute('**/api/context/resume')
    await clickButton(page, 'Save')
    await expect(lines).toHaveText(['1Asha Rao', '2Staff engineer at Northwind'])
    await clickButton(page, 'Replace it')
    await choose('asha.docx', docx(['Asha R. Rao', 'Northwind: led a team of six engineers']))
    await expect(lines).toHaveText(['1Asha R. Rao', '2Northwind: led a team of six engineers'])
  })

  await test.step('a position and a story are told and kept', async () => {
    await clickButton(page, 'Add a job description')
    await clickButton(page, 'Save')
    await expect(page.getByText('Please give it a title.')).toBeVisible()
    await expect(page.getByLabel('Title')).toBeFocused()
    await page.getByLabel('Title').fill('Platform engineer, Meridian Pay')
    await page.getByRole('textbox', { name: 'Job description' }).fill('You know Kafka.')
    await clickButton(page, 'Save')
    await expect(page.getByRole('heading', { name: 'Platform engineer, Meridian Pay' })).toBeVisible()

    await clickButton(page, 'Add a story')
    await page.getByLabel('Title').fill('The outage')
    await page.getByLabel('Action').fill('I split the consumers.')
    await page.getByLabel('Result').fill('Recovery fell from 40 minutes to three minutes.')
    await checkPage(page)
    await clickButton(page, 'Save')
    await clickButton(page, 'Edit The outage')
    await page.getByLabel('Title').fill('The payment outage')
    await clickButton(page, 'Save')
    await expect(page.getByRole('heading', { name: 'The payment outage' })).toBeVisible()
    await checkPage(page)
    await page.reload()
    await expect(page.getByText('I split the consumers.')).toBeVisible()
    await expect(lines).toHaveText(['1Asha R. Rao', '2Northwind: led a team of six engineers'])
  })

  await test.step('an interview uses what was chosen for it, and its report says what each claim rests on', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByText('Choose round, topic, difficulty and length').click()
    await expect(page.getByLabel('Language')).toBeVisible()
    // Without models code has no use for a background.
    await expect(page.getByLabel('Job description')).toBeHidden()
    await page.getByLabel('Round').selectOption('behavioral')
    await expect(page.getByText('Your report names the line or story that each of your claims rests on.')).toBeVisible()
    await page.getByLabel('My resume').check()
    await page.getByLabel('Story: The payment outage').check()
    await page.getByLabel('Job description').selectOption('Platform engineer, Meridian Pay')
    await checkPage(page)
    await clickButton(page, 'Start this interview')
    await page.waitForURL(/\/home\/interviews\/[^/]+$/)
    const path = new URL(page.url()).pathname.replace('/home', '')
    const asked = await answerInWords(
      page,
      path,
      'At Northwind I led a team of six engineers. I brought recovery from 40 minutes down to 3 minutes. I saved 2 million dollars.',
    )
    expect(asked.context).toMatchObject({ resume: 'Asha R. Rao\nNorthwind: led a team of six engineers' })

    await page.goto(`/home${path}/report`)
    const claims = page.getByRole('listitem').filter({ has: page.getByText(/^(Resume, line|Story|No source)/) })
    await expect(claims).toHaveText([
      /^six .*Resume, line 2/,
      /^Northwind .*Resume, line 2/,
      /^40 minutes .*Story “The payment outage”, result/,
      /^3 minutes .*Story “The payment outage”, result/,
      /^2 million .*No source/,
    ])
    await checkPage(page)
  })

  await test.step('each of it goes again', async () => {
    const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await page.goto('/home/profile')
    await openBackground()
    await clickButton(page, 'Delete The payment outage')
    await confirm('Delete')
    await expect(page.getByText('Write down two or three things')).toBeVisible()
    await clickButton(page, 'Delete Platform engineer, Meridian Pay')
    await confirm('Delete')
    await expect(page.getByText('Paste the text of an advertisement')).toBeVisible()
    await clickButton(page, 'Remove it')
    await confirm('Remove')
    await expect(page.getByText('Only its text is kept, not the file.')).toBeVisible()
  })
})

/** Gives one answer to an interview that the page has started, and ends it. Returns the interview as it was asked. */
async function answerInWords(page: Page, path: string, text: string) {
  const report = async (...events: object[]) => {
    const data = { events: events.map((event) => ({ id: crypto.randomUUID(), version: 1, ...event })) }
    const answer = await page.request.post(`/api${path}/events`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await report({ type: 'begun' })
  const detail = Detail.parse(await (await page.request.get(`/api${path}`)).json())
  await report({ type: 'answered', question: detail.spokenQuestions[0]?.slug, text, how: 'typed', speech: null })
  await report({ type: 'ended' })
  return detail
}
