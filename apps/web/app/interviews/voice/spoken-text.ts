/** Longer pieces are cut off by some voices. */
const PIECE_MAX_LENGTH = 200

/** A text in Markdown as it is read out: piece by piece, without its signs. */
export function spokenPieces(markdown: string): string[] {
  const plain = markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(#+|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/[*_`|]+/g, '')
  return plain
    .split(/(?<=[.!?:;])\s+|\n+/)
    .flatMap(inPieces)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\d]/u.test(piece))
}

const inPieces = (sentence: string): string[] =>
  sentence.length <= PIECE_MAX_LENGTH
    ? [sentence]
    : (sentence.match(new RegExp(`.{1,${PIECE_MAX_LENGTH}}(?:\\s|$)|\\S+`, 'g')) ?? [])
