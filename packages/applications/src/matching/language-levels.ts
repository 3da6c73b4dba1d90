import { languagesIn, type NamedLanguage } from '../resume/language-names.ts'
import { contentStems } from './tokens.ts'

/** Levels of the Common European Framework from A1 = 1 to C2 = 6; 7 is a native speaker. */
const CEFR: Record<string, number> = { a1: 1, a2: 2, b1: 3, b2: 4, c1: 5, c2: 6 }
const WORDS: readonly [number, RegExp][] = [
  [
    7,
    /\b(?:native|nativ[oe]|mother tongue|muttersprach\w*|langue maternelle|first language|from home|bilingual|moedertaal|bilingue|raised|lengua materna|at home)\b/i,
  ],
  [
    5,
    /\b(?:fluent(?:ly)?|fluency|business[- ]fluent|full professional|excellent|proficient|advanced|verhandlungssicher|fließend|courant|fluido|near-native|very good|everyday language|come easily|strong|clear|impeccable|outstanding|perfect|high level)\b/i,
  ],
  [
    4,
    /\b(?:good|working|professional|upper[- ]intermediate|confident|solid|business|technical|gute|written and spoken|spoken and written)\b/i,
  ],
  [3, /\b(?:conversational|intermediate|speak|everyday|medio|moderate)\b/i],
  [
    2,
    /\b(?:basic|elementary|grundkenntnisse|notions|basics|some|school|limited|a bit|at any level|a little)\b/i,
  ],
  [1, /\b(?:beginner|a few words|some words|understand it|takk|novice)\b/i],
]
/** A listed language without a level is spoken well enough to be listed: like a good command. */
const UNSAID = 4.5

/** The level that words tell; null when they tell none. A course or an exam to come is no level. */
export function levelIn(words: string): number | null {
  const told = words
    .replace(/\b(?:course|exam|class(?:es)?|studying|towards?|aiming)\b[^,;]*/gi, (part) =>
      part.replace(/\b[abc][12]\b/gi, ''),
    )
    .replace(/\b[abc][12]\s+(?:course|exam)\b/gi, '')
  const code = /\b([abc][12])\b/i.exec(told)?.[1]?.toLowerCase()
  if (code) return CEFR[code] ?? null
  return WORDS.find(([, pattern]) => pattern.test(told))?.[0] ?? null
}

/** Where names of languages are no languages: "English literature", "a German bank". */
const NO_LANGUAGE =
  /^(?:[- ](?:literature|language and literature|teacher|law|bank|company|market|customers?|citizen|passports?|nationality|breakfast|and business|studies|companies|clients|weekly|national|permanent|father|mother|gaap|rules|degree|master|a level|meister|school)\b)/i

export interface SpokenLanguage {
  name: string
  level: number
}

/** The languages that a line of a resume says are spoken. Elsewhere than in a list they need a verb. */
export function spokenIn(
  text: string,
  isList: boolean,
  names: readonly NamedLanguage[] = languagesIn(text),
): SpokenLanguage[] {
  const speaks =
    isList ||
    /\b(?:speak|speaks|speaking|spoken|fluent|native|bilingual|mother tongue|conversational|languages?|come easily|ielts|toefl|toeic|delf|dalf|goethe|jlpt|hsk|dele|interpret\w*|translat\w*|[abc][12])\b/i.test(
      text,
    )
  const spoken = names.filter(
    ({ index, words }) => !NO_LANGUAGE.test(text.slice(index + words.length)),
  )
  if (!speaks) return []
  const parts = spoken.map(({ name, words, index }, number) => {
    const end = spoken[number + 1]?.index ?? text.length
    const behind = text.slice(index + words.length, end).split(/\.(?=\s|$)|;/)[0] ?? ''
    const before = text.slice(spoken[number - 1] ? index : 0, index)
    const isJoined = /^\s*(?:and|&|\/|und|et|y|e)\s*$/.test(text.slice(index + words.length, end))
    return {
      name,
      level: levelIn(behind) ?? (number === 0 ? levelIn(before.split(/[.;]/).at(-1) ?? '') : null),
      isJoined,
    }
  })
  for (const [number, part] of [...parts.entries()].toReversed())
    if (part.isJoined) part.level ??= parts[number + 1]?.level ?? null
  const codes = /\bbilingual\s+(EN|FR|DE|ES)\s*\/\s*(EN|FR|DE|ES)\b/.exec(text)
  const abbreviated = (codes?.slice(1) ?? []).map((code) => ({
    name: ABBREVIATIONS[code] ?? code,
    level: 7,
  }))
  return [...parts.map(({ name, level }) => ({ name, level: level ?? UNSAID })), ...abbreviated]
}
const ABBREVIATIONS: Record<string, string> = {
  EN: 'English',
  FR: 'French',
  DE: 'German',
  ES: 'Spanish',
}

export interface LanguageWish {
  languages: { name: string; level: number }[]
  isAlternative: boolean
}

const ASKS =
  /\b(?:speak|spoken|written|fluent|fluency|fluently|language|level|native|command|grammar|[abc][12]|basic|conversational|knowledge of|good|excellent|very good|clear|strong|some|proficiency|technical|bonus|plus|at any level|asset|if you have it|competence)\b/i

/** A language in which something else is asked for, as in "copywriting in British English". */
const isMedium = (before: string) =>
  /\b(?:in|into)\s+(?:\p{L}+\s+)?$/u.test(before) && contentStems(before).length > 0

/** The human languages that a text asks for; null when it asks for none. */
export function languageWishOf(text: string): LanguageWish | null {
  const names = languagesIn(text).filter(
    ({ index, words }) =>
      !NO_LANGUAGE.test(text.slice(index + words.length)) && !isMedium(text.slice(0, index)),
  )
  const rest = names.reduce((left, { words }) => left.replace(words, ''), text)
  const isBare = rest.replace(/\b(?:and|or|a plus|for|as|bonus)\b|[^\p{L}]/gu, '').length < 12
  if (names.length === 0 || !(isBare || ASKS.test(text) || /^[^,]{0,12},/.test(text))) return null
  const common = levelIn(rest)
  const languages = names.map(({ name, words, index }, number) => {
    const end = names[number + 1]?.index ?? text.length
    const own = levelIn(text.slice(index + words.length, end))
    const before = levelIn(
      text.slice(names[number - 1] ? (names[number - 1]?.index ?? 0) : 0, index),
    )
    return { name, level: Math.min(own ?? before ?? common ?? 3, 7) }
  })
  // "Native or C1" asks for the lower of the two.
  const codes = [...text.matchAll(/\b([abc][12])\b/gi)].map(
    ([, code = '']) => CEFR[code.toLowerCase()] ?? 7,
  )
  const lowest = Math.min(...codes)
  if (languages.length === 1 && languages[0] && codes.length > 0) languages[0].level = lowest
  return { languages, isAlternative: /\bor\b/.test(text) && languages.length > 1 }
}
