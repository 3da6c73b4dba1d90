import type { Plan } from '@sightline/contracts/interviews/events'
import { expect, test } from 'vitest'
import { reportMarkdown } from '../../src/report/report-markdown.ts'
import { writeReport } from '../../src/report/write-report.ts'
import { scoreSpokenInterview } from '../../src/scoring/score-spoken-interview.ts'
import { readVectors } from '../../toolchain/stored-vectors.ts'
import { bank, play } from '../play-interview.ts'
import { readSpoken } from '../spoken-bank.ts'

const alarm = readSpoken('behavioral', 'the-alarm-nobody-owned')
const reversed = readSpoken('behavioral', 'a-decision-you-reversed')
const spoken = new Map([alarm, reversed].map((question) => [question.slug, question]))
const plan: Plan = {
  round: 'behavioral',
  questions: [alarm, reversed].map(({ slug, topic, difficulty, minutes }) => ({
    slug,
    topic,
    difficulty,
    minutes,
  })),
}
const movedOn = (question: string) => ({ type: 'moved-on', question })

test('a skipped question is reported in one line, and advice is on the question that was answered', () => {
  const questions = Object.assign(new Map(bank), { spoken, meanings: readVectors() })
  const answered = {
    type: 'answered',
    question: alarm.slug,
    text: alarm.weak,
    how: 'typed',
    speech: null,
  }
  const steps = [answered, movedOn(alarm.slug), movedOn(reversed.slug)]
  const { interview } = play(plan, steps, questions)
  const score = scoreSpokenInterview('behavioral', interview, spoken, questions.meanings)
  const report = writeReport(interview, score, questions)

  expect(report.improvements.at(-1)).toContain('You skipped 1 of 2 questions')
  expect(report.improvements.slice(0, -1).every((text) => text.includes(alarm.title))).toBe(true)
  expect(report.strongerAnswer?.question).toBe(alarm.statement)
  const details = { scoresNote: null, claims: null, solutions: new Map(), timeline: [] }
  const markdown = reportMarkdown({ heading: 'Behavioral', report, interview, ...details })
  expect(markdown.split('You did not answer this question, so it scores 0.')).toHaveLength(2)
})
