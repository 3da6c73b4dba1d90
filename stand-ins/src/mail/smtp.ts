import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Control } from '../control.ts'
import { MAIL } from '../credentials.ts'
import type { Mailbox } from './mailbox.ts'

const MAX_BYTES = 10 * 1024 * 1024

const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })

interface Options {
  host: string
  port: number
  mailbox: Mailbox
  control: Control
}

/** Starts a mail server that requires a user and a password and delivers all mail to `mailbox`. */
export async function startSmtp({ host, port, mailbox, control }: Options) {
  const rejectedSessions = new Set<string>()

  const receive = async (id: string, stream: NodeJS.ReadableStream, recipients: string[]) => {
    const raw = await buffer(stream)
    if (rejectedSessions.delete(id)) throw smtpError(554, 'Transaction failed')
    await mailbox.deliver(raw, recipients)
  }

  const server = new SMTPServer({
    name: 'stand-in',
    banner: 'Sightline mail stand-in',
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    rejectOversized: true,
    closeTimeout: 100,
    onAuth(auth, _session, callback) {
      if (auth.username === MAIL.user && auth.password === MAIL.password)
        return callback(null, { user: MAIL.user })
      return callback(smtpError(535, 'Authentication credentials invalid'))
    },
    onMailFrom(_from, session, callback) {
      const mode = control.consumeMode('mail', '/')
      if (mode === 'fail')
        return callback(smtpError(451, 'Requested action aborted: error in processing'))
      if (mode === 'stall') return void control.waitForChange('mail').then(() => callback())
      if (mode === 'wrong') rejectedSessions.add(session.id)
      return callback()
    },
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      receive(session.id, stream, recipients).then(
        () => callback(null, 'Queued'),
        (error) => callback(error),
      )
    },
  })
  // Without a listener a client that disconnects in the middle of a mail would crash the process.
  server.on('error', () => {})

  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: actualPort } = server.server.address() as AddressInfo
  return {
    port: actualPort,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
