import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp } from '../../../test/app.ts'
import { newEmail } from '../../../test/browser.ts'
import { addMs, MINUTE_MS } from '../clock.ts'
import { queuedMails } from './table.ts'

const { db, clock, mailTo, tick } = await startApp()

/** A mail as a server of the version before jobs has stored it. */
async function storeOldMail(dueForMs: number) {
  const recipient = newEmail()
  const content = { subject: 'An old mail', text: 'Hello', html: '<p>Hello</p>' }
  const nextTryAt = addMs(clock(), -dueForMs)
  const createdAt = addMs(clock(), -60 * MINUTE_MS)
  const row = { id: randomUUID(), key: randomUUID(), recipient, ...content, createdAt, nextTryAt }
  await db.insert(queuedMails).values(row)
  return recipient
}

test('a mail that servers of the version before have left is sent once', async () => {
  const recipient = await storeOldMail(6 * MINUTE_MS)
  await tick()
  await tick()
  expect(await mailTo(recipient)).toHaveLength(1)
})

test('a mail that a server of the version before may send is left to it', async () => {
  const recipient = await storeOldMail(MINUTE_MS)
  await tick()
  expect(await mailTo(recipient)).toEqual([])
})
