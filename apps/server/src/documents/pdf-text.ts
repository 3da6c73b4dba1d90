import { getDocumentProxy } from 'unpdf'
import { LimitExceeded, PasswordProtected, TEXT_MAX_LENGTH } from './extraction.ts'

const PAGES_MAX = 50

/** The text of a PDF, line by line as its pages show it. @throws Locked, TooMuch, or anything for a file that is broken */
export async function extractPdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'PasswordException' ? new PasswordProtected() : error
  })
  if (pdf.numPages > PAGES_MAX) throw new LimitExceeded()
  let text = ''
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
    text += '\n'
    if (text.length > TEXT_MAX_LENGTH) throw new LimitExceeded()
  }
  return text
}
