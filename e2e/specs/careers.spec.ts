import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import {
  applicant,
  chooseResume,
  fillApplication,
  openApplicationForm,
  PDF,
  resume,
  submitApplication,
} from '../harness/applications.ts'
import { alertOf, blockRequests, dropResponses, holdRequests } from '../harness/forms.ts'
import { expect, test } from '../harness/test.ts'

const someone = () => `Asha Rao ${randomUUID().slice(0, 8)}`
const success = (page: Page) => page.getByRole('heading', { name: 'Application submitted successfully!' })
const nameField = (page: Page) => page.getByLabel('Name', { exact: true })

/** Counts the uploads that a page sends. */
function uploadsOf(page: Page) {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/careers/resumes')) count++
  })
  return () => count
}

async function expectTyped(page: Page, name: string) {
  for (const [label, text] of Object.entries(applicant(name)))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  await expect(page.getByLabel('Yes')).toBeChecked()
}

/** From the page of one position, over the list, to the form of another or to a new one of the same. */
async function goOnTo(page: Page, title: string) {
  await page.getByRole('link', { name: 'All positions' }).click()
  await applyNow(page, title)
  await page.getByRole('tab', { name: 'Application' }).click()
}

const applyNow = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .getByRole('link', { name: 'Apply Now' })
    .click()

async function typeAndChoose(page: Page, name: string) {
  await fillApplication(page, name)
  await chooseResume(page)
}

test('the list leads to each position and its form, whose tabs are in the address; from a position that does not exist there is a way back; all of it looks right', async ({
  page,
  checkPage,
  request,
  server,
}) => {
  const expectPosition = async (id: string, title: string) => {
    await applyNow(page, title)
    await expect(page).toHaveURL(`/careers/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const fact of ['Location', 'Type', 'Remote', 'Department', 'Compensation'])
      await expect(page.getByRole('term').filter({ hasText: fact })).toBeVisible()
    await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible()
  }
  const apply = async () => {
    await page.getByRole('button', { name: 'Apply for this position' }).click()
    await expect(page.getByRole('tab', { name: 'Application' })).toBeFocused()
    await expect(nameField(page)).toBeVisible()
  }

  await page.goto('/careers')
  await checkPage(page)
  await test.step('it leads to founding-engineer, where one can apply', async () => {
    await expectPosition('founding-engineer', 'Founding Engineer')
    await checkPage(page)
    await apply()
  })
  await test.step('it leads to growth-engineer-intern, where one can apply', async () => {
    await page.getByRole('link', { name: 'All positions' }).click()
    await expectPosition('growth-engineer-intern', 'Growth Engineer Intern')
    await apply()
  })

  await test.step('which tab is open is in the address, and the arrow keys change it', async () => {
    await page.getByRole('tab', { name: 'Application' }).press('Home')
    await expect(page).toHaveURL('/careers/growth-engineer-intern')
    await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible()
    await page.getByRole('tab', { name: 'Overview' }).press('ArrowRight')
    await expect(page).toHaveURL('/careers/growth-engineer-intern?tab=application')
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Application' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: 'Application' })).toBeVisible()
    await page.getByRole('tab', { name: 'Application' }).press('Home')
    await expect(page).toHaveURL('/careers/growth-engineer-intern')
  })

  await test.step('a position that does not exist is "Job not found.", with a way back', async () => {
    for (const id of ['growth-aengineer-intern', '..%2fadmin', 'nothing']) {
      await page.goto(`/careers/${id}`)
      await expect(page.getByRole('heading', { name: 'Job not found.' })).toBeVisible()
      await expect(page).toHaveTitle(/Job not found/)
      if (id === 'nothing') await checkPage(page)
      await page.getByRole('link', { name: 'See open positions' }).click()
      await expect(page).toHaveURL('/careers')
    }
  })

  await test.step('the page says in its source what search engines ask of a position', async () => {
    const html = await (await request.get('/careers/founding-engineer')).text()
    const [, source = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(source)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Founding Engineer',
      datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      employmentType: 'FULL_TIME',
      url: `${server.origin}/careers/founding-engineer`,
      hiringOrganization: { name: 'Sightline' },
    })
    expect(html, 'readable without scripts').toContain('What it asks for')
  })
})

test('the form says what it lacks, keeps what was typed, refuses a file that is too large, of another kind or false, and waits for the file store; it looks right with its problems and when it has arrived', async ({
  page,
  checkPage,
  standIns,
  problems,
  server,
}) => {
  const uploads = uploadsOf(page)
  const name = someone()
  const applications = () => server.sql`select * from applications where user_name = ${name}`

  await test.step('left empty it looks right and tells what each field lacks', async () => {
    await openApplicationForm(page)
    await submitApplication(page)
    await expect(alertOf(page)).toBeVisible()
    await checkPage(page)
    await chooseResume(page)
    await submitApplication(page)
    await expect(nameField(page)).toBeFocused()
    for (const words of [
      'Please enter your name.',
      'Please enter your email.',
      'Please enter your LinkedIn profile.',
      'Please enter your GitHub profile.',
      'Please tell us why we should hire you.',
      'Please choose yes or no.',
    ])
      await expect(page.getByText(words)).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill('asha@example')
    await submitApplication(page)
    await expect(page.getByText('Invalid email address.')).toBeVisible()
  })

  await test.step('each position keeps its own, and a reload loses nothing but the file, for which the form asks', async () => {
    await fillApplication(page, name)
    await goOnTo(page, 'Growth Engineer Intern')
    await expect(nameField(page)).toHaveValue('')
    await goOnTo(page, 'Founding Engineer')
    await expectTyped(page, name)
    await page.reload()
    await expectTyped(page, name)
    await submitApplication(page)
    await expect(alertOf(page)).toHaveText('Please upload your resume first.')
    await expect(page.getByLabel('Resume')).toBeFocused()
  })

  await test.step('a file that is too large or of another kind is refused before it is sent', async () => {
    const large = resume('resume.pdf', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]))
    for (const [file, words] of [
      [large, 'This file is larger than 5 MB.'],
      [resume('resume.txt'), 'Only PDF and DOCX files are taken.'],
    ] as const) {
      await chooseResume(page, file)
      await expect(page.getByText(words)).toBeVisible()
      await submitApplication(page)
      await expect(alertOf(page)).toContainText('Could not upload resume.')
      await expect(alertOf(page)).toContainText(words)
    }
    expect(uploads()).toBe(0)
  })

  await test.step('a page that calls itself a PDF is refused by the server, with its words', async () => {
    await chooseResume(page, resume('resume.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')))
    await expect(alertOf(page)).toBeHidden()
    await submitApplication(page)
    await expect(alertOf(page)).toContainText('Could not upload resume.')
    await expect(alertOf(page)).toContainText('This file is not what its name says.')
    await expectTyped(page, name)
    expect(await applications()).toEqual([])
  })

  await test.step('while the file store is down the page says so and keeps what was typed; then it goes through', async () => {
    problems.expect(/502/)
    await chooseResume(page, resume(`${'a-long-name-'.repeat(12)}.pdf`))
    await standIns.set('s3', 'fail')
    await submitApplication(page)
    await expect(alertOf(page)).toContainText('Could not upload resume.')
    await expect(alertOf(page)).toContainText('The file store does not answer.')
    await expect(page.getByRole('button', { name: 'Submit Application' })).toBeFocused()
    await expectTyped(page, name)
    expect(await applications()).toEqual([])
    await standIns.set('s3', 'ok')
    await submitApplication(page)
    await expect(success(page)).toBeVisible()
    await checkPage(page)
  })
})

test('an application arrives with its resume; one whose line breaks goes through later, counts once and is uploaded again only when it waited for more than a day; the keyboard alone will do', async ({
  page,
  problems,
  server,
}) => {
  const applicationsOf = (name: string) => server.sql`select * from applications where user_name = ${name}`

  await test.step('an application arrives with its resume, and the page says so', async () => {
    const name = someone()
    await openApplicationForm(page, 'growth-engineer-intern')
    await fillApplication(page, name)
    await chooseResume(page, resume('Asha M. Rao.pdf', Buffer.concat([PDF, Buffer.alloc(2000)])))
    await expect(page.getByText('Asha M. Rao.pdf')).toBeVisible()
    await expect(page.getByText('2 KB.')).toBeVisible()
    const release = await holdRequests(page, '/api/careers/applications')
    await submitApplication(page)
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await release()

    await expect(success(page)).toBeFocused()
    const [row] = await applicationsOf(name)
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
    await expect(nameField(page), 'nothing is left behind').toHaveValue('')
    await page.unrouteAll()
  })

  problems.expect(/ERR_CONNECTION_FAILED/)
  for (const [path, words] of [
    ['/api/careers/resumes/*/address', 'Could not get resume URL.'],
    ['/api/careers/applications', 'Could not submit application.'],
  ] as const)
    await test.step(`"${words}" and trying again does not upload again`, async () => {
      const uploads = uploadsOf(page)
      const name = someone()
      await goOnTo(page, 'Founding Engineer')
      await typeAndChoose(page, name)
      await blockRequests(page, path)
      await submitApplication(page)
      await expect(alertOf(page)).toContainText(words)
      await expect(alertOf(page)).toContainText('could not be reached')
      await expectTyped(page, name)

      await page.unrouteAll()
      await submitApplication(page)
      await expect(success(page)).toBeVisible()
      expect(uploads()).toBe(1)
      expect(await applicationsOf(name)).toHaveLength(1)
    })

  await test.step('an application whose answer was lost is sent again and counts once', async () => {
    const name = someone()
    await goOnTo(page, 'Founding Engineer')
    await typeAndChoose(page, name)
    await dropResponses(page, '/api/careers/applications')
    await submitApplication(page)
    await expect(alertOf(page)).toContainText('Could not submit application.')
    await page.unrouteAll()
    await submitApplication(page)
    await expect(success(page)).toBeVisible()
    expect(await applicationsOf(name)).toHaveLength(1)
  })

  await test.step('a resume that waited for more than a day is uploaded anew', async () => {
    const uploads = uploadsOf(page)
    await goOnTo(page, 'Founding Engineer')
    await typeAndChoose(page, someone())
    await blockRequests(page, '/api/careers/applications')
    await submitApplication(page)
    await expect(alertOf(page)).toContainText('Could not submit application.')
    await server.sql`delete from resumes where name not in (select resume_name from applications)`
    await page.unrouteAll()
    await submitApplication(page)
    await expect(alertOf(page)).toContainText('Please upload your resume first.')
    await submitApplication(page)
    await expect(success(page)).toBeVisible()
    expect(uploads()).toBe(2)
  })

  await test.step('the form can be filled with the keyboard alone', async () => {
    // Asked for early: the browser must know by then that nobody will see its own dialog.
    const chooser = page.waitForEvent('filechooser')
    await goOnTo(page, 'Founding Engineer')
    await page.getByRole('tab', { name: 'Application' }).focus()
    for (const text of Object.values(applicant(someone()))) {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the positions can be read and the page says how to apply', async ({ page }) => {
    await page.goto('/careers')
    await page.getByRole('link', { name: 'Apply Now' }).first().click()
    await expect(page.getByRole('heading', { name: 'What it asks for' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'support@sightline.example' }).first()).toBeVisible()
    await expect(nameField(page)).toBeHidden()
  })
})
