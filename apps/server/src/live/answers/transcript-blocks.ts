/** The segments of a block. */
const BLOCK_SIZE = 20
/** The newest segments are in no block: one that was heard late may still come between them. */
const UNSETTLED = 4
/** Blocks are dropped two at a time, so that the prompts in between begin alike. */
const BLOCKS_MAX = 3
const BLOCKS_DROPPED = 2

/** A transcript in blocks that stay as they are while more is said, and the lines after them. */
export interface TranscriptBlocks {
  /** Each the lines of one block, oldest first. */
  blocks: string[]
  rest: string
}

/**
 * Cuts a transcript at fixed places, so that prompts which tell it begin with the same bytes. It
 * tells the newest 44 to 84 lines.
 */
export function transcriptBlocks(lines: readonly string[]): TranscriptBlocks {
  const count = Math.max(0, Math.floor((lines.length - UNSETTLED) / BLOCK_SIZE))
  const surplus = Math.ceil(Math.max(0, count - BLOCKS_MAX) / BLOCKS_DROPPED)
  const first = surplus * BLOCKS_DROPPED
  const blockAt = (index: number) => lines.slice(index * BLOCK_SIZE, (index + 1) * BLOCK_SIZE)
  return {
    blocks: Array.from({ length: count - first }, (_, index) => blockAt(first + index).join('\n')),
    rest: lines.slice(count * BLOCK_SIZE).join('\n'),
  }
}
