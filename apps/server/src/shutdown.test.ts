import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApp } from '../test/app.ts'
import { askedAtTheEnd, MODELS, startReplies } from '../test/models.ts'
import { textStreams } from './models/table.ts'
import { SECOND_MS } from './platform/clock.ts'
import { openDatabase } from './platform/db/client.ts'

const started = await startApp({ MODELS, MODEL_FIRST_WORDS_MS: '60000' })
const { script, address } = await startReplies(started)
/** Process managers kill a server that takes longer. */
const SHUTDOWN_LIMIT_MS = 30 * SECOND_MS

test('a shutdown ends while a model answers endlessly, and keeps the words so far', async () => {
  const { app, env, signUpWithCredits } = started
  const asha = await signUpWithCredits()
  await script({ act: 'stall-midway', text: 'one two three four five six seven eight nine ten' })
  const id = await askedAtTheEnd(asha)
  const reader = await openKeptAliveReader(`${address}api/interviews/${id}/replies`, asha.cookies)
  await expect.poll(reader.text).toContain('five')

  const startedAt = performance.now()
  await app.close()
  expect(performance.now() - startedAt).toBeLessThan(SHUTDOWN_LIMIT_MS)
  // Closing the app closed its connections to PostgreSQL; the embedded database stays open for the
  // tests.
  const { db } = env.DATABASE_URL ? await openDatabase(env) : started
  expect(await db.select().from(textStreams).where(eq(textStreams.interviewId, id))).toMatchObject([
    { text: expect.stringContaining('five'), outcome: 'interrupted' },
  ])
})

/** Reads a stream over a connection that the client would use again, as browsers and proxies do. */
async function openKeptAliveReader(url: string, cookies: Map<string, string>) {
  const agent = new Agent({ keepAlive: true })
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = request(url, {
    method: 'POST',
    agent,
    headers: { cookie, 'content-type': 'application/json' },
  })
  sent.end('{}')
  const [response] = await once(sent, 'response')
  let text = ''
  response.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  return { text: () => text }
}
