import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, startApp } from '../test/app.ts'
import { problemOf } from '../test/fuzz/check-response.ts'
import { createRandom } from '../test/fuzz/random.ts'
import { type FuzzRequest, type Operation, requestsTo } from '../test/fuzz/requests.ts'
import { begin, MODELS } from '../test/models.ts'
import { OPERATIONS } from './platform/openapi/operations.ts'

/**
 * Sends valid and broken requests to every operation of the OpenAPI document. For a longer run with
 * other requests: FUZZ_SEED=7 FUZZ_ROUNDS=50 vitest run --project=server
 * apps/server/src/contract-fuzz.test.ts
 */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123)
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 1)
const RESPONSE_TIMEOUT_MS = 25_000

/** Operations that end the session of their user, who therefore sends no other requests. */
const SESSION_ENDING = [
  'POST /api/auth/log-out',
  'DELETE /api/account',
  'DELETE /api/account/sessions/{id}',
]
const ENDLESS = ['GET /api/events']

// Without a code runner, whose stand-in would compile every program.
const { app, signUpWithCredits } = await startApp({
  NODE_ENV: 'development',
  S3_BUCKET: 'resumes',
  MODELS,
  TRANSCRIBER: 'openai-compatible:whisper-large@{stand-ins}/transcriber/v1',
  TRANSCRIBER_API_KEY: 'stand-in-key',
})
const operations = Object.entries(app.swagger().paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase() as 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path,
    operation,
  })),
)

test('the documented operations are operations of the server', () => {
  const routes = operations.map(({ name }) => name)
  const documented = Object.keys(OPERATIONS).map((name) => name.replace(/:(\w+)/g, '{$1}'))
  expect(documented.filter((name) => !routes.includes(name))).toEqual([])
})

let asha: SignedIn
let known: string[]
beforeAll(async () => {
  asha = await signUpWithCredits(1000)
  const story = { title: 'The outage', situation: 'The queue stood still.' }
  const job = { title: 'Engineer', text: 'You know PostgreSQL.' }
  known = [
    asha.id,
    await begin(asha),
    await begin(asha),
    (await asha.post('/context/stories', story)).json().id,
    (await asha.post('/context/job-descriptions', job)).json().id,
    (await asha.get('/plans')).json()[0].id,
  ]
})

describe(`FUZZ_SEED=${SEED} FUZZ_ROUNDS=${ROUNDS}`, () => {
  test.each(operations)(
    '$name responds to every request as documented',
    { timeout: 120_000 * ROUNDS },
    async ({ name, method, path, operation }) => {
      const random = createRandom(SEED ^ hashOf(name))
      const user = SESSION_ENDING.includes(name) ? await signUpWithCredits() : asha
      const source = { path, operation, random, known, isEndless: ENDLESS.includes(name) }
      const problems: string[] = []
      for (let round = 0; round < ROUNDS; round++)
        for (const request of requestsTo(source))
          for (const signedIn of request.cookie === undefined ? [null, user] : [null]) {
            const response = await send(method, request, signedIn)
            const problem = response ? problemOf(operation, response) : 'no response in time'
            const sender = signedIn ? 'signed in' : 'signed out'
            if (problem)
              problems.push(`${request.what}, ${sender}, ${request.url.slice(0, 200)}: ${problem}`)
          }
      expect(problems).toEqual([])
    },
  )
})

let clients = 0

/** The response; null when there is none in time. */
function send(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  request: FuzzRequest,
  signedIn: SignedIn | null,
) {
  const { url, body, cookie } = request
  clients += 1
  const options: InjectOptions = {
    method,
    url,
    // Every request comes from another client, because of the limits per client.
    remoteAddress: `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`,
    headers: {
      ...(body && { 'content-type': body.type }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(signedIn && { cookies: Object.fromEntries(signedIn.cookies) }),
    ...(body && { payload: body.payload }),
  }
  const timeout = new Promise<null>((resolve) =>
    setTimeout(resolve, RESPONSE_TIMEOUT_MS, null).unref(),
  )
  return Promise.race([app.inject(options), timeout])
}

const hashOf = (text: string) =>
  [...text].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), 7)
