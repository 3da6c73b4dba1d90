import type { Meanings } from '@sightline/english/meanings'
import { askedFollowUps } from '../interview/answered-turns.ts'
import type { QuestionProgress } from '../interview/state.ts'
import { sentencesShowing } from '../rubrics/dimension-meaning.ts'
import { criteriaOf } from '../rubrics/spoken-rubrics.ts'
import type { AnswerLevel } from '../scoring/judge-dimension.ts'
import type { AskableQuestion } from '../scoring/open-question.ts'
import { type AnswerScore, scoreAnswer } from '../scoring/score-answer.ts'
import { STRONG_SCORE_MIN } from '../scoring/strength.ts'
import { givenAnswerTo } from '../spoken-answers/given-answer.ts'
import { wasAsked, withSpeakerOf, wordFollowUp } from './follow-up-quote.ts'
import { isNeedless } from './needless-follow-up.ts'
import type { FollowUpBody } from './round-strategy.ts'

/**
 * Chooses the follow-up to a spoken answer; null where there is nothing left to ask. A strong answer
 * gets the next of the question's harder follow-ups. Any other answer gets a simpler step into its
 * weakest dimension that no follow-up has picked up yet. What was said already is not asked.
 */
export function chooseSpokenFollowUp(
  question: AskableQuestion,
  progress: QuestionProgress,
  meanings: Meanings | undefined,
): FollowUpBody | null {
  const scored = scoreAnswer(question.round, question, givenAnswerTo(progress), meanings)
  const asked = askedFollowUps(progress)
  const askedTexts = asked.map(({ text }) => text)
  const weak =
    scored.score >= STRONG_SCORE_MIN
      ? []
      : weakestFirst(question, scored.levels, new Set<string>(asked.map(({ about }) => about)))
  for (const level of weak) {
    const text = simplerFollowUp(question, scored, level, askedTexts)
    if (text) return { about: level.dimension, text }
  }
  const harder =
    scored.score < HARDER_SCORE_MIN ? null : harderFollowUp(question, scored, askedTexts)
  return harder === null ? null : { about: 'harder', text: harder }
}

/** An answer with a lower score is not asked anything harder. */
const HARDER_SCORE_MIN = 2

/**
 * The levels that are not strong, lowest first, and of equal ones the dimension with more weight.
 * Clarity is left out: no question makes an answer clearer.
 */
function weakestFirst(
  { round }: AskableQuestion,
  levels: AnswerLevel[],
  asked: ReadonlySet<string>,
) {
  const weights = new Map(criteriaOf(round).map(([dimension, { weight }]) => [dimension, weight]))
  return levels
    .filter(
      ({ dimension, level }) =>
        level < STRONG_SCORE_MIN && dimension !== 'clarity' && !asked.has(dimension),
    )
    .sort(
      (a, b) =>
        a.level - b.level || (weights.get(b.dimension) ?? 0) - (weights.get(a.dimension) ?? 0),
    )
}

/** The next of the question's follow-ups to strong answers; null when none is left. */
function harderFollowUp(
  { followUps }: AskableQuestion,
  { facts }: AnswerScore,
  askedTexts: string[],
): string | null {
  const said = { sentences: facts.sentences, level: STRONG_SCORE_MIN }
  const [next] = followUps.flatMap(({ when, ask }) =>
    when === 'strong' && !wasAsked(ask, askedTexts) && !isNeedless(ask, said)
      ? (wordFollowUp(ask, facts) ?? [])
      : [],
  )
  return next ?? null
}

/** The question's follow-up to a weak dimension, or else the rubric's; null when neither fits. */
function simplerFollowUp(
  question: AskableQuestion,
  { facts }: AnswerScore,
  { dimension, level }: AnswerLevel,
  askedTexts: string[],
): string | null {
  const { round, followUps } = question
  const { meanings, sentences } = facts
  const said = { sentences, level }
  const showing = meanings ? sentencesShowing(round, dimension, sentences, meanings) : []
  const ofQuestion = followUps.flatMap((followUp) =>
    followUp.when === 'weak' && followUp.dimension === dimension ? followUp.ask : [],
  )
  const criterion = criteriaOf(round).find(([name]) => name === dimension)?.[1]
  const ofRubric = withSpeakerOf(question, criterion?.followUp ?? '')
  for (const ask of [...ofQuestion, ofRubric]) {
    if (ask === '' || wasAsked(ask, askedTexts) || isNeedless(ask, said)) continue
    const text = wordFollowUp(ask, { ...facts, showing })
    if (text) return text
  }
  return null
}
