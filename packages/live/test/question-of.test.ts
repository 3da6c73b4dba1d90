import { expect, test } from 'vitest'
import { questionAfter } from '../src/answers/question-of.ts'
import type { LivePrompt } from '../src/session/session.ts'

const asked = (question: string) => ({ from: 'speech', question }) as LivePrompt

test('of a question that has grown, a mark names what is new', () => {
  const earlier = asked('Could you find the longest stretch?')
  const grown = asked('Could you find the longest stretch? Why a map and not a list?')
  expect(questionAfter(grown, earlier)).toBe('… Why a map and not a list?')
  expect(questionAfter(asked('Why a map?'), earlier)).toBe('Why a map?')
  expect(questionAfter(asked('Why a map?'), null)).toBe('Why a map?')
})
