import type { Page } from '@playwright/test'

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
export const resume = (name = 'resume.pdf', buffer = PDF) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
})

export const applicant = (name: string) => ({
  Name: name,
  Email: 'asha@example.com',
  LinkedIn: 'linkedin.example/asha',
  GitHub: 'github.example/asha',
  'Why should we hire you?': 'I finish things.\nAnd I ask.',
})

/** Opens the candidacy form of a position by its URL. */
export const openCandidacyForm = (page: Page, jobId = 'founding-engineer') =>
  page.goto(`/careers/${jobId}?tab=application`)

/** Opens a position from the list of positions. */
export const applyNow = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .getByRole('link', { name: 'Apply Now' })
    .click()

export const candidacyNameField = (page: Page) => page.getByLabel('Name', { exact: true })

/** Fills every field except the resume. */
export async function fillCandidacy(page: Page, name: string) {
  for (const [label, text] of Object.entries(applicant(name)))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Yes').check()
}

export const chooseResume = (page: Page, file = resume()) =>
  page.getByLabel('Resume').setInputFiles(file)

export const submitCandidacy = (page: Page) =>
  page.getByRole('button', { name: 'Submit Application' }).click()
