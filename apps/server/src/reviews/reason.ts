/** What a model was shown before it gave its reason. */
interface Shown {
  /** The candidate's answers to the question. */
  said: readonly string[]
  /** The question itself, and what it looks for. */
  asked: string
  /** The sample answers, which are not the candidate's. */
  samples: readonly string[]
}

/**
 * Words about the scoring and not about the answer, or about the candidate as somebody else: a
 * reason is said to the candidate.
 */
const OFF_ROLE =
  /\b(?:samples?|anchors?|rubrics?|scor(?:es?|ed|ing)|the candidate(?:[’']s)?|(?:weak|strong) answer|levels? (?:\d|is|of|down|up)|the level)\b/i
const QUOTED = /[“"]([^”"]+)[”"]/g
const NUMBER = /\d+(?:[.,]\d+)*/g
const SENTENCE = /^.*?[.!?](?=\s|$)/s
const REASON_MAX_LENGTH = 240
/** So many words in a row out of a sample are copied. */
const COPIED_WORDS = 6

/**
 * The first sentence of a model's reason for a level. Empty when code can see that it is not to be
 * said: it speaks of the scoring instead of the answer, quotes or counts what nobody said, or tells
 * something of a sample answer. Whether the rest is true, code cannot see.
 */
export function heldReason(reason: string, { said, asked, samples }: Shown): string {
  const text = reason.replace(/\s+/g, ' ').trim()
  const first = SENTENCE.exec(text)?.[0] ?? text
  const own = wordsOf([...said, asked].join(' '))
  const known = ` ${own.join(' ')} `
  const isKnown = (part: string) => known.includes(` ${wordsOf(part).join(' ')} `)
  const quotes = [...first.matchAll(QUOTED)].map(([, quote = '']) => quote)
  const isUsable =
    first.length <= REASON_MAX_LENGTH &&
    !OFF_ROLE.test(first) &&
    quotes.every(isKnown) &&
    (first.match(NUMBER) ?? []).every(isKnown) &&
    !samples.some((sample) => copies(wordsOf(first), wordsOf(sample), known))
  return isUsable ? first : ''
}

/** Whether words in a row are a sample's and nobody else's. */
function copies(words: string[], sample: string[], known: string): boolean {
  const text = ` ${sample.join(' ')} `
  return words.some((_, start) => {
    const run = words.slice(start, start + COPIED_WORDS)
    const part = ` ${run.join(' ')} `
    return run.length === COPIED_WORDS && text.includes(part) && !known.includes(part)
  })
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
