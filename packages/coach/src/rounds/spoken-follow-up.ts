import type { SpokenDimension, SpokenRound } from '@sightline/contracts/interviews/rounds'
import { joinWords } from '@sightline/english/join-words'
import type { Meanings } from '@sightline/english/meanings'
import { askedFollowUps } from '../interview/answered-turns.ts'
import type { QuestionProgress } from '../interview/state.ts'
import { sentencesShowing } from '../rubrics/dimension-meaning.ts'
import { criteriaOf } from '../rubrics/spoken-rubrics.ts'
import type { AnswerLevel } from '../scoring/judge-dimension.ts'
import type { AskableQuestion } from '../scoring/open-question.ts'
import {
  type AnswerScore,
  isAboutTopic,
  saysTooLittle,
  scoreAnswer,
} from '../scoring/score-answer.ts'
import { STRONG_SCORE_MIN } from '../scoring/strength.ts'
import { NOT_SURE } from '../spoken-answers/doubts.ts'
import { givenAnswerTo } from '../spoken-answers/given-answer.ts'
import { wasAsked, withSpeakerOf, wordFollowUp } from './follow-up-quote.ts'
import { isNeedless, type Said } from './needless-follow-up.ts'
import type { FollowUpBody } from './round-strategy.ts'

/**
 * Chooses the follow-up to a spoken answer; null where there is nothing left to ask. An answer that
 * may be none to its question is asked, once, for one that is. A strong answer gets the next of the
 * question's harder follow-ups. Any other answer gets a simpler step into its weakest dimension that
 * no follow-up has picked up yet. What was said already is not asked.
 */
export function chooseSpokenFollowUp(
  question: AskableQuestion,
  progress: QuestionProgress,
  meanings: Meanings | undefined,
): FollowUpBody | null {
  const scored = scoreAnswer(question.round, question, givenAnswerTo(progress), meanings)
  const asked = askedFollowUps(progress)
  const askedTexts = asked.map(({ text }) => text)
  const doubt = doubtAbout(question, scored)
  if (doubt && !wasAsked(doubt.text, askedTexts)) return doubt
  const weak = weakestFirst(question, scored, new Set<string>(asked.map(({ about }) => about)))
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
/** In an answer with this score a dimension is weak only where hardly any of it was found. */
const GOOD_SCORE_MIN = 2.5
const HARDLY_SHOWN_MAX = 1

/** Asked where the coach is not sure that it has heard an answer. Customers speak for themselves. */
const DOUBTS: Partial<Record<SpokenRound, { about: SpokenDimension; asked: string }>> = {
  behavioral: { about: 'situation', asked: 'Which case of your own can you tell me about that?' },
  'system-design': { about: 'requirements', asked: 'Where would you begin with that?' },
}

/** The question for an answer to the question itself; null where the coach has heard one. */
function doubtAbout({ round }: AskableQuestion, { levels, facts }: AnswerScore) {
  const doubt = DOUBTS[round]
  const isDoubted = levels.some(({ evidence }) =>
    evidence.some(({ text }) => isAboutTopic(text) && !saysTooLittle(text)),
  )
  if (!doubt || !isDoubted) return null
  const topic = facts.fit
    ? `I asked about ${joinWords(
        facts.fit.concepts.map(({ name }) => name),
        'and',
      )}, and ${NOT_SURE}it.`
    : `I ${NOT_SURE}what I asked for.`
  return { about: doubt.about, text: `${topic} ${doubt.asked}` }
}

/**
 * The levels that are not strong, lowest first, and of equal ones the dimension with more weight.
 * Clarity is left out: no question makes an answer clearer.
 */
function weakestFirst(
  { round }: AskableQuestion,
  { levels, score }: AnswerScore,
  asked: ReadonlySet<string>,
) {
  if (score >= STRONG_SCORE_MIN) return []
  const weakMax = score >= GOOD_SCORE_MIN ? HARDLY_SHOWN_MAX : STRONG_SCORE_MIN - 1
  const weights = new Map(criteriaOf(round).map(([dimension, { weight }]) => [dimension, weight]))
  return levels
    .filter(
      ({ dimension, level }) =>
        level <= weakMax && dimension !== 'clarity' && !asked.has(dimension),
    )
    .sort(
      (a, b) =>
        a.level - b.level || (weights.get(b.dimension) ?? 0) - (weights.get(a.dimension) ?? 0),
    )
}

/** What was said, as far as it decides what need not be asked. */
function saidIn({ round }: AskableQuestion, { facts }: AnswerScore, level: number): Said {
  const { sentences, meanings } = facts
  const claims = meanings
    ? CLAIMS.flatMap((dimension) => sentencesShowing(round, dimension, sentences, meanings))
    : sentences
  return { sentences, level, hasClaimed: claims.some(({ isQuestion }) => !isQuestion) }
}
/** The dimensions of a call in which a seller says what the product does. */
const CLAIMS = ['value', 'evidence'] as const

/** The next of the question's follow-ups to strong answers; null when none is left. */
function harderFollowUp(
  question: AskableQuestion,
  scored: AnswerScore,
  askedTexts: string[],
): string | null {
  const { facts } = scored
  const said = saidIn(question, scored, STRONG_SCORE_MIN)
  const [next] = question.followUps.flatMap(({ when, ask }) =>
    when === 'strong' && !wasAsked(ask, askedTexts) && !isNeedless(ask, said)
      ? (wordFollowUp(ask, facts) ?? [])
      : [],
  )
  return next ?? null
}

/**
 * The question's follow-up to a weak dimension, or else the rubric's, which fits any answer in which
 * hardly anything was found; null when neither fits.
 */
function simplerFollowUp(
  question: AskableQuestion,
  scored: AnswerScore,
  { dimension, level }: AnswerLevel,
  askedTexts: string[],
): string | null {
  const { round, followUps } = question
  const { facts } = scored
  const { meanings, sentences } = facts
  const said = saidIn(question, scored, level)
  const showing = meanings ? sentencesShowing(round, dimension, sentences, meanings) : []
  const ofQuestion = followUps.flatMap((followUp) =>
    followUp.when === 'weak' && followUp.dimension === dimension ? followUp.ask : [],
  )
  const criterion = criteriaOf(round).find(([name]) => name === dimension)?.[1]
  const ofRubric =
    criterion && level <= HARDLY_SHOWN_MAX ? [withSpeakerOf(question, criterion.followUp)] : []
  for (const ask of [...ofQuestion, ...ofRubric]) {
    if (wasAsked(ask, askedTexts) || isNeedless(ask, said)) continue
    const text = wordFollowUp(ask, { ...facts, showing })
    if (text) return text
  }
  return null
}
