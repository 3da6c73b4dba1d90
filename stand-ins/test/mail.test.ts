import { createTransport } from 'nodemailer'
import { afterEach, expect, test } from 'vitest'
import type { Message } from '../src/mail/mailbox.ts'
import { startForTests } from './stand-ins.ts'

const { smtpUrl, get, send, tell, reset } = await startForTests()
afterEach(reset)

const mailTo = (to: string | string[], subject = 'Your code') =>
  createTransport(smtpUrl).sendMail({
    from: 'Sightline <no-reply@sightline.example>',
    to,
    subject,
    text: 'The code is 123456 — välkommen',
    html: '<p>The code is <b>123456</b></p>',
  })

const messages = async (query = '') =>
  (await (await get(`/mail/messages${query}`)).json()) as Message[]

test('sent mail can be read as JSON by address, newest first', async () => {
  await mailTo('asha@example.com', 'First')
  await mailTo(['Asha@Example.com', 'ravi@example.com'], 'Second')

  const mine = await messages('?to=ASHA@example.com')
  expect(mine.map(({ subject }) => subject)).toEqual(['Second', 'First'])
  expect(mine[0]).toMatchObject({
    to: 'asha@example.com',
    from: 'no-reply@sightline.example',
    text: 'The code is 123456 — välkommen\n',
    html: '<p>The code is <b>123456</b></p>\n',
  })
  expect(Date.parse(mine[0]?.receivedAt ?? '')).not.toBeNaN()
  expect(await messages()).toHaveLength(3)
})

test('the mailbox can be emptied', async () => {
  await mailTo('asha@example.com')
  await send('DELETE', '/mail/messages')

  expect(await messages()).toEqual([])
})

test.each([
  ['without a password', smtpUrl.replace('sightline:stand-in@', '')],
  ['with a wrong password', smtpUrl.replace('stand-in', 'guessed')],
])('mail sent %s is rejected', async (_how, url) => {
  const mail = { from: 'a@example.com', to: 'nobody@example.com', text: 'Hello' }

  await expect(createTransport(url).sendMail(mail)).rejects.toMatchObject({
    responseCode: url.includes('@') ? 535 : 530,
  })
  expect(await messages('?to=nobody@example.com')).toEqual([])
})

test('the inbox page lists the mail of an address and runs no script of a mail', async () => {
  await mailTo('mallory@example.com', '<script>alert(1)</script>')
  const inbox = await (await get('/mail?to=mallory@example.com')).text()
  const [message] = await messages('?to=mallory@example.com')
  const view = await (await get(`/mail/view/${message?.id}`)).text()

  expect(inbox).toContain(`/mail/view/${message?.id}`)
  expect(inbox).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
  expect(view).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(view).not.toContain('<b>123456</b>')
  expect(await (await get('/mail?to=nobody@example.com')).text()).toContain(
    'No mail for nobody@example.com yet.',
  )
  expect((await get('/mail/view/made-up')).status).toBe(404)
})

test('on demand mail is rejected with 451, for a given number of times', async () => {
  await tell('mail', { mode: 'fail', times: 1 })

  await expect(mailTo('late@example.com')).rejects.toMatchObject({ responseCode: 451 })
  await mailTo('late@example.com')
  expect(await messages('?to=late@example.com')).toHaveLength(1)
})

test('on demand mail is accepted and then rejected', async () => {
  await tell('mail', { mode: 'wrong' })

  await expect(mailTo('lost@example.com')).rejects.toMatchObject({ responseCode: 554 })
  expect(await messages('?to=lost@example.com')).toEqual([])
})

test('on demand mail waits until the behaviour is reset', async () => {
  await tell('mail', { mode: 'stall' })
  const impatient = createTransport(`${smtpUrl}?socketTimeout=200`)
  const sending = mailTo('patient@example.com')

  await expect(
    impatient.sendMail({ from: 'a@example.com', to: 'b@example.com', text: '' }),
  ).rejects.toThrow('Timeout')
  expect(await messages('?to=patient@example.com')).toEqual([])
  await reset()
  await sending
  expect(await messages('?to=patient@example.com')).toHaveLength(1)
})
