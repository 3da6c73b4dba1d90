import { SPOKEN_ROUNDS, type SpokenRound } from '@sightline/contracts/interviews/rounds'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreAnswer } from '../../src/scoring/score-answer.ts'
import { readVectors } from '../../toolchain/stored-vectors.ts'
import { spokenQuestions } from '../spoken-bank.ts'

const meanings = readVectors()
const NEUTRAL_WORDS = ['really', 'very', 'quite', 'simply', 'truly', 'certainly', 'just']

/** A question, the beginning of its strong answer, and the same with one neutral word more. */
const lengthenedAnswers = (round: SpokenRound) =>
  fc
    .constantFrom(...spokenQuestions().filter((question) => question.round === round))
    .chain((question) => {
      const sentences = question.stronger.match(/[^.?!]+[.?!]+\s*/g) ?? []
      return fc
        .tuple(
          fc.integer({ min: 1, max: sentences.length }),
          fc.nat(200),
          fc.constantFrom(...NEUTRAL_WORDS),
        )
        .map(([count, place, word]) => {
          const said = sentences.slice(0, count).join('')
          // Only between two words in small letters, so that neither a name nor a sentence is
          // split.
          const gaps = [...said.matchAll(/(?<=\p{Ll}) (?=\p{Ll})/gu)].map(({ index }) => index)
          const gap = gaps[place % gaps.length] ?? 0
          return { question, said, lengthened: `${said.slice(0, gap)} ${word}${said.slice(gap)}` }
        })
    })

test.each(SPOKEN_ROUNDS)(
  'a neutral word more or less never changes a level in the round %s',
  (round) => {
    fc.assert(
      fc.property(lengthenedAnswers(round), ({ question, said, lengthened }) => {
        const levelsOf = (text: string) =>
          scoreAnswer(
            round,
            question,
            { passages: [{ text, seq: 1 }], asked: [], speech: null },
            meanings,
          ).levels.map(({ level }) => level)
        expect(levelsOf(lengthened)).toEqual(levelsOf(said))
      }),
      { numRuns: 40, seed: 1 },
    )
  },
)
