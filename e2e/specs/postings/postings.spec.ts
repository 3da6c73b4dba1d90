import { clickButton } from '../../harness/forms.ts'
import { createPosting } from '../../harness/postings.ts'
import { expect, test } from '../../harness/test.ts'

const NORTHWIND = 'https://job-boards.greenhouse.io/northwind-stand-in'
const GIVEN = "Paste an address, a company's name or a posting's text"

test('the address of a posting opens it, with its pay, its text and what its application asks @main', async ({
  page,
  asha: _,
  checkPage,
}) => {
  await page.goto('/home/jobs')
  await page.getByLabel(GIVEN).fill(`${NORTHWIND}/jobs/4100001`)
  await clickButton(page, 'Read it')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Senior Backend Engineer, Fleet' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What you will do' })).toBeVisible()
  await expect(page.getByText('1 written answer')).toBeVisible()
  await expect(page.getByText('€85,000 – €105,000').first()).toBeVisible()
  await checkPage(page)
  await clickButton(page, 'Keep as an application')
  await expect(page.getByRole('heading', { name: 'Prepare for this' })).toBeVisible()
  await page.goBack()

  await page.getByRole('main').getByRole('link', { name: 'All jobs' }).last().click()
  await page.getByRole('tab', { name: 'Read by me' }).click()
  await expect(page.getByRole('link', { name: 'Senior Backend Engineer, Fleet' })).toBeVisible()
  await checkPage(page)
})

test('a board is followed, and its postings are listed and narrowed @main', async ({
  page,
  asha: _,
}) => {
  await page.goto('/home/jobs')
  await page.getByLabel(GIVEN).fill(NORTHWIND)
  await clickButton(page, 'Read it')
  await expect(page.getByText('On your list from now on.')).toBeVisible()
  await page.getByLabel('Employer').selectOption('Northwind Robotics (stand-in)')
  await expect(page.getByRole('link', { name: 'Senior Backend Engineer, Fleet' })).toBeVisible()
  await page.getByLabel('Words in the title or the company').fill('react')
  await page.getByLabel('Workplace').selectOption('remote')
  await expect(page.getByRole('link', { name: 'Frontend Engineer (React)' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Senior Backend Engineer, Fleet' })).toBeHidden()
})

test('what cannot be read asks for the text, and the text is kept', async ({
  page,
  asha: _,
  checkPage,
}) => {
  await page.goto('/home/jobs')
  await page.getByLabel(GIVEN).fill('No Such Company')
  await clickButton(page, 'Read it')
  await expect(page.getByText('No company on our lists has this name.')).toBeVisible()
  await checkPage(page)
  await page.getByLabel('Position').fill('Gardener')
  await page.getByLabel('Company', { exact: true }).fill('Acme')
  await page.getByLabel("The posting's text", { exact: true }).fill('You water plants.')
  await clickButton(page, 'Keep this posting')
  await expect(page.getByRole('heading', { level: 1, name: 'Gardener' })).toBeVisible()
  await expect(page.getByText('The form cannot be read from here.')).toBeVisible()
})

test('a search is saved, mailed, changed and deleted, and a company is unfollowed', async ({
  page,
  asha: _,
  checkPage,
}) => {
  await createPosting(page)
  await page.goto('/home/jobs/searches')
  await clickButton(page, 'New search')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Backend in Berlin')
  await dialog.getByLabel('Words in the title').fill('backend')
  await dialog.getByRole('combobox', { name: 'Companies' }).fill('northwind robotics (stand-in)')
  await page.keyboard.press('Enter')
  await dialog.getByRole('combobox', { name: 'Companies' }).fill('Tiny Startup')
  await page.keyboard.press('Enter')
  await dialog.getByRole('combobox', { name: 'Companies' }).fill('Mistake')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Remove Mistake' }).click()
  await dialog.getByRole('checkbox', { name: 'Senior', exact: true }).check()
  await checkPage(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const search = page.getByRole('listitem').filter({ hasText: 'Backend in Berlin' })
  await expect(search).toContainText(
    'backend · Northwind Robotics (stand-in), Tiny Startup · Senior',
  )
  await search.getByRole('switch').check()
  await expect(search.getByRole('switch')).toBeChecked()
  await search.getByRole('button', { name: 'Change' }).click()
  await expect(dialog.getByLabel('Words in the title')).toHaveValue('backend')
  await dialog.getByLabel('Places').fill('Berlin')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(search).toContainText(
    'backend · Northwind Robotics (stand-in), Tiny Startup · Senior · Berlin',
  )

  const company = page.getByRole('listitem').filter({ hasText: 'Northwind' })
  await company.getByRole('button', { name: 'Unfollow' }).click()
  await expect(company.getByRole('button', { name: 'Follow', exact: true })).toBeVisible()
  await checkPage(page)

  await search.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(search).toBeHidden()
})
