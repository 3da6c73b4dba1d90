import type { Recognize } from './read-page.ts'
import type { Block } from './read-words.ts'

/** Signs that no problem has, and that zeros with a dot or a stroke are taken for. */
const UNREAD_SIGNS = '©®§¢£¥€«»°'

/** The parameters that character recognition is started with. */
export const RECOGNITION = { tessedit_char_blacklist: UNREAD_SIGNS }

interface Engine {
  /** Whether the next pictures are single lines; at first they are blocks of lines. */
  expectLines: (isLine: boolean) => Promise<unknown>
  read: (picture: Uint8Array<ArrayBuffer>) => Promise<readonly Block[] | null>
}

/** Reads pictures with an engine, which is told only when the kind of the pictures changes. */
export function recognizer({ expectLines, read }: Engine): Recognize {
  let isReadingLines = false
  return async (picture, isLine) => {
    if (isLine !== isReadingLines) await expectLines(isLine)
    isReadingLines = isLine
    return read(picture)
  }
}
