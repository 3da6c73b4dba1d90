import { SPOKEN_ROUNDS } from '@sightline/contracts/interviews/rounds'
import { expect, test } from 'vitest'
import { scoreAnswer } from '../../src/scoring/score-answer.ts'
import { readVectors } from '../../toolchain/stored-vectors.ts'
import { spokenQuestions } from '../spoken-bank.ts'

const meanings = readVectors()

test.each(SPOKEN_ROUNDS)('the evidence of the round %s reads as sentences', (round) => {
  const texts = spokenQuestions()
    .filter((question) => question.round === round)
    .flatMap((question) =>
      [question.stronger, question.weak].flatMap((text) =>
        scoreAnswer(
          round,
          question,
          { passages: [{ text, seq: 1 }], asked: [], speech: null },
          meanings,
        ).levels.flatMap(({ evidence }) => evidence.map((shown) => shown.text)),
      ),
    )
  expect(texts.length).toBeGreaterThan(100)
  for (const text of new Set(texts)) {
    expect(text).toMatch(/^[A-Z“].*[.?!”]$/s)
    expect(text).not.toMatch(/\b(Not )?[Ff]ound:|\bin 100 of\b|\d+ of \d+ things|undefined|“”|\s\s/)
  }
})
