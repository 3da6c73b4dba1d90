import { languagesIn } from '../resume/language-names.ts'
import { type Mention, mentionsIn, shownBy, type Term, termOf } from './taxonomy.ts'
import { contentStems, tokensOf } from './tokens.ts'

/** A name that a posting asks for: of the taxonomy, or one that only the very words can show. */
export interface WantedTerm {
  name: string
  term: Term | null
  index: number
}

/** What a posting asks for by name: each group must be shown, by as many of its terms as it says. */
export interface TermWish {
  groups: { terms: WantedTerm[]; count: number }[]
}

interface Options {
  /** Fields of work, such as banking, count as terms. */
  withSubjects?: boolean
  /** Names that the taxonomy does not know count as terms. */
  withUnknown?: boolean
}

/** Kinds of terms that are asked for beside a technology rather than as one. */
const NEGATED = /\b(?:not|no|without|instead of|rather than)\s+(?:\p{L}+\s+){0,2}$/iu
const OPTIONAL =
  /\b(?:preferably|ideally|preferred|a plus|bonus|is a plus|an advantage|nice to have|desirable|later (?:with|on)|or comparable|or similar)\b/i

/** What a text asks for by name; null when it names nothing. */
export function termWishOf(
  text: string,
  { withSubjects = true, withUnknown = true }: Options = {},
): TermWish | null {
  const known = mentionsIn(text).filter(
    ({ term, index }) => (withSubjects || !isSubject(term)) && !NEGATED.test(text.slice(0, index)),
  )
  // A field of work is asked for only where no technology is.
  const named = known.some(({ term }) => !isSubject(term))
    ? known.filter(({ term }) => !isSubject(term))
    : known
  const unknown = withUnknown && named.length === 0 ? unknownNames(text, named) : []
  const wanted = [
    ...named.map(({ term, index, end }) => ({ name: term.name, term, index, end })),
    ...unknown,
  ].toSorted((a, b) => a.index - b.index)
  const distinct = wanted.filter(
    ({ name }, position) => wanted.findIndex((other) => other.name === name) === position,
  )
  if (distinct.length === 0) return null
  return { groups: groupsOf(text, distinct) }
}

const isSubject = ({ kind }: Term) => kind === 'subjects' || kind === 'sectors'

type Placed = WantedTerm & { end: number }

const COUNT =
  /\b(?:at least|any|in|least) (one|two|three|1|2|3)(?: or more)? (?:\p{L}+ )?(?:of|among|from|between|language)/iu
const COUNTS: Record<string, number> = { one: 1, two: 2, three: 3 }

const EXAMPLES = /\b(?:such as|e\.g\.|for example|tools like|be it)/i

/** Terms that "or" joins are one group; a comma is what the next "and" or "or" is. */
function groupsOf(text: string, all: Placed[]): TermWish['groups'] {
  const terms = withoutHead(text, all)
  const told = COUNT.exec(text)?.[1]?.toLowerCase()
  if (told !== undefined) return [{ terms, count: COUNTS[told] ?? Number(told) }]
  const joints = terms.slice(1).map((term, number) => jointBetween(text, terms[number], term))
  for (const [number, joint] of [...joints.entries()].toReversed())
    if (joint === 'comma') joints[number] = joints[number + 1] ?? (isExamples(text) ? 'or' : 'and')
  const groups: TermWish['groups'] = []
  for (const [number, term] of terms.entries()) {
    const last = groups.at(-1)
    if (last && joints[number - 1] === 'or') last.terms.push(term)
    else groups.push({ terms: [term], count: 1 })
  }
  const first = terms[0]
  const after = groups.filter(({ terms: [term] }) => !isOptional(text, term, first))
  return after.length > 0 ? after : groups
}

/** "Infrastructure as code: Terraform or Pulumi" asks for what stands behind the colon. */
function withoutHead(text: string, terms: Placed[]): Placed[] {
  const behind = terms.filter(({ index }) => /^[^,(]{3,40}:\s/.test(text.slice(0, index)))
  return behind.length > 0 ? behind : terms
}

/** Names in brackets, and those that are examples, are as good as each other. */
function jointBetween(text: string, previous: Placed | undefined, term: Placed) {
  const start = previous?.end ?? 0
  const before = text.slice(0, start)
  const isInBrackets =
    before.lastIndexOf('(') > before.lastIndexOf(')') &&
    !text.slice(start, term.index).includes(')')
  const example = EXAMPLES.exec(text)
  const isExample = example !== null && start > example.index
  return isInBrackets || isExample ? 'or' : jointOf(text.slice(start, term.index))
}

const isOptional = (text: string, term: WantedTerm | undefined, first: WantedTerm | undefined) =>
  term !== undefined && term !== first && OPTIONAL.test(text.slice(first?.index ?? 0, term.index))

const isExamples = (text: string) =>
  /\b(?:such as|e\.g\.|like|similar|comparable|or (?:other|another|the like)|either|any of|for example)\b/i.test(
    text,
  )

function jointOf(between: string): 'and' | 'or' | 'comma' {
  if (/\band\/or\b|^\s*\/\s*$/i.test(between)) return 'or'
  if (/\b(?:and|plus|as well as)\b|[&+]/i.test(between)) return 'and'
  if (
    /\b(?:or|such as|e\.g|like|either|for example|be it|ideally in|including|in our case|resp)\b|\//i.test(
      between,
    )
  )
    return 'or'
  return /\b(?:with|on|in)\b|[(:]/i.test(between) ? 'and' : 'comma'
}

/** Words with capitals that name nothing of their own. */
const COMMON =
  /^(?:i|we|you|our|your|a|an|the|b2b|b2c|saas|it|hr|uk|us|usa|eu|ceo|cfo|cto|us-based|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|english|ph|phd|msc|bsc|ba|bs|ma|ms|mba|gcse|ii|iii|am|pm|ok|cv|nice|must|plus|bonus|level|key|stage|experience|knowledge|university|degree|bachelor|master|bachelors|masters|qa|tv|pc|apis?|sdks?|uis?|apps?)$/i

/** Names that the taxonomy does not know: acronyms, words with inner capitals, names in a sentence. */
function unknownNames(text: string, known: readonly Mention[]): Placed[] {
  const languages = languagesIn(text)
  const isTaken = (index: number) =>
    known.some((mention) => index >= mention.index && index < mention.end) ||
    languages.some((name) => index >= name.index && index < name.index + name.words.length)
  const tokens = tokensOf(text)
  const names: Placed[] = []
  for (const [position, { raw, index, end }] of tokens.entries()) {
    const isAcronym = /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(raw) || /^\p{L}+\p{Lu}\p{L}*$/u.test(raw)
    const isStart = position === 0 || /[.:!?–—•]\s*$|^\W*$/.test(text.slice(0, index))
    const isName = isAcronym || (!isStart && /^\p{Lu}\p{L}{2,}$/u.test(raw))
    if (!isName || isTaken(index) || COMMON.test(raw) || contentStems(raw).length === 0) continue
    const last = names.at(-1)
    if (last && /^[\s-]{1,2}$/.test(text.slice(last.end, index))) {
      last.name += ` ${raw}`
      last.end = end
    } else names.push({ name: raw, term: null, index, end })
  }
  return names
}

/** Whether names that are shown, and the texts themselves, fulfil a wish. */
export const isWanted = (
  wish: TermWish,
  shown: ReadonlySet<string>,
  texts: readonly string[],
): boolean =>
  wish.groups.every(
    ({ terms, count }) => terms.filter((term) => isTermShown(term, shown, texts)).length >= count,
  )

/** Whether one name is shown: by the taxonomy, or by the very words. */
export const isTermShown = (
  { name, term }: WantedTerm,
  shown: ReadonlySet<string>,
  texts: readonly string[],
): boolean => (term ? shown.has(term.name) : texts.some((text) => hasWords(text, name)))

const hasWords = (text: string, name: string): boolean => {
  const at = text.indexOf(name)
  return at >= 0 && !/[\p{L}\p{N}]/u.test((text[at - 1] ?? ' ') + (text[at + name.length] ?? ' '))
}

/** Names of all that a term shows or is near to. */
export const kindsOf = (wish: TermWish): ReadonlySet<string> =>
  new Set(
    wish.groups.flatMap(({ terms }) =>
      terms.flatMap(({ term }) =>
        term ? [...shownBy(term)].map((name) => termOf(name)?.kind ?? term.kind) : [],
      ),
    ),
  )
