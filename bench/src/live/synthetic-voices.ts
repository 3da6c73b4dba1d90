import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { LiveChannel } from '@sightline/contracts/live/kinds'
import { muLawOf, SOUND_SAMPLE_RATE } from '@sightline/contracts/live/sound-frames'
import { PRE_ROLL_MS, TRAILING_SILENCE_MS } from '@sightline/live/speech/voice-activity'

const run = promisify(execFile)

/**
 * The two voices, of the seven tried on known turns, in which Whisper mishears the fewest words.
 */
const VOICES: Record<LiveChannel, string[]> = {
  them: ['-v', 'en-gb', '-s', '160'],
  you: ['-v', 'en-gb+f2', '-s', '160'],
}
const WAV_HEAD_BYTES = 44
const WAV_RATE_OFFSET = 24

/** Whether espeak-ng is installed. */
export const hasVoices = () =>
  run('espeak-ng', ['--version']).then(
    () => true,
    () => false,
  )

/**
 * A text, spoken by the voice of a channel, as µ-law samples for the wire. Around it is the silence
 * that a page sends along.
 */
export async function spokenBy(channel: LiveChannel, text: string): Promise<Uint8Array> {
  const options = { encoding: 'buffer', maxBuffer: 32 * 1024 * 1024 } as const
  const { stdout: wav } = await run(
    'espeak-ng',
    [...VOICES[channel], '--stdout', '--', text],
    options,
  )
  const samples = Float32Array.from(
    { length: Math.floor((wav.length - WAV_HEAD_BYTES) / 2) },
    (_, index) => wav.readInt16LE(WAV_HEAD_BYTES + index * 2) / 0x8000,
  )
  const speech = resample(
    withoutSilence(samples),
    wav.readUInt32LE(WAV_RATE_OFFSET) / SOUND_SAMPLE_RATE,
  )
  return Uint8Array.from(
    [...silence(PRE_ROLL_MS), ...speech, ...silence(TRAILING_SILENCE_MS)],
    muLawOf,
  )
}

const silence = (ms: number) => new Float32Array((ms * SOUND_SAMPLE_RATE) / 1000)

/** Softer samples, from -1 to 1, are silence. */
const AUDIBLE = 0.003

function withoutSilence(samples: Float32Array): Float32Array {
  const isAudible = (sample: number) => Math.abs(sample) > AUDIBLE
  return samples.subarray(
    Math.max(0, samples.findIndex(isAudible)),
    samples.findLastIndex(isAudible) + 1,
  )
}

/** How many old samples on each side a new one is made of. */
const REACH = 16

/**
 * Every `step`-th sample, for steps from 1 on. Leaves out what the new rate is too low for: it
 * would return as noise.
 */
function resample(samples: Float32Array, step: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const centre = index * step
    let sum = 0
    for (let near = Math.ceil(centre - REACH); near <= centre + REACH; near++) {
      const x = near - centre
      const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / REACH)
      sum += ((samples[near] ?? 0) * window * sinc(x / step)) / step
    }
    return sum
  })
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
