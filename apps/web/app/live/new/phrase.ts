/**
 * What the user says to try the transcriber: everyday words, without names or numbers that could be
 * written in two ways.
 */
export const PHRASE = 'Last spring our team moved the whole service to a new region.'

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Whether at least half of the words of the phrase are in the text. */
export function isLikePhrase(text: string): boolean {
  const heard = new Set(wordsOf(text))
  const words = wordsOf(PHRASE)
  return words.filter((word) => heard.has(word)).length >= words.length / 2
}
