import { writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { findSpeechSpans } from '@sightline/coach/speech/spans'
import { SPEECH_RATE, type SynthesizedSpeech } from '@sightline/coach/toolchain/speak'
import { createBegunInterview } from './interview-api.ts'

/** Writes a WAV file for the browser's fake microphone. */
export const writeWav = (file: string, speech: SynthesizedSpeech) =>
  writeFileSync(file, wavOf(speech))

/** Speech as a WAV file. */
export function wavOf({ samples }: SynthesizedSpeech): Buffer {
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
  return Buffer.concat([header, data])
}

/** The spans of speech in a recording, which the browser decodes. */
export async function speechSpansIn(page: Page, recording: Buffer) {
  const decode = `(async () => {
    const bytes = Uint8Array.fromBase64('${recording.toString('base64')}')
    const sound = await new OfflineAudioContext(1, 1, ${SPEECH_RATE}).decodeAudioData(bytes.buffer)
    // Sent as base64: an array of numbers takes seconds to transfer.
    return new Uint8Array(sound.getChannelData(0).buffer).toBase64()
  })()`
  const { buffer } = Uint8Array.from(Buffer.from(await page.evaluate<string>(decode), 'base64'))
  return findSpeechSpans(new Float32Array(buffer), SPEECH_RATE)
}

/** Begins a spoken interview through the API, opens its page and returns its id. */
export async function beginVoiceInterview(page: Page) {
  const id = await createBegunInterview(page, {
    round: 'behavioral',
    question: 'the-alarm-nobody-owned',
  })
  await page.goto(`/home/interviews/${id}`)
  await expect(page.getByLabel('Your answer')).toBeVisible()
  return id
}
