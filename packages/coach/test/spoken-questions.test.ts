import { describe, expect, test } from 'vitest'
import { parseSpokenQuestion } from '../src/spoken/parse-spoken-question.ts'
import { scoreAnswer } from '../src/spoken/score-answer.ts'
import { spokenFiles } from './spoken-bank.ts'

const STRONG_LEAST = 3.5
const WEAK_MOST = 1.5

describe.each(spokenFiles)('$round/$slug', ({ round, slug, text }) => {
  const question = parseSpokenQuestion(round, slug, text)
  const scored = (answer: string) => {
    const { score, levels } = scoreAnswer(round, question, {
      passages: [{ text: answer, seq: 1 }],
      asked: [],
      speech: null,
    })
    const why = levels.map(({ dimension, level, evidence }) =>
      [`${dimension} ${level}`, ...evidence.map(({ text }) => text)].join('\n    '),
    )
    return { score, why: `scores ${score.toFixed(2)}\n  ${why.join('\n  ')}\n` }
  }

  test('its stronger answer is strong', () => {
    const { score, why } = scored(question.stronger)
    expect(score, why).toBeGreaterThanOrEqual(STRONG_LEAST)
  })

  test('its weak answer is weak', () => {
    const { score, why } = scored(question.weak)
    expect(score, why).toBeLessThanOrEqual(WEAK_MOST)
  })
})
