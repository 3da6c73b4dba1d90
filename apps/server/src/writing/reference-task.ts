import type { Signature, Value } from '@sightline/contracts/questions/questions'

/**
 * What the process that runs references is asked for: the results of one solution for a list of
 * calls.
 */
export interface ReferenceTask {
  signature: Signature
  /** JavaScript. */
  code: string
  calls: Value[][]
}

/**
 * The result of one call as JSON; null when the call threw, took too long, or returned too much.
 */
export type ReferenceResult = string | null

/** The longest result that a test may expect, in characters of JSON. */
export const RESULT_MAX_LENGTH = 20_000
