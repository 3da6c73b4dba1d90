import { QUOTE_PLACEHOLDER, type SpokenQuestion } from '@sightline/question-bank/spoken-question'
import { termsOf } from '../answers/answer-facts.ts'
import { givenAnswerTo } from '../answers/given-answer.ts'
import type { QuestionProgress } from '../interview/state.ts'
import { sentencesShowing } from '../rubrics/dimension-meaning.ts'
import { criteriaOf } from '../rubrics/spoken-rubrics.ts'
import { STRONG_SCORE_MIN } from '../scoring/answer-strength.ts'
import { type AnswerLevel, type AnswerScore, scoreAnswer } from '../scoring/score-answer.ts'
import type { Meanings } from '../text/meanings.ts'
import type { Sentence } from '../text/sentences.ts'
import type { FollowUpBody } from './round-strategy.ts'

const QUOTE_MAX_WORDS = 26
/** The harder follow-up for questions that have none left. */
const DEFAULT_HARDER_FOLLOW_UP =
  'Now the other side: when would what you just described be the wrong thing to do, and what would you do instead?'

/**
 * Chooses the follow-up to a spoken answer. A strong answer gets the next of the question's harder follow-ups. Any
 * other answer gets a simpler step into its weakest dimension that no follow-up has picked up yet.
 */
export function chooseSpokenFollowUp(
  question: SpokenQuestion,
  progress: QuestionProgress,
  meanings: Meanings | undefined,
): FollowUpBody {
  const scored = scoreAnswer(question.round, question, givenAnswerTo(progress), meanings)
  const asked = [...progress.pastFollowUps, ...(progress.followUp ? [progress.followUp] : [])].map(({ about }) => about)
  const weakest = weakestOf(question, scored.levels, new Set<string>(asked))
  if (scored.score >= STRONG_SCORE_MIN || !weakest) {
    const harderAsked = asked.filter((about) => about === 'harder').length
    return { about: 'harder', text: harderFollowUps(question, scored)[harderAsked] ?? DEFAULT_HARDER_FOLLOW_UP }
  }
  return { about: weakest.dimension, text: simplerFollowUp(question, scored, weakest) }
}

/**
 * The lowest level, of equal ones the dimension with more weight. Clarity is left out: no question makes an answer
 * clearer.
 */
function weakestOf({ round }: SpokenQuestion, levels: AnswerLevel[], asked: ReadonlySet<string>) {
  const weights = new Map(criteriaOf(round).map(([dimension, { weight }]) => [dimension, weight]))
  const [weakest] = levels
    .filter(({ dimension, level }) => level < STRONG_SCORE_MIN && dimension !== 'clarity' && !asked.has(dimension))
    .sort((a, b) => a.level - b.level || (weights.get(b.dimension) ?? 0) - (weights.get(a.dimension) ?? 0))
  return weakest
}

/** The question's follow-ups to strong answers that can be worded. */
function harderFollowUps({ followUps }: SpokenQuestion, scored: AnswerScore): string[] {
  const quote = quoteOf(richestSentence(scored))
  return followUps.flatMap(({ when, ask }) => (when === 'strong' ? (insertQuote(ask, quote) ?? []) : []))
}

/** The question's follow-up to a weak dimension, or else the rubric's. */
function simplerFollowUp({ round, followUps }: SpokenQuestion, scored: AnswerScore, { dimension }: AnswerLevel) {
  const { meanings, sentences } = scored.facts
  // Without meanings, the sentence that names a term of the dimension is the nearest guess.
  const shown = meanings
    ? sentencesShowing(round, dimension, sentences, meanings)[0]
    : (termsOf(scored.facts, dimension).found[0]?.sentence ?? richestSentence(scored))
  const quote = quoteOf(shown ?? null)
  const [text] = followUps.flatMap((followUp) =>
    followUp.when === 'weak' && followUp.dimension === dimension ? (insertQuote(followUp.ask, quote) ?? []) : [],
  )
  const criterion = criteriaOf(round).find(([name]) => name === dimension)?.[1]
  return text ?? criterion?.followUp ?? DEFAULT_HARDER_FOLLOW_UP
}

/** A follow-up with the quote inserted; null when the follow-up needs a quote and there is none. */
const insertQuote = (ask: string, quote: string | null): string | null =>
  ask.includes(QUOTE_PLACEHOLDER) ? quote && ask.replaceAll(QUOTE_PLACEHOLDER, quote) : ask

/** The sentence that names the most terms of a strong answer, of equal ones the longest. Questions do not count. */
function richestSentence({ facts }: AnswerScore): Sentence | null {
  const named = Object.values(facts.terms).flatMap(({ found }) => found.map(({ sentence }) => sentence))
  const countTerms = (sentence: Sentence) => named.filter((other) => other === sentence).length
  const [richest] = facts.sentences
    .filter(({ isQuestion }) => !isQuestion)
    .toSorted((a, b) => countTerms(b) - countTerms(a) || b.words.length - a.words.length)
  return richest ?? null
}

/** A sentence in quotation marks, with an ellipsis if shortened, otherwise with a full stop. */
function quoteOf(sentence: Sentence | null): string | null {
  if (!sentence) return null
  const words = sentence.text.replaceAll(/[“”"*`]/g, '').split(/\s+/)
  const shown = words.slice(0, QUOTE_MAX_WORDS).join(' ')
  if (words.length > QUOTE_MAX_WORDS) return `“${shown} …”`
  return `“${/[.!?]$/.test(shown) ? shown : `${shown}.`}”`
}
