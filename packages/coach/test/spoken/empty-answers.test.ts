import { SPOKEN_ROUNDS, type SpokenRound } from '@sightline/contracts/interviews/rounds'
import { expect, test } from 'vitest'
import { GENERAL_TALK } from '../../src/examples/general-talk.ts'
import { scoreAnswer } from '../../src/scoring/score-answer.ts'
import { meaningsOf } from '../encoded-meanings.ts'
import { readSpoken, spokenQuestions } from '../spoken-bank.ts'

const INVENTED = [
  'I blorfed the wendle at the frobbit and my quandle was trandling, so I splinked the vorbish until the tremmick snoofled.',
  'The snarkle is blinted by a womper, and each womper grinks the pliff. When a zorp bleems, the glune is trubbed again.',
]
const JARGON =
  'At Kubermatic in Ljubljana, Blaž and I moved the etcd quorum off Longhorn in March 2023 because a fsync stalled kubelet. Our manager, Anže, ' +
  'wanted to blame Ceph in front of the team, so I told him that it was our own sysctl, and I showed him the iostat graphs.'
const meanings = await meaningsOf([...INVENTED, JARGON])
const scoreOf = (round: SpokenRound, slug: string, text: string) =>
  scoreAnswer(
    round,
    readSpoken(round, slug),
    { passages: [{ text, seq: 1 }], asked: [], speech: null },
    meanings,
  )

test.each(INVENTED)('invented words are recognised without a doubt: %.40s', (text) => {
  for (const { round, slug } of spokenQuestions().filter((_question, index) => index % 8 === 0)) {
    const { levels, score, range } = scoreOf(round, slug, text)
    expect({ slug, score, range }).toEqual({ slug, score: 0, range: null })
    expect(levels[0]?.evidence[0]?.text).toMatch(/Hardly any of its words|list of words/)
  }
})

test('names and jargon are no invented words', () => {
  const { levels } = scoreOf('behavioral', 'telling-your-manager', JARGON)
  expect(levels.flatMap(({ evidence }) => evidence.map(({ text }) => text)).join(' ')).not.toMatch(
    /Hardly any of its words/,
  )
  expect(levels.some(({ level }) => level > 0)).toBe(true)
})

const GENERAL_SCORE_MAX = 1.5
test.each(SPOKEN_ROUNDS)('general talk of the round %s scores little, however long', (round) => {
  const talk = GENERAL_TALK[round].join(' ')
  const scores = spokenQuestions().flatMap(({ slug, ...question }) =>
    question.round === round ? [{ slug, score: scoreOf(round, slug, talk).score }] : [],
  )
  expect(scores.filter(({ score }) => score > GENERAL_SCORE_MAX)).toEqual([])
})
