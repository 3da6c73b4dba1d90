import type { SpokenDimension } from '@sightline/contracts/interviews/rounds'
import type { DimensionScore, QuestionScore } from '@sightline/contracts/interviews/scores'
import { joinWords } from '@sightline/english/join-words'
import { truncate } from '@sightline/languages/format-value'
import type { QuestionProgress } from '../interview/state.ts'
import { describeDimension } from '../rubrics/rubrics.ts'
import type { AskableQuestion } from '../scoring/open-question.ts'
import { findTerms } from '../spoken-answers/find-terms.ts'
import { givenAnswerTo } from '../spoken-answers/given-answer.ts'
import { ownSentences } from '../spoken-answers/own-sentences.ts'

const DESIGN = '(?:designs?|architectures?|solutions?|answers?|approach|diagram)'
const EXPERT =
  '(?:an? |the |some )?(?:\\w+ ){0,2}(?:engineers?|candidates?|architects?|developers?|designers?|experts?)'
const DO =
  '(?:design|build|do|change|add|approach|solve|tackle|answer|draw|include|cover|say|go about|structure)'
const DONE =
  '(?:designed|built|done|changed|added|approached|solved|tackled|answered|drawn|included|covered|said|gone about|structured)'
const WORDINGS = [
  // Something better than what was said, or a pattern to compare it with.
  `\\b(?:better|stronger|ideal|perfect|model|sample|reference|textbook)\\b.*\\b${DESIGN}\\b`,
  `\\b(?:good|strong|great|complete|right|best|optimal)(?: possible)? ${DESIGN}\\b`,
  `\\b(?:better|best|right|good) way to ${DO}\\b`,
  `\\b(?:good|ideal|perfect|better)\\b.* looks? like\\b`,
  `\\bshould (?:this|it|one|that) (?:be|have been) ${DONE}\\b`,
  // What is to be changed about the candidate's own.
  `\\b(?:my|the|this) (?:\\w+ )?${DESIGN}\\b.*\\b(?:better|stronger|improved|missing|lacks?|lacking|change)\\b`,
  `\\b(?:missing|lacking|improve|change|strengthen)\\b.*\\b(?:my|the|this) (?:\\w+ )?${DESIGN}\\b`,
  // What others would do.
  `\\b(?:how|what) (?:would|could|might) (?:you|one|${EXPERT}) ${DO}\\b`,
  `\\b(?:how|what) ${EXPERT} would (?:have )?(?:${DO}|${DONE})\\b`,
  `\\b(?:how|what) (?:would|could|might) (?:you|one|${EXPERT}) have ${DONE}\\b`,
  `\\b(?:how|what) should (?:i|one) have (?:designed|built|done|changed|added|drawn)\\b`,
  `\\b(?:how|what) do (?:the )?(?:best|strong|good|senior|experienced) \\w+ ${DO}\\b`,
].map((pattern) => new RegExp(pattern, 'i'))
const ASKS =
  /\b(what|how|which|where|show|give|tell|walk|see|sketch|describe|explain|outline|please)\b|\?/i
/** Compares two things, praises, or asks about the score, the way of speaking or a job. */
const OTHERWISE = [
  /\b(better|stronger) (\w+ )?than\b/i,
  /\b(scor|grad|rat)(e|es|ed|ing)\b|\b(hired?|hints?|pace|points|cv|resume|job|salary)\b/i,
  /\b(was|is|were|are) (my|the|this) \w+ (good|strong|right|perfect|complete)\b|\bhow (good|strong)\b|^(is|are|do|does) (?!there)(?!.*\b(better|missing)\b)|\bdid i\b(?!.*\b(miss|leave|forget)\b)/i,
  /\b(what|which)( \w+)? (was|is|were|are) (good|strong|right|best|strongest)\b|\bwhat makes\b|\b(my|was the|were the) (good|strong|best|strongest)\b/i,
]

/** Whether a text asks how the question of a system design round is answered better. */
export const asksForBetterDesign = (text: string): boolean => {
  const asked = text.replaceAll('’', "'")
  return (
    ASKS.test(asked) &&
    WORDINGS.some((pattern) => pattern.test(asked)) &&
    !OTHERWISE.some((pattern) => pattern.test(asked))
  )
}

/** From this level on a part of a design counts as covered, from the other on as begun. */
const COVERED_MIN = 3
const BEGUN_MIN = 2
const QUOTE_MAX_LENGTH = 160

/**
 * What a strong design covers that the candidate has not covered, from what the question looks for;
 * then the candidate's own words on what they have begun or covered. `scored` is undefined for a
 * question without an answer.
 */
export function betterDesignText(
  question: AskableQuestion,
  progress: QuestionProgress,
  scored: QuestionScore | undefined,
): string {
  const quoteOn = quotes(question, progress)
  const parts = question.looksFor.map(({ dimension, text }) => {
    const judged = scored?.dimensions.find((level) => level.dimension === dimension)
    const name = describeDimension(question.round, dimension).title
    const level = judged?.level ?? 0
    return { name, text, level, quote: level < BEGUN_MIN ? '' : quoteOn(dimension, judged) }
  })
  const missing = parts.filter(({ level }) => level < BEGUN_MIN)
  const begun = parts.filter(({ level }) => level >= BEGUN_MIN && level < COVERED_MIN)
  const covered = parts.filter(({ level }) => level >= COVERED_MIN)
  const said = covered.map(({ name, quote }) => `${name.toLowerCase()}${quote && `: ${quote}`}`)
  return [
    HEADINGS[covered.length === parts.length ? 'nothing' : scored ? 'rest' : 'all'](question.title),
    ...missing.map(({ name, text }) => `${name}: ${text}`),
    ...begun.map(
      ({ name, text, quote }) =>
        `${name}, where you made a beginning${quote && ` with ${quote}`}: ${text}`,
    ),
    ...(said.length > 0 ? [`You covered ${joinWords(said, 'and')}.`] : []),
  ].join(' ')
}

const HEADINGS = {
  all: (title: string) => `A strong design for “${title}” covers all of this.`,
  rest: (title: string) => `A better design for “${title}” would also cover this.`,
  nothing: (title: string) => `Your design for “${title}” covers every part of the checklist.`,
}

/**
 * A sentence must name this many terms of a dimension to stand for it where no sentence is clearly
 * about it.
 */
const TERMS_TO_QUOTE = 2

/**
 * Chooses the words of the candidate on a dimension: the clearest, else those with most terms of
 * it; none twice.
 */
function quotes(question: AskableQuestion, progress: QuestionProgress) {
  const { passages, asked } = givenAnswerTo(progress)
  const sentences = ownSentences(passages, [question.statement, ...asked])
  const quoted = new Set<string>()
  return (dimension: SpokenDimension, judged: DimensionScore | undefined): string => {
    const clearest = judged?.evidence.flatMap(({ quote }) => quote ?? []) ?? []
    const named = Map.groupBy(
      findTerms(question.terms[dimension] ?? [], sentences).found.filter(
        ({ sentence }) => sentence.isProse,
      ),
      ({ sentence }) => sentence.said,
    )
    const telling = [...named].filter(([, terms]) => terms.length >= TERMS_TO_QUOTE)
    const ranked = telling.toSorted(([, a], [, b]) => b.length - a.length).map(([said]) => said)
    const quote = [...clearest, ...ranked].find((text) => !quoted.has(text))
    if (!quote) return ''
    quoted.add(quote)
    return `“${truncate(quote, QUOTE_MAX_LENGTH)}”`
  }
}
