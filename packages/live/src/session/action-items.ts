import type { FinalSegment } from '../prompts/prompt-points.ts'

/** Something that somebody is to do after a conversation, in the words in which it was said. */
export interface ActionItem {
  /** The segment that it was said in. */
  segment: string
  text: string
  /** Who is to do it: a side of the conversation, or a person by name. */
  who: 'you' | 'them' | { name: string }
  /** By when, in the words of the speaker; null where nobody said. */
  due: string | null
}

const DEED =
  '(?:send|resend|share|forward|write|draft|prepare|put together|check|follow up|get back|circle back|come back|set up|schedule|book|arrange|update|fix|review|look into|ask|find out|confirm|create|file|open a|add|ship|finish|deliver|test|call|email|e-mail|mail|ping|circulate|post|document|sort out|own|take care|handle|introduce|invite|order|pay|sign|upload|migrate|deploy|roll out|roll back|measure|collect|organi[sz]e|remind|reach out|take (?:that|this|it) (?:on|over)|do (?:that|this|it) (?:by|before|until|tomorrow|today))'
const ADVERBS =
  '(?:(?:also|then|just|please|definitely|probably|quickly|make sure to|try to|go ahead and) )*'
/** A promise of the speaker's own. */
const PROMISE = new RegExp(
  `\\b(?:i'll|i will|i'm going to|i am going to|i shall|we'll|we will|we're going to|let me (?=(?:send|share|get back|follow up|find out|come back|forward))|i can (?=(?:send|share|do that|take that|follow up)))\\s?${ADVERBS}${DEED}\\b`,
  'i',
)
/** A request to the other side. */
const REQUEST = new RegExp(
  `(?:\\b(?:can|could|would|will) you (?:maybe )?${ADVERBS}|\\bplease ${ADVERBS}|\\b(?:i|we) need you to ${ADVERBS}|\\byou(?:'ll| will| should) ${ADVERBS})${DEED}\\b`,
  'i',
)
/**
 * A named person who is to do something: `Priya will send …`, `Tom, can you check …`, `Ana to draft
 * …`.
 */
const NAMED = new RegExp(
  `(?:^|[.;,] ?)(?:(?:[Aa]nd|[Ss]o|[Tt]hen|[Oo]kay|[Oo]k|[Aa]lright),? )*(\\p{Lu}\\p{Ll}+)(?:,? (?:can|could|would) you|,? please| will| is going to| to| is to| owns)? ${ADVERBS}${DEED}\\b`,
  'u',
)
const EXPLICIT =
  /\b(?:action items?|to-?dos?|next steps?)\b(?: (?:is|are|here is|for (?:me|us|you)))?\s*[:,-]?\s+\S+/i
/** Said of what the speakers do in this moment, or only might do. */
const NOT_LATER =
  /\b(?:share my screen|can you (?:hear|see)|if (?:i|we|you) (?:can|could|will)|i'll ask you|i will ask you|write that down for a second)\b/i
const NOT_NAMES =
  /^(?:I|We|You|They|He|She|It|This|That|There|Please|Let|What|Who|When|How|Why|Where|Also|Then|And|But|So|Next|First|Everyone|Everybody|Somebody|Someone|Okay|Ok|Right|Well|Yes|Yeah|Sure|Great|Good|Thanks|Maybe|Today|Tomorrow)$/

const LEAD_IN = '(?:(?:and|so|but|well|right|then|now|okay|ok|alright|all right),? )*'
const WH = '(?:who|what|when|where|why|which|how)'
const SUBJECT = '(?:i|we|you|they|he|she|it|this|that|the)'
const AUXILIARY = '(?:will|would|can|could|should|shall|do|does|did|is|are|was|were|have|has|had)'
/** A sentence that wants to know something: by its sign, or by the order of its words. */
const QUESTION = new RegExp(
  `\\?$|^${LEAD_IN}(?:${WH}(?:'s|'ll|(?: (?!${SUBJECT}\\b)\\w+)? ${AUXILIARY})|${AUXILIARY} ${SUBJECT})\\b`,
  'i',
)
/** Ends a promise that waits for a yes: `I will send it, okay?` */
const TAG = /,? (?:right|okay|ok|yes|yeah|alright|is that (?:okay|ok|fine|all right|alright))\?$/i
/** A question that asks somebody to do something, by how it begins. */
const ASKS_SOMEBODY = new RegExp(
  `^${LEAD_IN}(?:(?!${WH}\\b)\\p{L}+,? )?(?:can|could|would|will) you\\b`,
  'iu',
)
/** Told apart from a question for an ability, such as `can you ship to Spain?` */
const FOR_SOMEBODY =
  /\b(?:please|me|us|(?:send|forward|share|circulate) (?:over )?(?:the|that|this|those|these|your|it|them))\b/i

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const DUE = new RegExp(
  `\\b(?:(?:by|before|until|on|this|next) (?:the )?(?:end of (?:the |this |next )?(?:day|week|month|quarter)|${DAY}(?: (?:morning|noon|afternoon|evening))?|next week|next month|tomorrow(?: (?:morning|noon|evening))?|tonight|noon|lunch|week|month|\\d{1,2}(?:st|nd|rd|th)(?: of \\p{L}+)?|\\d{1,2} \\p{L}+)|tomorrow|tonight|today|this (?:afternoon|evening|morning|week)|next (?:week|month)|end of (?:the )?(?:day|week|month))\\b`,
  'iu',
)

/**
 * What was promised, asked of somebody or named as a next step, in the order in which it was said.
 */
export function actionItems(segments: readonly FinalSegment[]): ActionItem[] {
  const items = segments.flatMap((segment) =>
    sentencesOf(segment.text).flatMap((text) => itemIn(text, segment) ?? []),
  )
  return items.filter(
    ({ text }, index) => items.findIndex((other) => other.text === text) === index,
  )
}

const sentencesOf = (text: string) =>
  text
    .replaceAll('’', "'")
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => sentence.trim())

function itemIn(text: string, { id, channel }: FinalSegment): ActionItem | null {
  const who = doerOf(text, channel)
  if (who === null || NOT_LATER.test(text)) return null
  const due = DUE.exec(text)?.[0] ?? null
  return isMereQuestion(text, due) ? null : { segment: id, text, who, due }
}

/** Whether a sentence only wants to know something, and asks nobody to do it. */
function isMereQuestion(text: string, due: string | null): boolean {
  if (TAG.test(text) || !QUESTION.test(text)) return false
  return !ASKS_SOMEBODY.test(text) || !(due !== null || FOR_SOMEBODY.test(text))
}

function doerOf(text: string, speaker: FinalSegment['channel']): ActionItem['who'] | null {
  const name = NAMED.exec(text)?.[1]
  if (name && !NOT_NAMES.test(name)) return { name }
  if (PROMISE.test(text)) return speaker
  if (REQUEST.test(text)) return speaker === 'you' ? 'them' : 'you'
  return EXPLICIT.test(text) && text.split(/\s+/).length >= EXPLICIT_MIN_WORDS ? speaker : null
}
/** A shorter sentence only names the subject: `Next steps then.` */
const EXPLICIT_MIN_WORDS = 5

/** Who is to do something, as a reader of the session sees it. */
export const doerText = ({ who }: ActionItem): string =>
  typeof who === 'object' ? who.name : who === 'you' ? 'You' : 'They'
