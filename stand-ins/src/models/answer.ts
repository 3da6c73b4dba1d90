import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiFormat } from './formats.ts'
import { type Call, DEFAULT_TEXT, type Script } from './script.ts'
import { smallestValue } from './smallest-value.ts'

const REFUSALS = {
  fail: [500, 'The stand-in was told to fail'],
  'rate-limit': [429, 'Rate limit reached'],
  retired: [404, 'The model does not exist or has been retired'],
  'refuse-schema': [400, 'response_format type json_schema is not supported by this model'],
  'json-mode-only': [400, "'response_format.type' must be 'text' or 'json_object'"],
  'refuse-json': [400, 'response_format is not supported by this model'],
} as const

/** The approximate number of characters of a token. */
const TOKEN_LENGTH = 4
const tokens = (text: string) => Math.ceil(text.length / TOKEN_LENGTH)

type Endpoint = { script: Script; api: Call['api']; format: ApiFormat }

/** Answers one request in the format of its API, as a stream or whole, and as the script says. */
export async function sendAnswer({ script, api, format }: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  const asked = format.parse(request.body)
  const { model, isStream, texts, pictures, schema, isJsonMode } = asked
  const { act, text: told, thinking, paceMs, waitMs } = script.take(model)
  const call: Call = {
    api,
    model,
    isStream,
    texts,
    pictures,
    structure: schema ? 'schema' : isJsonMode ? 'json-mode' : null,
    act,
    wordsSent: 0,
    isOver: false,
    hasLeft: false,
    leftAt: null,
  }
  script.record(call)
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (call.isOver) return
    Object.assign(call, { hasLeft: true, leftAt: new Date().toISOString() })
    left.abort()
  })

  const refusal = refusalOf(call)
  if (refusal) {
    const [status, message] = refusal
    call.isOver = true
    return reply.code(status).send(format.error(status, message))
  }
  if (act === 'stall') await waitUnlessDisconnected(script.untilWritten(), left.signal)
  const wait = (ms: number) => (ms > 0 ? sleep(ms, undefined, { signal: left.signal }).catch(() => {}) : undefined)
  await wait(waitMs)
  if (left.signal.aborted) return reply.hijack()

  const isInWords = act === 'json-mode-only' && !isJsonMode
  const text = isInWords ? DEFAULT_TEXT : (told ?? (schema ? JSON.stringify(smallestValue(schema)) : DEFAULT_TEXT))
  const usage = { input: tokens(texts.join('')), output: tokens(text) }
  if (!isStream) {
    call.isOver = true
    return act === 'malformed'
      ? reply.type('application/json').send('{"choices": 42}')
      : format.complete(asked, text, usage)
  }

  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, { 'content-type': 'text/event-stream' })
  const over = () => {
    call.isOver = true
    raw.end()
  }
  if (act === 'malformed') {
    raw.write('data: {"this is": not JSON\n\n')
    return over()
  }
  for (const frame of format.begin(model, usage)) raw.write(frame)
  for (const thought of wordsOf(thinking)) {
    if (left.signal.aborted) return
    if (format.thought) raw.write(format.thought(thought))
    await wait(paceMs)
  }
  const words = wordsOf(text)
  const middle = Math.ceil(words.length / 2)
  for (const word of words) {
    if (left.signal.aborted) return
    if (call.wordsSent === middle && act.endsWith('midway')) {
      if (act === 'stall-midway') return waitUnlessDisconnected(script.untilWritten(), left.signal).then(over)
      if (act === 'drop-midway') return raw.destroy()
      raw.write(act === 'fail-midway' ? format.errorFrame('The stand-in failed midway') : 'data: {"broken\n\n')
      return over()
    }
    raw.write(format.word(word))
    call.wordsSent += 1
    await wait(paceMs)
  }
  if (act === 'fail-at-end') raw.write(format.errorFrame('The stand-in failed at the end'))
  else for (const frame of format.end(text, usage, act === 'cut')) raw.write(frame)
  over()
}

/** The status and message with which a request is refused; null for one that is answered. */
function refusalOf({ act, structure }: Call) {
  if (act === 'fail' || act === 'rate-limit' || act === 'retired') return REFUSALS[act]
  if (act === 'refuse-schema' || act === 'json-mode-only') return structure === 'schema' ? REFUSALS[act] : null
  return act === 'refuse-json' && structure !== null ? REFUSALS[act] : null
}

const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? []

const waitUnlessDisconnected = (told: Promise<void>, gone: AbortSignal) =>
  Promise.race([told, new Promise<void>((resolve) => gone.addEventListener('abort', () => resolve(), { once: true }))])
