import { stem } from '@sightline/english/stem'

/** A word of a text with its place. `word` is in small letters, `raw` as it stands. */
export interface Token {
  word: string
  raw: string
  index: number
  end: number
}

const WORD = /\p{L}(?:\+\+|#)|[\p{L}\p{N}]+(?:\+(?![\p{L}\p{N}]))?/gu

/** The words of a text. `C++`, `C#` and `.NET` are one word each. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: raw, index }) => {
    const word = raw.toLowerCase()
    const isDotNet = word === 'net' && text[index - 1] === '.'
    return { word: isDotNet ? 'dotnet' : word, raw, index, end: index + raw.length }
  })
}

/** Words that say nothing about what is asked for or done. */
const EMPTY_WORDS = new Set(
  (
    'a an the and or of in on at to for with by from as is are was were be been being have has had do does did will would can could should may might must shall i you he she it we they me my your our us their his her its this that these those who whom which what when where why how if than then so such not no nor but about into over under between through during before after above below up down out off again more most some any all each few other own same too very just also both either neither ' +
    'experience experienced knowledge skill skills skilled ability able strong good great excellent solid proven demonstrated deep hands understanding understand familiarity familiar proficiency proficient fluent fluency expert expertise competent competence comfortable comfort confident working work works worked professional practical relevant similar comparable equivalent preferred preferably ideally desirable required requirement requirements advantage plus bonus nice need needed know known like love enjoy least minimum year years month months time level role position job team teams people person candidate applicant company customer-facing well real new first one two three four five six seven eight nine ten several many lot use used using user including include e.g etc via per within across without something anything someone others ideal track record background sense basic basics habit valid willing willingness ready exposure contact'
  ).split(' '),
)

/** The stems of the words of a text that carry a meaning. */
export function contentStems(text: string): string[] {
  const stems = tokensOf(text)
    .filter(({ word }) => word.length > 1 && !EMPTY_WORDS.has(word) && !/^\d+\+?$/.test(word))
    .map(({ word }) => stem(word))
  return [...new Set(stems)]
}

/** The words of a text without capitals and signs, by which a confirmation knows it again. */
export const normalisedWords = (text: string): string =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ')
