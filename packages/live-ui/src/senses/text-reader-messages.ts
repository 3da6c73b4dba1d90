import type { Look } from '../engine/senses.ts'

/** Where the character recognition is loaded from: addresses of our own origin. */
export interface ReaderFiles {
  workerPath: string
  corePath: string
  /** The folder of the file with the language's data. */
  langPath: string
  language: string
}

/**
 * A picture to read, which is given to the reader; without one the reader only loads what it needs.
 */
export interface ToReader {
  files: ReaderFiles
  bitmap?: ImageBitmap
}

/** `problem`: why a picture could not be read. */
export type FromReader = Look | { problem: string }
