import type { ClaimKind } from '@sightline/contracts/context/sources'
import { canonicalTool, NUMBER_WORDS, parseNumber } from '@sightline/english/vocabulary'

/**
 * A statement that can be checked against the personal context. Numbers have `value` and `unit`,
 * other claims have `terms`.
 */
export interface Claim {
  kind: ClaimKind
  text: string
  value: number | null
  unit: Unit | null
  terms: string[]
  /** The words that say what a number counts. */
  near?: string
}

export type Unit =
  | 'percent'
  | 'money'
  | 'times'
  | 'year'
  | 'month'
  | 'week'
  | 'day'
  | 'hour'
  | 'minute'
  | 'second'

const FIRST_PERSON = /\b(i|i'm|i've|i'd|me|my|mine|myself|we|we've|we'd|us|our|ours)\b/i
/** Resume style leaves the person out: `Led a team of five.` */
const IMPLIED_FIRST_PERSON =
  /^(led|built|wrote|managed|ran|cut|reduced|increased|migrated|designed|shipped|worked|owned|launched|moved|saved)\b/i

/** Whether a sentence is about the speaker. */
export const isAboutSpeaker = (sentence: string) =>
  FIRST_PERSON.test(sentence.replaceAll('’', "'")) || IMPLIED_FIRST_PERSON.test(sentence)

const WORD_NUMBER = `(?:${NUMBER_WORDS.join('|')})(?:[ -](?:${NUMBER_WORDS.join('|')}))?`
const NUMBER = new RegExp(
  `(?<money>[$€£₹]\\s?)?(?<amount>(?<![\\w.,])\\d+(?:[.,]\\d+)*(?:\\s?(?:k|m|bn?|thousand|million|billion)\\b)?|\\b${WORD_NUMBER}\\b)(?:\\s?(?<unit>%|percent\\b|per cent\\b|x\\b|times\\b|[- ]?(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?)\\b))?`,
  'gi',
)

/**
 * What a number with a unit measures stands within this many words of it; what a bare number counts
 * follows it.
 */
const WORDS_AROUND = 8
const WORDS_COUNTED = 3

/** The numbers and durations in a text. Years like 2019 and a bare `one` or `zero` do not count. */
export function numberClaimsIn(text: string): Claim[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: match, index, groups = {} }): Claim[] => {
    const value = parseNumber(groups.amount ?? '')
    const unit = groups.money ? 'money' : unitOf(groups.unit ?? '')
    const isYear = /^(19|20)\d\d$/.test(match.trim())
    if (Number.isNaN(value) || isYear || (unit === null && /^(one|zero)$/i.test(match))) return []
    const isDuration = unit !== null && !['percent', 'money', 'times'].includes(unit)
    const before = text.slice(0, index).split(/[\s,;]+/)
    const after = text
      .slice(index + match.length)
      .trim()
      .split(/[\s,;]+/)
    // A bare number counts what follows it; `40 minutes` and `5 %` belong to anything around them.
    const words = unit
      ? [...before.slice(-WORDS_AROUND), ...after.slice(0, WORDS_AROUND)]
      : after.slice(0, WORDS_COUNTED)
    const near = words.join(' ')
    return [
      {
        kind: isDuration ? 'duration' : 'number',
        text: match.trim(),
        value,
        unit,
        terms: [],
        near,
      },
    ]
  })
}

function unitOf(text: string): Unit | null {
  const word = text.trim().toLowerCase().replace(/^-/, '').replace(/s$/, '')
  if (word === '%' || word.startsWith('per')) return 'percent'
  if (word === 'x' || word === 'time') return 'times'
  return word === '' ? null : (word as Unit)
}

const LEVEL =
  'senior|junior|staff|principal|lead|chief|head|founding|associate|assistant|interim|deputy'
const FIELD =
  'software|backend|back-end|frontend|front-end|full-stack|fullstack|data|machine learning|ml|platform|site reliability|security|mobile|web|test|qa|product|project|program|engineering|tech|technical|team|sales|account|marketing|operations|support|customer success|business|design|research|cloud|devops|systems?'
const OCCUPATION =
  'engineer|developer|programmer|architect|manager|lead|leader|director|analyst|designer|scientist|consultant|intern|administrator|executive|representative|founder|co-founder|cto|ceo|researcher|teacher|officer|owner|specialist|tester'
const ROLE = new RegExp(
  `\\b(?:as (?:an?|the)|(?:was|am|i'm|became|been|being) (?:an?|the|promoted to)|(?:role|job|position|title) (?:as|of|was) (?:an?|the)?|promoted to) ((?:(?:${LEVEL}|${FIELD}) )*(?:${OCCUPATION}))\\b`,
  'gi',
)

const rolesIn = (text: string): Claim[] =>
  [...text.replaceAll('’', "'").matchAll(ROLE)].map(({ 1: role = '' }) => ({
    kind: 'role',
    text: role,
    value: null,
    unit: null,
    terms: role.toLowerCase().split(/[\s-]+/),
  }))

/** Capitalized words that are not names to check. */
const NON_NAMES = new Set(
  "I I'm I've I'd I'll Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December English".split(
    ' ',
  ),
)
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}.+#'-]*[\p{L}\p{N}+#]|\p{L}/gu

/**
 * Tools by any synonym, and other names: words with a capital inside a sentence, or with a capital
 * inside the word.
 */
function namesIn(sentence: string, roles: Claim[]): Claim[] {
  const text = sentence.replaceAll('’', "'")
  const inRole = new Set(roles.flatMap(({ terms }) => terms))
  const claims: Claim[] = []
  let end = -1
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const word = token.replace(/'s$/, '')
    const tool = canonicalTool(word)
    const isFirst = text.slice(0, index).trim() === ''
    const hasInner = /\p{Ll}\p{Lu}|\p{Lu}{2}|\p{Lu}.*\d/u.test(word)
    const isName =
      /^\p{Lu}/u.test(word) &&
      (!isFirst || hasInner) &&
      !NON_NAMES.has(word) &&
      !inRole.has(word.toLowerCase())
    if (!tool && !isName) continue
    const last = claims.at(-1)
    const continuesName = !tool && last?.kind === 'name' && text.slice(end, index) === ' '
    end = index + token.length
    if (continuesName && last) {
      last.text += ` ${word}`
      last.terms.push(word.toLowerCase())
    } else
      claims.push({
        kind: tool ? 'tool' : 'name',
        text: word,
        value: null,
        unit: null,
        terms: [tool ?? word.toLowerCase()],
      })
  }
  return claims
}

/**
 * The claims of one sentence. Questions and sentences about anything but the speaker claim nothing.
 */
export function claimsIn(sentence: string): Claim[] {
  if (!isAboutSpeaker(sentence) || /\?["”’)*]*$/.test(sentence)) return []
  const roles = rolesIn(sentence)
  return [...numberClaimsIn(sentence), ...roles, ...namesIn(sentence, roles)]
}
