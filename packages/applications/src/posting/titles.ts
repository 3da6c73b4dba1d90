import type { Seniority, Workplace } from '@sightline/contracts/postings/kinds'

/** The first that a title names counts, so those of more words and of more weight stand first. */
const LEVELS: [Seniority, RegExp][] = [
  ['executive', /\b(chief [\w ]*officer|c[etofp]o|vp|svp|evp|vice president|president)\b/i],
  ['director', /\b(director|head of)\b/i],
  [
    'intern',
    /\b(intern|internship|working student|werkstudent(?:in)?|praktikum|apprentice(?:ship)?|trainee)\b/i,
  ],
  ['principal', /\b(principal|distinguished|fellow)\b/i],
  ['staff', /\bstaff\b/i],
  ['lead', /\b(tech(?:nical)? lead|team lead|lead)\b/i],
  // "Product Manager" is no level, and "Engineering Manager" is one.
  [
    'manager',
    /\b(engineering|development|software|data|design|support|team|operations|sales) manager\b|\bmanager,? (of|engineering|software)\b/i,
  ],
  ['senior', /\b(senior|sr\.?|snr)(?![\w])/i],
  ['junior', /\b(junior|jr\.?|entry[- ]level|graduate|new grad|early career|associate)(?![\w])/i],
  ['mid', /\b(mid|mid[- ]level|intermediate|medior)\b/i],
]

/** The level that a title names; null where it names none. */
export const seniorityOf = (title: string): Seniority | null =>
  LEVELS.find(([, words]) => words.test(title))?.[0] ?? null

/**
 * Where one works, from the words of a place or a title, as in "Remote (US)" or "Berlin, hybrid".
 * Null where the words do not say it.
 */
export function workplaceOf(...texts: string[]): Workplace | null {
  const text = texts.join('\n')
  if (/\bhybrid\b/i.test(text)) return 'hybrid'
  if (
    /\b(remote|work from home|home[- ]?office|anywhere|distributed)\b/i.test(text) &&
    !/\b(not|no) remote\b/i.test(text)
  )
    return 'remote'
  return /\b(on[- ]?site|in[- ]office|in[- ]person)\b/i.test(text) ? 'on-site' : null
}

/** What tells one job from another: the company and the title without case, marks and legal forms. */
export function jobKeyOf(company: string, title: string): string {
  return `${keyOf(company.replace(LEGAL_FORM, ''))}|${keyOf(title.replace(GENDERS, ''))}`
}

/** A company's name without case, marks and legal form, for finding it by what a person types. */
export const companyKeyOf = (name: string): string => keyOf(name.replace(LEGAL_FORM, ''))

const LEGAL_FORM =
  /[\s,]+(inc|llc|ltd|limited|corp|corporation|co|gmbh|ag|se|sa|sas|bv|b\.v|nv|ab|oy|plc|pty|pvt|private limited)\.?$/i
/** As German titles have it. */
const GENDERS = /\((?:[mwfdxi]\s*[/|*,]\s*){1,3}[mwfdxi]\)|\(all genders\)/gi

const keyOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
