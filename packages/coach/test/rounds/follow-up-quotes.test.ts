import { sentencesOf } from '@sightline/english/sentences'
import { QUOTE_PLACEHOLDER } from '@sightline/question-bank/spoken-question'
import { describe, expect, test } from 'vitest'
import type { QuestionProgress } from '../../src/interview/state.ts'
import { followUpSentences, withSpeakerOf, wordFollowUp } from '../../src/rounds/follow-up-quote.ts'
import { chooseSpokenFollowUp } from '../../src/rounds/spoken-follow-up.ts'
import { criteriaOf } from '../../src/rubrics/spoken-rubrics.ts'
import { readVectors } from '../../toolchain/stored-vectors.ts'
import { meaningsOf } from '../encoded-meanings.ts'
import { readSpoken, spokenQuestions } from '../spoken-bank.ts'

const stored = readVectors()
const RENEWAL =
  'Our rota tool is used by 140 care homes. If you take forty seats, I keep the price per seat at 21 for a year. We were founded in 2011. ' +
  'Our office is next to the station.'
const HIKE = 'The weather on the pass was lovely. We ate our bread beside a lake.'
const meanings = await meaningsOf([RENEWAL, HIKE])
const quotableOf = (text: string) => ({ sentences: sentencesOf([{ text, seq: 1 }]), meanings })
const sales = spokenQuestions().filter(({ round }) => round === 'sales-call')

describe('the quote in a follow-up', () => {
  const money = readSpoken('sales-call', 'more-money-for-the-same')
  const priceAsk =
    money.followUps.find(({ when, ask }) => when === 'strong' && ask.includes(QUOTE_PLACEHOLDER))
      ?.ask ?? ''

  test('is the sentence that bears on the question', () => {
    expect(wordFollowUp(priceAsk, quotableOf(RENEWAL))).toMatch(
      /^\(Hanna\) You said “If you take forty seats, I keep the price per seat at 21 for a year\.” If I take all forty seats/,
    )
  })

  test('is left out when no sentence bears on the question', () => {
    expect(wordFollowUp(priceAsk, quotableOf(HIKE))).toMatch(/^\(Hanna\) If I take all forty seats/)
  })

  test('is left out when the meaning of sentences is not known', () => {
    expect(wordFollowUp(priceAsk, { ...quotableOf(RENEWAL), meanings: null })).not.toContain(
      'You said',
    )
  })

  test('takes the follow-up with it when the question refers back to the quote', () => {
    const ask = `(Dana) You said ${QUOTE_PLACEHOLDER} How do I know that it is true?`
    expect(wordFollowUp(ask, quotableOf(HIKE))).toBeNull()
  })

  test('can be chosen by meaning for every question of the bank', () => {
    expect(
      spokenQuestions()
        .flatMap(followUpSentences)
        .filter((text) => !stored.vectorOf(text)),
    ).toEqual([])
  })
})

const progressWith = (text: string): QuestionProgress =>
  ({
    answers:
      text === ''
        ? []
        : [{ text, own: text, requests: [], asksOnly: false, how: 'typed', speech: null, seq: 1 }],
    notes: null,
    followUp: null,
    pastFollowUps: [],
  }) as unknown as QuestionProgress

describe('the speaker of a follow-up', () => {
  test.each(sales.map((question) => [question.slug, question] as const))(
    'is the customer by name in %s',
    (_slug, question) => {
      const [, name] = /^\((\w+)\)/.exec(question.followUps[0]?.ask ?? '') ?? []
      expect(question.statement).toContain(name)
      for (const [, { followUp }] of criteriaOf('sales-call'))
        expect(withSpeakerOf(question, followUp)).not.toContain('(Customer)')
      expect(chooseSpokenFollowUp(question, progressWith('No.'), stored)?.text).toMatch(
        new RegExp(`^\\(${name}\\) `),
      )
    },
  )

  test('stays as it is in rounds without a customer', () => {
    const alarm = readSpoken('behavioral', 'the-alarm-nobody-owned')
    expect(withSpeakerOf(alarm, 'What did you do first?')).toBe('What did you do first?')
  })
})
