import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Control } from '../control.ts'
import { MAIL } from '../credentials.ts'
import type { Mailbox } from './mailbox.ts'

const MAX_BYTES = 10 * 1024 * 1024

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

interface Options {
  host: string
  port: number
  mailbox: Mailbox
  control: Control
}

/** A mail server that asks for a user and a password, as real ones do, and delivers everything into `mailbox`. */
export async function startSmtp({ host, port, mailbox, control }: Options) {
  const mangled = new Set<string>()

  const receive = async (id: string, stream: NodeJS.ReadableStream, recipients: string[]) => {
    const raw = await buffer(stream)
    if (mangled.delete(id)) throw refusal(554, 'Transaction failed')
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
      if (auth.username === MAIL.user && auth.password === MAIL.password) return callback(null, { user: MAIL.user })
      return callback(refusal(535, 'Authentication credentials invalid'))
    },
    onMailFrom(_from, session, callback) {
      const mode = control.take('mail', '/')
      if (mode === 'fail') return callback(refusal(451, 'Requested action aborted: error in processing'))
      if (mode === 'stall') return void control.untilChanged('mail').then(() => callback())
      if (mode === 'wrong') mangled.add(session.id)
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
  // A client that breaks off mid-way is its own business.
  server.on('error', () => {})

  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: actual } = server.server.address() as AddressInfo
  return {
    port: actual,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
