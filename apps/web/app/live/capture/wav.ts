/** A recording as a WAV file of 16-bit samples, one channel. */
export function wavOf(frames: Float32Array[], sampleRate: number): Blob {
  const count = frames.reduce((sum, frame) => sum + frame.length, 0)
  const view = new DataView(new ArrayBuffer(44 + count * 2))
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, 36 + count * 2, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, count * 2, true)
  let at = 44
  for (const frame of frames)
    for (const sample of frame) {
      view.setInt16(at, Math.max(-1, Math.min(1, sample)) * 0x7fff, true)
      at += 2
    }
  return new Blob([view], { type: 'audio/wav' })
}
