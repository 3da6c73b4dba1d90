/** A meaning as it is stored: 512 numbers of 4 bytes each. */
export const bytesOf = (vector: Float32Array): Uint8Array =>
  new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength)

/** The numbers of a stored meaning. */
export const vectorOf = (meaning: Uint8Array): Float32Array =>
  new Float32Array(new Uint8Array(meaning).buffer)
