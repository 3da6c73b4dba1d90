/** Models that are told of words in a field of their own; the others read them in a prompt. */
const TAKES_KEYWORDS = /^gpt-(?:live-)?transcribe/
/** Models of OpenAI that take neither. */
const TAKES_NONE = /realtime-whisper|diarize/

/** How a transcriber is told of words that it may hear: the fields of its request. */
export interface VocabularyFields {
  keywords?: string[]
  prompt?: string
}

/** The fields that tell this model of names and terms, which it would mishear otherwise. */
export function vocabularyFields(model: string, words: readonly string[]): VocabularyFields {
  if (words.length === 0 || TAKES_NONE.test(model)) return {}
  if (TAKES_KEYWORDS.test(model)) return { keywords: [...words] }
  return { prompt: `Names and terms: ${words.join(', ')}.` }
}
