import { wordsOf } from '@sightline/english/sentences'
import { stem } from '@sightline/english/stem'
import { canonicalTool, parseNumber, STOP_WORDS } from '@sightline/english/vocabulary'

const stems = (words: string) => words.split(' ').map(stem)

/** Words that nearly every question contains, and that say nothing about its subject. */
const COMMON = new Set(
  stems(
    'tell talk describe give example time situation walk through have ever please share experience thing things work team project way kind sort lot bit moment ' +
      'go get got make take come put run use need want like know think say see look find help let try keep show ask start begin end hear mean feel seem happen call ' +
      'good great big best better new old own first last next right really actually honestly already still even yet again today now maybe okay well yeah sure ' +
      'question answer people person someone somebody something anything everything anyone everyone other another such currently possible able plan commit biggest much left long thing before buy support quarter date late early soon status update progress number figure latest meeting news current state today week exactly handle manage along far bigger quickly th st nd rd',
  ),
)

/** Words that people use for the same thing. */
const SAME = new Map(
  [
    'price pricing cost costs priced expensive fee budget pay paying charge spend discount rebate',
    'release launch ship ships shipping rollout',
    'customer client reference',
    'trial pilot try trying',
    'integrate integration connect connector connects interface',
    'error bug failure defect',
    'salary compensation',
    'colleague coworker teammate',
    'risk risks danger threat',
    'secure security compliance soc gdpr',
    'vendor supplier provider',
    'contract terms cancel cancellation',
    'block blocker blocked stuck',
  ].flatMap((line) => {
    const [first = '', ...others] = stems(line)
    return [first, ...others].map((word): [string, string] => [word, first])
  }),
)

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
/** `first` and `second` are rarely dates. */
const ORDINAL_MIN = 3

const PHRASES: [RegExp, string][] = [
  [/\bgo(?:es|ing)? (?:out|live)\b/gi, 'release'],
  [
    /\b(?:up and running|set(?:ting)? up|roll-?outs?|go-live|implementation|onboarding)\b/gi,
    'setup',
  ],
  [/\b(?:no|without) (?:internet|connection|network|signal|reception)\b/gi, 'offline'],
  [/\b(?:single sign[- ]?on|sso)\b/gi, 'sso'],
  [/\b(?:on-prem\w*|own servers?|self-host\w*)\b/gi, 'selfhosting'],
  [/\btwenty[ -](\w+)\b/gi, 'twenty $1'],
]

const ordinal = (word: string): string | null => {
  const place = ORDINALS.indexOf(word) + 1
  return place >= ORDINAL_MIN ? String(place) : null
}

function termOf(word: string): string | null {
  const number = ordinal(word) ?? (/^\d/.test(word) ? word.replaceAll(',', '') : null)
  if (number !== null) return number
  const value = parseNumber(word)
  if (!Number.isNaN(value)) return String(value)
  if (STOP_WORDS.has(word)) return null
  const tool = canonicalTool(word)
  if (tool) return tool
  const base = stem(word)
  return word.length < 2 || COMMON.has(base) || base === 'not' ? null : (SAME.get(base) ?? base)
}

/**
 * What a text is about: the stems of its words, numbers as digits, tools by their names, and one
 * word for words of the same meaning.
 */
export function termsOf(text: string): Set<string> {
  const plain = PHRASES.reduce((all, [phrase, word]) => all.replace(phrase, word), text)
  return new Set(wordsOf(plain).flatMap((word) => termOf(word) ?? []))
}

/** More than this share of what a question is about must be in a text that answers it. */
const COVERED_MIN = 0.5
/** Or this many of its words, each in hardly any other text. */
const RARE_SHARED_MIN = 2
const RARE_SHARE = 0.25

const DAYS_AND_MONTHS =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/i

/** What a sentence calls by a name: words with a capital inside it. */
const namesIn = (sentence: string): Set<string> =>
  termsOf(
    sentence
      .split(/\s+/)
      .slice(1)
      .filter((word) => /^\p{Lu}\p{Ll}{2,}/u.test(word) && !DAYS_AND_MONTHS.test(word))
      .join(' '),
  )

/** The sentences of a question, or of several that came together. */
const sentencesOf = (question: string) => question.split(/(?<=[.?!])\s+/)

export interface Ranked<Item> {
  item: Item
  /** The share of what the question is about that the text covers, 0 to 1. */
  score: number
}

/**
 * The items whose text is about the same as a question, the best first: most of a sentence of the
 * question, rare words counting more than words of many texts, or several rare words.
 * `isCoveredBy`: the share of what is asked that is enough.
 */
export function rank<Item>(
  question: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
  isCoveredBy = (share: number) => share > COVERED_MIN,
): Ranked<Item>[] {
  const known = items.map((item) => ({ item, terms: termsOf(textOf(item)) }))
  const holders = (term: string) => known.filter(({ terms }) => terms.has(term)).length
  // A word that no text knows weighs as much as one of a single text.
  const weightOf = (term: string) =>
    Math.log(1 + (known.length + 1) / (Math.max(1, holders(term)) + 0.5))
  const isRare = (count: number) => count > 0 && count <= Math.max(1, known.length * RARE_SHARE)
  const asked = sentencesOf(question).map((sentence) => {
    const terms = [...termsOf(sentence)]
    // A number of the question that no text knows, such as how many would use it, asks for nothing.
    const told = terms.filter((term) => holders(term) > 0 || !/^\d/.test(term))
    const names = namesIn(sentence)
    return told.map((term) => ({
      term,
      weight: weightOf(term),
      // A name says as much as two rare words.
      rare: isRare(holders(term)) ? (names.has(term) ? RARE_SHARED_MIN : 1) : 0,
    }))
  })
  const scoreOf = ({ terms }: { terms: ReadonlySet<string> }) =>
    Math.max(
      0,
      ...asked.map((sentence) => {
        const shared = sentence.filter(({ term }) => terms.has(term))
        const share = sum(shared) / (sum(sentence) || 1)
        const rare = shared.reduce((total, { rare }) => total + rare, 0)
        return isCoveredBy(share) || rare >= RARE_SHARED_MIN ? share : 0
      }),
    )
  return known
    .map((one) => ({ item: one.item, score: scoreOf(one) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
}

const sum = (terms: { weight: number }[]) => terms.reduce((total, { weight }) => total + weight, 0)
