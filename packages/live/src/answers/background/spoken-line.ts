import { IRREGULAR_PAST_FORMS } from '@sightline/english/stem'

const PAST = new Set([...IRREGULAR_PAST_FORMS, 'cut', 'set', 'put', 'won', 'oversaw'])
/** Words of resumes that look like a past form and say what somebody is. */
const ADJECTIVES = new Set(
  'experienced skilled certified motivated dedicated advanced detailed talented distributed embedded licensed seasoned'.split(
    ' ',
  ),
)
const PRESENT = new Set(
  'lead manage own run build mentor coach write design maintain support develop handle train teach organise organize coordinate plan analyse analyze create drive deliver improve implement oversee help review deploy test document supervise operate ensure make work'.split(
    ' ',
  ),
)

/** A line without bullets and the marks of Markdown. */
export const withoutMarks = (line: string): string =>
  line
    .replace(/^[\s>#*•·▪‣◦–—-]+/, '')
    .replace(/\*\*|__|`/g, '')
    .trim()

/** A line without bullets, and without a full stop at its end. */
export const plainLine = (line: string): string => withoutMarks(line).replace(/[\s.;]+$/, '')

export const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The beginning of what somebody did, as resumes write it: `Led …`, `Mentor …`. */
function isDeed(line: string): boolean {
  const word = /^\p{L}+/u.exec(line)?.[0].toLowerCase() ?? ''
  return PAST.has(word) || PRESENT.has(word) || (word.endsWith('ed') && !ADJECTIVES.has(word))
}

/**
 * A line of a resume as its owner would say it, without a full stop: `Led a team` becomes
 * `I led a team`. Null for a line that tells no deed.
 */
export function spokenDeed(line: string): string | null {
  const text = plainLine(line)
  if (/^(?:i|i'm|i've|we|my)\b/i.test(text.replaceAll('’', "'"))) return text
  if (isDeed(text)) return `I ${lowerFirst(text)}`
  if (/^responsible for /i.test(text)) return `I was ${lowerFirst(text)}`
  if (
    /^(?!(?:marketing|engineering|accounting|nursing|consulting|banking|purchasing|manufacturing|training|advertising|programming|sterling|king)\b)\p{L}+ing /iu.test(
      text,
    )
  )
    return `I have been ${lowerFirst(text)}`
  const [, label = '', deed = ''] = /^([^:]{3,60}): (.+)$/.exec(text) ?? []
  return deed !== '' && isDeed(deed) ? `For the project “${label}” I ${lowerFirst(deed)}` : null
}

/** Words of the other side's texts as said to them: `our ledger` becomes `your ledger`. */
export const toThem = (text: string): string =>
  text
    .replace(/\b(our|your)\b/gi, 'your')
    .replace(/\bwe\b/gi, 'you')
    .replace(/\bus\b/g, 'you')

/** A duty of a posting after `the chance to`: null where it does not begin with what one does. */
export function dutyVerb(line: string): string | null {
  const text = toThem(plainLine(line).replace(/^(?:you(?:'ll| will)|to) /i, ''))
  const word = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''
  const isNoun =
    /(?:ing|tion|ment|ty|ence|ance|ed|s)$/.test(word) || /^(?:an?|the|strong|good|\d)/i.test(text)
  return word === '' || isNoun ? null : lowerFirst(text)
}
