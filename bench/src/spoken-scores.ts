import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { withTopicProfiles } from '@sightline/coach/answers/topic-fit'
import { weightedMean } from '@sightline/coach/scoring/interview-score'
import { scoreAnswer } from '@sightline/coach/scoring/score-answer'
import { sentencesOf, wordsOf } from '@sightline/coach/text/sentences'
import { encodeSentences } from '@sightline/coach/toolchain/encode-sentences'
import { readVectors } from '@sightline/coach/toolchain/stored-vectors'
import { SpokenRound } from '@sightline/contracts/round-schemas'
import { parseSpokenQuestion } from '@sightline/question-bank/parse-spoken-question'
import { root } from '../../scripts/configuration.mjs'
import { atLeast, atMost, comparison, type Row } from './row.ts'
import { rankCorrelation } from './spoken-scores/rank-correlation.ts'
import { readScoredAnswers, type ScoredAnswer } from './spoken-scores/scored-answers.ts'

/** Scores of spoken answers beside a strong interviewer's, for the known and the held-out half of the answers. */
export async function spokenScores(): Promise<Row[]> {
  const answers = readScoredAnswers()
  const stored = readVectors()
  const texts = [
    ...new Set(answers.flatMap(({ text }) => sentencesOf([{ text, seq: 1 }]).map((sentence) => sentence.text))),
  ]
  const vectors = await encodeSentences(texts)
  const encoded = new Map(texts.map((text, index) => [text, vectors[index]]))
  const meanings = { vectorOf: (text: string) => encoded.get(text) ?? stored.vectorOf(text) }
  const spoken = readSpokenQuestions()
  const scoreOf = ({ round, slug, text }: ScoredAnswer) => {
    const question = spoken.get(slug)
    if (!question) throw new Error(`The bank has no question ${slug}`)
    return scoreAnswer(round, question, { passages: [{ text, seq: 1 }], asked: [], speech: null }, meanings).score
  }
  return [false, true].flatMap((isHeldOut) => {
    const half = answers.filter((answer) => answer.isHeldOut === isHeldOut)
    const interviewer = half.map(({ round, levels }) => weightedMean(round, levels))
    const scores = half.map(scoreOf)
    const name = isHeldOut ? 'held-out' : 'known'
    const offTopic = half.filter((answer) => answer.isOffTopic)
    const wronglyZero = half.filter((_answer, index) => scores[index] === 0 && (interviewer[index] ?? 0) >= 1)
    const unit = ''
    return [
      atLeast(0.9, {
        name: `rank correlation of spoken scores with an interviewer's, ${name} answers (${half.length})`,
        value: rankCorrelation(scores, interviewer),
        unit,
        digits: 2,
      }),
      comparison({
        name: `the same of the number of words alone, ${name} answers`,
        value: rankCorrelation(
          half.map(({ text }) => wordsOf(text).length),
          interviewer,
        ),
        unit,
        digits: 2,
      }),
      atLeast(1, {
        name: `answers off the topic that score 0, ${name} (${offTopic.length})`,
        value: offTopic.filter((answer) => scoreOf(answer) === 0).length / offTopic.length,
        unit,
        digits: 2,
      }),
      atMost(0, { name: `answers on the topic that score 0, ${name}`, value: wronglyZero.length, unit }),
    ]
  })
}

function readSpokenQuestions() {
  const folder = join(root, 'packages/question-bank/spoken-questions')
  const questions = globSync('*/*.md', { cwd: folder }).map((path) =>
    parseSpokenQuestion(
      SpokenRound.parse(dirname(path)),
      basename(path, '.md'),
      readFileSync(join(folder, path), 'utf8'),
    ),
  )
  return new Map(withTopicProfiles(questions).map((question) => [question.slug, question]))
}
