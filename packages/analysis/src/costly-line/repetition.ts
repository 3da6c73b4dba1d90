/** A stretch of code that runs repeatedly: a loop, or a call that goes through a whole list. */
export type Repetition = {
  /** Where the loop or call begins. */
  start: number
  /** The stretch that is repeated; empty for a call without a block. */
  body: { from: number; to: number }
  /** The name of a call; null for a loop. */
  call: string | null
}
