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

const MAILS_KEPT = 500

/** Stores the latest 500 mails in memory, newest first. */
export interface Mailbox {
  /**
   * Stores a copy of a raw mail for each recipient of its envelope. @throws when the mail cannot be
   * parsed.
   */
  deliver: (raw: Uint8Array, recipients: string[]) => Promise<void>
  /** Lists the mail to one address, or all mail. */
  list: (to?: string) => Message[]
  find: (id: string) => Message | undefined
  clear: () => void
}

export function createMailbox(): Mailbox {
  let messages: Message[] = []

  return {
    async deliver(raw, recipients) {
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
    list: (to) =>
      to ? messages.filter((message) => message.to === to.trim().toLowerCase()) : messages,
    find: (id) => messages.find((message) => message.id === id),
    clear() {
      messages = []
    },
  }
}
