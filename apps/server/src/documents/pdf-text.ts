import { getDocumentProxy } from 'unpdf'
import { LimitExceeded, PasswordProtected, TEXT_MAX_LENGTH } from './extraction.ts'

const PAGES_MAX = 50

/**
 * Extracts the text of a PDF file, line by line as its pages show it.
 * @throws PasswordProtected, LimitExceeded, or any other error for a damaged file
 */
export async function extractPdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch(
    (error: unknown) => {
      throw error instanceof Error && error.name === 'PasswordException'
        ? new PasswordProtected()
        : error
    },
  )
  if (pdf.numPages > PAGES_MAX) throw new LimitExceeded()
  let text = ''
  for (let pageNumber = 1; pageNumber <= pdf.numPages; pageNumber++) {
    const { items } = await (await pdf.getPage(pageNumber)).getTextContent()
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
    text += '\n'
    if (text.length > TEXT_MAX_LENGTH) throw new LimitExceeded()
  }
  return text
}
