/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATION = /\b(?:e\.g|i\.e|vs|etc|approx)\.$/i

/**
 * The first sentence of an answer in Markdown, without its marks; what there is of it while it is
 * being written. Code has no sentences.
 */
export function firstSentence(markdown: string): string {
  const lines = markdown.replace(/```[\s\S]*?(?:```|$)/g, '').split('\n')
  const line = lines.map(withoutMarks).find((text) => text !== '') ?? ''
  for (const { index } of line.matchAll(/[.!?](?=\s)/g)) {
    const sentence = line.slice(0, index + 1)
    if (!ABBREVIATION.test(sentence)) return sentence
  }
  return line
}

const withoutMarks = (line: string) =>
  line
    .replace(/^\s*(?:#{1,6}|[-*+]|\d+\.|>)\s+/, '')
    .replace(/\*\*|__|`/g, '')
    .trim()
