import { expect, test, vi } from 'vitest'
import { EncoderUnavailable } from './encoder.ts'
import { createKnownMeanings } from './known-meanings.ts'

const log = { warn: vi.fn() }
/** An encoder whose vectors hold the length of their text. */
const encodeLengths = vi.fn(async (texts: string[]) =>
  texts.map((text) => Float32Array.of(text.length, 0)),
)

test('encodes each text once', async () => {
  const meanings = createKnownMeanings({ encode: encodeLengths, log })
  await meanings.prepare(['I fixed it.', 'I fixed it.', ' '])
  await meanings.prepare(['I fixed it.', 'We shipped.'])
  expect(encodeLengths.mock.calls).toEqual([[['I fixed it.']], [['We shipped.']]])
  expect(meanings.vectorOf('We shipped.')).toEqual(Float32Array.of(1, 0))
  expect(meanings.vectorOf('unknown')).toBeUndefined()
})

test('leaves texts unknown and warns when the encoder cannot answer', async () => {
  const encode = () => Promise.reject(new EncoderUnavailable('gone'))
  const meanings = createKnownMeanings({ encode, log })
  await meanings.prepare(['I fixed it.'])
  expect(meanings.vectorOf('I fixed it.')).toBeUndefined()
  expect(log.warn).toHaveBeenCalledOnce()
})
