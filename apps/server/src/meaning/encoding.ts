/** The messages between the server and the process that encodes sentences. */
export interface EncodingTask {
  id: number
  texts: string[]
}
export interface EncodingResult {
  id: number
  vectors: Float32Array[]
}

/** Longer texts are cut: a sentence of an answer is hardly ever longer. */
export const TEXT_MAX_LENGTH = 600
