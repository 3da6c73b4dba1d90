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

/** The first bytes of files of old Microsoft Office and of locked new ones. */
const COMPOUND_FILE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const LOCKED_CONTENT_NAME = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * No name at all, one longer than file systems have, path separators, NUL and other control
 * characters are signs of a broken or hostile form: people choose none of these.
 */
const NO_FILE_NAME = /^$|^.{256}|[/\\\p{Cc}]/u

/**
 * Detects the type of a resume by its content, whatever its name says.
 * @throws AppError('validation_failed') unless the content is that of a PDF or DOCX
 */
export async function detectDocumentType(
  file: UploadedFile,
): Promise<{ extension: Extension; mime: string }> {
  const { name, bytes } = file
  if (NO_FILE_NAME.test(name)) throw invalidResume('Rename this file and try again.')
  if (bytes.length === 0)
    throw invalidResume('This file is empty. Choose your resume as PDF or DOCX.')
  const found = (await fileTypeFromBuffer(bytes))?.mime
  const extension = RESUME_EXTENSIONS.find((allowed) => {
    const { mime, signature } = DOCUMENT_TYPES[allowed]
    return mime === found && bytes.subarray(0, signature.length).toString('latin1') === signature
  })
  if (extension) return { extension, mime: DOCUMENT_TYPES[extension].mime }
  if (bytes.subarray(0, 8).equals(COMPOUND_FILE_SIGNATURE))
    throw invalidResume(
      bytes.includes(LOCKED_CONTENT_NAME)
        ? LOCKED_MESSAGE
        : 'This file is of an older Word. Save it anew as PDF or DOCX.',
    )
  throw invalidResume('This file is neither a PDF nor a DOCX, whatever its name says.')
}

export const LOCKED_MESSAGE =
  'This file is locked with a password. Save it without one and try again.'

export const invalidResume = (message: string) =>
  new AppError('validation_failed', message, { field: 'resume' })
