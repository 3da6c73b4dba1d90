import { expect, test } from 'vitest'

import { suggestedQuestions } from '../../src/rounds/suggested-questions.ts'
import { planOf, play, submission } from '../play-interview.ts'

const answer = (text: string) => ({ type: 'follow-up-answered', question: 'easy-stack', text })
const played = (text: string, code = 'const seen = new Set()') =>
  play(planOf('easy-stack', 'easy-heap'), [...submission('easy-stack', '++++', code), answer(text)])
const remarksIn = ({ interview }: ReturnType<typeof played>) =>
  interview.talk.flatMap(({ by, text }) => (by === 'remark' ? [text] : []))

test.each([
  [
    'The set seen grows to O(n), because each charge is kept once.',
    '“The set seen grows to O(n), because each charge is kept once.” That names a cost and points to your own code. An interviewer would ask next for a small input that shows it.',
  ],
  [
    'I keep the ones that I met. It is linear in the list.',
    '“It is linear in the list.” That names a cost. An interviewer would ask next for the line or the name in your code.',
  ],
  [
    'I go through the list once',
    '“I go through the list once.” An interviewer would ask next for the cost, in the size of the input.',
  ],
  [
    'It visits rows * columns * keys, 25*25*11 = 6875 states, and "seen" holds them.',
    "“It visits rows * columns * keys, 25*25*11 = 6875 states, and 'seen' holds them.” That names a cost and points to your own code.",
  ],
  [
    'Maps are O(1), so the memory is O(1) and it is fast.',
    '“Maps are O(1), so the memory is O(1) and it is fast.” An interviewer would ask next for the cost, in the size of the input.',
  ],
  [
    'The look-up takes constant time.',
    '“The look-up takes constant time.” An interviewer would ask next for the cost, in the size of the input.',
  ],
  [
    'There are 26 letters at most, so the memory is O(1).',
    '“There are 26 letters at most, so the memory is O(1).” That names a cost. An interviewer would ask next for the line or the name in your code.',
  ],
  [
    'I am not sure about the worst case. It is linear in the list.',
    '“It is linear in the list.” That names a cost. An interviewer would ask next for the line or the name in your code.',
  ],
])('the answer to a coding follow-up is taken up: “%s”', (text, remark) => {
  expect(remarksIn(played(text))).toEqual([`You said ${remark}`])
})

test('nothing is said to a skipped question, a request or two words', () => {
  for (const text of ['', 'Can we skip this?', 'It depends.'])
    expect(remarksIn(played(text))).toEqual([])
})

test.each(['I am not sure.', 'Sorry, I have no idea here.', 'I do not really know that.'])(
  'doubt is not quoted: “%s”',
  (text) => {
    expect(remarksIn(played(text))).toEqual([
      'An interviewer would ask next for the cost, in the size of the input.',
    ])
  },
)

test('the last message offers to talk of failed submissions only after one', () => {
  for (const marks of ['++++', '++-+']) {
    const { interview } = play(planOf('easy-stack'), [
      ...submission('easy-stack', marks),
      { type: 'moved-on', question: 'easy-stack' },
      answer('It keeps what it has seen.'),
    ])
    const last = interview.talk.findLast(({ text }) => text.startsWith('That was the last'))
    expect(last?.text.includes('why your submissions failed')).toBe(marks !== '++++')
  }
})

test('an answer is taken up once', () => {
  const { interview } = play(planOf('easy-stack', 'easy-heap'), [
    ...submission('easy-stack', '++++'),
    answer('It takes linear time.'),
    { type: 'moved-on', question: 'easy-stack' },
    { type: 'ended' },
  ])
  expect(interview.talk.filter(({ by }) => by === 'remark')).toHaveLength(1)
})

test('the questions that the coach offers at the end are those that it can answer', () => {
  for (const marks of ['++++', '++-+']) {
    const steps = [
      ...submission('easy-stack', marks),
      { type: 'moved-on', question: 'easy-stack' },
      ...(marks === '++++' ? [] : [answer('It fails for an empty list.')]),
    ]
    const { interview } = play(planOf('easy-stack'), steps)
    const offered = suggestedQuestions(interview)
    expect(offered.includes('Why did my submission fail?')).toBe(marks !== '++++')
    for (const text of offered) {
      const asked = play(planOf('easy-stack'), [...steps, { type: 'candidate-asked', text }])
      expect(asked.interview.talk.at(-1)?.text).not.toContain('I cannot answer that')
    }
  }
})
