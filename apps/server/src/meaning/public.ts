/** What other features may import from this one. */
export { createEncoder, type Encoder } from './encoder.ts'
export { createKnownMeanings, type KnownMeanings } from './known-meanings.ts'
export { bytesOf, vectorOf } from './stored-vectors.ts'
