import type { Extension } from './document-type.ts'

/** What the process that reads files and the server say to each other. */
export interface ExtractionTask {
  extension: Extension
  bytes: Uint8Array
}

/** `locked` by a password, `broken` beyond reading, `too-much` for the limits. */
export type ExtractionProblem = 'locked' | 'broken' | 'too-much'
export type ExtractionResult = { text: string } | { problem: ExtractionProblem }

export const MEMORY_LIMIT_MIB = 256
/** Of text: what is longer is no resume, and is not read to its end. */
export const TEXT_MAX_LENGTH = 200_000

export class LimitExceeded extends Error {}
export class PasswordProtected extends Error {}
