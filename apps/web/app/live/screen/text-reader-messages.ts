/** Where the character recognition is loaded from: addresses of our own origin. */
export interface ReaderFiles {
  workerPath: string
  corePath: string
  /** The folder of the file with the language's data. */
  langPath: string
  language: string
}

export interface ScreenText {
  text: string
  /** Many words were hard to read. */
  isDoubtful: boolean
}

/** What was read, and the picture that it was read from, as a data URL. */
export interface ReadPicture extends ScreenText {
  picture: string
}

/**
 * A picture to read, which is given to the reader; without one the reader only loads what it needs.
 */
export interface ToReader {
  files: ReaderFiles
  bitmap?: ImageBitmap
}

/** `problem`: why a picture could not be read. */
export type FromReader = ReadPicture | { problem: string }
