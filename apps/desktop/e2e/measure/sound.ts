import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { LiveChannel } from '@sightline/contracts/live/kinds'
import type { Helper } from '../harness/helper.ts'

const RATE = 16_000
const SAMPLES_PER_MS = RATE / 1000
const RAW = [`--rate=${RATE}`, '--format=s16le', '--channels=1', '--raw']
/** A syllable is half as long as its pause, so that no level is taken for a steady noise. */
const SYLLABLE_MS = 150
const SYLLABLES = 60
/** Each of so many syllables is a loud one, whose beginning is looked for. */
const LOUD_EVERY = 5
const LOUD = 0.5
/** A loud syllable and its echo elsewhere lie this close together. */
const SAME_WITHIN_MS = 350

const DEVICES = {
  them: { plays: 'speakers', hears: 'speakers.monitor' },
  you: { plays: 'mouth', hears: 'microphone' },
}

/** Notes when each loud sound of a channel is handed to the network, frame by frame. */
const NOTE_FRAMES = `
  window.loudAt = { 1: [], 2: [] }
  const magnitudeOf = (byte) => {
    const code = ~byte & 0xff
    return ((((code & 15) * 2 + 33) << ((code >> 4) & 7)) - 33) / 8191
  }
  const send = WebSocket.prototype.send
  let wasLoud = { 1: false, 2: false }
  WebSocket.prototype.send = function (data) {
    if (typeof data !== 'string') {
      const bytes = new Uint8Array(data.buffer ?? data, data.byteOffset ?? 0, data.byteLength)
      const channel = bytes[0]
      const sound = bytes.subarray(5)
      const from = sound.findIndex((byte) => magnitudeOf(byte) > ${LOUD})
      if (from >= 0 && !wasLoud[channel])
        window.loudAt[channel].push(Date.now() - (sound.length - from) / ${SAMPLES_PER_MS})
      wasLoud[channel] = from >= 0
    }
    send.call(this, data)
  }`

/** Prepares the page, before its session is opened, for `timeSound`. */
export const noteFrames = ({ page }: Helper) => page.executeScript(NOTE_FRAMES)

/**
 * How much later each loud syllable is handed to the network than a program gets it that reads the
 * same device. The tenth of a second that a frame of the protocol lasts is not counted.
 */
export async function timeSound({ page }: Helper, channel: LiveChannel): Promise<number[]> {
  const { plays, hears } = DEVICES[channel]
  const reader = listenTo(hears)
  // An idle null sink wakes late.
  await setTimeout(3000)
  const player = spawn('paplay', [...RAW, '--latency-msec=20', `--device=${plays}`])
  player.stdin.end(syllables())
  await once(player, 'exit')
  await setTimeout(2000)
  const heard = reader.end()
  const number = channel === 'them' ? 1 : 2
  const sent = await page.executeScript<number[]>(`return window.loudAt[${number}]`)
  const times = heard.flatMap((at) => {
    const own = sent.find((it) => Math.abs(it - at) < SAME_WITHIN_MS)
    return own === undefined ? [] : [own - at]
  })
  if (times.length < SYLLABLES / LOUD_EVERY / 2)
    throw new Error(`Of ${heard.length} loud syllables ${times.length} were sent (${channel})`)
  return times
}

/** Sixteen-bit samples of a tone that is cut into syllables. */
function syllables(): Buffer {
  const length = SYLLABLE_MS * SAMPLES_PER_MS
  const samples = new Int16Array(SYLLABLES * length)
  for (let index = 0; index < samples.length; index++) {
    const syllable = Math.floor(index / length)
    const isPause = (index % length) / length > 2 / 3
    const level = isPause ? 0 : syllable % LOUD_EVERY === LOUD_EVERY - 1 ? 0.9 : 0.2
    samples[index] = 32_767 * level * Math.sin((2 * Math.PI * 220 * index) / RATE)
  }
  return Buffer.from(samples.buffer)
}

/** Notes when another program hears each loud syllable. */
function listenTo(device: string) {
  const reader = spawn('parec', [...RAW, '--latency-msec=10', `--device=${device}`])
  const loudAt: number[] = []
  let quietSamples = RATE
  reader.stdout.on('data', (bytes: Buffer) => {
    const now = Date.now()
    for (let at = 0; at + 1 < bytes.length; at += 2) {
      const isLoud = Math.abs(bytes.readInt16LE(at)) > LOUD * 32_767
      // Within a syllable the tone crosses zero again and again.
      if (isLoud && quietSamples > SYLLABLE_MS * SAMPLES_PER_MS)
        loudAt.push(now - (bytes.length - at) / 2 / SAMPLES_PER_MS)
      quietSamples = isLoud ? 0 : quietSamples + 1
    }
  })
  return {
    end() {
      reader.kill()
      return loudAt
    },
  }
}
