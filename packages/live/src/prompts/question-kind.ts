import type { LiveKind } from '@sightline/contracts/live/kinds'

/** Expressions that belong to one kind of question, in any kind of interview. */
const CUES: [LiveKind, RegExp][] = [
  [
    'behavioral',
    /\b(?:(?:tell|talk to) (?:me|us) about (?:a (?:time|conflict|situation|challenge)|yourself|your (?:background|career|team|experience|current))|your (?:background|career|strengths?|weakness(?:es)?|current (?:job|role)|notice period|salary|resume|next role|work style)|you usually|(?:did you|have you been|are you) work(?:ing)? on|a (?:time|situation) (?:when|where|you)|have you ever|disagree(?:d|ment)?|conflict with|your (?:manager|coworkers?|colleagues?|boss)|proud of|biggest (?:failure|mistake|achievement|weakness|strength)|why (?:do|did) you (?:want|leave|apply)|(?:any|have|what|do you have any) questions (?:for|so far)|(?:want|like) to (?:ask (?:me|us)|know (?:about|from) (?:the team|us|me))|recent bug|not good at|prioriti[sz]e|salary|notice period|sponsorship)\b/,
  ],
  [
    'system-design',
    /\b(?:design (?:a|an|the) (?!class|function|algorithm|data structure)|(?:build|building) (?:a|an) [\w ]{0,30}(?:system|service|platform|shortener|app|backend)|architecture|shard(?:ing|s)?|load balancer|microservices?|high availability|(?:million|billion) (?:daily )?(?:active )?users)\b/,
  ],
  [
    'coding',
    /\b(?:(?:array|string|list|grid|matrix|tree|linked list) of|given (?:a|an|two) (?:\w+ )?(?:array|string|list|grid|matrix|tree|graph|integer|number)|write (?:a|the) (?:function|method|class|program)|implement (?:a|an)|reverse (?:a|the) |return the (?:indices|number|index|length|sum)|time complexity|big o|binary search|linked list|lru cache|your (?:code|solution|function)|edge cases|brute force)\b/,
  ],
]

/** What begins a new problem. */
const NEW_TOPIC =
  /\b(?:the (?:next|first|second|third|last|other|final) (?:one|question|problem|topic)|next (?:one|question|problem|up)|another (?:question|problem|one|topic)|new topic|last (?:one|question) from my side|switch to|move on|(?:tell|talk to) (?:me|us) about a|give (?:me|us) an example of|describe a|a time (?:when|you)|i noticed on|have you ever|questions (?:for|so far)|your turn|biggest|also)\b/
/** A system to be designed is a problem apart from the one before. */
const NEW_DESIGN = /\bdesign (?:a|an)\b/
/** Words that point back to what was said before. */
const REFERS_BACK =
  /\b(?:that|this|it|those|these|them|there|he|she|him|her|they|then|again|differently|instead|(?:the|your) (?:second|first|other|same) (?:one|case|approach|solution))\b/
/** Beginnings of questions that ask on. */
const ASKS_ON =
  /^(?:(?:okay|ok|so|and|um|uh|well|wow|hmm|right|but|yeah) )*(?:why|how (?:come|long|many|much|did|do|would|was|often)|and\b|which (?:one|ones)|what (?:if|about|made|happened|was your|could|would)|when|who|where|did|would|could|can you (?:explain|give|show)|do you think|is there|any idea|tell me more)\b/
/** Shorter questions ask on, unless they begin a topic. */
const SHORT_WORDS = 4

export interface QuestionKind {
  kind: LiveKind
  /** The question asks on about the same problem: of coding or of system design. */
  isFollowUp: boolean
}

/**
 * Tells the kind of a question from its words, the kind of the session, and the kind of the
 * question before (null for the first). Sales calls and meetings keep their kind; the kinds of an
 * interview may change from question to question.
 */
export function questionKind(
  question: string,
  session: LiveKind,
  before: LiveKind | null,
): QuestionKind {
  const text = plain(question)
  const cued = session === 'sales-call' || session === 'meeting' ? session : cuedKind(text)
  const asksOn =
    REFERS_BACK.test(text) || ASKS_ON.test(text) || text.split(' ').length <= SHORT_WORDS
  const kind = cued ?? (before !== null && asksOn ? before : session)
  const hasProblem = kind === 'coding' || kind === 'system-design'
  return {
    kind,
    isFollowUp: hasProblem && before === kind && !NEW_TOPIC.test(text) && !NEW_DESIGN.test(text),
  }
}

/**
 * Whether a question is about the person and the one before it about a problem, or the other way
 * round. `kind`: that of the question before, where it is known. Questions of sales calls and
 * meetings are of one kind.
 */
export function beginsOtherKind(question: string, before: string, kind?: LiveKind): boolean {
  if (kind === 'sales-call' || kind === 'meeting') return false
  const [told, toldBefore] = [cuedKind(plain(question)), kind ?? cuedKind(plain(before))]
  return (
    told !== undefined &&
    toldBefore !== undefined &&
    (told === 'behavioral') !== (toldBefore === 'behavioral')
  )
}

const cuedKind = (text: string) => CUES.find(([, cue]) => cue.test(text))?.[0]

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}' ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
