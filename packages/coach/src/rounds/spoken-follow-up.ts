import { QUOTE, type SpokenQuestion } from '@sightline/question-bank/spoken-question'
import { termsOf } from '../answers/answer-facts.ts'
import { givenAnswerTo, STRONG_SCORE_MIN } from '../answers/given-answer.ts'
import type { QuestionProgress } from '../interview/state.ts'
import { criteriaOf } from '../rubrics/spoken-rubrics.ts'
import { type AnswerLevel, type AnswerScore, scoreAnswer } from '../scoring/score-answer.ts'
import type { Sentence } from '../text/sentences.ts'
import type { FollowUpBody } from './round-strategy.ts'

const QUOTE_WORDS = 26
const HARDEST =
  'Now the other side: when would what you just described be the wrong thing to do, and what would you do instead?'

/**
 * What the coach asks after an answer. A strong one gets the next of the question's harder follow-ups; any other gets a simpler step
 * into the dimension where it is weakest and nothing was asked yet. Where the candidate's own words are called for, they are quoted.
 */
export function chooseSpokenFollowUp(question: SpokenQuestion, progress: QuestionProgress): FollowUpBody {
  const scored = scoreAnswer(question.round, question, givenAnswerTo(progress))
  const asked = [...progress.pastFollowUps, ...(progress.followUp ? [progress.followUp] : [])]
  const dugInto = new Set<string>(asked.map(({ about }) => about))
  const weakest = weakestOf(question, scored.levels, dugInto)
  if (scored.score >= STRONG_SCORE_MIN || !weakest) {
    const quote = wordsOf(richest(scored))
    const harder = question.followUps.flatMap(({ when, ask }) => (when === 'strong' ? [filled(ask, quote)] : []))
    const past = asked.filter(({ about }) => about === 'harder').length
    return { about: 'harder', text: harder.filter((text) => text !== null)[past] ?? HARDEST }
  }
  const quote = wordsOf(sentenceFor(scored, weakest))
  const own = question.followUps.flatMap((one) =>
    one.when === 'weak' && one.dimension === weakest.dimension ? [filled(one.ask, quote)] : [],
  )
  return { about: weakest.dimension, text: own.find((text) => text !== null) ?? simplerStep(question, weakest) }
}

/** The lowest level, and of those alike the one that counts most. Clarity comes last: no question makes an answer clearer. */
function weakestOf({ round }: SpokenQuestion, levels: AnswerLevel[], dugInto: ReadonlySet<string>) {
  const weights = new Map(criteriaOf(round).map(([name, { weight }]) => [name, weight]))
  const [weakest] = levels
    .filter(({ dimension, level }) => level < STRONG_SCORE_MIN && dimension !== 'clarity' && !dugInto.has(dimension))
    .sort((a, b) => a.level - b.level || (weights.get(b.dimension) ?? 0) - (weights.get(a.dimension) ?? 0))
  return weakest
}

const simplerStep = ({ round }: SpokenQuestion, { dimension }: AnswerLevel) =>
  criteriaOf(round).find(([name]) => name === dimension)?.[1].ask ?? HARDEST

/** A follow-up with the quote in its place; null when it needs one and there is none. */
const filled = (ask: string, quote: string | null): string | null =>
  ask.includes(QUOTE) ? quote && ask.replaceAll(QUOTE, quote) : ask

/** The sentence that shows what is there of a dimension, or else the one that says most. */
const sentenceFor = (scored: AnswerScore, { dimension }: AnswerLevel): Sentence | null =>
  termsOf(scored.facts, dimension).found[0]?.sentence ?? richest(scored)

/** The sentence that names the most of what a strong answer names; the longest, where none does. */
function richest({ facts }: AnswerScore): Sentence | null {
  const named = Object.values(facts.terms).flatMap(({ found }) => found.map(({ sentence }) => sentence))
  const countOf = (one: Sentence) => named.filter((sentence) => sentence === one).length
  const [first] = facts.sentences
    .filter(({ isQuestion }) => !isQuestion)
    .toSorted((a, b) => countOf(b) - countOf(a) || b.words.length - a.words.length)
  return first ?? null
}

/** A sentence in quotation marks, ending as it would before what the coach goes on to say. */
function wordsOf(sentence: Sentence | null): string | null {
  if (!sentence) return null
  const words = sentence.text.replaceAll(/[“”"*`]/g, '').split(/\s+/)
  const shown = words.slice(0, QUOTE_WORDS).join(' ')
  return words.length > QUOTE_WORDS ? `“${shown} …”` : `“${/[.!?]$/.test(shown) ? shown : `${shown}.`}”`
}
