import { getDocumentProxy } from 'unpdf'
import {
  type ExtractedText,
  LimitExceeded,
  PasswordProtected,
  TEXT_MAX_LENGTH,
} from './extraction.ts'
import { readPage } from './pdf-page.ts'

const PAGES_MAX = 50
/** A page with less text than this may be a picture with a stamp on it. */
const STAMP_MAX_LENGTH = 200

/**
 * Extracts the text of a PDF file, line by line as its pages show it, with the values of its form.
 * Pages that are pictures are named as unread.
 * @throws PasswordProtected, LimitExceeded, or any other error for a damaged file
 */
export async function extractPdfText(bytes: Uint8Array): Promise<ExtractedText> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch(
    (error: unknown) => {
      throw error instanceof Error && error.name === 'PasswordException'
        ? new PasswordProtected()
        : error
    },
  )
  if (pdf.numPages > PAGES_MAX) throw new LimitExceeded()
  const unreadPages: number[] = []
  const pages: string[] = []
  let length = 0
  for (let pageNumber = 1; pageNumber <= pdf.numPages; pageNumber++) {
    const page = await readPage(await pdf.getPage(pageNumber))
    const isUnread = page.text.length < STAMP_MAX_LENGTH && (await page.isPicture())
    if (isUnread) unreadPages.push(pageNumber)
    pages.push(page.text)
    length += page.text.length
    if (length > TEXT_MAX_LENGTH) throw new LimitExceeded()
  }
  // What a stamp says on a scan is no resume.
  const read = unreadPages.length === pdf.numPages ? pages.map(() => '') : pages
  return {
    text: read.map((page) => `${page}\n`).join(''),
    pages: read,
    unread: { pages: unreadPages, pictures: 0, drawings: 0 },
  }
}
