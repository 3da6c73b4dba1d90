import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'

/** A mail as one of its recipients received it. */
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

const MAILS_KEPT = 500

/** Stores the latest 500 mails in memory, newest first. */
export function createMailbox() {
  let messages: Message[] = []

  return {
    /**
     * Stores a copy of a raw mail for each recipient of its envelope. @throws when the mail cannot
     * be parsed.
     */
    async deliver(raw: Uint8Array, recipients: string[]) {
      const mail = await PostalMime.parse(raw)
      const content = {
        from: mail.from?.address ?? '',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
        receivedAt: new Date().toISOString(),
      }
      const copies = recipients.map((to) => ({
        id: randomUUID(),
        to: to.toLowerCase(),
        ...content,
      }))
      messages = [...copies, ...messages].slice(0, MAILS_KEPT)
    },
    /** Lists the mail to one address, or all mail. */
    list: (to?: string) =>
      to ? messages.filter((message) => message.to === to.trim().toLowerCase()) : messages,
    find: (id: string) => messages.find((message) => message.id === id),
    clear() {
      messages = []
    },
  }
}
