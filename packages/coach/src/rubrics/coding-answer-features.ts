/** What can be measured of an answer in words. */
export type AnswerFeatures = {
  words: number
  /** It names a cost: big O, linear, memory … */
  namesCost: boolean
  /** It gives a reason or weighs one thing against another. */
  givesReason: boolean
  /** It refers to the candidate's own code: a name in it, or a line. */
  refersToCode: boolean
  /** It has a number or an example in it. */
  isConcrete: boolean
}

const COST =
  /\bO\s*\(|\b(linear|quadratic|cubic|logarithmic|exponential|constant time|amorti[sz]ed|log n|n squared|n²|complexity|memory|space|passes|one pass|per item)\b/i
const REASON =
  /\b(because|since|so that|therefore|but|instead|however|unless|rather than|trade|otherwise|if|when|would|means)\b/i
const CONCRETE = /\d|\bfor example\b|\be\.g\.|\bsay\b|\[.*\]/i
const NAMES = /[A-Za-z_][A-Za-z0-9_]{2,}/g
/** Words of every language, which name nothing of the candidate's own. */
const COMMON = new Set(
  'function return const let var for while if else elif def class new this self true false null None True False not and or in of public static void int string list map set the from import export print length'.split(
    ' ',
  ),
)

/** Measures an answer to a follow-up about `code`. */
export function answerFeatures(text: string, code: string): AnswerFeatures {
  const names = new Set(code.match(NAMES)?.filter((name) => !COMMON.has(name)))
  return {
    words: text.match(/\S+/g)?.length ?? 0,
    namesCost: COST.test(text),
    givesReason: REASON.test(text),
    refersToCode: /\blines? \d+/i.test(text) || (text.match(NAMES)?.some((word) => names.has(word)) ?? false),
    isConcrete: CONCRETE.test(text),
  }
}
