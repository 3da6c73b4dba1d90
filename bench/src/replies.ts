import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { root } from '../../scripts/configuration.mjs'
import { freePort } from '../../scripts/ports.mjs'
import { start, waitForAnswer } from '../../scripts/processes.mjs'
import { post, signUp } from './person.ts'
import { atMost, median, notMeasured, p99, type Row, reference } from './row.ts'
import { type Server, withServer } from './server.ts'

const STREAMS = 100
const SIGN_UPS_AT_ONCE = 4
const QUESTION = 'refund-pair'
const TEXT = 'word '.repeat(60).trim()
/** With a new one every so often, this many are open at once: one takes about STREAMS * EVERY_MS. */
const EVERY_MS = 110
const SPEAKING = { text: TEXT, waitMs: 1000, paceMs: 150 }
const STALLED_EACH = 2
/** As long as a reply may be. */
const LONG = { text: 'a-long-word-of-sorts '.repeat(190).trim(), paceMs: 100 }
const SAID_WITHIN_MS = 120_000
const IDLE = { text: TEXT, act: 'stall-midway' }
const SETTINGS = {
  MODELS: 'openai-compatible:bench@{stand-ins}/models/openai/v1',
  OPENAI_COMPATIBLE_API_KEY: 'stand-in-key',
  MODEL_FIRST_WORDS_MS: '60000',
  TRUSTED_PROXIES: '1',
}

/** What the server adds to a model: the wait for the first words, and what a stream costs, beside a bare proxy of the same framework. */
export async function replies(databaseUrl: string | undefined): Promise<Row[]> {
  if (!databaseUrl) return [notMeasured('Replies on PostgreSQL', 'there is no PostgreSQL on this machine')]
  if (process.platform !== 'linux') return [notMeasured('Replies', 'this system does not tell what a process takes')]
  return withServer(databaseUrl, measure, SETTINGS)
}

async function measure(server: Server): Promise<Row[]> {
  const proxy = await startProxy(`${server.standIns}/models`)
  try {
    const candidates = await gather(server)
    const script = (step: object) =>
      fetch(`${server.standIns}/models/script`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify([step]),
      })
    const straight = () => ask(`${server.standIns}/models`)
    const proxied = () => ask(proxy.origin)
    const replied = (index: number) => candidates[index]?.read() ?? Promise.reject(new Error('Too few candidates'))
    const everybodyAsks = () => Promise.all(candidates.map((candidate) => candidate.askSomething()))

    await script(SPEAKING)
    const [ofStandIn, ofProxy, ofServer] = [
      await measureStreams({ open: straight }),
      await measureStreams({ open: proxied, pid: proxy.pid }),
      await measureStreams({ open: replied, before: (index) => candidates[index]?.askSomething(), pid: server.pid }),
    ]
    await everybodyAsks()
    await script(IDLE)
    const proxyKb = await idleKb(proxied, proxy.pid)
    const serverKb = await idleKb(replied, server.pid)
    await everybodyAsks()
    await script(LONG)
    const stalledMb = await stalledMbOf(server, candidates)

    const wait = (of: string, { firstMs }: Round) => [
      reference({ name: `First words at ${STREAMS} streams, ${of}, median`, value: median(firstMs), unit: 'ms' }),
      reference({ name: `First words at ${STREAMS} streams, ${of}, 99th percentile`, value: p99(firstMs), unit: 'ms' }),
    ]
    const added = (share: (values: number[]) => number) => share(ofServer.firstMs) - share(ofStandIn.firstMs)
    return [
      ...wait('straight from the stand-in', ofStandIn),
      ...wait('through a bare proxy', ofProxy),
      ...wait('through the server', ofServer),
      atMost(10, { name: 'First words, added by the server, median', value: added(median), unit: 'ms' }),
      atMost(50, { name: 'First words, added by the server, 99th percentile', value: added(p99), unit: 'ms' }),
      reference({
        name: 'Processor time of one reply of 60 words, bare proxy',
        value: ofProxy.cpuMs,
        unit: 'ms',
        digits: 1,
      }),
      reference({
        name: 'Processor time of one reply of 60 words, server',
        value: ofServer.cpuMs,
        unit: 'ms',
        digits: 1,
      }),
      reference({ name: 'Memory of an idle stream, bare proxy', value: proxyKb, unit: 'KiB' }),
      reference({ name: 'Memory of an idle stream, server', value: serverKb, unit: 'KiB' }),
      atMost(100, {
        name: `Memory of ${STREAMS * STALLED_EACH} readers of long replies that take nothing`,
        value: stalledMb,
        unit: 'MiB',
      }),
    ]
  } finally {
    await proxy.close()
  }
}

type Candidate = { askSomething(): Promise<unknown>; read(): Promise<Response>; stall(): Socket }

/** People whose interview has come to their own questions. */
async function gather(server: Server): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  const one = async (index: number): Promise<Candidate> => {
    const { cookie } = await signUp(server, `198.51.100.${index + 1}`)
    const url = `${server.origin}/api/interviews`
    const id = randomUUID()
    await post(url, { mode: 'mock', round: 'coding', question: QUESTION, id }, cookie)
    const report = (...events: object[]) => post(`${url}/${id}/events`, { events: events.map(withId) }, cookie)
    await report({ type: 'begun' }, { type: 'moved-on', question: QUESTION })
    return {
      askSomething: () => report({ type: 'candidate-asked', text: 'What would you do better?' }),
      read: () => post(`${url}/${id}/replies`, {}, cookie),
      stall: () => openAndStall(`${url}/${id}/replies`, cookie),
    }
  }
  for (let index = 0; index < STREAMS; index += SIGN_UPS_AT_ONCE)
    candidates.push(...(await Promise.all(Array.from({ length: SIGN_UPS_AT_ONCE }, (_, next) => one(index + next)))))
  return candidates
}

const withId = (event: object) => ({ id: randomUUID(), version: 1, ...event })

const ask = (origin: string) =>
  fetch(`${origin}/openai/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer stand-in-key', 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'bench', stream: true, messages: [{ role: 'user', content: 'Hello' }] }),
  })

type Open = (index: number) => Promise<Response>

/** Reads a stream to its end. Milliseconds to its first words. */
async function readWords(open: Open, index: number): Promise<number> {
  const startedAt = performance.now()
  const { body } = await open(index)
  let firstMs = Number.NaN
  if (body)
    for await (const text of body.pipeThrough(new TextDecoderStream()))
      if (Number.isNaN(firstMs) && text.includes('"word ')) firstMs = performance.now() - startedAt
  if (Number.isNaN(firstMs)) throw new Error('A stream had no words')
  return firstMs
}

type Round = { firstMs: number[]; cpuMs: number }
type Measured = { open: Open; before?: (index: number) => Promise<unknown> | undefined; pid?: number }

/** Streams that begin one after the other: a first turn of everybody, until all are open, and then a measured one among them. */
async function measureStreams({ open, before, pid }: Measured): Promise<Round> {
  const cpuBefore = pid === undefined ? 0 : cpuMsOf(pid)
  const turns: Promise<number>[] = []
  const take = async (turn: number) => {
    await setTimeout(turn * EVERY_MS)
    // On a busy machine a first turn may still be under way.
    await turns[turn - STREAMS]
    await before?.(turn % STREAMS)
    return readWords(open, turn % STREAMS)
  }
  for (let turn = 0; turn < 2 * STREAMS; turn++) turns.push(take(turn))
  const firstMs = await Promise.all(turns)
  const cpuMs = pid === undefined ? 0 : (cpuMsOf(pid) - cpuBefore) / (2 * STREAMS)
  return { firstMs: firstMs.slice(STREAMS), cpuMs }
}

/** What each of the streams takes that have words to come. */
async function idleKb(open: Open, pid: number): Promise<number> {
  const before = residentKb(pid)
  const responses = await Promise.all(Array.from({ length: STREAMS }, (_, index) => open(index)))
  await setTimeout(2000)
  const taken = residentKb(pid) - before
  for (const { body } of responses) await body?.cancel()
  // Until nobody is at them any more.
  await setTimeout(2000)
  return taken / STREAMS
}

/** What readers take that open a stream and read nothing of it, while all of a long reply is said to them. */
async function stalledMbOf({ standIns, pid }: Server, candidates: Candidate[]): Promise<number> {
  const before = residentKb(pid)
  const readers = candidates.flatMap(({ stall }) => Array.from({ length: STALLED_EACH }, stall))
  const isSaid = async () => {
    const calls = Calls.parse(await (await fetch(`${standIns}/models/calls`)).json())
    return calls.length === candidates.length && calls.every(({ isOver }) => isOver)
  }
  const deadline = performance.now() + SAID_WITHIN_MS
  while (!(await isSaid())) {
    if (performance.now() > deadline) throw new Error('The long replies did not come to their end')
    await setTimeout(500)
  }
  const taken = residentKb(pid) - before
  for (const reader of readers) reader.destroy()
  return taken / 1024
}
const Calls = z.array(z.object({ isOver: z.boolean() }))

/** A request whose answer stays unread: what does not fit into the system's buffers stays with the server. */
function openAndStall(address: string, cookie: string): Socket {
  const { hostname, port, pathname } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port) }).pause()
  const headers = [`host: ${hostname}:${port}`, `cookie: ${cookie}`, 'content-type: application/json']
  socket.write([`POST ${pathname} HTTP/1.1`, ...headers, 'content-length: 2', '', '{}'].join('\r\n'))
  return socket
}

const TICKS_PER_S = 100
function cpuMsOf(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = after.split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_S
}
const residentKb = (pid: number) => Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+)/m)?.[1])

async function startProxy(target: string) {
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), TARGET: target }
  const child = start('The bare proxy', ['bench/src/bare-proxy.ts'], { env, cwd: root, isQuiet: true })
  const origin = `http://127.0.0.1:${port}`
  if (!(await waitForAnswer(origin, 20_000)) || child.pid === undefined)
    throw new Error('The bare proxy did not answer')
  return { origin, pid: child.pid, close: () => child.close(5000) }
}
