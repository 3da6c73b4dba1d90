import type { InterviewScore, QuestionScore } from '@sightline/contracts/interviews/scores'
import { numberText } from '@sightline/english/number-text'
import { describeDimension } from '../rubrics/rubrics.ts'
import { lookedForIn } from '../scoring/judge-dimension.ts'
import { OPEN_SCORING } from '../scoring/open-question.ts'
import { isAboutTopic } from '../scoring/score-answer.ts'
import { byLevel, levelText, type QuestionsMeant } from './score-replies.ts'

/** What a candidate can ask about spoken answers, beside what every round can answer. */
type AskedAboutAnswers = 'which' | 'topic' | 'missing' | 'length' | 'better'

const ANSWER = /\b(answers?|questions?|stor(y|ies)|designs?|calls?|repl(y|ies))\b/i
const WORDINGS: [AskedAboutAnswers, ...RegExp[]][] = [
  ['which', /\b(weakest|worst|lowest|poorest|best|strongest|highest)\b/i, ANSWER],
  [
    'topic',
    /\b(on|off)[- ](the )?topic\b|\brelevan(t|ce)\b|\banswer(ed)? (the|your|what was) (question|asked)/i,
  ],
  [
    'missing',
    /\b(forg[eo]t\w*|miss(ed|ing)?|le(ft|ave) out|should i have (said|mentioned|named)|not mention\w*)\b/i,
  ],
  [
    'length',
    /\btoo (much|long|short|little|fast|slow(ly)?|quickly|many words)\b|\b(ramble\w*|concise|long-winded|fillers?|filler words|pace)\b/i,
  ],
  ['better', /\b(better(?! (\w+ )?than\b)|improve\w*|stronger|differently)\b/i, ANSWER],
]

const aboutAnswers = (text: string): AskedAboutAnswers | null =>
  WORDINGS.find(([, ...patterns]) => patterns.every((pattern) => pattern.test(text)))?.[0] ?? null

/**
 * Answers a question about the candidate's spoken answers; `open` are the slugs of open questions.
 * Null when it asks about something else, or when there is no answer.
 */
export function replyAboutAnswers(
  text: string,
  score: InterviewScore,
  meant: QuestionsMeant & { open: ReadonlySet<string> },
): string | null {
  const about = aboutAnswers(text)
  if (!about || score.overall === null) return null
  const named = score.questions.filter(({ slug }) => meant.named.includes(slug))
  const answered = named.filter(({ slug }) => meant.answered.has(slug))
  if (answered.length === 0) return skippedText(named)
  if (about === 'which') return whichText(text, score, answered, named.length)
  return answered
    .map((question) => {
      const isOpen = meant.open.has(question.slug)
      return isOpen && ASKS_FOR_RUBRIC.has(about)
        ? openText(question)
        : ANSWERS[about](score, question)
    })
    .join(' ')
}

/** What only the terms and the topic of a question can tell. */
const ASKS_FOR_RUBRIC = new Set<AskedAboutAnswers>(['topic', 'missing'])
const openText = ({ title }: QuestionScore) =>
  `“${title}” is a question of your own. ${OPEN_SCORING}`

const skippedText = (named: QuestionScore[]) =>
  `You skipped ${named.map(({ title }) => `“${title}”`).join(' and ')}, so there is no answer to judge; a skipped question scores 0.`

function whichText(
  text: string,
  score: InterviewScore,
  answered: QuestionScore[],
  count: number,
): string {
  const sorted = answered.toSorted((a, b) => a.score - b.score)
  const isWeakest = /\b(weakest|worst|lowest|poorest)\b/i.test(text)
  const chosen = isWeakest ? sorted[0] : sorted.at(-1)
  if (!chosen) return ''
  const adjective = isWeakest ? 'weakest' : 'strongest'
  const skipped = count - answered.length
  const heading =
    answered.length === 1
      ? `You answered one question, “${chosen.title}”: ${numberText(chosen.score)} of 4.`
      : `Your ${adjective} answer was to “${chosen.title}”: ${numberText(chosen.score)} of 4.`
  const [lowest] = byLevel(score, chosen.dimensions)
  const shown = isWeakest ? lowest : byLevel(score, chosen.dimensions).at(-1)
  const reason = shown
    ? `Its ${isWeakest ? 'lowest' : 'highest'} level: ${levelText(score, chosen, shown)}`
    : ''
  const rest =
    skipped === 0
      ? ''
      : ` You skipped ${skipped === 1 ? 'one question' : `${skipped} questions`}; skipped questions score 0.`
  return `${heading} ${reason}${rest}`.trim()
}

const ANSWERS: Record<
  Exclude<AskedAboutAnswers, 'which'>,
  (score: InterviewScore, question: QuestionScore) => string
> = {
  topic(_score, question) {
    const doubt = doubtIn(question)
    return doubt
      ? `In “${question.title}”: ${doubt}`
      : `Your answer to “${question.title}” was on the topic: its sentences are about what was asked.`
  },
  missing(_score, question) {
    const toGain = question.dimensions.flatMap(
      ({ level, advice = '' }) => (level < CLEAR_LEVEL && lookedForIn(advice)) || [],
    )
    return toGain.length === 0
      ? `In “${question.title}” no level was low for what is looked for.`
      : `Compare your answer to “${question.title}” with what is looked for: ${toGain.slice(0, MISSED_SHOWN_MAX).join(' ')}`
  },
  length(_score, question) {
    const clarity = question.dimensions.find(({ dimension }) => dimension === 'clarity')
    const counted = question.measured
      .filter(({ term }) => COUNTED_TERMS.includes(term))
      .map(({ term, value }) => `${term.toLowerCase()} ${value}`)
      .join(', ')
    const advice = clarity && clarity.level < CLEAR_LEVEL && clarity.advice
    const outside = clarity?.evidence.filter(({ quote }) => quote === null).map(({ text }) => text)
    return [`In “${question.title}”: ${counted}.`, ...(outside ?? []), advice]
      .filter(Boolean)
      .join(' ')
  },
  better(score, question) {
    const lowest = byLevel(score, question.dimensions).filter(({ level }) => level < CLEAR_LEVEL)
    if (lowest.length === 0) return `“${question.title}” had no weak dimension.`
    const doubt = doubtIn(question)
    if (doubt) return `In “${question.title}”: ${doubt}`
    const advice = lowest.slice(0, ADVICE_SHOWN_MAX).map(({ dimension, level, ...scored }) => {
      const { title, advice } = describeDimension(score.round, dimension)
      return `${title} (${level} of 4): ${scored.advice ?? advice}`
    })
    return `For “${question.title}”, these would help most. ${advice.join(' ')}`
  },
}

const COUNTED_TERMS = ['Words', 'Filler words', 'Pace', 'Pauses']
const MISSED_SHOWN_MAX = 3
const ADVICE_SHOWN_MAX = 2
/** A level below this one comes with advice. */
const CLEAR_LEVEL = 3

/** What was said of an answer that is off the topic, or may be. */
const doubtIn = ({ dimensions }: QuestionScore): string | undefined =>
  dimensions[0]?.evidence.map(({ text }) => text).find(isAboutTopic)
