import { readFileSync } from 'node:fs'
import type { Plan } from '@sightline/contracts/interviews/events'
import { SPOKEN_DIMENSIONS, type SpokenRound } from '@sightline/contracts/interviews/rounds'
import { describe, expect, test } from 'vitest'
import { questionVerdict } from '../../src/report/question-verdict.ts'
import { writeReport } from '../../src/report/write-report.ts'
import { criteriaOf } from '../../src/rubrics/spoken-rubrics.ts'
import { isAboutTopic } from '../../src/scoring/score-answer.ts'
import { scoreSpokenInterview } from '../../src/scoring/score-spoken-interview.ts'
import { meaningsOf } from '../encoded-meanings.ts'
import { bank, play } from '../play-interview.ts'
import { readSpoken, spokenQuestions } from '../spoken-bank.ts'

/** A strong answer, and the dimensions of which it has all that the question looks for. */
type StrongAnswer = {
  name: string
  round: SpokenRound
  slug: string
  text: string
  full: ReadonlySet<string>
}

type Case = {
  id: string
  round: SpokenRound
  question: string
  answer: string
  levels: Record<string, number>
}
const CASES = new URL('../../../../bench/src/spoken-scores/levels-strong.json', import.meta.url)

/** Strong answers whose levels were given by authors who knew no rule. */
const cases = (JSON.parse(readFileSync(CASES, 'utf8')) as Case[]).map(
  ({ id, round, question, answer, levels }): StrongAnswer => ({
    name: id,
    round,
    slug: question,
    text: answer,
    full: new Set(Object.keys(levels).filter((dimension) => levels[dimension] === 4)),
  }),
)
/** The strong sample of each question of the bank. */
const samples = spokenQuestions().map(
  ({ round, slug, stronger }): StrongAnswer => ({
    name: 'sample',
    round,
    slug,
    text: stronger,
    full: new Set<string>(SPOKEN_DIMENSIONS[round]),
  }),
)

const meanings = await meaningsOf([...cases, ...samples].map(({ text }) => text))
const spoken = new Map(spokenQuestions().map((question) => [question.slug, question]))
const questionBank = Object.assign(new Map(bank), { spoken, meanings })

/** The report on an interview of one answer, and the follow-up to it. */
function reportOn({ round, slug, text }: StrongAnswer) {
  const { topic, difficulty, minutes } = readSpoken(round, slug)
  const plan: Plan = { round, questions: [{ slug, topic, difficulty, minutes }] }
  const answered = { type: 'answered', question: slug, text, how: 'typed', speech: null }
  const { interview, events } = play(plan, [answered], questionBank)
  const score = scoreSpokenInterview(round, interview, spoken, meanings)
  const [question] = score.questions
  if (!question) throw new Error(`No score for ${slug}`)
  const followUps = events.flatMap((event) => (event.type === 'follow-up-asked' ? event : []))
  return { question, report: writeReport(interview, score, questionBank), followUps }
}

describe.each([
  ['strong answers of the cases', cases],
  ['strong samples of the bank', samples],
])('%s', (_name, answers) => {
  test.each(answers)('$name $slug is told of nothing that it has', (answer) => {
    const { question, report, followUps } = reportOn(answer)
    const verdict = questionVerdict(answer.round, question)
    const rubric = new Map(criteriaOf(answer.round).map(([name, { advice }]) => [name, advice]))
    const isFull = (dimension: string) => answer.full.has(dimension)
    const advice = question.dimensions.flatMap(({ dimension, ...scored }) =>
      isFull(dimension) && scored.advice ? [scored.advice] : [],
    )
    // A question to the reader, or what the highest level means, says nothing of the answer.
    for (const line of advice) expect(line).toMatch(/^(Is all of this said\? |4 of 4 means: )/)
    const advised = [...report.improvements, verdict.toDo ?? ''].join('\n')
    for (const dimension of answer.full)
      expect(advised).not.toContain(rubric.get(dimension as never) ?? '?')
    expect(`${report.verdict} ${verdict.text}`).not.toMatch(/\b(missing|lacks?|nothing|not|no)\b/i)
    expect(followUps.filter(({ about }) => isFull(about))).toEqual([])
  })

  test.each(answers)('$name $slug is not doubted, and quoted in whole sentences', (answer) => {
    const { question } = reportOn(answer)
    const evidence = question.dimensions.flatMap((scored) => scored.evidence)
    expect(evidence.filter(({ text }) => isAboutTopic(text))).toEqual([])
    for (const { quote } of evidence) {
      if (quote === null) continue
      const start = answer.text.indexOf(quote)
      expect(start, quote).toBeGreaterThanOrEqual(0)
      expect(answer.text.slice(0, start), quote).toMatch(/(^|[.!?:;*\n”"\])-]\s*)$/)
    }
  })

  test.each(answers)('$name $slug is only told of lengths that it has not', (answer) => {
    const texts = reportOn(answer).question.dimensions.flatMap(({ evidence }) => evidence)
    for (const { text } of texts) {
      const [, used, least, most] = /^You used (\d+) words.*; (\d+) to (\d+) /.exec(text) ?? []
      const isFitting = Number(used) >= Number(least) && Number(used) <= Number(most)
      expect(isFitting, text).toBe(false)
    }
  })
})
