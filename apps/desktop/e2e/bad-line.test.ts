import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { startServer } from '@sightline/e2e/harness/server-process'
import { openProxy } from './harness/proxy.ts'
import { ask, begin, openSignedIn, scriptModel } from './harness/signed-in.ts'

const server = await startServer({ SITE_DIR: '', MODELS: 'openai:first' })
after(() => server.close())

const EVENTS = /POST .*\/events$/
const ANSWERS = /POST .*\/answers$/
const LONG = 'It went well, and these are the many words of a long answer that takes its time.'

test('servers that refuse, fail or ask for patience, and proxies that fall silent or cut, lose no word and get few requests', async (t) => {
  const proxy = await openProxy(server.origin)
  t.after(proxy.close)
  const { helper, live } = await openSignedIn(t, server, { origin: proxy.origin })
  await begin(helper)
  const id = (await live.list())[0]?.id ?? ''

  // A server that fails: the question is kept, and asked once it recovers.
  await scriptModel(server, { text: LONG })
  proxy.tell({ path: /\/events$/, method: 'POST', answer: { status: 500, code: 'internal' } })
  await ask(helper, 'What comes after a failure?')
  await helper.see('Offline. Answers come when the line is back.')
  const failed = proxy.count(EVENTS)
  await setTimeout(8000)
  assert.ok(proxy.count(EVENTS) - failed <= 4, `${proxy.count(EVENTS) - failed} requests in 8 s`)
  proxy.tell()
  await helper.see(LONG, 60_000)

  // One that names the time to wait.
  const busy = { status: 429, code: 'too_many_requests', retryAfterS: 12 }
  proxy.tell({ path: /\/events$/, method: 'POST', answer: busy })
  const before = proxy.count(EVENTS)
  await scriptModel(server, { text: 'Patience was enough.' })
  await ask(helper, 'What comes after patience?')
  await setTimeout(10_000)
  assert.equal(proxy.count(EVENTS) - before, 1, 'it waits as long as it was asked to')
  proxy.tell()
  await helper.see('Patience was enough.', 60_000)
  assert.deepEqual(await live.asked(id), [
    'What comes after a failure?',
    'What comes after patience?',
  ])

  // A proxy that falls silent in the middle of an answer, and one that cuts it.
  for (const then of ['silent', 'cut'] as const) {
    const words = `${then === 'silent' ? 'After silence' : 'After a cut'}, ${LONG}`
    await scriptModel(server, { text: words, paceMs: 150 })
    proxy.tell({ path: /\/answers$/, after: { pieces: 4, then }, times: 1 })
    const asked = proxy.count(ANSWERS)
    await ask(helper, `What comes after ${then}?`)
    await helper.see(words, 60_000)
    assert.equal(proxy.count(ANSWERS) - asked, 2)
  }

  // A server that knows this device no more.
  proxy.tell({ path: /./, answer: { status: 401, code: 'unauthenticated' } })
  await ask(helper, 'What comes after the end?')
  await helper.see('Sign in first')
  const ended = proxy.count(/./)
  await setTimeout(5000)
  assert.ok(proxy.count(/./) - ended <= 1, `${proxy.count(/./) - ended} requests after the end`)
  assert.equal((await live.read(id)).session.state, 'active', 'the session is kept')
})
