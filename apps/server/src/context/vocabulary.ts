import type { InterviewContext } from '@sightline/contracts/context/context'

/** Whisper reads the last 224 tokens alone: about this many characters of names and terms. */
const MAX_LENGTH = 600
const MAX_WORDS = 80

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}]|[.'’&/-](?=[\p{L}\p{N}])|[+#])*/gu
/** PostgreSQL, K8s, gRPC, SQL, C++: no word of everyday language is written so. */
const TERM = /\p{L}.*\p{Lu}|\p{Lu}.*\p{N}|\p{L}[+#]/u
const CAPITALISED = /^\p{Lu}\p{Ll}+/u
/** After these a capital begins a sentence or a line. */
const BEGINS = /(?:^|[.!?:•*–-]\s*|\n\s*)$/

interface Seen {
  word: string
  count: number
}

/**
 * The names and terms of a user's texts, which a transcriber would mishear: the most frequent
 * first, as many as transcribers take. Words that also stand in small letters are everyday words.
 */
export function vocabularyOf(context: InterviewContext | null, notes = ''): string[] {
  const { resume, jobDescription, stories = [] } = context ?? {}
  const texts = [
    resume ?? '',
    jobDescription ? `${jobDescription.title}\n${jobDescription.text}` : '',
    ...stories.map(({ title, situation, task, action, result }) =>
      [title, situation, task, action, result].join('\n'),
    ),
    notes,
  ]
  const everyday = new Set(
    texts.flatMap((text) => text.match(WORD) ?? []).filter((word) => word === word.toLowerCase()),
  )
  const seen = new Map<string, Seen>()
  for (const word of texts.flatMap(termsIn)) {
    const key = word.toLowerCase()
    if (everyday.has(key)) continue
    const known = seen.get(key)
    seen.set(key, { word: known?.word ?? word, count: (known?.count ?? 0) + 1 })
  }
  const words = [...seen.values()].toSorted((a, b) => b.count - a.count).map(({ word }) => word)
  return fitting(words.slice(0, MAX_WORDS))
}

/** The words of one text that are written as names and terms are. */
function termsIn(text: string): string[] {
  // A resume begins with the user's name.
  const name = text.trimStart().match(/^(?:\p{Lu}[\p{L}.'’-]+ ?){2,4}(?=\n|$)/u)?.[0] ?? ''
  const nameEnd = name === '' ? 0 : text.indexOf(name) + name.length
  return [...text.matchAll(WORD)].flatMap(({ 0: found, index }) => {
    const word = found.replace(/['’]s$/, '')
    if (word.length < 2) return []
    // `Kafka, Redis`: a list may begin a line, too.
    const isBegun =
      BEGINS.test(text.slice(Math.max(0, index - 10), index)) &&
      text[index + found.length] !== ',' &&
      index >= nameEnd
    return TERM.test(word) || (CAPITALISED.test(word) && !isBegun) ? [word] : []
  })
}

function fitting(words: string[]): string[] {
  let length = 0
  return words.filter((word) => {
    length += word.length + 2
    return length <= MAX_LENGTH
  })
}
