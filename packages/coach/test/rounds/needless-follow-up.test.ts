import { sentencesOf } from '@sightline/english/sentences'
import { describe, expect, test } from 'vitest'
import { isNeedless } from '../../src/rounds/needless-follow-up.ts'
import { spokenQuestions } from '../spoken-bank.ts'

const said = (text: string, level = 1, hasClaimed = true) => ({
  sentences: sentencesOf([{ text, seq: 1 }]),
  level,
  hasClaimed,
})

describe('a follow-up has no place', () => {
  test.each([
    [
      'that asks for numbers, after three of them',
      'What was different afterwards? Give me one number from before and one from after.',
      'Alerts fell from 61 to two, and we slept four hours more a week.',
    ],
    [
      'that asks what was just said',
      'What do you add, and what does it cost the redirect?',
      'I add a queue which each redirect writes to. It costs the redirect no time.',
    ],
    [
      'that says nothing was asked, after a question',
      '(Paula) You have not asked why. Does it not interest you?',
      'May I ask why you do not want to renew?',
    ],
    [
      'that says nothing was answered, after an answer',
      '(Lena) You have not answered. Does that happen often?',
      'It happened once before, in May.',
    ],
  ])('%s', (_name, ask, text) => {
    expect(isNeedless(ask, said(text))).toBe(true)
    expect(isNeedless(ask, said('We worked on it for a while.', 0))).toBe(false)
  })

  test.each([
    '(Dana) Everybody says that. How do I know that it is true for a company like ours?',
    '(Greta) Everybody says that it is easy to use.',
    '(Customer) How do we know this is true?',
  ])('that doubts a claim, where none was made: %s', (ask) => {
    const text = 'Who has it on the desk? I could join you tomorrow.'
    expect(isNeedless(ask, said(text, 1, false))).toBe(true)
    expect(isNeedless(ask, said(text, 1, true))).toBe(false)
  })

  test('years are no numbers', () => {
    expect(
      isNeedless('Give me one number.', said('It was from 2019 to 2021 and again in 2023.')),
    ).toBe(false)
  })
})

test('hardly any harder follow-up counts as answered by a strong answer', () => {
  const asked = spokenQuestions().flatMap(({ followUps, stronger }) =>
    followUps.flatMap(({ when, ask }) => (when === 'strong' ? [{ ask, stronger }] : [])),
  )
  const needless = asked.filter(({ ask, stronger }) => isNeedless(ask, said(stronger, 3)))
  expect(needless.length).toBeLessThanOrEqual(asked.length / 100)
})
