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
  ['certificates', /\b(?:certificat(?:e|es|ion|ions)|licen[cs]es?|courses|training)\b/],
  ['languages', /^(?:spoken )?languages?(?: skills)?$|^human languages/],
  [
    'skills',
    /\b(?:skills|technolog(?:y|ies)|tools?|toolbox|tech(?:nical)? stack|stack|technical|competenc(?:e|es|ies)|expertise|proficienc(?:y|ies)|programming languages?)\b/,
  ],
  [
    'education',
    /\b(?:education|schooling|stud(?:y|ies)|academic|qualifications?|degrees?|university)\b/,
  ],
  ['projects', /\b(?:projects?|open source|side work|portfolio|publications?|talks?)\b/],
  [
    'work',
    /\b(?:experience|employment|work(?: history)?|career(?: history)?|positions?|jobs|professional background|where i|clinical|practice)\b/,
  ],
  [
    'summary',
    /\b(?:summary|profile|about(?: me)?|objective|introduction|what i do|personal statement)\b/,
  ],
  [
    'other',
    /\b(?:interests?|hobbies|references?|volunteer(?:ing)?|awards?|honou?rs|other|miscellaneous|additional|activities|nationality|visa|memberships?)\b/,
  ],
]
const HEADING_MAX_LENGTH = 40

/** The section that a line begins; null when it is no heading. */
export function headingOf(line: string): SectionKind | null {
  const text = line.trim().replace(/[:：_=\-–—\s]+$/u, '')
  if (text === '' || text.length > HEADING_MAX_LENGTH || /[@\d,;|]|[.!?]$/.test(text)) return null
  const words = text
    .toLowerCase()
    .replace(/[^\p{L} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (words.split(' ').length > 5) return null
  return HEADINGS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** Cuts the lines of a resume into sections. What stands above the first heading are the basics. */
export function sectionsOf(lines: readonly string[]): Section[] {
  const sections: Section[] = [{ kind: 'basics', lines: [] }]
  for (const [index, line] of lines.entries()) {
    const kind = isAlone(lines, index) ? headingOf(line) : null
    if (kind) sections.push({ kind, lines: [] })
    else if (line.trim() !== '') sections.at(-1)?.lines.push(index)
  }
  return sections
}

const BULLET = /^\s*[-–—*•·▪◦‣●○■→»]\s*/

/** A heading begins its line: it is no item of a list, and no name below the top. */
const isAlone = (lines: readonly string[], index: number) =>
  index > 0 && !BULLET.test(lines[index] ?? '')

/** A line without the sign of its list, and whether it had one. */
export function itemOf(line: string): { text: string; isItem: boolean } {
  const bullet = BULLET.exec(line)
  return { text: line.slice(bullet?.[0].length ?? 0).trim(), isItem: bullet !== null }
}
