/** A text that a transcriber gave for a recording. */
export interface Transcribed {
  text: string
  durationMs: number
  /** The loudness of the recording: root mean square, 0 to 1; null where it is not known. */
  level: number | null
}

/** Shorter recordings hold no word. */
const WORD_MIN_MS = 180
/** Nobody speaks below this loudness. */
const LEVEL_MIN = 0.003
/** Up to this loudness, a text that is often invented is taken for invented. */
const DOUBTFUL_LEVEL = 0.012
/** Nobody speaks faster; transcribers do, when they repeat themselves over silence. */
const CHARACTERS_PER_SECOND_MAX = 45
const REPEATS_MIN = 4

/**
 * What transcribers learnt from the ends of videos, and notes about sounds. Nobody says it in a
 * conversation.
 */
const NEVER_SAID =
  /^(?:.*\b(?:thanks?(?: you)?(?: (?:so|very) much)? for (?:watching|viewing|listening to this video)|(?:please )?(?:like and |don't forget to |like, comment and )subscribe|subscribe to (?:my|our|the) channel|see you (?:in the next|next) (?:video|episode)|subtitles? (?:by|created|provided)|captions? by|transcri(?:bed|ption) by|amara\.org|otter\.ai|esl\.org|untertitel (?:im auftrag|von|der)|sous-titr(?:es|age)|subt[ií]tulos (?:por|realizados)|sottotitoli|legendas (?:por|pela)|napisy|altyazı)\b.*|.*(?:ご視聴ありがとう|字幕|субтитры|продолжение следует|시청해|感谢观看|謝謝觀看|请不吝点赞).*)$/iu
/** Said in conversations, too; invented over silence. */
const OFTEN_INVENTED =
  /^(?:thank you(?: very much| so much)?|thanks|you|bye(?: bye)?|okay|ok|so|yeah|yes|the|i|oh|h+m+|u+h|mm+|and|goodbye|see you|i'm sorry|all right|vielen dank|gracias|merci|obrigado|спасибо)$/iu

/**
 * Whether a transcriber has made up a text over silence or noise: by its length, the loudness of
 * the recording, and a list of what transcribers invent.
 */
export function isInventedText({ text, durationMs, level }: Transcribed): boolean {
  const words = text
    .normalize('NFKC')
    .replace(/[[(*♪♫][^\])*♪♫]*[\])*♪♫]/g, ' ')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(words)) return true
  if (durationMs < WORD_MIN_MS || (level !== null && level < LEVEL_MIN)) return true
  if (NEVER_SAID.test(words)) return true
  if (words.length > 20 && (words.length * 1000) / durationMs > CHARACTERS_PER_SECOND_MAX)
    return true
  const isDoubtful = level !== null && level < DOUBTFUL_LEVEL
  return (
    (isDoubtful && OFTEN_INVENTED.test(words.replace(/[.!?,…]/g, '').trim())) ||
    repeatsItself(words)
  )
}

/**
 * Whether a text is the same few words again and again. One word, as in `no no no no`, does not
 * count.
 */
function repeatsItself(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  return [2, 3, 4, 5, 6].some(
    (length) =>
      words.length >= length * REPEATS_MIN &&
      words.every((word, index) => word === words[index % length]) &&
      new Set(words.slice(0, length)).size > 1,
  )
}
