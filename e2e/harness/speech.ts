import { writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { findSpeechSpans } from '@sightline/coach/speech/spans'
import { SPEECH_RATE, type Talk } from '@sightline/coach/toolchain/speak'
import { z } from 'zod'
import { press } from './forms.ts'

/** Writes a WAV file, for a browser's microphone to play. */
export function writeTalk(file: string, { samples }: Talk) {
  const data = Buffer.from(Int16Array.from(samples, (sample) => sample * 32_767).buffer)
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + data.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  // PCM, one channel.
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(SPEECH_RATE, 24)
  header.writeUInt32LE(SPEECH_RATE * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(data.length, 40)
  writeFileSync(file, Buffer.concat([header, data]))
}

/** When there is speech in a recording, whatever browsers record in; one of them decodes it. */
export async function speechIn(page: Page, recording: Buffer) {
  const decode = `(async () => {
    const bytes = Uint8Array.fromBase64('${recording.toString('base64')}')
    const sound = await new OfflineAudioContext(1, 1, ${SPEECH_RATE}).decodeAudioData(bytes.buffer)
    // As bytes: a list of numbers takes seconds to come over.
    return new Uint8Array(sound.getChannelData(0).buffer).toBase64()
  })()`
  const { buffer } = Uint8Array.from(Buffer.from(await page.evaluate<string>(decode), 'base64'))
  return findSpeechSpans(new Float32Array(buffer), SPEECH_RATE)
}

/** Begins an interview in words and gives its id. */
export async function beginTalk(page: Page) {
  const wish = { mode: 'mock', round: 'behavioral', question: 'the-alarm-nobody-owned' }
  const { id } = Created.parse(await (await page.request.post('/api/interviews', { data: wish })).json())
  await page.goto(`/home/interviews/${id}`)
  await press(page, 'Begin')
  await expect(page.getByLabel('Your answer')).toBeVisible()
  return id
}
const Created = z.object({ id: z.uuid() })
