import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { clickButton } from '../../harness/forms.ts'
import { expect, test } from '../../harness/test.ts'

test.beforeEach(({ asha: _ }) => {})

const EML = `From: Mia Berg <mia@bluefinmaps.example>
To: asha@example.com
Subject: Your application at Bluefin Maps
Content-Type: text/plain; charset=utf-8

Hi Asha,

we would like to invite you to a first interview next week. When would you be available?

Mia
`

const column = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Board of applications' }).getByRole('region', { name })
const stateOf = (page: Page) => page.getByRole('button', { name: /Change the state of/ })

async function createApplication(page: Page, company: string, title: string): Promise<string> {
  const answer = await page.request.post('/api/applications', { data: { company, title } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).id
}

test('an application is added, moved, followed up and found again on the board @main', async ({
  page,
  checkPage,
  server,
}) => {
  await page.goto('/home/applications')
  await expect(page.getByText('Every application you begin is kept here')).toBeVisible()
  await checkPage(page)
  await clickButton(page, 'Add an application')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Please name the company.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Company' }).fill('Bluefin Maps')
  await page.getByRole('textbox', { name: 'Position' }).fill('Backend engineer')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Backend engineer', level: 1 })).toBeVisible()

  await stateOf(page).click()
  await page.getByRole('menuitemradio', { name: 'Submitted' }).click()
  await expect(page.getByText('Found → Submitted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ask how it stands' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Next step' }).fill('Call Mia')
  await clickButton(page, 'Save')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await checkPage(page)

  // A log-in that is not used lasts for less than a week.
  await server.advance({ days: 4 })
  await page.goto('/home/applications?view=board')
  await expect(column(page, 'Submitted')).toBeVisible()
  await server.advance({ days: 3 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  await expect(
    column(page, 'Submitted').getByRole('link', { name: 'Backend engineer' }),
  ).toBeVisible()
  await checkPage(page)
  await column(page, 'Submitted').getByRole('link', { name: 'Backend engineer' }).click()
  await expect(page.getByRole('textbox', { name: 'A message to copy' })).toHaveValue(/Bluefin Maps/)
  await clickButton(page, 'I have sent it')
  await expect(page.getByText('You wrote: Ask how it stands')).toBeVisible()
})

test('a card is dragged to another column, and closing asks how it ended', async ({ page }) => {
  await createApplication(page, 'Acme', 'Designer')
  await page.goto('/home/applications?view=board')
  const card = column(page, 'Found').getByRole('listitem').filter({ hasText: 'Designer' })
  await card.dragTo(column(page, 'Offer'))
  await expect(column(page, 'Offer').getByRole('link', { name: 'Designer' })).toBeVisible()
  // By keyboard the focus stays on the card.
  const state = stateOf(page).filter({ hasText: 'Offer' })
  await state.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(column(page, 'Found').getByRole('button', { name: /^Found\./ })).toBeFocused()
  await column(page, 'Found').getByRole('listitem').first().dragTo(column(page, 'Closed'))
  await page.getByRole('dialog').getByRole('radio', { name: 'Offer declined' }).check()
  await clickButton(page, 'Close the application')
  await expect(column(page, 'Closed').getByRole('listitem')).toContainText('Offer declined')
})

test('a card moves at once and without loading the columns one by one, and goes back when the move fails', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 500/)
  await createApplication(page, 'Acme', 'Designer')
  await createApplication(page, 'Orbit', 'Engineer')
  const lists: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/applications') lists.push(search)
  })
  await page.goto('/home/applications?view=board')
  const card = column(page, 'Found').getByRole('listitem').filter({ hasText: 'Designer' })
  await expect(card).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/applications/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    await held
    await route.fulfill({ status: 500, json: { code: 'internal', message: 'It broke.' } })
  })
  await card.dragTo(column(page, 'Offer'))
  await expect(column(page, 'Offer').getByRole('link', { name: 'Designer' })).toBeVisible()
  await expect(column(page, 'Found')).toContainText('1')
  release()
  await expect(page.getByText('Designer was not moved.')).toBeVisible()
  await expect(column(page, 'Found').getByRole('link', { name: 'Designer' })).toBeVisible()
  expect(lists).toEqual([])
})

test('a saved message finds its application and sets the state when told so', async ({
  page,
  checkPage,
}) => {
  await createApplication(page, 'Acme', 'Designer')
  const id = await createApplication(page, 'Bluefin Maps', 'Backend engineer')
  await page.goto('/home/applications')
  await clickButton(page, 'Paste a reply')
  await page.getByLabel('Or a saved message').setInputFiles({
    name: 'reply.eml',
    mimeType: 'message/rfc822',
    buffer: Buffer.from(EML),
  })
  await expect(page.getByRole('radio', { name: 'Backend engineer, Bluefin Maps' })).toBeChecked()
  await expect(page.getByRole('blockquote')).toContainText('invite you to a first interview')
  await checkPage(page)
  await clickButton(page, 'Keep it and set the state')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(`/home/applications/${id}`)
  await expect(page.getByText('Found → Interview')).toBeVisible()
  await page.getByText('Reply: Your application at Bluefin Maps').click()
  await expect(page.getByText('When would you be available?')).toBeVisible()
})

test('a table of another program is matched and previewed before it is stored', async ({
  page,
  checkPage,
}) => {
  const csv = [
    'Employer,Role,Stage,Date Applied,Comments,Salary',
    'Acme,Designer,Applied,03/04/2026,"=1+1",90000',
    ',Nobody,Applied,,,',
    'Orbit,"Engineer, backend",Dreaming,31/31/2026,,',
  ].join('\n')
  await page.goto('/home/applications/import')
  await page
    .getByLabel('The table')
    .setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByRole('combobox', { name: 'Salary' })).toHaveValue('skip')
  await expect(page.getByText('Row 3: The company is missing.')).toBeVisible()
  await expect(page.getByText('The state “Dreaming” is not known.')).toBeVisible()
  const cells = page.getByRole('row').filter({ hasText: 'Designer' })
  await expect(cells).toContainText('2026-04-03')
  await page.getByRole('combobox', { name: 'Dates such as' }).selectOption('month-first')
  await expect(cells).toContainText('2026-03-04')
  await checkPage(page)
  await clickButton(page, 'Store 2 applications')
  await expect(page.getByText('2 applications were added.')).toBeVisible()
  await page.getByRole('link', { name: 'Your applications' }).click()
  await page.getByRole('tab', { name: 'List' }).click()
  await page.getByRole('searchbox').fill('orbit')
  await expect(page.getByRole('link', { name: 'Engineer, backend' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Designer' })).toBeHidden()
  await page.getByRole('tab', { name: 'Numbers' }).click()
  await expect(page.getByRole('heading', { name: 'How far they came' })).toBeVisible()
  await checkPage(page)
})

test('a mock interview fits its posting, says why before it begins, and is listed with it', async ({
  page,
  checkPage,
}) => {
  const what = 'Senior Backend Engineer\n\nYou have:\n- Django\n- REST APIs\n- mentoring'
  const read = await page.request.post('/api/postings/read', { data: { what } })
  const { posting } = await read.json()
  const kept = await page.request.post('/api/applications', { data: { postingId: posting.id } })
  const { id } = await kept.json()
  await page.goto(`/home/applications/${id}`)
  const why = page.getByRole('region', { name: 'Prepare for this' })
  await expect(why).toContainText('PythonThe posting says “Django”.')
  await expect(why).toContainText('HardThe posting says “Senior Backend Engineer”.')
  await why.getByLabel('Round').selectOption('Behavioral')
  await expect(why).toContainText('MentoringThe posting says “mentoring”.')
  await checkPage(page)
  await why.getByLabel('Round').selectOption('Coding')
  const asked = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/interviews') && answer.request().method() === 'POST',
  )
  await clickButton(page, 'Begin a mock interview')
  expect(await (await asked).json()).toMatchObject({
    round: 'coding',
    language: 'python',
    difficulty: 'hard',
  })
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible()
  await page.goto(`/home/applications/${id}`)
  await expect(page.getByRole('link', { name: 'Mock interview' })).toBeVisible()
})

test('a live session for an application knows its posting, and its debrief is listed with it', async ({
  page,
  checkPage,
}) => {
  const id = await createApplication(page, 'Acme', 'Designer')
  await page.goto(`/home/applications/${id}`)
  await page.getByRole('link', { name: 'Go live for it' }).click()
  await expect(page.getByText('For your application: Designer, Acme.')).toBeVisible()
  await expect(page.getByText('Answers may use the posting.')).toBeVisible()
  await clickButton(page, 'Background')
  const job = page.getByLabel('Job description')
  await expect(job).toHaveValue(id)
  await job.selectOption('None')
  await expect(page.getByText('Without your application: Designer, Acme.')).toBeVisible()
  await job.selectOption('Posting: Designer, Acme')
  await checkPage(page)
  await page.getByLabel('Practice', { exact: true }).check()
  await page.getByLabel('I may have this conversation transcribed.').check()
  await clickButton(page, 'Begin the session')
  await expect(page).toHaveURL(/\/home\/live\/[0-9a-f-]{36}$/)
  const session = page.url()
  const ended = await page.request.post(`/api${new URL(session).pathname.slice(5)}/events`, {
    data: { events: [{ id: randomUUID(), version: 1, type: 'live-ended' }] },
  })
  expect(ended.ok(), await ended.text()).toBe(true)
  await page.goto(`/home/applications/${id}`)
  await page.getByRole('link', { name: 'Debrief of a live session' }).click()
  await expect(page).toHaveURL(session)
  await expect(page.getByRole('region', { name: 'Debrief' })).toBeVisible()
})

test('the page before a live session says that an application is gone, and begins without it', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404/)
  const id = await createApplication(page, 'Acme', 'Designer')
  await page.request.delete(`/api/applications/${id}`)
  await page.goto(`/home/live/new?application=${id}`)
  await expect(page.getByText('This application is not there any more.')).toBeVisible()
  await page.getByLabel('Practice', { exact: true }).check()
  await page.getByLabel('I may have this conversation transcribed.').check()
  await clickButton(page, 'Begin the session')
  await expect(page).toHaveURL(/\/home\/live\/[0-9a-f-]{36}$/)
})
