import type { Page } from '@playwright/test'
import { z } from 'zod'
import { password } from '../../harness/accounts.ts'
import { clickButton, logOut, submitLogIn } from '../../harness/forms.ts'
import { beginSpokenInterview, spokenQuestion } from '../../harness/spoken.ts'
import { expect, test } from '../../harness/test.ts'

const question = spokenQuestion('behavioral', 'learned-in-a-short-time')
const DRAFT = 'A story that nobody else shall read'

/** Keeps a picture as the page of a live session does, and a setting of the device. */
const keepPictureAndSetting = (page: Page, userId: string) =>
  page.evaluate(`new Promise((resolve, reject) => {
    localStorage.setItem('sightline-setting-microphone', 'the one at the desk')
    const request = indexedDB.open('sightline-user-${userId}-pinned-pictures', 1)
    request.onerror = reject
    request.onupgradeneeded = () => request.result.createObjectStore('pictures').put('picture', 1)
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })`)

const Stored = z.object({
  local: z.array(z.tuple([z.string(), z.string()])),
  session: z.array(z.string()),
  databases: z.array(z.string()),
})

/** All that the browser stores for the site. */
const stored = async (page: Page) =>
  Stored.parse(
    await page.evaluate(`(async () => ({
      local: Object.entries(localStorage).sort(),
      session: Object.keys(sessionStorage).filter((key) => key.startsWith('sightline')),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))()`),
  )

const ONLY_SETTINGS = {
  local: [['sightline-setting-microphone', 'the one at the desk']],
  session: [],
  databases: [],
}

const writeDraft = async (page: Page) => {
  await beginSpokenInterview(page, question)
  await page.getByLabel('Your answer').fill(DRAFT)
}

test('a log-out asks where work would be lost, and leaves nothing of the user in the browser', async ({
  page,
  asha,
  account,
  checkPage,
}) => {
  await writeDraft(page)
  await keepPictureAndSetting(page, asha.id)
  await page.goto('/home')
  await logOut(page)
  const question = page.getByRole('dialog', { name: 'Log out and lose what is only here?' })
  await checkPage(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect((await stored(page)).databases).toHaveLength(1)

  await logOut(page)
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => stored(page)).toEqual(ONLY_SETTINGS)

  const ravi = await account.signUp()
  await submitLogIn(page, ravi.email)
  await expect(page).toHaveURL('/home')
  // Nothing of the second user is kept, so the log-out does not ask.
  await logOut(page)
  await expect(page).toHaveURL('/login')
  await expect.poll(() => stored(page)).toEqual(ONLY_SETTINGS)
})

test('after a log-in has expired, another user sees nothing of the first, who finds it again', async ({
  page,
  asha,
  account,
  server,
}) => {
  await writeDraft(page)
  const interview = page.url()
  await server.sql`delete from sessions where user_id = ${asha.id}`
  await page.reload()
  await expect(page).toHaveURL('/login')
  const ravi = await account.signUp()
  await submitLogIn(page, ravi.email)
  await expect(page, 'not the page of the first user').toHaveURL('/home')
  const keys = (await stored(page)).local.map(([key]) => key)
  expect(keys.filter((key) => key.includes(ravi.id))).toEqual([])

  await page.request.post('/api/auth/log-in', { data: { email: asha.email, password } })
  await page.goto(interview)
  await expect(page.getByLabel('Your answer')).toHaveValue(DRAFT)
})

test('a deleted account leaves nothing of the user in the browser', async ({ page, asha }) => {
  await writeDraft(page)
  await keepPictureAndSetting(page, asha.id)
  await page.goto('/home/profile')
  await clickButton(page, 'Delete account')
  await page.getByLabel(`Type ${asha.email} to confirm`).fill(asha.email)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await clickButton(page, 'Delete for good')
  await expect(page).toHaveURL('/')
  await expect.poll(() => stored(page)).toEqual(ONLY_SETTINGS)
})
