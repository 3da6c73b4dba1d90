/** Measured features of an answer to a coding follow-up. */
export type AnswerFeatures = {
  words: number
  /** Names a cost: big O, linear, memory … */
  namesCost: boolean
  /** Gives a reason or weighs alternatives. */
  givesReason: boolean
  /** Refers to the candidate's own code, by a name in it or by a line number. */
  refersToCode: boolean
  /** Contains a number or an example. */
  isConcrete: boolean
}

const COST =
  /\bO\s*\(|\b(linear|quadratic|cubic|logarithmic|exponential|constant time|amorti[sz]ed|log n|n squared|n²|complexity|memory|space|passes|one pass|per item)\b/i
const REASON =
  /\b(because|since|so that|therefore|but|instead|however|unless|rather than|trade|otherwise|if|when|would|means)\b/i
const CONCRETE = /\d|\bfor example\b|\be\.g\.|\bsay\b|\[.*\]/i
const NAMES = /[A-Za-z_][A-Za-z0-9_]{2,}/g
/** Keywords and common names of programming languages, which are not the candidate's own names. */
const COMMON_NAMES = new Set(
  'function return const let var for while if else elif def class new this self true false null None True False not and or in of public static void int string list map set the from import export print length'.split(
    ' ',
  ),
)

/** Measures an answer to a follow-up about `code`. */
export function answerFeatures(text: string, code: string): AnswerFeatures {
  const ownNames = new Set(code.match(NAMES)?.filter((name) => !COMMON_NAMES.has(name)))
  return {
    words: text.match(/\S+/g)?.length ?? 0,
    namesCost: COST.test(text),
    givesReason: REASON.test(text),
    refersToCode:
      /\blines? \d+/i.test(text) ||
      (text.match(NAMES)?.some((word) => ownNames.has(word)) ?? false),
    isConcrete: CONCRETE.test(text),
  }
}
