import mammoth from 'mammoth'
import { READ_MAX_LENGTH, TooMuch } from './reading.ts'
import { refuseBomb } from './zip-size.ts'

/** The text of a DOCX, a line for each paragraph. @throws TooMuch, or anything for a file that is broken */
export async function docxText(bytes: Uint8Array): Promise<string> {
  const buffer = Buffer.from(bytes)
  refuseBomb(buffer)
  const { value } = await mammoth.extractRawText({ buffer })
  if (value.length > READ_MAX_LENGTH) throw new TooMuch()
  // Paragraphs come with an empty line after each.
  return value.replaceAll('\n\n', '\n')
}
