/** Measured features of an answer to a coding follow-up. */
export type AnswerFeatures = {
  words: number
  /** Names a cost: big O, linear, memory … */
  namesCost: boolean
  /** Gives a reason or weighs alternatives. */
  givesReason: boolean
  /** Refers to the candidate's own code, by a name in it or by a line number. */
  refersToCode: boolean
  /** Contains a number or an example, besides those of a cost in big O or of a line. */
  isConcrete: boolean
}

/** A cost in big O: `O(n log n)`, `O(max(a, b))`. */
const BIG_O = /\bO\s*\((?:[^()]|\([^()]*\))*\)?/g
/** A cost as a product of sizes: `rows * columns`, `n·m`, `n times log n`. */
const PRODUCT = /\b[a-z][\w.]*(?: ?[*·×] ?[a-z]| times (?:[a-z]\b|log\b))/i
const COST =
  /\bO\s*\(|\b(linear|quadratic|cubic|logarithmic|exponential|constant time|amorti[sz]ed|log n|n squared|n²|complexity|memory|space|passes|one pass|per item)\b/i
const REASON =
  /\b(because|since|so(?! (?:far|much|many|on|called|sure)\b)|therefore|thus|hence|due to|thanks to|but|instead|however|unless|rather than|trade|otherwise|if|when|would|means)\b/i
const CONCRETE = /\b\d|\bfor (?:example|instance)\b|\be\.g\.|\b(?:imagine|suppose)\b|\bsay,|\[.*\]/i
const LINES = /\blines? \d+/gi
const NAMES = /(?<![\w'’])[A-Za-z_][A-Za-z0-9_]*/g
/** Keywords and common names of programming languages, which are not the candidate's own names. */
const COMMON_NAMES = new Set(
  'function return const let var for while if else elif def class new this self true false null None True False not and or in of public static void int string list map set the from import export print length'.split(
    ' ',
  ),
)
/** Short names that are words of English or the usual names of sizes as well. */
const SHORT_WORDS = new Set(
  'a e g i n m O an as at be by do go he if in is it me my no of on or so to up us we am'.split(
    ' ',
  ),
)
const namesIn = (text: string) => text.match(NAMES)?.filter((name) => !SHORT_WORDS.has(name)) ?? []

const CONSTANT = /\bO\s*\(\s*1\s*\)|\bconstant\b/i

/**
 * Measures an answer to a follow-up about `code`. Asked how large a collection grows, "O(1)" alone
 * names no cost: looking a value up is constant, and a bound on the memory has a number.
 */
export function answerFeatures(text: string, code: string, about?: string): AnswerFeatures {
  const ownNames = new Set(namesIn(code).filter((name) => !COMMON_NAMES.has(name)))
  const withoutCosts = text.replaceAll(BIG_O, ' ').replaceAll(LINES, ' ')
  const isConcrete = CONCRETE.test(withoutCosts)
  const costs = text.match(BIG_O) ?? []
  const isConstant = CONSTANT.test(text) && costs.every((cost) => CONSTANT.test(cost))
  const answersGrowth = about !== 'memory' || !isConstant || isConcrete
  return {
    words: text.match(/\S+/g)?.length ?? 0,
    namesCost: answersGrowth && (COST.test(text) || PRODUCT.test(text)),
    givesReason: REASON.test(text),
    refersToCode: /\blines? \d+/i.test(text) || namesIn(text).some((word) => ownNames.has(word)),
    isConcrete,
  }
}
