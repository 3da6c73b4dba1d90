import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import {
  applicant,
  applyNow,
  candidacyNameField,
  chooseResume,
  fillCandidacy,
  openCandidacyForm,
  PDF,
  resume,
  submitCandidacy,
} from '../../harness/candidacies.ts'
import { alertOf, blockRequests, dropResponses, holdRequests } from '../../harness/forms.ts'
import type { Server } from '../../harness/server-process.ts'
import { expect, test } from '../../harness/test.ts'

const uniqueName = () => `Asha Rao ${randomUUID().slice(0, 8)}`
const success = (page: Page) =>
  page.getByRole('heading', { name: 'Application submitted successfully!' })
const candidaciesOf = ({ sql }: Server, name: string) =>
  sql`select * from candidacies where user_name = ${name}`

/** Counts the uploads that a page sends. */
function countUploads(page: Page) {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/careers/resumes')) count++
  })
  return () => count
}

async function expectFieldsKept(page: Page, name: string) {
  for (const [label, text] of Object.entries(applicant(name)))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  await expect(page.getByLabel('Yes')).toBeChecked()
}

/** Opens the form of another position by way of the list, without a page load. */
async function switchToForm(page: Page, title: string) {
  await page.getByRole('link', { name: 'All positions' }).click()
  await applyNow(page, title)
  await page.getByRole('tab', { name: 'Application' }).click()
}

async function fillForm(page: Page, name: string) {
  await openCandidacyForm(page)
  await fillCandidacy(page, name)
  await chooseResume(page)
}

test.describe('the candidacy form', () => {
  test('names every missing or invalid field', async ({ page, checkPage }) => {
    await openCandidacyForm(page)
    await submitCandidacy(page)
    await expect(alertOf(page)).toBeVisible()
    await checkPage(page)
    await chooseResume(page)
    await submitCandidacy(page)
    await expect(candidacyNameField(page)).toBeFocused()
    for (const message of [
      'Please enter your name.',
      'Please enter your email.',
      'Please enter your LinkedIn profile.',
      'Please enter your GitHub profile.',
      'Please tell us why we should hire you.',
      'Please choose yes or no.',
    ])
      await expect(page.getByText(message)).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill('asha@example')
    await submitCandidacy(page)
    await expect(page.getByText('Invalid email address.')).toBeVisible()
  })

  test('shows how much of a limit is left before it is reached', async ({ page }) => {
    await openCandidacyForm(page)
    const why = page.getByLabel('Why should we hire you?')
    await why.fill('x'.repeat(3999))
    await expect(page.getByText(/characters? left/)).toBeHidden()
    await why.fill('x'.repeat(4999))
    await expect(page.getByText('1 character left')).toBeVisible()
  })

  test('keeps the fields per position', async ({ page }) => {
    const name = uniqueName()
    await openCandidacyForm(page)
    await fillCandidacy(page, name)
    await switchToForm(page, 'Growth Engineer Intern')
    await expect(candidacyNameField(page)).toHaveValue('')
    await switchToForm(page, 'Founding Engineer')
    await expectFieldsKept(page, name)
  })

  test('keeps everything but the file over a reload, and then asks for the file', async ({
    page,
  }) => {
    const name = uniqueName()
    await fillForm(page, name)
    await page.reload()
    await expectFieldsKept(page, name)
    await submitCandidacy(page)
    await expect(alertOf(page)).toHaveText('Please upload your resume first.')
    await expect(page.getByLabel('Resume')).toBeFocused()
  })

  test('works with the keyboard alone', async ({ page }) => {
    // The listener is registered before the click: only then does the browser suppress its own file
    // dialog.
    const chooser = page.waitForEvent('filechooser')
    await openCandidacyForm(page)
    await expect(candidacyNameField(page)).toBeVisible()
    await page.getByRole('tab', { name: 'Application' }).focus()
    for (const text of Object.values(applicant(uniqueName()))) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await (await chooser).setFiles(resume())
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(success(page)).toBeVisible()
  })
})

test.describe('the resume', () => {
  test('that cannot be taken is refused with the reason, if possible before the upload', async ({
    page,
    server,
  }) => {
    const uploads = countUploads(page)
    const name = uniqueName()
    await openCandidacyForm(page)
    await fillCandidacy(page, name)
    const tooLarge = resume('resume.pdf', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]))
    const message = 'This file is larger than 5 MB.'
    await chooseResume(page, tooLarge)
    await expect(page.getByText(message)).toBeVisible()
    await submitCandidacy(page)
    await expect(alertOf(page)).toContainText('Could not upload resume.')
    await expect(alertOf(page)).toContainText(message)
    expect(uploads()).toBe(0)

    await chooseResume(
      page,
      resume('resume.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')),
    )
    await expect(alertOf(page)).toBeHidden()
    await submitCandidacy(page)
    await expect(alertOf(page)).toContainText('Could not upload resume.')
    await expect(alertOf(page)).toContainText('This file is neither a PDF nor a DOCX')
    expect(uploads(), 'only the server sees what is in a file').toBe(1)
    await expectFieldsKept(page, name)
    expect(await candidaciesOf(server, name)).toEqual([])
  })

  test('can be sent again after the file store was down', async ({
    page,
    server,
    standIns,
    problems,
    checkPage,
  }) => {
    problems.expect(/502/)
    const name = uniqueName()
    await openCandidacyForm(page)
    await fillCandidacy(page, name)
    await chooseResume(page, resume(`${'a-long-name-'.repeat(12)}.pdf`))
    await standIns.set('s3', 'fail')
    await submitCandidacy(page)
    await expect(alertOf(page)).toContainText('Could not upload resume.')
    await expect(alertOf(page)).toContainText('The file store does not answer.')
    await expect(page.getByRole('button', { name: 'Submit Application' })).toBeFocused()
    await expectFieldsKept(page, name)
    expect(await candidaciesOf(server, name)).toEqual([])
    await standIns.set('s3', 'ok')
    await submitCandidacy(page)
    await expect(success(page)).toBeVisible()
    await checkPage(page)
  })

  test('is uploaded again when the server has deleted it', async ({ page, server, problems }) => {
    problems.expect(/ERR_CONNECTION_FAILED/)
    const uploads = countUploads(page)
    await fillForm(page, uniqueName())
    await blockRequests(page, '/api/careers/applications')
    await submitCandidacy(page)
    await expect(alertOf(page)).toContainText('Could not submit application.')
    // Resumes without a candidacy are deleted after a day.
    await server.sql`delete from resumes where name not in (select resume_name from candidacies)`
    await page.unrouteAll()
    await submitCandidacy(page)
    await expect(alertOf(page)).toContainText('Please upload your resume first.')
    await submitCandidacy(page)
    await expect(success(page)).toBeVisible()
    expect(uploads()).toBe(2)
  })
})

test.describe('submitting a candidacy', () => {
  test('stores the candidacy and its resume, and empties the form @main', async ({
    page,
    server,
  }) => {
    const name = uniqueName()
    await openCandidacyForm(page, 'growth-engineer-intern')
    await fillCandidacy(page, name)
    await chooseResume(page, resume('Asha M. Rao.pdf', Buffer.concat([PDF, Buffer.alloc(2000)])))
    await expect(page.getByText('Asha M. Rao.pdf')).toBeVisible()
    await expect(page.getByText('2 KB.')).toBeVisible()
    const release = await holdRequests(page, '/api/careers/applications')
    await submitCandidacy(page)
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await release()

    await expect(success(page)).toBeFocused()
    const [row] = await candidaciesOf(server, name)
    expect(row).toMatchObject({
      job_id: 'growth-engineer-intern',
      user_email: 'asha@example.com',
      why_you: 'I finish things.\nAnd I ask.',
      authorized: true,
    })
    const stored = z
      .array(z.object({ address: z.string() }))
      .parse(await (await fetch(`${server.standIns}/files`)).json())
    expect(stored.map(({ address }) => address)).toContain(`resumes/${row?.resume_name}`)

    await page.reload()
    await expect(candidacyNameField(page), 'the form is empty').toHaveValue('')
  })

  for (const [failure, path, message, fail] of [
    [
      'the resume’s address cannot be loaded',
      '/api/careers/resumes/*/address',
      'Could not get resume URL.',
      blockRequests,
    ],
    // The server has stored the candidacy then, and stores it no second time.
    [
      'the answer to the candidacy is lost',
      '/api/careers/applications',
      'Could not submit application.',
      dropResponses,
    ],
  ] as const)
    test(`uploads and stores everything once when ${failure} at first`, async ({
      page,
      server,
      problems,
    }) => {
      problems.expect(/ERR_CONNECTION_FAILED/)
      const uploads = countUploads(page)
      const name = uniqueName()
      await fillForm(page, name)
      await fail(page, path)
      await submitCandidacy(page)
      await expect(alertOf(page)).toContainText(message)
      await expect(alertOf(page)).toContainText('could not be reached')
      await expectFieldsKept(page, name)

      await page.unrouteAll()
      await submitCandidacy(page)
      await expect(success(page)).toBeVisible()
      expect(uploads()).toBe(1)
      expect(await candidaciesOf(server, name)).toHaveLength(1)
    })
})
