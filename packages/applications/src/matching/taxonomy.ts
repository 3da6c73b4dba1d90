import { SOFTWARE } from './taxonomy/software.ts'
import { CERTIFICATES, GENERAL_NAMES, SECTORS, SUBJECTS, WORK } from './taxonomy/work.ts'
import { type Token, tokensOf } from './tokens.ts'

/** What a posting or a resume can name: a technology, a tool, a method, a certificate, a subject. */
export interface Term {
  name: string
  /** Terms of a kind are near to each other. */
  kind: string
  /** What everybody who has worked with this has worked with, as SQL for PostgreSQL. */
  implies: string[]
}

/** A term where a text names it. */
export interface Mention {
  term: Term
  index: number
  end: number
}

interface Spelling {
  term: Term
  words: readonly string[]
  /** The exact spelling, for names that are words of everyday English too, such as Go. */
  exact: string | null
  /** Names of people and things, such as Ruby: only words beside it tell that a technology is meant. */
  needsCue: boolean
}

/*
 * A row is `Name: other name, other name > implied name, implied name`. A name that begins with `=`
 * counts only as it is spelt; one that begins with `~` needs a technology or a word of work beside it.
 */
const { terms, spellings } = readRows()

function readRows() {
  const terms = new Map<string, Term>()
  const spellings = new Map<string, Spelling[]>()
  const lists = {
    ...SOFTWARE,
    ...WORK,
    certificates: CERTIFICATES,
    sectors: SECTORS,
    subjects: SUBJECTS,
  }
  const rows = Object.entries(lists).flatMap(([kind, list]) =>
    list
      .split('\n')
      .filter((row) => row !== '')
      .map((row) => ({ kind, row })),
  )
  for (const { kind, row } of rows) {
    const [names = '', implied = ''] = row.split(' > ')
    const [canonical = '', others = ''] = names.split(/:\s*(.*)/s)
    const name = canonical.replace(/^[=~]+/, '')
    const term = terms.get(name) ?? { name, kind, implies: implied.split(', ').filter(Boolean) }
    terms.set(name, term)
    const flags = /^[=~]*/.exec(canonical)?.[0] ?? ''
    const aliases = others.split(', ').filter(Boolean)
    for (const spelling of [canonical, ...aliases]) addSpelling(spellings, term, spelling, flags)
  }
  for (const row of GENERAL_NAMES.split('\n')) {
    const [general = '', members = ''] = row.split(': ')
    for (const member of members.split(', ')) terms.get(member)?.implies.push(general)
  }
  for (const list of spellings.values()) list.sort((a, b) => b.words.length - a.words.length)
  return { terms, spellings }
}

function addSpelling(
  spellings: Map<string, Spelling[]>,
  term: Term,
  text: string,
  canonicalFlags: string,
) {
  const flags = /^[=~]*/.exec(text)?.[0] ?? ''
  const bare = text.slice(flags.length)
  const words = tokensOf(bare).map(({ word }) => word)
  const [first] = words
  if (first === undefined) return
  const isCanonical = bare === term.name
  const exact = flags !== '' ? bare : null
  const needsCue = isCanonical && canonicalFlags.includes('~')
  const add = (variant: string[]) => {
    const list = spellings.get(variant[0] ?? '') ?? []
    list.push({ term, words: variant, exact, needsCue })
    spellings.set(variant[0] ?? '', list)
  }
  add(words)
  const last = words.at(-1) ?? ''
  if (exact === null && /\p{L}{3}$/u.test(last) && !last.endsWith('s'))
    add([...words.slice(0, -1), `${last}s`])
  // `Node.js` is written `nodejs` as well, `CI/CD` is not written `cicd`.
  if (exact === null && words.length === 2 && words[1] === 'js') add([words.join('')])
}

/** The term of a name. */
export const termOf = (name: string): Term | undefined => terms.get(name)

/** Everything that a term shows: itself and what it implies, to the end. */
export function shownBy(term: Term): ReadonlySet<string> {
  const known = closures.get(term.name)
  if (known) return known
  const names = new Set([term.name])
  for (const name of names) for (const implied of terms.get(name)?.implies ?? []) names.add(implied)
  closures.set(term.name, names)
  return names
}
const closures = new Map<string, ReadonlySet<string>>()

/** The terms that a text names, in order; the longest name counts where several begin. */
export function mentionsIn(text: string, tokens: readonly Token[] = tokensOf(text)): Mention[] {
  const mentions: Mention[] = []
  const doubtful: { spelling: Spelling; mention: Mention }[] = []
  let next = 0
  for (let at = 0; at < tokens.length; at = Math.max(at + 1, next)) {
    const found = spellingAt(text, tokens, at)
    if (!found) continue
    const first = tokens[at]
    const last = tokens[at + found.words.length - 1]
    if (!first || !last) continue
    const mention = { term: found.term, index: first.index, end: last.end }
    if (found.needsCue) doubtful.push({ spelling: found, mention })
    else mentions.push(mention)
    next = at + found.words.length
  }
  for (const { mention } of doubtful) if (hasCue(text, mention, mentions)) mentions.push(mention)
  return mentions.toSorted((a, b) => a.index - b.index)
}

function spellingAt(text: string, tokens: readonly Token[], at: number): Spelling | undefined {
  const first = tokens[at]
  if (!first) return undefined
  return spellings.get(first.word)?.find((spelling) => {
    for (const [offset, word] of spelling.words.entries()) {
      const token = tokens[at + offset]
      if (token?.word !== word) return false
      const before = tokens[at + offset - 1]
      if (
        offset > 0 &&
        before &&
        !/^[\s\-–./&'’()]{0,3}$/.test(text.slice(before.end, token.index))
      )
        return false
    }
    return spelling.exact === null || isName(text, first, spelling.exact)
  })
}

/** Words after which a capital letter is a class or a grade. */
const GRADE =
  /\b(?:class|grade|series|category|licen[cs]e|vitamin|plan|level|levels|type|hepatitis|section|phase|unit|block|american|band|tier|carné)\s*$/i
const AFTER_NAME =
  /^(?:$|[,;:/)|+]|\.(?:\s|$)|\s*\(|\s+(?:and|or|developer|engineer|programming|programmer|code|services?|backend|sdk|apps?|routines|\d))/

/** Whether a word of everyday English is the name of a technology where it stands. */
function isName(text: string, token: Token, exact: string): boolean {
  const raw = text.slice(token.index, token.index + exact.length)
  if (raw !== exact) return false
  const before = text.slice(0, token.index)
  const after = text.slice(token.index + exact.length)
  if (GRADE.test(before) || /^(?:&|['’]|-(?:level|suite|\d))/.test(after)) return false
  if (/^\s+(?:19|20)\d\d\b/.test(after)) return false
  const isSentenceStart = /(?:^|[.!?]\s+|^\s*[-–*•]\s*)$/.test(before)
  return !isSentenceStart || AFTER_NAME.test(after)
}

const CUE_BEFORE = /\b(?:in|with|using|of|some|modern|years?|write|writing|wrote|and|or|know)\s+$/i
const CUE_AFTER =
  /^\s*(?:developer|engineer|code|programm|app|gem|on rails|backend|monolith|service|\d)/i

function hasCue(text: string, mention: Mention, others: readonly Mention[]): boolean {
  const before = text.slice(0, mention.index)
  if (/\bnames? of\b/i.test(before)) return false
  const after = text.slice(mention.end)
  if (CUE_AFTER.test(after) || /\b(?:in|with|using)\s+$/i.test(before)) return true
  const isBesideTechnology = others.some(({ term }) => term.kind in SOFTWARE)
  if (isBesideTechnology && (CUE_BEFORE.test(before) || /^[,;/)]|^$/.test(after))) return true
  return /^\s*$/.test(before) && /^\s*$/.test(after)
}
