/**
 * Runs on the audio thread: joins the samples of the first channel to frames of 20 ms and passes
 * them on.
 */

/** The part of the worklet's scope that is used here; TypeScript's DOM types lack it. */
declare const sampleRate: number
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

const FRAME_LENGTH = Math.round((sampleRate * 20) / 1000)

class PcmFrames extends AudioWorkletProcessor {
  private frame = new Float32Array(FRAME_LENGTH)
  private length = 0

  process([channels]: Float32Array[][]): boolean {
    for (const sample of channels?.[0] ?? []) {
      this.frame[this.length] = sample
      this.length += 1
      if (this.length < FRAME_LENGTH) continue
      // The frame's memory moves to the page.
      this.port.postMessage(this.frame, [this.frame.buffer])
      this.frame = new Float32Array(FRAME_LENGTH)
      this.length = 0
    }
    return true
  }
}

registerProcessor('pcm-frames', PcmFrames)
