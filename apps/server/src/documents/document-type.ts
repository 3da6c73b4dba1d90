import { extname } from 'node:path'
import { RESUME_EXTENSIONS } from '@sightline/contracts/candidacies/limits'
import { fileTypeFromBuffer } from 'file-type'
import { AppError } from '../platform/errors.ts'

export type Extension = (typeof RESUME_EXTENSIONS)[number]

interface DocumentType {
  mime: string
  /**
   * The first bytes of every file of this type. A file without them is rejected before its content
   * is parsed.
   */
  signature: string
}

const DOCUMENT_TYPES: Record<Extension, DocumentType> = {
  '.pdf': { mime: 'application/pdf', signature: '%PDF-' },
  '.docx': {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    signature: 'PK\x03\x04',
  },
}

export interface UploadedFile {
  name: string
  bytes: Buffer
}

/**
 * Detects the type of a resume. @throws AppError('validation_failed') unless name and content agree
 * that the file is a PDF or DOCX
 */
export async function detectDocumentType(
  file: UploadedFile,
): Promise<{ extension: Extension; mime: string }> {
  const { name, bytes } = file
  const extension = allowedExtension(name)
  if (bytes.length === 0)
    throw invalidResume('This file is empty. Choose your resume as PDF or DOCX.')
  const { mime, signature } = DOCUMENT_TYPES[extension]
  const hasSignature = bytes.subarray(0, signature.length).toString('latin1') === signature
  if (!hasSignature || (await fileTypeFromBuffer(bytes))?.mime !== mime)
    throw invalidResume('This file is not what its name says. Choose your resume as PDF or DOCX.')
  return { extension, mime }
}

/** Path separators, NUL and other control characters do not occur in names that people choose. */
const FORBIDDEN_CHARACTERS = /[/\\\p{Cc}]/u

function allowedExtension(name: string): Extension {
  const extension = RESUME_EXTENSIONS.find((allowed) => allowed === extname(name).toLowerCase())
  if (!extension || FORBIDDEN_CHARACTERS.test(name) || hasSecondExtension(name))
    throw invalidResume('Only PDF and DOCX files are taken.')
  return extension
}

/**
 * True for a second extension that an operating system could act on, as in `cv.exe.pdf`, but not
 * for a name like `asha.rao.pdf`.
 */
const hasSecondExtension = (name: string) =>
  /\.(exe|com|bat|cmd|scr|msi|js|mjs|vbs|ps1|sh|jar|html?|svg|xml|php|pdf|docx?)\.[^.]+$/i.test(
    name,
  )

export const invalidResume = (message: string) =>
  new AppError('validation_failed', message, { field: 'resume' })
