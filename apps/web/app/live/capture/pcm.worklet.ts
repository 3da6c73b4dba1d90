/** Runs on the audio thread: joins the samples of the first channel to frames of 20 ms and passes them on. */

/** The part of the worklet's scope that is used here; TypeScript's DOM types lack it. */
declare const sampleRate: number
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

const FRAME_MS = 20

class PcmFrames extends AudioWorkletProcessor {
  private frame = new Float32Array(Math.round((sampleRate * FRAME_MS) / 1000))
  private length = 0

  process([channels]: Float32Array[][]): boolean {
    for (const sample of channels?.[0] ?? []) {
      this.frame[this.length] = sample
      this.length += 1
      if (this.length < this.frame.length) continue
      this.port.postMessage(this.frame, [this.frame.buffer])
      this.frame = new Float32Array(this.frame.length)
      this.length = 0
    }
    return true
  }
}

registerProcessor('pcm-frames', PcmFrames)
