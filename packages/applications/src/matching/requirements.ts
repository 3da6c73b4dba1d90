import type { Block } from '@sightline/contracts/postings/blocks'
import type { Workplace } from '@sightline/contracts/postings/kinds'
import type { Pay } from '@sightline/contracts/postings/postings'
import { degreeWishOf } from './degrees.ts'
import { languageWishOf } from './language-levels.ts'
import { mentionsIn } from './taxonomy.ts'
import { contentStems } from './tokens.ts'
import { yearsWishesOf } from './years.ts'

/** A line of a posting: a heading, an item of a list, or a paragraph. */
export interface PostingLine {
  text: string
  kind: 'heading' | 'item' | 'paragraph'
}

/** A posting as far as it is matched. */
export interface MatchedPosting {
  lines: readonly PostingLine[]
  places: readonly string[]
  workplace: Workplace | null
  pay: Pay | null
}

/** A part of a posting that asks something of a candidate. */
export interface Requirement {
  text: string
  /** The line it stands in, counted from 0. */
  position: number
  /** It is welcome rather than needed. */
  isOptional: boolean
}

export function linesOfBlocks(blocks: readonly Block[]): PostingLine[] {
  const join = (content: readonly { text: string }[]) => content.map(({ text }) => text).join('')
  return blocks.flatMap((block): PostingLine[] => {
    if (block.kind === 'heading') return [{ text: block.text, kind: 'heading' }]
    if (block.kind === 'paragraph')
      return join(block.content)
        .split('\n')
        .map((text) => ({ text, kind: 'paragraph' }))
    return block.items.map((item) => ({ text: join(item), kind: 'item' }))
  })
}

const BULLET =
  /^\s*(?:[-–—*•·▪◦‣●○■→»>+✔✓☑➤➢➕💡💵🏠🩺🛂~]\uFE0F?|\d{1,2}[.)]|\(?[a-z]\)|o(?= ))\s*/u
const HEADING_MAX_LENGTH = 60
const ITEM_MAX_LENGTH = 160

export function linesOfText(text: string): PostingLine[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.flatMap((line, index): PostingLine[] => {
    if (line === '') return []
    const bullet = BULLET.exec(line)?.[0]
    if (bullet !== undefined) return [{ text: line.slice(bullet.length), kind: 'item' }]
    // A short line below another one is an item of a list without signs.
    const isBelow = (lines[index - 1] ?? '') !== '' && !BULLET.test(lines[index - 1] ?? '')
    const isShort = line.length <= HEADING_MAX_LENGTH && !/[.;!?]$/.test(line)
    const hasMore = lines.slice(index + 1).some((next) => next !== '')
    if (isBelow && line.length <= ITEM_MAX_LENGTH && !line.endsWith(':'))
      return [{ text: line, kind: 'item' }]
    return [{ text: line, kind: isShort && hasMore ? 'heading' : 'paragraph' }]
  })
}

type Part = 'asks' | 'welcomes' | 'tells' | 'unknown'

const WELCOMES =
  /\b(?:nice[- ]to[- ]have|preferred|bonus|plus(?:es)?|desirable|desired|advantage(?:ous)?|highly regarded|we['’]d (?:also )?(?:love|like)|would (?:love|like)|lovely|like to see|might also|may have|not needed|would be (?:glad|good|great|a)|extra|optional|also bring|nice|helpful|extra weight|bring you further)\b/i
const ASKS =
  /\b(?:require(?:d|ments?)|qualifications?|your profile|profile|you(?:['’]ll)? (?:need|have|bring|are|must|should)|we (?:need|expect|ask|look|['’]re looking)|need from you|must(?:[- ]haves?)?|mandatory|essential|criteria|background|skills|about you|who you are|what you bring|looking for|asking for|hoping for|it['’]s important|person specification|experience|you['’]d be a great match|you['’]ll have)\b/i
const TELLS =
  /\b(?:what we offer|we offer|benefits?|perks|package|compensation|salary|our offer|proposal|what you['’]?(?:ll)? (?:get|receive|have from us|do|be doing|learn)|tasks|responsibilit\w+|accountabilit\w+|your mission|the role|about (?:us|the company|the role|the team)|how (?:we hire|to apply)|the process|process|apply|applying|terms|duties|the work|your work|day to day|area of responsibility|you['’]ll(?: do)?|in return|why (?:us|join)|location|other details|a note|logistics|what we['’]ve got|what you should know|our stack)\b/i

function partOf(heading: string): Part {
  if (/\bnot (?:asking|needed)|don['’]t need\b/i.test(heading) && !/welcome/i.test(heading))
    return 'welcomes'
  if (/\byou['’]?(?:ll|d) (?:have|need|bring)\b|\b(?:succeed|do well)\b/i.test(heading))
    return 'asks'
  if (TELLS.test(heading) && !/\b(?:need|require|bring|must|qualif)/i.test(heading)) return 'tells'
  if (WELCOMES.test(heading)) return 'welcomes'
  if (ASKS.test(heading)) return 'asks'
  return 'unknown'
}

/** Sentences of the right to work. They are knock-outs, which no resume shows. */
const AUTHORISATION =
  /\b(?:visas?|sponsor\w*|work(?:ing)? permits?|residence permits?|authori[sz]ed to work|(?:right|rights|allowed|able|eligib\w+|entitled) to work|working rights|work without a permit|citizens? (?:only|or)|permanent residents?|work authori[sz]ation)\b/i

/** The requirements of a posting, in its order. */
export function requirementsIn(lines: readonly PostingLine[]): Requirement[] {
  const found: Requirement[] = []
  let part: Part = 'unknown'
  for (const [position, line] of lines.entries()) {
    if (line.kind === 'heading' || isLeadIn(line, lines[position + 1])) {
      const next = partOf(line.text)
      part = next === 'unknown' && asksByItems(lines, position + 1) ? 'asks' : next
      continue
    }
    const isList = line.kind === 'item' || line.text.length <= PROSE_MIN_LENGTH
    if (isList && (part === 'asks' || part === 'welcomes')) {
      const isOptional = part === 'welcomes' || WELCOMES.test(line.text)
      for (const text of clausesOf(line.text))
        if (line.kind === 'item' || !NOT_ASKED.test(text))
          found.push({ text, position, isOptional })
    } else if (line.kind === 'paragraph' || part === 'unknown')
      found.push(...inProse(line.text, position))
  }
  return found
    .filter(({ text }) => !AUTHORISATION.test(text))
    .filter(({ text }) => contentStems(text).length > 0 || isNamed(text))
}

const PROSE_MIN_LENGTH = 200

/** A list of which most items name what can be asked for asks for it, whatever its heading. */
function asksByItems(lines: readonly PostingLine[], start: number): boolean {
  const end = lines.findIndex(({ kind }, index) => index >= start && kind !== 'item')
  const items = lines.slice(start, end < 0 ? undefined : end)
  const asking = items.filter(({ text }) => isNamed(text) || CUE.test(text))
  return items.length > 1 && asking.length * 2 >= items.length
}

/** A paragraph that opens a list, as in "You have:". */
const isLeadIn = ({ kind, text }: PostingLine, next: PostingLine | undefined) =>
  kind === 'paragraph' && next?.kind === 'item' && text.length < ITEM_MAX_LENGTH

const SENTENCE = /(?<=[.!?])\s+(?=[\p{Lu}“"(])/u
/** The sentences of a posting, its headings among them. */
export const sentencesIn = (lines: readonly PostingLine[]): string[] =>
  lines.flatMap(({ text }) => text.split(SENTENCE))

/** What makes a sentence of a paragraph a requirement. */
const CUE = new RegExp(
  [
    String.raw`\byou (?:have|hold|know|speak|master|own|bring|are (?:at home|fluent|comfortable)|must|need|should|can|understand|write|use|present|read|already|['’]ve|live)`,
    String.raw`\byou['’](?:ve|d need|ll need|re (?:comfortable|fluent|at home))`,
    String.raw`\b(?:must|required?|essential|mandatory|needed|we (?:need|expect|require|look for|ask)|the right person|ideal candidate|a track record|minimum|at least|experience (?:in|with|of|as|running|working)|knowledge of|proficien\w+|fluen\w+|familiarity|ability to|degree|advantages?|a plus|bonus|appreciated|welcome|we would be glad|we['’]d (?:like|love)|asking for|hoping for|you['’]ll need|what we need)\b`,
  ].join('|'),
  'i',
)
const NOT_ASKED =
  /\b(?:we offer|you(?:['’]ll| will) (?:get|receive|be|work|own|join|have|sit)|salary|we pay|per year|holiday|pension|equal opportunity|apply with|send (?:us|your)|to apply|interview|we (?:do not|don['’]t) (?:need|ask|care)|isn['’]t needed|accommodation|sponsor)\b/i

function inProse(text: string, position: number): Requirement[] {
  const sentences = text.split(SENTENCE)
  const found: Requirement[] = []
  let isOpen = false
  for (const sentence of sentences) {
    if (sentence.split(' ').length <= 2 && partOf(sentence) !== 'unknown') {
      isOpen = partOf(sentence) !== 'tells'
      continue
    }
    const [lead = '', rest] = splitLead(sentence)
    const part = rest === undefined ? 'unknown' : partOf(lead)
    if (part === 'asks' || part === 'welcomes') isOpen = true
    else if (rest !== undefined && part === 'tells') isOpen = false
    const isAsked =
      (CUE.test(sentence) ||
        part === 'asks' ||
        part === 'welcomes' ||
        (isOpen && sentence.split(' ').length <= 25)) &&
      !NOT_ASKED.test(sentence)
    if (!isAsked) {
      isOpen = false
      continue
    }
    const isOptional = WELCOMES.test(sentence)
    for (const clause of clausesOf(rest ?? sentence))
      if (isOpen || isNamed(clause) || CUE.test(clause))
        found.push({ text: clause, position, isOptional })
  }
  return found
}

/** "The experience we're hoping for: five years or more …" is a heading and its list. */
function splitLead(sentence: string): [string, string | undefined] {
  const at = sentence.indexOf(': ')
  if (at < 0 || at > 60 || /\b(?:code|docs-as-code|engine)$/i.test(sentence.slice(0, at)))
    return [sentence, undefined]
  return [sentence.slice(0, at), sentence.slice(at + 2)]
}

const isNamed = (text: string) =>
  mentionsIn(text).length > 0 ||
  yearsWishesOf(text).length > 0 ||
  degreeWishOf(text) !== null ||
  languageWishOf(text) !== null

/** Reasons and asides behind a requirement are no part of it. */
const ASIDE =
  /,? (?:since|because|so that|so|as (?:our|we|nearly|the|everything)|for which|which we|, and we)\b.*$/i
/** Cuts a line into requirements: at semicolons and sentences, and where other things are asked for. */
export function clausesOf(line: string): string[] {
  return line
    .split(/;\s+|(?<=[\p{L})\d])\.\s+(?=\p{Lu})/u)
    .flatMap((part) => splitKinds(part.replace(ASIDE, '')))
    .map((part) => part.trim().replace(/[.,;:]+$/, ''))
    .filter((part) => part.length > 1)
}

/** Parts between commas are apart where they ask for different kinds of things. */
function splitKinds(text: string): string[] {
  if (/\bor\b|\(/.test(text) || text.length < 40) return [text]
  const parts = text.split(/,\s+(?:and )?/)
  const kinds = parts.map(kindOf)
  const isMixed = parts.length > 1 && kinds.every((kind) => kind !== '') && new Set(kinds).size > 1
  return isMixed ? parts : [text]
}

function kindOf(text: string): string {
  if (yearsWishesOf(text).length > 0) return 'years'
  if (degreeWishOf(text)) return 'degree'
  if (languageWishOf(text)) return 'language'
  return mentionsIn(text)[0]?.term.kind ?? ''
}
