import type { Meanings } from '@sightline/english/meanings'
import type { QuestionProgress } from '../interview/state.ts'
import { sentencesShowing } from '../rubrics/dimension-meaning.ts'
import { criteriaOf } from '../rubrics/spoken-rubrics.ts'
import type { AnswerLevel } from '../scoring/judge-dimension.ts'
import type { AskableQuestion } from '../scoring/open-question.ts'
import { type AnswerScore, scoreAnswer } from '../scoring/score-answer.ts'
import { STRONG_SCORE_MIN } from '../scoring/strength.ts'
import { givenAnswerTo } from '../spoken-answers/given-answer.ts'
import { wasAsked, withSpeakerOf, wordFollowUp } from './follow-up-quote.ts'
import type { FollowUpBody } from './round-strategy.ts'

/** The harder follow-up for questions that have none left. */
const DEFAULT_HARDER_FOLLOW_UP =
  'Now the other side: when would what you just described be the wrong thing to do, and what would you do instead?'

/**
 * Chooses the follow-up to a spoken answer. A strong answer gets the next of the question's harder
 * follow-ups. Any other answer gets a simpler step into its weakest dimension that no follow-up has
 * picked up yet.
 */
export function chooseSpokenFollowUp(
  question: AskableQuestion,
  progress: QuestionProgress,
  meanings: Meanings | undefined,
): FollowUpBody {
  const scored = scoreAnswer(question.round, question, givenAnswerTo(progress), meanings)
  const asked = [...progress.pastFollowUps, ...(progress.followUp ? [progress.followUp] : [])]
  const weakest = weakestOf(
    question,
    scored.levels,
    new Set<string>(asked.map(({ about }) => about)),
  )
  if (scored.score >= STRONG_SCORE_MIN || !weakest) {
    const askedTexts = asked.map(({ text }) => text)
    return { about: 'harder', text: harderFollowUp(question, scored, askedTexts) }
  }
  return { about: weakest.dimension, text: simplerFollowUp(question, scored, weakest) }
}

/**
 * The lowest level, of equal ones the dimension with more weight. Clarity is left out: no question
 * makes an answer clearer.
 */
function weakestOf({ round }: AskableQuestion, levels: AnswerLevel[], asked: ReadonlySet<string>) {
  const weights = new Map(criteriaOf(round).map(([dimension, { weight }]) => [dimension, weight]))
  const [weakest] = levels
    .filter(
      ({ dimension, level }) =>
        level < STRONG_SCORE_MIN && dimension !== 'clarity' && !asked.has(dimension),
    )
    .sort(
      (a, b) =>
        a.level - b.level || (weights.get(b.dimension) ?? 0) - (weights.get(a.dimension) ?? 0),
    )
  return weakest
}

/** The next of the question's follow-ups to strong answers. */
function harderFollowUp(
  { followUps }: AskableQuestion,
  { facts }: AnswerScore,
  askedTexts: string[],
): string {
  const [next] = followUps.flatMap(({ when, ask }) =>
    when === 'strong' && !wasAsked(ask, askedTexts) ? (wordFollowUp(ask, facts) ?? []) : [],
  )
  return next ?? DEFAULT_HARDER_FOLLOW_UP
}

/** The question's follow-up to a weak dimension, or else the rubric's. */
function simplerFollowUp(
  question: AskableQuestion,
  { facts }: AnswerScore,
  { dimension }: AnswerLevel,
): string {
  const { round, followUps } = question
  const { meanings, sentences } = facts
  const showing = meanings ? sentencesShowing(round, dimension, sentences, meanings) : []
  const [text] = followUps.flatMap((followUp) =>
    followUp.when === 'weak' && followUp.dimension === dimension
      ? (wordFollowUp(followUp.ask, { ...facts, showing }) ?? [])
      : [],
  )
  const criterion = criteriaOf(round).find(([name]) => name === dimension)?.[1]
  return text ?? withSpeakerOf(question, criterion?.followUp ?? DEFAULT_HARDER_FOLLOW_UP)
}
