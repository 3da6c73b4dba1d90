import { writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { press } from './forms.ts'

const RATE = 16_000

/**
 * Writes a WAV file that sounds as talk does to a meter: bursts of a low tone with overtones that swell and fade four times a second,
 * and quiet in between. `pieces` are burst, silence, burst … in ms.
 */
export function writeTalk(file: string, pieces: number[]) {
  let isBurst = false
  const samples = pieces.flatMap((ms) => {
    isBurst = !isBurst
    return Array.from({ length: (ms * RATE) / 1000 }, (_, index) => (isBurst ? voice(index / RATE) : 0))
  })
  const data = Buffer.from(Int16Array.from(samples, (sample) => sample * 32_767).buffer)
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + data.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  // PCM, one channel.
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(data.length, 40)
  writeFileSync(file, Buffer.concat([header, data]))
}

const voice = (second: number) => {
  const wave = (hertz: number) => Math.sin(2 * Math.PI * hertz * second)
  const swell = 0.6 + 0.4 * wave(4)
  return swell * (0.25 * wave(140) + 0.12 * wave(280) + 0.08 * wave(560) + 0.04 * wave(1120))
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
