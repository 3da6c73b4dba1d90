import { asksUser } from '../prompts/asks.ts'

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

/** Up to this loudness, the whole of what the ends of videos say is taken for invented. */
const QUIET_LEVEL = 0.03
const VIDEO_END_MAX_LENGTH = 120

const oneOf = (...patterns: string[]) => `(?:${patterns.join('|')})`
const PEOPLE = '(?: all| everyone| everybody| guys)?'
const FAREWELLS = oneOf(
  `thank(?:s| you)${PEOPLE}(?: so much| very much)? for ${oneOf('(?:watching|viewing)(?: (?:this|my|our|the) video)?', 'listening to this video')}`,
  "(?:please |don't forget to )*(?:like(?: comment)?(?: and)? )?subscribe(?: to (?:my|our|the|this) channel)?(?: for more(?: videos)?)?",
  `(?:i'll |we'll )?see you${PEOPLE} ${oneOf('in the next', 'in another', 'next')} (?:video|episode)`,
  '(?:https?://)?(?:www )?(?:amara|otter|esl) ?(?:org|ai)',
)
const BEFORE_NAME = oneOf(
  '(?:subtitles?|captions?|transcri(?:bed|ption))(?: (?:created|provided))? by',
  'untertitel(?: im auftrag)? (?:von|des|der)',
  'sous-titr(?:es|age)',
  'subt[ií]tulos (?:por|realizados)',
  'sottotitoli',
  'legendas (?:por|pela)',
  'napisy',
  'altyazı',
  'субтитры',
)
/** A name is a capital, a number or an address within a few words. */
const CREDIT = new RegExp(`^${BEFORE_NAME}(?: \\S+){0,6}$`, 'iu')
const NAME = /(?<=\s)[\p{Lu}\d]|\.(?:org|com|ai)\b/u
const VIDEO_END = new RegExp(
  `^(?:${oneOf(
    `(?:(?:so |and )?${FAREWELLS} ?)+`,
    'ご視聴ありがとう(?:ございました|ございます)?',
    '字幕 ?(?:by|志愿者|提供|製作|制作).{0,12}',
    'продолжение следует',
    '시청해 ?주셔서 감사합니다',
    '感谢观看|謝謝觀看',
    '请不吝点赞.{0,24}',
  )})$`,
  'iu',
)
/** Said in conversations, too; invented over silence. */
const OFTEN_INVENTED =
  /^(?:thank you(?: very much| so much)?|thanks|you|bye(?: bye)?|okay|ok|so|yeah|yes|the|i|oh|h+m+|u+h|mm+|and|goodbye|see you|i'm sorry|all right|vielen dank|gracias|merci|obrigado|спасибо)$/iu

/**
 * Whether a transcriber has made up a text over silence or noise: by its length, the loudness of
 * the recording, and a list of what transcribers invent. People say such words too, so they must be
 * the whole of a short, quiet text that asks nothing.
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
  if (level !== null && level < QUIET_LEVEL && isVideoEnd(words)) return true
  if (words.length > 20 && (words.length * 1000) / durationMs > CHARACTERS_PER_SECOND_MAX)
    return true
  const isDoubtful = level !== null && level < DOUBTFUL_LEVEL
  return (
    (isDoubtful && OFTEN_INVENTED.test(words.replace(/[.!?,…]/g, '').trim())) ||
    repeatsItself(words)
  )
}

/** Whether a text is one that transcribers learnt from the ends of videos, and nothing besides. */
function isVideoEnd(text: string): boolean {
  if (text.length > VIDEO_END_MAX_LENGTH || /[?？]/.test(text)) return false
  const words = text
    .replace(/[.!,…。！、]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return VIDEO_END.test(words) || (CREDIT.test(words) && NAME.test(text) && !asksUser(text))
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
