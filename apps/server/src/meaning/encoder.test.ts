import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { similarity } from '@sightline/english/meanings'
import { afterAll, describe, expect, test } from 'vitest'
import { createEncoder, EncoderUnavailable } from './encoder.ts'

const folder = mkdtempSync(join(tmpdir(), 'encoder-'))
/** A process that runs the given code for each task. */
const entryWith = (name: string, code: string) => {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, `process.on('message', ({ id, texts }) => { ${code} })`)
  return path
}

describe('the encoder', () => {
  const encoder = createEncoder({ limitMs: 60_000 })
  afterAll(encoder.close)

  test('gives vectors of length 1, closer for sentences of similar meaning', async () => {
    const [faster, halved, weather] = await encoder.encodeSentences([
      'The page loads three times faster now.',
      'Load time went down from six seconds to two.',
      'We walked up the hill and the weather was lovely.',
    ])
    if (!faster || !halved || !weather) throw new Error('A vector is missing')
    expect(faster.length).toBe(512)
    expect(similarity(faster, faster)).toBeCloseTo(1, 3)
    expect(similarity(faster, halved)).toBeGreaterThan(similarity(faster, weather) + 0.1)
  })

  test('gives the same vector for the same sentence, alone or among others', async () => {
    const sentence = 'I rolled back the release.'
    const [alone] = await encoder.encodeSentences([sentence])
    const [, among] = await encoder.encodeSentences([
      'Something else entirely was said before.',
      sentence,
    ])
    expect(among).toEqual(alone)
  })
})

const ECHO = 'process.send({ id, vectors: texts.map((text) => Float32Array.of(text.length)) })'
const LENGTH_OF_FINE = [Float32Array.of(4)]

test('a task that crashes the process fails alone', async () => {
  const entry = entryWith('crash', `if (texts[0] === 'crash') process.exit(1); ${ECHO}`)
  const encoder = createEncoder({ entry })
  const tasks = ['fine', 'crash', 'fine'].map((text) => encoder.encodeSentences([text]))
  const [before, crashed, after] = await Promise.allSettled(tasks)
  expect(crashed).toMatchObject({ status: 'rejected', reason: expect.any(EncoderUnavailable) })
  expect([before, after]).toMatchObject([{ value: LENGTH_OF_FINE }, { value: LENGTH_OF_FINE }])
  encoder.close()
})

test('a task that takes too long fails alone', async () => {
  const entry = entryWith('stall', `if (texts[0] === 'stall') return; ${ECHO}`)
  const encoder = createEncoder({ entry, limitMs: 1000 })
  const stalled = encoder.encodeSentences(['stall'])
  const after = encoder.encodeSentences(['fine'])
  await expect(stalled).rejects.toThrow('took too long')
  expect(await after).toEqual(LENGTH_OF_FINE)
  encoder.close()
})

test('visitors wait until nobody else does, and few of them', async () => {
  const encoder = createEncoder({ entry: entryWith('echo', ECHO) })
  const finished: string[] = []
  const visitors = Array.from({ length: 20 }, () =>
    encoder.encodeForVisitor(['visitor']).then(() => finished.push('visitor')),
  )
  const users = Array.from({ length: 3 }, () =>
    encoder.encodeSentences(['user']).then(() => finished.push('user')),
  )
  const outcomes = await Promise.allSettled(visitors)
  await Promise.all(users)
  // One runs already when the users come, and four more may wait.
  expect(finished).toEqual(['visitor', 'user', 'user', 'user', ...Array(4).fill('visitor')])
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(15)
  encoder.close()
})

test('more tasks than the queue holds are refused at once', async () => {
  const encoder = createEncoder({ entry: entryWith('slow', '') })
  const waiting = Array.from({ length: 17 }, () => encoder.encodeSentences(['waiting']))
  await expect(encoder.encodeSentences(['one more'])).rejects.toThrow('Too many tasks')
  encoder.close()
  for (const task of await Promise.allSettled(waiting)) expect(task.status).toBe('rejected')
})

test('an idle process ends, and the next task starts another one', async () => {
  const entry = entryWith('pid', 'process.send({ id, vectors: [Float32Array.of(process.pid)] })')
  const encoder = createEncoder({ entry, idleMs: 10 })
  const [before] = await encoder.encodeSentences(['who are you'])
  await expect
    .poll(async () => (await encoder.encodeSentences(['who are you'])).at(0))
    .not.toEqual(before)
  encoder.close()
})
