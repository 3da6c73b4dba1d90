import { expect } from '@playwright/test'
import { z } from 'zod'

const Messages = z.array(
  z.object({ id: z.string(), subject: z.string(), text: z.string(), html: z.string() }),
)
export type Message = z.infer<typeof Messages>[number]

export interface Mail {
  to: (address: string) => Promise<Message[]>
  /** The six digits of the newest mail to `address`; with `count`, once that many have come. */
  codeFor: (address: string, count?: number) => Promise<string>
  /** The link of the newest mail to `address`; with `count`, once that many have come. */
  linkFor: (address: string, count?: number) => Promise<string>
}

/** The inbox of the mail stand-in. */
export function createMail(standIns: string): Mail {
  const to = async (address: string): Promise<Message[]> => {
    const answer = await fetch(`${standIns}/mail/messages?to=${encodeURIComponent(address)}`)
    return Messages.parse(await answer.json())
  }
  /** The newest mail to `address`, once there are `count` of them. */
  const latest = async (address: string, count = 1): Promise<Message> => {
    await expect
      .poll(async () => (await to(address)).length, `mails to ${address}`)
      .toBeGreaterThanOrEqual(count)
    const [message] = await to(address)
    if (!message) throw new Error(`The mail to ${address} vanished`)
    return message
  }
  const find = async (pattern: RegExp, address: string, count?: number) => {
    const { text } = await latest(address, count)
    const [match] = text.match(pattern) ?? []
    if (!match) throw new Error(`Nothing like ${pattern} in the mail to ${address}:\n${text}`)
    return match
  }
  return {
    to,
    codeFor: (address, count) => find(/^\d{6}$/m, address, count),
    linkFor: (address, count) => find(/https?:\/\/\S+/, address, count),
  }
}
