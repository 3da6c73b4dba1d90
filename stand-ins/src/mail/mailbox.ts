import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'

/** One mail as one recipient got it. */
export interface Message {
  id: string
  to: string
  from: string
  subject: string
  text: string
  html: string
  receivedAt: string
}

export type Mailbox = ReturnType<typeof createMailbox>

const KEPT = 500

/** Keeps the last 500 mails in memory, newest first. */
export function createMailbox() {
  let messages: Message[] = []

  return {
    /** Takes in a raw mail for each recipient of its envelope. @throws when it cannot be parsed. */
    async deliver(raw: Uint8Array, recipients: string[]) {
      const mail = await PostalMime.parse(raw)
      const content = {
        from: mail.from?.address ?? '',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
        receivedAt: new Date().toISOString(),
      }
      const copies = recipients.map((to) => ({ id: randomUUID(), to: to.toLowerCase(), ...content }))
      messages = [...copies, ...messages].slice(0, KEPT)
    },
    /** Mail of one address, or all of it. */
    list: (to?: string) => (to ? messages.filter((message) => message.to === to.trim().toLowerCase()) : messages),
    find: (id: string) => messages.find((message) => message.id === id),
    clear() {
      messages = []
    },
  }
}
