import type { Extension } from './kind.ts'

/** What the process that reads files and the server say to each other. */
export interface Task {
  extension: Extension
  bytes: Uint8Array
}

/** `locked` by a password, `broken` beyond reading, `too-much` for the limits. */
export type Problem = 'locked' | 'broken' | 'too-much'
export type Outcome = { text: string } | { problem: Problem }

export const MEMORY_LIMIT_MIB = 256
/** Of text: what is longer is no resume, and is not read to its end. */
export const READ_MAX_LENGTH = 200_000

export class TooMuch extends Error {}
export class Locked extends Error {}
