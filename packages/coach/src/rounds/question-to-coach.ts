import { DIMENSIONS, type InterviewRound } from '@sightline/contracts/interviews/rounds'
import { stemsOf } from '@sightline/english/sentences'
import type { Interview, QuestionProgress } from '../interview/state.ts'

/** What a candidate can ask about an interview. */
export type AskedAbout =
  | 'failure'
  | 'hints'
  | 'cost'
  | 'time'
  | 'practice'
  | 'scale'
  | 'result'
  | 'verdict'

const CODE = /\b(my|i|it|its|submissions?|code|solutions?|tests?|attempts?)\b/i
/** Wording of each kind of question, the first match decides. All patterns of a line must match. */
const WORDINGS: [AskedAbout, ...RegExp[]][] = [
  [
    'scale',
    /\bhow (am i|are (we|answers)|do you|is (it|this))\b.*\b(scor|grad|rat|judg)|\brubric\b|\bcriteria\b/i,
  ],
  [
    'failure',
    /\b(fail\w*|wrong|incorrect|reject\w*|not pass|didn['’]t pass|broke\w*|bugs?|mistakes?|errors?)\b/i,
    CODE,
  ],
  [
    'failure',
    /\b(smallest|shortest|simplest|minimal)\b.*\b(inputs?|tests?|cases?|examples?)\b|\bfailing (inputs?|tests?|cases?)\b/i,
  ],
  ['failure', /\btoo slow\b|\btim(ed|e) ?-?out|\btime limit\b/i, CODE],
  [
    'verdict',
    /\b(hire|hired)\b|\bjob offer\b|\b(would|did) i (pass|get the job|make it)\b|\bgood enough\b/i,
  ],
  ['hints', /\bhints?\b/i],
  [
    'cost',
    /\bcomplexit|\bbig[- ]?o\b|\bcosts?\b|\b(how|so|too) (fast|slow|efficient)|\boptimal|\bmemory\b|\b(good|better|best) (solution|approach)/i,
  ],
  ['time', /\bhow long\b|\bhow much time\b|\btoo long\b|\bhow many minutes\b/i],
  [
    'practice',
    /\bpracti[cs]e\b|\bimprove|\bwork on\b|\bstudy\b|\bprepare\b|\blearn next\b|\b(do|get|be) better\b/i,
  ],
  [
    'result',
    /\bhow (well )?(did|was|am|have|were) (i|my)\b|\b(strong|weak|best|worst)\w*|\bwent (well|badly|wrong)\b|\bmiss(ed|ing)?\b/i,
  ],
  ['scale', /\bscor|\bgrad(e|ed|ing)\b|\brat(e|ed|ing)\b|\brubric|\bpoints?\b/i],
]
/** `What is the complexity of quicksort?` asks about something else than the interview. */
const ABOUT_ELSEWHERE =
  /\b(complexity|cost|big[- ]?o) of (?!(my|our|the|this|that|it|a (good|better)|your)\b)/i

/**
 * The part of the interview that a question is about; null for a question that the interview cannot
 * answer.
 */
export function askedAbout(text: string): AskedAbout | null {
  if (ABOUT_ELSEWHERE.test(text)) return null
  const wording = WORDINGS.find(([, ...patterns]) =>
    patterns.every((pattern) => pattern.test(text)),
  )
  return wording?.[0] ?? null
}

const ASKS_FOR_LEVEL =
  /\bhow\b.*\b(i|my)\b|\bwhy\b|\bscor|\bgrad|\brat(ed|ing)\b|\blevel|\bpoints?\b|\bimprov|\bbetter\b|\bwrong\b|\blow\b|\bweak|\bstrong|\bmiss/i

/** The dimension of the round whose level a question asks for; null when it names none. */
export function dimensionNamed(text: string, round: InterviewRound) {
  if (!ASKS_FOR_LEVEL.test(text)) return null
  const stems = new Set(stemsOf(text))
  return (
    DIMENSIONS[round].find((dimension) => stemsOf(dimension).every((stem) => stems.has(stem))) ??
    null
  )
}

const NAMED_PART =
  /\bhow (?:well )?did i (?:do|score|perform) (?:on|in|at|with|for) (?:the |my )?(.+?)[\s?.!]*$/i
const WHOLE_INTERVIEW =
  /^(interview|it|this|that|round|call|all|total|general|everything|today|answers?|questions?)\b/i

/** The X of `How did I do on X?`, unless X is the whole interview. */
export function partNamed(text: string): string | null {
  const part = NAMED_PART.exec(text)?.[1] ?? null
  return part === null || WHOLE_INTERVIEW.test(part) ? null : part
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']
const LAST = ['last', 'latest', 'final']

/**
 * Chooses what a text names by its position: `my second submission`, `question 2`, `the last try`;
 * otherwise null.
 */
export function chosenByPosition<Item>(
  text: string,
  noun: string,
  items: readonly Item[],
): Item | null {
  const before = new RegExp(
    `\\b(${[...ORDINALS, ...LAST].join('|')})\\s+(?:\\w+\\s+)?(?:${noun})`,
    'i',
  ).exec(text)?.[1]
  const after = new RegExp(`\\b(?:${noun})\\s+(?:number\\s+|#\\s*)?(\\d)\\b`, 'i').exec(text)?.[1]
  if (after !== undefined) return items[Number(after) - 1] ?? null
  const ordinal = before?.toLowerCase() ?? ''
  return LAST.includes(ordinal)
    ? (items.at(-1) ?? null)
    : (items[ORDINALS.indexOf(ordinal)] ?? null)
}

/**
 * The questions of the interview that a text names by title, topic or position; all of them when it
 * names none.
 */
export function questionsNamed(
  text: string,
  { questions }: Interview,
  describe: (slug: string) => { title: string; topic: string } | undefined,
): QuestionProgress[] {
  const asked = text.toLowerCase()
  const named = questions.filter(({ question }) => {
    const description = describe(question)
    return description && asked.includes(description.title.toLowerCase())
  })
  if (named.length > 0) return named
  const byPosition = chosenByPosition(text, 'questions?|problems?|tasks?', questions)
  if (byPosition) return [byPosition]
  const ofTopic = questions.filter(({ question }) => {
    const description = describe(question)
    return description && asked.includes(description.topic.replaceAll('-', ' '))
  })
  return ofTopic.length > 0 ? ofTopic : questions
}

/** Whether a text asks for the smallest of the inputs that failed. */
export const asksForSmallest = (text: string): boolean =>
  /\b(smallest|shortest|simplest|minimal)\b/i.test(text)
