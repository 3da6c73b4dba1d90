import mammoth from 'mammoth'
import { LimitExceeded, TEXT_MAX_LENGTH } from './extraction.ts'
import { rejectZipBomb } from './zip-bomb.ts'

/** The text of a DOCX, a line for each paragraph. @throws TooMuch, or anything for a file that is broken */
export async function extractDocxText(bytes: Uint8Array): Promise<string> {
  const buffer = Buffer.from(bytes)
  rejectZipBomb(buffer)
  const { value } = await mammoth.extractRawText({ buffer })
  if (value.length > TEXT_MAX_LENGTH) throw new LimitExceeded()
  // Paragraphs come with an empty line after each.
  return value.replaceAll('\n\n', '\n')
}
