import type { InterviewContext } from '@sightline/contracts/context/context'
import type { AnswerSource } from '@sightline/contracts/live/events'
import { wordsOf } from '@sightline/english/sentences'
import { plainLine } from './spoken-line.ts'

type JobDescription = NonNullable<InterviewContext['jobDescription']>

export interface JobFacts {
  company: string | null
  /** What the company does, in a sentence of the posting. */
  about: string | null
  duties: string[]
  requirements: string[]
  /** What the posting says of pay: `€80,000 to €95,000`. */
  pay: string | null
  /** Lines about where and when the work is done. */
  conditions: string[]
}

type Part = 'about' | 'duties' | 'requirements' | 'offers'
const PARTS: [RegExp, Part][] = [
  [
    /requirement|qualification|look(?:ing)? for|must|skills|who you are|about you|your profile|you (?:have|bring|are)|what you.ll need|nice to have|experience/i,
    'requirements',
  ],
  [
    /responsib|duties|tasks|you will|you.ll|the role|your role|day to day|what you do|the job|in this role/i,
    'duties',
  ],
  [/offer|benefits|perks|salary|compensation|we give|why (?:us|join)/i, 'offers'],
  [/about|who we are|the company|company|our story|mission/i, 'about'],
]
const HEADING_MAX_WORDS = 7
const PAY =
  /(?:[€$£₹]\s?\d[\d.,]*(?:\s?k\b|\d{3}))|\b\d[\d,.]*\s?(?:k|lakh|lpa|€|eur|usd|gbp|dollars|euros|pounds)\b|(?:\b(?:salary|compensation)\b|^pay\b).*\d/i
const CONDITION =
  /\b(?:remote|hybrid|on-?site|on-?call|in the office|travel\w*|relocat\w*|visa|shifts?|weekends?|full-?time|part-?time)\b/i
const OCCUPATION =
  /\b(?:engineer|developer|analyst|manager|designer|scientist|lead|head|specialist|agent|consultant|architect|representative|executive|assistant|associate|intern|nurse|teacher|officer|director|administrator|accountant)\b/i

/** What a posting says, read from its headings, or from its sentences where it has none. */
export function jobFacts({ title, text }: JobDescription): JobFacts {
  const facts: JobFacts = {
    company: companyOf(title, text),
    about: null,
    duties: [],
    requirements: [],
    pay: null,
    conditions: [],
  }
  let part: Part = 'about'
  for (const raw of text.split('\n').flatMap(sentencesOf)) {
    const line = plainLine(raw)
    if (line === '') continue
    const named =
      wordsOf(line).length <= HEADING_MAX_WORDS && !PAY.test(line) ? headingOf(raw) : undefined
    if (named) {
      part = named
      continue
    }
    if (PAY.test(line))
      facts.pay ??= line.replace(
        /^(?:the )?(?:salary|pay|compensation)(?: range| band)?(?: is|:)?\s*/i,
        '',
      )
    else if (CONDITION.test(line)) facts.conditions.push(line)
    else if (part === 'about' && wordsOf(line).length >= 5) facts.about ??= line
    const isListed = !PAY.test(line) && !CONDITION.test(line)
    if (isListed && (part === 'duties' || isDuty(line))) facts.duties.push(line)
    else if (isListed && (part === 'requirements' || isRequirement(line)))
      facts.requirements.push(line)
  }
  return facts
}

/** The end of a sentence, and not that of `St.` or `Inc.`. */
const SENTENCE_END =
  /(?<!\b(?:St|Dr|Mr|Mrs|Ms|Inc|Ltd|Co|No|vs|etc|e\.g|i\.e|approx)\.)(?<=[.!?])\s+/

/** A paragraph as its sentences; a line of a list stays. */
const sentencesOf = (line: string) =>
  /^\s*[*•·–—-]/.test(line) ? [line] : line.split(SENTENCE_END)

const isDuty = (line: string) => /^you(?:'ll|’ll| will) /i.test(line)
const isRequirement = (line: string) =>
  /\b(?:experience (?:with|in)|knowledge of|\d\+? years|fluent|you have|proficien\w+)\b/i.test(line)

function headingOf(raw: string): Part | undefined {
  if (/^\s*[*•·–—-]\s/.test(raw) || /[.!?]\s*$/.test(raw)) return undefined
  return PARTS.find(([name]) => name.test(raw))?.[1]
}

/** The company in a title like `Analyst at X` or `Analyst, X`, else in the posting's first words. */
function companyOf(title: string, text: string): string | null {
  const parts = title.split(/\s+(?:at|@)\s+|,\s+|\s+[|–—-]\s+/).map((part) => part.trim())
  const named =
    parts.length > 1 ? parts.findLast((part) => part !== '' && !OCCUPATION.test(part)) : undefined
  if (named) return named
  const [, told] =
    /^(?:at |about |join )?((?:\p{Lu}[\w&.-]*)(?: \p{Lu}[\w&.-]*){0,3}),? (?:is|are|runs?|makes?|builds?|moves?|helps?|we|provides?|develops?|offers?|sells?|has|was)\b/u.exec(
      text.trim(),
    ) ?? []
  return told && !/^(?:we|our|this|the|you|it|they|here)$/i.test(told) ? told : null
}

/** The posting as the source of an answer. */
export const jobSource = (title: string, text: string): AnswerSource => ({
  label: `Job “${title}”`.slice(0, 200),
  text: text.slice(0, 1000),
})
