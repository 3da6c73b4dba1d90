/** Some voices cut off longer texts. */
const PIECE_MAX_LENGTH = 200

/** A Markdown text as pieces to be read aloud, without its markup. */
export function spokenPieces(markdown: string): string[] {
  const plain = markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(#+|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/[*_`|]+/g, '')
  return plain
    .split(/(?<=[.!?:;])\s+|\n+/)
    .flatMap(splitLong)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\d]/u.test(piece))
}

const splitLong = (sentence: string): string[] =>
  sentence.length <= PIECE_MAX_LENGTH
    ? [sentence]
    : (sentence.match(new RegExp(`.{1,${PIECE_MAX_LENGTH}}(?:\\s|$)|\\S+`, 'g')) ?? [])
