import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a proxy does with the requests to a path. */
interface Rule {
  path: RegExp
  method?: string
  /** Answers in place of the server. */
  answer?: { status: number; code: string; retryAfterS?: number }
  /** Passes on so many pieces of the server's answer: then nothing more, or an end without a word. */
  after?: { pieces: number; then: 'silent' | 'cut' }
  /** How often; always by default. */
  times?: number
}

/** A proxy before a server, which counts requests and can be told to do what proxies do. */
export async function openProxy(origin: string) {
  let rules: Rule[] = []
  const requests: string[] = []
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '' } = incoming
    const isPreflight = method === 'OPTIONS'
    if (!isPreflight) requests.push(`${method} ${url}`)
    const rule = isPreflight ? undefined : take(method, url)
    if (rule?.answer) refuse(incoming, outgoing, rule.answer)
    else passOn(incoming, outgoing, rule?.after)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  function take(method: string, url: string): Rule | undefined {
    const found = rules.find((rule) => rule.path.test(url) && (rule.method ?? method) === method)
    if (found?.times !== undefined && --found.times === 0)
      rules = rules.filter((rule) => rule !== found)
    return found
  }

  function passOn(incoming: IncomingMessage, outgoing: ServerResponse, after: Rule['after']) {
    const { method, headers, url } = incoming
    const passed = request(new URL(url ?? '/', origin), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      let pieces = 0
      answer.on('data', (piece) => {
        pieces += 1
        if (!after || pieces <= after.pieces) outgoing.write(piece)
        else if (after.then === 'cut') outgoing.destroy()
      })
      answer.on('end', () => !after && outgoing.end())
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Replaces what it was told before. */
    tell: (...next: Rule[]) => {
      rules = next
    },
    /** How many requests to a path it has had. */
    count: (path: RegExp) => requests.filter((line) => path.test(line)).length,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function refuse(
  { headers }: IncomingMessage,
  outgoing: ServerResponse,
  { status, code, retryAfterS }: NonNullable<Rule['answer']>,
) {
  outgoing.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': headers.origin ?? '*',
    ...(retryAfterS !== undefined && { 'retry-after': String(retryAfterS) }),
  })
  const body = { code, message: `The answer ${status}.`, requestId: 'proxy', retryAfterS }
  outgoing.end(JSON.stringify(body))
}
