import { extname } from 'node:path'
import { RESUME_EXTENSIONS } from '@sightline/contracts/careers-limits'
import { fileTypeFromBuffer } from 'file-type'
import { AppError } from '../platform/errors.ts'

export type Extension = (typeof RESUME_EXTENSIONS)[number]

interface DocumentType {
  mime: string
  /** How every file of it begins: what begins otherwise is not looked into any further. */
  head: string
}

const KINDS: Record<Extension, DocumentType> = {
  '.pdf': { mime: 'application/pdf', head: '%PDF-' },
  '.docx': { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', head: 'PK\x03\x04' },
}

export interface UploadedFile {
  name: string
  bytes: Buffer
}

/** What a resume is, by its name and by its content. @throws AppError('validation_failed') for what is no PDF or DOCX by both */
export async function detectDocumentType({
  name,
  bytes,
}: UploadedFile): Promise<{ extension: Extension; mime: string }> {
  const extension = extensionOf(name)
  if (bytes.length === 0) throw invalidResume('This file is empty. Choose your resume as PDF or DOCX.')
  const { mime, head } = KINDS[extension]
  const isBelieved = bytes.subarray(0, head.length).toString('latin1') === head
  if (!isBelieved || (await fileTypeFromBuffer(bytes))?.mime !== mime)
    throw invalidResume('This file is not what its name says. Choose your resume as PDF or DOCX.')
  return { extension, mime }
}

/** Path, NUL and other control characters are never in a name that a person chose. */
const STRANGE_NAME = /[/\\\p{Cc}]/u

function extensionOf(name: string): Extension {
  const extension = RESUME_EXTENSIONS.find((known) => known === extname(name).toLowerCase())
  if (!extension || STRANGE_NAME.test(name) || hidesProgram(name))
    throw invalidResume('Only PDF and DOCX files are taken.')
  return extension
}

/** `cv.exe.pdf`, `cv.pdf.docx`: a second extension that a system could act on. `asha.rao.pdf` is a name. */
const hidesProgram = (name: string) =>
  /\.(exe|com|bat|cmd|scr|msi|js|mjs|vbs|ps1|sh|jar|html?|svg|xml|php|pdf|docx?)\.[^.]+$/i.test(name)

export const invalidResume = (message: string) => new AppError('validation_failed', message, { field: 'resume' })
