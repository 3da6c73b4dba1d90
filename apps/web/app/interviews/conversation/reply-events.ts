import type { ReplyEvent } from '@sightline/contracts/replies'

/** An event of a reply's stream, and the place after it, for whoever comes back. */
export type Heard = { event: ReplyEvent; id: string | null }

/** The events of a stream of server-sent events, each as soon as it is whole. @throws when one is none of a reply's */
export async function* replyEvents(stream: ReadableStream<string>): AsyncGenerator<Heard> {
  const { ReplyEvent } = await import('@sightline/contracts/replies')
  const reader = stream.getReader()
  let rest = ''
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const blocks = `${rest}${next.value}`.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) => block.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1] ?? null
      const data = field('data')
      if (data !== null) yield { event: ReplyEvent.parse(JSON.parse(data)), id: field('id') }
    }
  }
}
