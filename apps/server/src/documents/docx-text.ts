import mammoth from 'mammoth'
import { LimitExceeded, TEXT_MAX_LENGTH } from './extraction.ts'
import { rejectZipBomb } from './zip-bomb.ts'

/**
 * Extracts the text of a DOCX file, one line for each paragraph. @throws LimitExceeded, or any
 * other error for a damaged file
 */
export async function extractDocxText(bytes: Uint8Array): Promise<string> {
  const buffer = Buffer.from(bytes)
  await rejectZipBomb(buffer)
  const { value } = await mammoth.extractRawText({ buffer })
  if (value.length > TEXT_MAX_LENGTH) throw new LimitExceeded()
  // Mammoth puts an empty line after each paragraph.
  return value.replaceAll('\n\n', '\n')
}
