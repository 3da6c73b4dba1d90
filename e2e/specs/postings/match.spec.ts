import type { Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import { keepPosting } from '../../harness/postings.ts'
import { expect, test } from '../../harness/test.ts'

const RESUME = `Asha Example
Berlin

EXPERIENCE

Senior Engineer, Tisch GmbH, Berlin
03/2020 – present
- Moved six services to Kubernetes
- A colleague wrote our Terraform modules
- Ran the queues that carry two million orders a day

LANGUAGES
English (C1), German (A2)`

const POSTING = `Platform Engineer

Requirements

- Kubernetes
- Terraform
- Kafka
- German at level C1`

const addResume = (page: Page, name: string) =>
  page.request.post('/api/profile/resumes', { data: { name, text: RESUME } })
const rowOf = (page: Page, requirement: string) =>
  page
    .getByRole('region', { name: 'How it fits' })
    .getByRole('listitem')
    .filter({ has: page.getByText(requirement, { exact: true }) })

test('a resume and a posting give rows with their reasons, and a confirmed line counts @main', async ({
  page,
  asha: _,
  checkPage,
}) => {
  await page.goto(await keepPosting(page, POSTING))
  await expect(page.getByRole('link', { name: 'Add your resume' })).toBeVisible()
  await checkPage(page)

  await addResume(page, 'Platform, 2026')
  await expect(page.getByText('1 of 4 requirements shown')).toBeVisible()
  await expect(rowOf(page, 'Kubernetes')).toContainText('Moved six services to Kubernetes')
  const terraform = rowOf(page, 'Terraform')
  await expect(terraform).toContainText('Perhaps')
  await checkPage(page)

  await terraform.getByRole('button', { name: 'This does show it' }).first().click()
  await expect(page.getByText('2 of 4 requirements shown')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 of 4 requirements shown')).toBeVisible()
  await expect(terraform).toContainText('You said so')
  await terraform.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 of 4 requirements shown')).toBeVisible()
})

test('a line is denied, another one is chosen, and both are remembered', async ({
  page,
  asha: _,
}) => {
  await addResume(page, 'Platform, 2026')
  await page.goto(await keepPosting(page, POSTING))
  const kubernetes = rowOf(page, 'Kubernetes')
  await kubernetes.getByRole('button', { name: 'This does not show it' }).click()
  await expect(page.getByText('0 of 4 requirements shown')).toBeVisible()
  await expect(kubernetes).toContainText('You said that this does not show it.')
  const kafka = rowOf(page, 'Kafka')
  await kafka.getByRole('button', { name: 'Another line shows it' }).click()
  await kafka
    .getByLabel('The line that shows it')
    .selectOption('Ran the queues that carry two million orders a day')
  await expect(page.getByText('1 of 4 requirements shown')).toBeVisible()
  await page.reload()
  await expect(kafka).toContainText('You said so')
  await kubernetes.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 of 4 requirements shown')).toBeVisible()
})

test('a conflict stands beside the number, in the list too, and another resume can be chosen', async ({
  page,
  asha: _,
  checkPage,
}) => {
  await addResume(page, 'Platform, 2026')
  await addResume(page, 'Data, 2025')
  const { profile } = await (await page.request.get('/api/profile')).json()
  await page.request.put('/api/profile', {
    data: { ...profile, languages: [{ language: 'German', level: 'A2' }] },
  })
  await page.goto(await keepPosting(page, POSTING))
  const language = rowOf(page, '“German at level C1”')
  await expect(language).toContainText('Conflict')
  await expect(language).toContainText('Your profile: German: A2')
  await page.getByLabel('Resume', { exact: true }).selectOption('Data, 2025')
  await expect(page.getByRole('link', { name: 'Open “Data, 2025”' })).toBeVisible()
  await clickButton(page, 'Prepare for this')
  await expect(page.getByRole('link', { name: '1 of 4 requirements shown' })).toBeVisible()

  await page.goto('/home/jobs?view=mine')
  await expect(page.getByText('1 of 4 shown')).toBeVisible()
  await expect(page.getByText('Conflict: language')).toBeVisible()
  await page.getByLabel('Order').selectOption('fit')
  await expect(page.getByText('1 of 4 shown')).toBeVisible()
  await checkPage(page)
})
