import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { serverEnvironment } from '@sightline/stand-ins/server-environment'
import { z } from 'zod'
import { root } from '../../scripts/configuration.mjs'
import { freePort } from '../../scripts/ports.mjs'
import { start, waitForAnswer } from '../../scripts/processes.mjs'
import { readResidentKb } from './process-usage.ts'
import {
  type OpenStream,
  openAndStall,
  STREAMS,
  type StreamTimes,
  timeStreams,
} from './reply-streams.ts'
import { atMost, comparison, median, notMeasured, p99, type Row } from './row.ts'
import { scriptStandIn } from './script-stand-in.ts'
import { type Server, withServer } from './server.ts'
import { post, signUp } from './users.ts'

const CONCURRENT_SIGN_UPS = 4
const QUESTION = 'refund-pair'
const TEXT = 'word '.repeat(60).trim()
const STALLED_READERS_PER_USER = 2
const LONG_REPLY_TIMEOUT_MS = 120_000
/** Steps for the stand-in of the models; `LONG_REPLY` is as long as a reply may be. */
const PACED_REPLY = { text: TEXT, waitMs: 1000, paceMs: 150 }
const STALLING_REPLY = { text: TEXT, act: 'stall-midway' }
const LONG_REPLY = { text: 'a-long-word-of-sorts '.repeat(190).trim(), paceMs: 100 }

const { OPENAI_COMPATIBLE_API_KEY } = serverEnvironment({ port: 0, smtpPort: 0 }).models
const EXTRA_ENV = {
  MODELS: 'openai-compatible:bench@{stand-ins}/models/openai/v1',
  OPENAI_COMPATIBLE_API_KEY,
  MODEL_FIRST_WORDS_MS: '60000',
  TRUSTED_PROXIES: '1',
}

/**
 * What the server adds to a model's reply: delay, processor time and memory, compared with a
 * baseline proxy.
 */
export async function replies(databaseUrl: string | undefined): Promise<Row[]> {
  if (!databaseUrl)
    return [notMeasured('Replies on PostgreSQL', 'there is no PostgreSQL on this machine')]
  if (process.platform !== 'linux')
    return [notMeasured('Replies', 'only Linux reports what a process uses')]
  return withServer(databaseUrl, measure, EXTRA_ENV)
}

async function measure(server: Server): Promise<Row[]> {
  const proxy = await startBaselineProxy(`${server.standIns}/models`)
  try {
    const candidates = await createCandidates(server)
    const scriptReplies = (step: object) => scriptStandIn(server.standIns, 'models', [step])
    const openDirect = () => requestCompletion(`${server.standIns}/models`)
    const openProxied = () => requestCompletion(proxy.origin)
    const openReply = (index: number) =>
      candidates[index]?.openReply() ?? Promise.reject(new Error('No candidate'))
    const askAll = () => Promise.all(candidates.map((candidate) => candidate.ask()))

    await scriptReplies(PACED_REPLY)
    const direct = await timeStreams({ open: openDirect })
    const proxied = await timeStreams({ open: openProxied, pid: proxy.pid })
    const served = await timeStreams({
      open: openReply,
      beforeOpen: (index) => candidates[index]?.ask(),
      pid: server.pid,
    })
    await askAll()
    await scriptReplies(STALLING_REPLY)
    const proxyIdleKb = await measureIdleKb(openProxied, proxy.pid)
    const serverIdleKb = await measureIdleKb(openReply, server.pid)
    await askAll()
    await scriptReplies(LONG_REPLY)
    const stalledMb = await measureStalledMb(server, candidates)
    return [
      ...delayRows(direct, proxied, served),
      comparison({
        name: 'Processor time of one reply of 60 words, bare proxy',
        value: proxied.cpuMs,
        unit: 'ms',
        digits: 1,
      }),
      comparison({
        name: 'Processor time of one reply of 60 words, server',
        value: served.cpuMs,
        unit: 'ms',
        digits: 1,
      }),
      comparison({ name: 'Memory of an idle stream, bare proxy', value: proxyIdleKb, unit: 'KiB' }),
      comparison({ name: 'Memory of an idle stream, server', value: serverIdleKb, unit: 'KiB' }),
      atMost(100, {
        name: `Memory of ${STREAMS * STALLED_READERS_PER_USER} readers of long replies that take nothing`,
        value: stalledMb,
        unit: 'MiB',
      }),
    ]
  } finally {
    await proxy.close()
  }
}

function delayRows(direct: StreamTimes, proxied: StreamTimes, served: StreamTimes): Row[] {
  const rowsOf = (path: string, { firstWordsMs }: StreamTimes) => [
    comparison({
      name: `First words at ${STREAMS} streams, ${path}, median`,
      value: median(firstWordsMs),
      unit: 'ms',
    }),
    comparison({
      name: `First words at ${STREAMS} streams, ${path}, 99th percentile`,
      value: p99(firstWordsMs),
      unit: 'ms',
    }),
  ]
  const added = (statistic: (values: number[]) => number) =>
    statistic(served.firstWordsMs) - statistic(direct.firstWordsMs)
  return [
    ...rowsOf('straight from the stand-in', direct),
    ...rowsOf('through a bare proxy', proxied),
    ...rowsOf('through the server', served),
    atMost(10, {
      name: 'First words, added by the server, median',
      value: added(median),
      unit: 'ms',
    }),
    atMost(50, {
      name: 'First words, added by the server, 99th percentile',
      value: added(p99),
      unit: 'ms',
    }),
  ]
}

type Candidate = Awaited<ReturnType<typeof createCandidate>>

async function createCandidates(server: Server): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  while (candidates.length < STREAMS) {
    const first = candidates.length
    const indexes = Array.from({ length: CONCURRENT_SIGN_UPS }, (_, offset) => first + offset)
    candidates.push(...(await Promise.all(indexes.map((index) => createCandidate(server, index)))))
  }
  return candidates
}

/** Signs up a user and brings an interview to the point where candidates ask questions. */
async function createCandidate(server: Server, index: number) {
  const { cookie } = await signUp(server, `198.51.100.${index + 1}`)
  const url = `${server.origin}/api/interviews`
  const id = randomUUID()
  await post(url, { mode: 'mock', round: 'coding', question: QUESTION, id }, cookie)
  const sendEvents = (...events: object[]) =>
    post(
      `${url}/${id}/events`,
      { events: events.map((event) => ({ id: randomUUID(), version: 1, ...event })) },
      cookie,
    )
  await sendEvents({ type: 'begun' }, { type: 'moved-on', question: QUESTION })
  return {
    ask: () => sendEvents({ type: 'candidate-asked', text: 'What would you do better?' }),
    openReply: () => post(`${url}/${id}/replies`, {}, cookie),
    stallReply: () => openAndStall(`${url}/${id}/replies`, cookie),
  }
}

const requestCompletion = (origin: string) =>
  fetch(`${origin}/openai/v1/chat/completions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${OPENAI_COMPATIBLE_API_KEY}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      model: 'bench',
      stream: true,
      messages: [{ role: 'user', content: 'Hello' }],
    }),
  })

/** The process's memory for each open stream that waits for more words. */
async function measureIdleKb(open: OpenStream, pid: number): Promise<number> {
  const beforeKb = readResidentKb(pid)
  const responses = await Promise.all(Array.from({ length: STREAMS }, (_, index) => open(index)))
  await setTimeout(2000)
  const usedKb = readResidentKb(pid) - beforeKb
  for (const { body } of responses) await body?.cancel()
  // The server notices closed connections before the next measurement.
  await setTimeout(2000)
  return usedKb / STREAMS
}

const ModelCalls = z.array(z.object({ isOver: z.boolean() }))

/**
 * The server's memory while readers take nothing from their streams until long replies have ended.
 */
async function measureStalledMb(
  { standIns, pid }: Server,
  candidates: Candidate[],
): Promise<number> {
  const beforeKb = readResidentKb(pid)
  const readers = candidates.flatMap(({ stallReply }) =>
    Array.from({ length: STALLED_READERS_PER_USER }, stallReply),
  )
  const haveRepliesEnded = async () => {
    const calls = ModelCalls.parse(await (await fetch(`${standIns}/models/calls`)).json())
    return calls.length === candidates.length && calls.every(({ isOver }) => isOver)
  }
  const deadline = performance.now() + LONG_REPLY_TIMEOUT_MS
  while (!(await haveRepliesEnded())) {
    if (performance.now() > deadline) throw new Error('The long replies did not end')
    await setTimeout(500)
  }
  const usedKb = readResidentKb(pid) - beforeKb
  for (const reader of readers) reader.destroy()
  return usedKb / 1024
}

async function startBaselineProxy(target: string) {
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), TARGET: target }
  const child = start('The baseline proxy', ['bench/src/baseline-proxy.ts'], {
    env,
    cwd: root,
    isQuiet: true,
  })
  const origin = `http://127.0.0.1:${port}`
  const isUp = await waitForAnswer(origin, 20_000)
  if (!isUp || child.pid === undefined) throw new Error('The baseline proxy did not answer')
  return { origin, pid: child.pid, close: () => child.close(5000) }
}
