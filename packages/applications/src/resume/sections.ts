import { TITLE } from './titles.ts'

/** The sections of a resume that are told apart. `other` holds what belongs to none of them. */
export type SectionKind =
  | 'basics'
  | 'summary'
  | 'work'
  | 'education'
  | 'projects'
  | 'certificates'
  | 'skills'
  | 'languages'
  | 'other'

export interface Section {
  kind: SectionKind
  /** Positions of the section's lines, without its heading. */
  lines: number[]
}

/** Words of headings, in the order in which they count: "Technical skills and projects" is skills. */
const HEADINGS: readonly [SectionKind, RegExp][] = [
  ['basics', /^(?:personal|contact) (?:data|details|information)$|^personalien$/],
  [
    'other',
    /^(?:right to work|work (?:authori[sz]ation|permit|eligibility)|(?:away from|beyond|outside(?: of)?|after) (?:the )?(?:work|hours|office|code|class|job)|availability|referees)$/,
  ],
  ['languages', /^(?:spoken |human )?(?:languages?|tongues)(?: skills)?$/],
  ['languages', /^(?:idiomas|langues|sprachen|sprachkenntnisse|lingue|línguas|talen)$/],
  ['certificates', /\b(?:certificat(?:e|es|ion|ions)|licen[cs]es?|courses|training)\b/],
  [
    'skills',
    /\b(?:skills|technolog(?:y|ies)|tools?|toolbox|tech(?:nical)? stack|stack|technical|competenc(?:e|es|ies)|expertise|proficienc(?:y|ies)|programming languages?|software)\b/,
  ],
  [
    'skills',
    /^(?:computing|knowledge|conocimientos|compétences|kenntnisse|competenze|habilidades)$/,
  ],
  ['projects', /^(?:selected|recent|own) works?$|^case studies$|^proyectos$|^projets$|^projekte$/],
  [
    'education',
    /\b(?:education|school(?:ing)?|stud(?:y|ies)|academics?|qualifications?|degrees?|university)\b/,
  ],
  ['education', /^(?:formación|formation|ausbildung|formazione|opleiding|études|estudios)/],
  ['projects', /\b(?:projects?|open source|side work|portfolio|publications?|talks?)\b/],
  [
    'work',
    /\b(?:experience|employment|work(?: history)?|career(?: history)?|positions?|jobs|professional background|where i|clinical|practice)\b/,
  ],
  ['work', /^(?:now|before(?: \p{L}+)?|experiencia|expérience|berufserfahrung|esperienze)\b/u],
  [
    'summary',
    /^(?:(?:professional|career|executive|personal) )?(?:summary|profile|objective|perfil|profil)$|\babout\b|\b(?:introduction|what i do|personal statement)\b/,
  ],
  [
    'other',
    /\b(?:interests?|hobbies|references?|volunteer(?:ing)?|awards?|honou?rs|other|miscellaneous|additional|activities|nationality|visa|memberships?)\b/,
  ],
]
const HEADING_MAX_LENGTH = 48
const HEADING_MAX_WORDS = 5
const LOUD_HEADING_MAX_WORDS = 8

const isLoud = (text: string) => text === text.toUpperCase() && /\p{Lu}/u.test(text)
const isDecorated = (line: string) => /^(?:={2,}|#+|\/\/|-{2,}|\*{2,})\s*\p{L}/u.test(line.trim())

const bare = (line: string) =>
  line
    .trim()
    .replace(/^(?:={2,}|#+|\/\/|-{2,}|\*{2,})\s*/, '')
    .replace(/[:：_=*\-–—\s]+$/u, '')

/** The section that a line begins by its words; null when these are no known heading. */
export function headingOf(line: string): SectionKind | null {
  const text = bare(line)
  if (text === '' || text.length > HEADING_MAX_LENGTH || /[@\d,;|]|[.!?]$/.test(text)) return null
  if (TITLE.test(text)) return null
  const words = text
    .toLowerCase()
    .replace(/[^\p{L} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const limit = isLoud(text) ? LOUD_HEADING_MAX_WORDS : HEADING_MAX_WORDS
  if (words.split(' ').length > limit) return null
  return HEADINGS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** Sections in which a short line of its own is no name of an employer or a project. */
const HAS_PLAIN_LINES: ReadonlySet<SectionKind> = new Set([
  ...(['education', 'certificates', 'skills', 'languages', 'other'] as const),
])
const PLAIN_HEADING_MAX_WORDS = 4

/**
 * A line that looks like a heading, though its words are none that are known: it is decorated, or
 * stands alone above text in a section that has no names of its own.
 */
function looksLikeHeading(lines: readonly string[], index: number, current: SectionKind): boolean {
  const line = lines[index] ?? ''
  const text = bare(line)
  if (isDecorated(line)) return text.length <= HEADING_MAX_LENGTH
  const isShort = text.split(' ').length <= PLAIN_HEADING_MAX_WORDS || isLoud(text)
  if (!isShort || text.length > HEADING_MAX_LENGTH || /[@\d,;|:•·/]|[.!?]$/.test(text)) return false
  if (!HAS_PLAIN_LINES.has(current) || TITLE.test(text)) return false
  const isBelowGap = (lines[index - 1] ?? '').trim() === ''
  const isAboveText = lines.slice(index + 1, index + 3).some((next) => next.trim() !== '')
  return isBelowGap && isAboveText && /^\p{Lu}/u.test(text)
}

/** Cuts the lines of a resume into sections. What stands above the first heading are the basics. */
export function sectionsOf(lines: readonly string[]): Section[] {
  const first: Section = { kind: 'basics', lines: [] }
  const sections = [first]
  let current = first
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const kind = isAlone(lines, index)
      ? (headingOf(line) ?? (looksLikeHeading(lines, index, current.kind) ? 'other' : null))
      : null
    if (kind) {
      current = { kind, lines: [] }
      sections.push(current)
    } else current.lines.push(index)
  }
  return sections
}

const BULLET = /^\s*(?:[-–*•·▪◦‣●○■→»>+✔✓➤➢~]|—(?=\s)|o(?= ))\s*/

/** A heading begins its line: it is no item of a list, and no name at the top. */
const isAlone = (lines: readonly string[], index: number) =>
  index > 0 && (isDecorated(lines[index] ?? '') || !BULLET.test(lines[index] ?? ''))

/** A line without the sign of its list, and whether it had one. */
export function itemOf(line: string): { text: string; isItem: boolean } {
  const bullet = BULLET.exec(line)
  return { text: line.slice(bullet?.[0].length ?? 0).trim(), isItem: bullet !== null }
}
