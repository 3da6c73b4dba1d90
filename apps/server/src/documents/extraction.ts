import type { UnreadParts } from '@sightline/contracts/context/context'
import type { Extension } from './document-type.ts'

/** The message from the server to the process that extracts the text of an uploaded file. */
export interface ExtractionTask {
  extension: Extension
  bytes: Uint8Array
}

/** The text of a document, and what of it could not be read. */
export interface ExtractedText {
  text: string
  /** The same by pages; a DOCX file has one. */
  pages: string[]
  unread: UnreadParts
}

export type ExtractionProblem = 'password-protected' | 'damaged' | 'limit-exceeded'

/** The answer of that process. */
export type ExtractionResult = ExtractedText | { problem: ExtractionProblem }

export const MEMORY_LIMIT_MIB = 256
/** Extraction stops at this length: a longer text is not a resume. */
export const TEXT_MAX_LENGTH = 200_000

export class LimitExceeded extends Error {}
export class PasswordProtected extends Error {}
