import type { Difficulty } from '@sightline/contracts/interviews/round-schemas'
import { SPOKEN_ROUNDS, type SpokenRound } from '@sightline/contracts/interviews/rounds'
import type { ScoredLiveQuestion } from '@sightline/contracts/live/debrief'
import type { Meanings } from '@sightline/english/meanings'
import { sentencesOf, wordsOf } from '@sightline/english/sentences'
import { askedQuestions } from '@sightline/live/session/debrief'
import {
  currentPrompts,
  type HeardSegment,
  type LivePrompt,
  type LiveState,
} from '@sightline/live/session/session'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import { oneDecimal } from '../scoring/interview-score.ts'
import { scoreAnswer } from '../scoring/score-answer.ts'
import type { ScoredSpokenQuestion } from '../spoken-answers/answer-facts.ts'
import { closenessTexts, closestQuestion } from './closest-question.ts'

type BankQuestion = SpokenQuestion & ScoredSpokenQuestion

/**
 * A scored question with the question of the bank that its levels count for in the weakness map.
 */
export interface ScoredSpeech extends ScoredLiveQuestion {
  slug: string
  difficulty: Difficulty
}

/** Fewer words are no answer that a rubric could judge. */
const SCORED_WORDS_MIN = 20

/** A question with those that asked on about it, and all that the user said to them. */
interface Exchange {
  prompt: LivePrompt
  round: SpokenRound
  asked: string[]
  segments: HeardSegment[]
}

/**
 * Scores what the user said to each question of a session on the rubric of its round, as in a mock
 * interview: by the terms and the topic of the closest question of the bank where it is close, and
 * else by the rubric alone. Questions about code have no rubric for words, meetings have no round,
 * and answers of a few words are left out.
 */
export function scoreLiveSession(
  session: LiveState,
  questions: Iterable<BankQuestion>,
  meanings?: Meanings,
): ScoredSpeech[] {
  const bank = [...questions]
  const places = new Map(session.segments.map(({ id }, index) => [id, index + 1]))
  return exchangesOf(session)
    .filter(isScorable)
    .flatMap(({ prompt, round, asked, segments }) => {
      const passages = segments.map(({ id, text }) => ({ text, seq: places.get(id) ?? 1 }))
      const ofRound = bank.filter((question) => question.round === round)
      const closest = closestQuestion(prompt.question, ofRound, meanings)
      if (!closest) return []
      const { question, isClose } = closest
      const { terms, looksFor, topicProfiles } = question
      const scored = {
        statement: prompt.question,
        ...(isClose ? { terms, looksFor, topicProfiles } : { terms: {}, looksFor: [] }),
      }
      const { levels, score, isProvisional } = scoreAnswer(
        round,
        scored,
        { passages, asked, speech: null },
        meanings,
      )
      return {
        prompt: prompt.id,
        round,
        topic: question.topic,
        score: oneDecimal(score),
        dimensions: levels,
        isOpen: !isClose,
        isProvisional,
        slug: question.slug,
        difficulty: question.difficulty,
      }
    })
}

/** Whether enough was said to a question, and to those that asked on about it, to be judged. */
const isScorable = ({ segments }: Exchange) =>
  segments.reduce((count, { text }) => count + wordsOf(text).length, 0) >= SCORED_WORDS_MIN

/** The ids of the prompt points that `scoreLiveSession` scores, without scoring them. */
export const scoredPrompts = (session: LiveState): string[] =>
  exchangesOf(session)
    .filter(isScorable)
    .map(({ prompt }) => prompt.id)

/** The texts whose meanings `scoreLiveSession` compares. */
export function scoredTexts(session: LiveState, questions: Iterable<BankQuestion>): string[] {
  const exchanges = exchangesOf(session)
  const said = exchanges.flatMap(({ segments }) => segments.map(({ text }) => ({ text, seq: 0 })))
  const rounds = new Set(exchanges.map(({ round }) => round))
  const asked = exchanges.map(({ prompt }) => prompt.question)
  const ofRounds = [...questions].filter(({ round }) => rounds.has(round))
  return [...sentencesOf(said).map(({ text }) => text), ...closenessTexts(asked, ofRounds)]
}

const isSpokenRound = (kind: string): kind is SpokenRound =>
  SPOKEN_ROUNDS.some((round) => round === kind)

function exchangesOf(session: LiveState): Exchange[] {
  const byId = new Map(session.segments.map((segment) => [segment.id, segment]))
  const exchanges: Exchange[] = []
  for (const { prompt, answer } of askedQuestions(
    currentPrompts(session.prompts),
    session.segments,
  )) {
    const { kind, isFollowUp, question } = prompt
    const said = (answer?.segments ?? []).flatMap((id) => byId.get(id) ?? [])
    const last = exchanges.at(-1)
    if (isFollowUp && last?.round === kind) {
      last.asked.push(question)
      last.segments.push(...said)
    } else if (isSpokenRound(kind))
      exchanges.push({ prompt, round: kind, asked: [], segments: said })
  }
  return exchanges
}
