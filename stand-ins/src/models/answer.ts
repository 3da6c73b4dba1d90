import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ApiFormat, keptIn, type ModelRequest, settingsIn, type Usage } from './formats.ts'
import { type Act, type Call, DEFAULT_TEXT, type Script, type Step } from './script.ts'
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
export async function sendAnswer(
  { script, api, format }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const asked = format.parse(request.body)
  const step = script.take(asked.model)
  const call = callOf(api, asked, step.act, request.body)
  script.record(call)
  const left = watchForLeaving(call, reply)

  const refusal = refusalOf(call)
  if (refusal) {
    const [status, message] = refusal
    call.isOver = true
    return reply.code(status).send(format.error(status, message))
  }
  if (step.act === 'stall') await waitUnlessDisconnected(script.untilWritten(), left)
  await wait(step.waitMs, left)
  if (left.aborted) return reply.hijack()

  const text = textOf(asked, step)
  const usage = { input: tokens(asked.texts.join('')), output: tokens(text) }
  if (!asked.isStream) {
    call.isOver = true
    return step.act === 'malformed'
      ? reply.type('application/json').send('{"choices": 42}')
      : format.complete(asked, text, usage)
  }
  reply.hijack()
  return streamText({ raw: reply.raw, call, left, format, step, script }, text, usage)
}

const callOf = (
  api: Call['api'],
  { model, isStream, texts, pictures, schema, isJsonMode }: ModelRequest,
  act: Act,
  body: unknown,
): Call => ({
  api,
  model,
  isStream,
  texts,
  pictures,
  settings: settingsIn(body),
  kept: keptIn(body),
  structure: schema ? 'schema' : isJsonMode ? 'json-mode' : null,
  act,
  wordsSent: 0,
  isOver: false,
  hasLeft: false,
  leftAt: null,
})

/** Notes in the call that the client disconnected before the end, and returns the signal of it. */
function watchForLeaving(call: Call, reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (call.isOver) return
    Object.assign(call, { hasLeft: true, leftAt: new Date().toISOString() })
    left.abort()
  })
  return left.signal
}

function textOf({ schema, isJsonMode }: ModelRequest, { act, text }: Step): string {
  if (act === 'json-mode-only' && !isJsonMode) return DEFAULT_TEXT
  return text ?? (schema ? JSON.stringify(smallestValue(schema)) : DEFAULT_TEXT)
}

interface Streaming {
  raw: ServerResponse
  call: Call
  /** Aborted when the client disconnects. */
  left: AbortSignal
  format: ApiFormat
  step: Step
  script: Script
}

/** Sends the frames of an answer word by word, and fails where the script says so. */
async function streamText(streaming: Streaming, text: string, usage: Usage) {
  const { raw, call, left, format, step } = streaming
  raw.writeHead(200, { 'content-type': 'text/event-stream' })
  const over = () => {
    call.isOver = true
    raw.end()
  }
  if (step.act === 'malformed') {
    raw.write('data: {"this is": not JSON\n\n')
    return over()
  }
  for (const frame of format.begin(call.model, usage)) raw.write(frame)
  for (const thought of wordsOf(step.thinking)) {
    if (left.aborted) return
    if (format.thought) raw.write(format.thought(thought))
    await wait(step.paceMs, left)
  }
  const words = wordsOf(text)
  const middle = Math.ceil(words.length / 2)
  for (const word of words) {
    if (left.aborted) return
    if (call.wordsSent === middle && step.act.endsWith('midway')) return failMidway(streaming, over)
    raw.write(format.word(word))
    call.wordsSent += 1
    await wait(step.paceMs, left)
  }
  if (step.act === 'fail-at-end') raw.write(format.errorFrame('The stand-in failed at the end'))
  else for (const frame of format.end(text, usage, step.act === 'cut')) raw.write(frame)
  over()
}

async function failMidway({ raw, left, format, step, script }: Streaming, over: () => void) {
  if (step.act === 'drop-midway') return void raw.destroy()
  if (step.act === 'stall-midway') await waitUnlessDisconnected(script.untilWritten(), left)
  else
    raw.write(
      step.act === 'fail-midway'
        ? format.errorFrame('The stand-in failed midway')
        : 'data: {"broken\n\n',
    )
  over()
}

/** Ends early when the client disconnects. */
const wait = (ms: number, left: AbortSignal) =>
  ms > 0 ? sleep(ms, undefined, { signal: left }).catch(() => {}) : undefined

/** The status and message with which a request is refused; null for one that is answered. */
function refusalOf({ act, structure }: Call) {
  if (act === 'fail' || act === 'rate-limit' || act === 'retired') return REFUSALS[act]
  if (act === 'refuse-schema' || act === 'json-mode-only')
    return structure === 'schema' ? REFUSALS[act] : null
  return act === 'refuse-json' && structure !== null ? REFUSALS[act] : null
}

const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? []

const waitUnlessDisconnected = (told: Promise<void>, gone: AbortSignal) =>
  Promise.race([
    told,
    new Promise<void>((resolve) => gone.addEventListener('abort', () => resolve(), { once: true })),
  ])
