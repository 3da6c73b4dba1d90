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
  const encoder = createEncoder({ timeoutMs: 60_000 })
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

test('a crash fails the tasks that were waiting, and the next task gets a new process', async () => {
  const entry = entryWith(
    'crash',
    "if (texts[0] === 'crash') process.exit(1); process.send({ id, vectors: [] })",
  )
  const encoder = createEncoder({ entry })
  await expect(encoder.encodeSentences(['crash'])).rejects.toThrow(EncoderUnavailable)
  await expect(encoder.encodeSentences(['fine'])).resolves.toEqual([])
  encoder.close()
})

test('a task that takes too long fails', async () => {
  const encoder = createEncoder({ entry: entryWith('silent', ''), timeoutMs: 50 })
  await expect(encoder.encodeSentences(['anything'])).rejects.toThrow('took too long')
})

test('more tasks than the queue holds are refused at once', async () => {
  const encoder = createEncoder({ entry: entryWith('slow', ''), queueMax: 1 })
  const first = encoder.encodeSentences(['first'])
  await expect(encoder.encodeSentences(['second'])).rejects.toThrow('Too many tasks')
  encoder.close()
  await expect(first).rejects.toThrow(EncoderUnavailable)
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
