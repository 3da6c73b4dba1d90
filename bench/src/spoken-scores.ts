import { weightedMean } from '@sightline/coach/scoring/interview-score'
import { openQuestion } from '@sightline/coach/scoring/open-question'
import { type AnswerScore, scoreAnswer } from '@sightline/coach/scoring/score-answer'
import type { GivenAnswer } from '@sightline/coach/spoken-answers/given-answer'
import { SPOKEN_ROUNDS, type SpokenRound } from '@sightline/contracts/interviews/rounds'
import { wordsOf } from '@sightline/english/sentences'
import { atLeast, atMost, comparison, type Row } from './row.ts'
import { HALF_NAMES } from './spoken-scores/case-halves.ts'
import { type EvidenceCase, readEvidenceCases } from './spoken-scores/evidence-cases.ts'
import { readLevelCases } from './spoken-scores/level-cases.ts'
import { levelRows } from './spoken-scores/level-rows.ts'
import { rankCorrelation } from './spoken-scores/rank-correlation.ts'
import {
  readLengths,
  readScoredAnswers,
  readTraps,
  readUnseen,
  readVoices,
  type ScoredAnswer,
} from './spoken-scores/scored-answers.ts'
import { encodedMeanings, readSpokenQuestions } from './spoken-scores/spoken-questions.ts'

/** With `isOpen` the answer is scored as if the question were not in the bank. */
type Scorer = (
  answer: Pick<ScoredAnswer, 'round' | 'slug' | 'text'> & { given?: GivenAnswer; isOpen?: boolean },
) => AnswerScore

/**
 * Scores and quotes of spoken answers beside a strong interviewer's, for the known and the held-out
 * half of each set.
 */
export async function spokenScores(): Promise<Row[]> {
  const [answers, traps, voices, lengths, unseen] = [
    readScoredAnswers(),
    readTraps(),
    readVoices(),
    readLengths(),
    readUnseen(),
  ]
  const [cases, voiceCases] = [
    readEvidenceCases('evidence.md'),
    readEvidenceCases('voices-evidence.md'),
  ]
  const levelCases = readLevelCases()
  const said = [...answers, ...traps, ...voices, ...lengths, ...unseen, ...levelCases].flatMap(
    ({ given }) => given.passages,
  )
  const scoreOf = await createScorer([...said, ...cases, ...voiceCases].map(({ text }) => text))
  const unseenRows = [
    ...scoreRows('unseen', unseen, scoreOf),
    ...SPOKEN_ROUNDS.flatMap((round) => {
      const ofRound = unseen.filter((answer) => answer.round === round)
      return ofRound.length > 0 ? scoreRows(`unseen ${round}`, ofRound, scoreOf) : []
    }),
  ]
  const halves = Object.entries(HALF_NAMES).flatMap(([half, isHeldOut]) => {
    const ofHalf = <Case extends { isHeldOut: boolean }>(all: Case[]) =>
      all.filter((answer) => answer.isHeldOut === isHeldOut)
    const ofRound = (name: SpokenRound) => ofHalf(voices).filter(({ round }) => round === name)
    return [
      ...scoreRows(`${half} answers`, ofHalf(answers), scoreOf),
      ...scoreRows(`${half} traps`, ofHalf(traps), scoreOf),
      ...scoreRows(`${half} answers and traps`, ofHalf([...answers, ...traps]), scoreOf),
      ...scoreRows(`${half} voices`, ofHalf(voices), scoreOf),
      ...SPOKEN_ROUNDS.flatMap((round) =>
        scoreRows(`${half} ${round} voices`, ofRound(round), scoreOf),
      ),
      ...scoreRows(`${half} lengths`, ofHalf(lengths), scoreOf),
      ...scoreRows(
        `${half}, all together`,
        ofHalf([...answers, ...traps, ...voices, ...lengths, ...unseen]),
        scoreOf,
      ),
      ...openRows(
        `${half} answers to open questions`,
        ofHalf([...answers, ...traps, ...voices, ...lengths]),
        scoreOf,
      ),
      ...scoreRows(`${half} levels`, ofHalf(levelCases), scoreOf),
      ...levelRows(`${half} levels`, ofHalf(levelCases), scoreOf),
      ...quoteRows(`${half} evidence cases`, ofHalf(cases), scoreOf),
      ...quoteRows(`${half} voices`, ofHalf(voiceCases), scoreOf),
    ]
  })
  return [...halves, ...unseenRows]
}

/** Scores answers with vectors of all sentences of the texts. */
async function createScorer(texts: string[]): Promise<Scorer> {
  const meanings = await encodedMeanings(texts)
  const spoken = readSpokenQuestions()
  return ({
    round,
    slug,
    text,
    given = { passages: [{ text, seq: 1 }], asked: [], speech: null },
    isOpen = false,
  }) => {
    const question = spoken.get(slug)
    if (!question) throw new Error(`The bank has no question ${slug}`)
    return scoreAnswer(
      round,
      isOpen ? openQuestion(round, question, question.statement) : question,
      given,
      meanings,
    )
  }
}

const unit = ''
/** The least lead of the scores' rank correlation over that of the number of words. */
const LEAD_MIN = 0.15

function scoreRows(name: string, answers: ScoredAnswer[], scoreOf: Scorer): Row[] {
  const interviewer = answers.map(({ round, levels }) => weightedMean(round, levels))
  const results = answers.map((answer) => scoreOf(answer))
  const scores = results.map(({ score }) => score)
  const offTopic = results.filter((_result, index) => answers[index]?.isOffTopic)
  const onTopic = results.filter((_result, index) => (interviewer[index] ?? 0) >= 1)
  const isSure = ({ range }: AnswerScore) => range === null
  const byScores = rankCorrelation(scores, interviewer)
  const byWords = rankCorrelation(
    answers.map(({ given }) =>
      given.passages.reduce((sum, { text }) => sum + wordsOf(text).length, 0),
    ),
    interviewer,
  )
  return [
    atLeast(0.9, {
      name: `rank correlation of spoken scores with an interviewer's, ${name} (${answers.length})`,
      value: byScores,
      unit,
      digits: 2,
    }),
    comparison({
      name: `the same of the number of words alone, ${name}`,
      value: byWords,
      unit,
      digits: 2,
    }),
    atLeast(LEAD_MIN, {
      name: `lead over the number of words, ${name}`,
      value: byScores - byWords,
      unit,
      digits: 2,
    }),
    atMost(0, {
      name: `off the topic and judged as an answer, without a doubt, ${name} (of ${offTopic.length})`,
      value: offTopic.filter((result) => result.score > 0 && isSure(result)).length,
      unit,
    }),
    comparison({
      name: `off the topic and scored above 0 with a doubt, ${name}`,
      value: offTopic.filter((result) => result.score > 0 && !isSure(result)).length,
      unit,
    }),
    atMost(0, {
      name: `on the topic and called off it, without a doubt, ${name} (of ${onTopic.length})`,
      value: onTopic.filter((result) => result.score === 0 && isSure(result)).length,
      unit,
    }),
    comparison({
      name: `on the topic and scored 0 with a doubt, ${name}`,
      value: onTopic.filter((result) => result.score === 0 && !isSure(result)).length,
      unit,
    }),
  ]
}

/**
 * Scores of answers to questions of which no terms and no topic are known, only the rubric of their
 * round.
 */
function openRows(name: string, answers: ScoredAnswer[], scoreOf: Scorer): Row[] {
  const interviewer = answers.map(({ round, levels }) => weightedMean(round, levels))
  const results = answers.map((answer) => scoreOf({ ...answer, isOpen: true }))
  const isJudged = (_answer: ScoredAnswer, index: number) =>
    results[index]?.range === null && results[index].score > 0
  return [
    atLeast(0.85, {
      name: `rank correlation of spoken scores with an interviewer's, ${name} (${answers.length})`,
      value: rankCorrelation(
        results.map(({ score }) => score),
        interviewer,
      ),
      unit,
      digits: 2,
    }),
    comparison({
      name: `off the topic and judged as an answer, without a doubt, ${name}`,
      value: answers.filter(isJudged).filter(({ isOffTopic }) => isOffTopic).length,
      unit,
    }),
    atMost(0, {
      name: `on the topic and called off it, without a doubt, ${name}`,
      value: results.filter(
        ({ score, range }, index) => (interviewer[index] ?? 0) >= 1 && score === 0 && !range,
      ).length,
      unit,
    }),
  ]
}

/**
 * The precision of the quotes shown as evidence, and how many of the dimensions that a case shows
 * have a quote.
 */
function quoteRows(name: string, cases: EvidenceCase[], scoreOf: Scorer): Row[] {
  const quotes = cases.flatMap((answer) =>
    scoreOf(answer).levels.flatMap(({ dimension, evidence }) =>
      evidence.flatMap(({ quote }) =>
        quote ? [answer.shown.get(quote)?.includes(dimension) ?? false] : [],
      ),
    ),
  )
  const shownCount = cases.reduce(
    (sum, { shown }) => sum + new Set([...shown.values()].flat()).size,
    0,
  )
  const rightCount = quotes.filter((isRight) => isRight).length
  return [
    atLeast(0.9, {
      name: `quotes that show their dimension, ${name} (${quotes.length})`,
      value: rightCount / quotes.length,
      unit,
      digits: 2,
    }),
    comparison({
      name: `dimensions shown that have a right quote, ${name}`,
      value: rightCount / shownCount,
      unit,
      digits: 2,
    }),
  ]
}
