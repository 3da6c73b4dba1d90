import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import { describe, expect, test } from 'vitest'
import { OWN_WORDS } from '../../src/interview/state.ts'
import type { CodingQuestion } from '../../src/rounds/coach-bank.ts'
import { asAsked, replyToRequest } from '../../src/rounds/request-replies.ts'
import { spokenReplyTo } from '../../src/rounds/spoken-messages.ts'
import { suggestedQuestions } from '../../src/rounds/suggested-questions.ts'
import { scoreSpokenInterview } from '../../src/scoring/score-spoken-interview.ts'
import { bank, planOf, play, submission } from '../play-interview.ts'
import { readSpoken, spokenQuestions } from '../spoken-bank.ts'

const QUESTIONS = {
  behavioral: 'the-alarm-nobody-owned',
  'system-design': 'short-links',
  'sales-call': 'too-expensive-for-us',
} as const satisfies Record<SpokenRound, string>
const spoken = new Map(spokenQuestions().map((question) => [question.slug, question]))

/** Plays an interview of one question in which the candidate says these texts. */
function say(round: SpokenRound, ...texts: string[]) {
  const question = QUESTIONS[round]
  const { topic, difficulty, minutes } = readSpoken(round, question)
  const plan = { round, questions: [{ slug: question, topic, difficulty, minutes }] }
  const steps = texts.map((text) => ({
    type: 'answered',
    question,
    text,
    how: 'typed',
    speech: null,
  }))
  const { interview, events } = play(plan, steps, Object.assign(new Map(), { spoken }))
  const progress = interview.questions[0]
  return {
    interview,
    last: events.at(-1),
    /** What the coach said after each text. */
    replies: [
      ...(progress?.pastFollowUps ?? []),
      ...(progress?.followUp ? [progress.followUp] : []),
    ],
    score: scoreSpokenInterview(round, interview, spoken, undefined),
  }
}
const story = readSpoken('behavioral', QUESTIONS.behavioral).stronger

describe('a request in place of an answer', () => {
  test.each<[SpokenRound, string, RegExp]>([
    ['behavioral', 'May I think for a minute?', /^Take the time you need/],
    [
      'behavioral',
      'How long should my answer be?',
      /^One to three minutes .* The question above stands\.$/,
    ],
    ['behavioral', 'Is it okay if I use an example from university?', /^Any case/],
    ['behavioral', 'Do I have to name the company?', /names may stay out/],
    ['behavioral', 'Is this the last question?', /^This is question 1 of 1\. About \d+ minutes/],
    ['behavioral', 'Do you have any questions so far?', /^Tell me what is still important/],
    ['behavioral', 'Can I start over?', /^Of course/],
    ['system-design', 'Can I use a diagram?', /a drawing all count/],
    ['system-design', 'How many links are created?', /^The question says: “.*links.*”/],
    [
      'sales-call',
      'How am I doing?',
      /^\(Coach\) I judge your answers at the end.* The customer waits for your answer\.$/,
    ],
  ])('in %s, “%s”, is answered, and the question stands', (round, text, reply) => {
    const { replies, score } = say(round, text)
    expect(replies).toMatchObject([
      { about: 'request', text: expect.stringMatching(reply), answer: null },
    ])
    expect(score.overall === null || round === 'system-design').toBe(true)
  })

  test('costs nothing: the answer scores as if it had not been there', () => {
    const asked = say('behavioral', 'One moment, please. May I think?', story)
    const plain = say('behavioral', story)
    expect(asked.score.overall).toBe(plain.score.overall)
    expect(asked.replies.at(-1)?.text).toBe(plain.replies.at(-1)?.text)
  })

  test('after a follow-up repeats it, and the next answer is the one to the follow-up', () => {
    const [thin, more] = ['We had an outage and I fixed it.', 'I restarted the server by myself.']
    const asked = say('behavioral', thin, 'What do you mean?', more)
    const plain = say('behavioral', thin, more)
    const [first, reply] = asked.replies
    expect(reply).toMatchObject({
      about: 'request',
      text: expect.stringContaining('It is about this: '),
    })
    expect(reply?.text).toContain(`My question was: ${first?.text}`)
    expect(asked.replies.map(({ about }) => about)).toEqual(
      plain.replies.flatMap(({ about }, index) => (index === 0 ? [about, 'request'] : [about])),
    )
    expect(asked.score.overall).toBe(plain.score.overall)
  })

  test('to skip the question is granted, and says what that costs', () => {
    const { replies, last, score } = say('behavioral', 'Can we skip this, please?')
    expect(replies.at(-1)?.text).toBe(
      'Of course, we leave this question and do not come back to it. Without an answer it scores 0.',
    )
    expect(last).toMatchObject({ type: 'said', part: 'closing' })
    expect(score.overall).toBeNull()
  })

  test('to go on after an answer leads to the next question with no further follow-up', () => {
    const { replies, last } = say('behavioral', story, 'I did that alone. Can we move on?')
    expect(replies).toHaveLength(1)
    expect(last).toMatchObject({ type: 'said', part: 'closing' })
  })
})

describe('a question that was not understood', () => {
  const plainOf = (round: SpokenRound) => readSpoken(round, QUESTIONS[round]).plain
  const ASKS = 'Can you say it in other words?'

  test.each<[SpokenRound, string]>([
    ['behavioral', ''],
    ['system-design', ''],
    ['sales-call', '(Dana) '],
  ])('is said in other words by whoever asks in %s', (round, speaker) => {
    const [reply] = say(round, ASKS).replies
    expect(reply).toMatchObject({
      about: 'request',
      text: `${speaker}In other words: ${plainOf(round)}`,
    })
  })

  test('comes the second time with how such questions are answered', () => {
    const texts = (round: SpokenRound) =>
      say(round, ASKS, 'Pardon?').replies.map(({ text }) => text)
    expect(texts('behavioral').at(-1)).toBe(
      `${texts('behavioral')[0]} Choose one thing that happened to you and fits the question. Say where it was, what was yours to do, what you did, and what came of it.`,
    )
    expect(texts('sales-call').at(-1)).toBe(
      `${texts('sales-call')[0]} (Coach) Answer as you would on the phone: ask what you need to know, and say what you propose.`,
    )
  })

  test('can be left after that', () => {
    const { replies, last } = say('behavioral', ASKS, 'I still do not understand. Can we skip it?')
    expect(replies.at(-1)?.text).toMatch(/^Of course, we leave this question/)
    expect(last).toMatchObject({ type: 'said', part: 'closing' })
  })

  test('is not put into other words where it was asked in the words of a real conversation', () => {
    const question = readSpoken('system-design', QUESTIONS['system-design'])
    const { interview } = say('system-design', ASKS)
    const own = { text: 'How would you build an address shortener?', author: OWN_WORDS }
    const asked = asAsked(question, { ...interview, leadIns: { [question.slug]: own } })
    const [progress] = interview.questions
    expect(progress && replyToRequest(asked, progress).text).toMatch(
      /^Say what the system has to do .* The question above stands\.$/,
    )
  })
})

describe('a follow-up that was not understood', () => {
  test.each<[SpokenRound, RegExp]>([
    ['behavioral', /^I want to know how you think about it\..* My question was: /],
    ['sales-call', /^\(Dana\) I want to know what you think of it\..* My question was: /],
  ])('to a strong answer asks for an opinion in %s', (round, reply) => {
    const { stronger } = readSpoken(round, QUESTIONS[round])
    const { replies } = say(round, stronger, 'I do not understand.', 'Pardon?')
    expect(replies.at(1)?.text).toMatch(reply)
    expect(replies.at(2)?.text).toContain('If it is still not clear, say that we go on.')
  })

  test('is what a question about its sense is about', () => {
    const [thin, asks] = [
      'We had an outage and I fixed it.',
      'Do you mean the first one or the second?',
    ]
    expect(say('behavioral', thin, asks).replies.at(-1)?.text).toMatch(/^It is about this: /)
  })
})

test('a request beside an answer is answered before the next follow-up', () => {
  const [plain, asked] = [say('behavioral', story), say('behavioral', `${story} Was that good?`)]
  expect(asked.replies.at(-1)?.text).toBe(
    `I judge your answers at the end, with the sentences they rest on; ask me then. ${plain.replies.at(-1)?.text}`,
  )
  expect(asked.score.overall).toBe(plain.score.overall)
})

test('asking what is to be designed counts', () => {
  const asked = 'How many links are created a day? Do links expire, or are they kept for ever?'
  const score = ({ score }: ReturnType<typeof say>) =>
    score.questions[0]?.dimensions.find(({ dimension }) => dimension === 'requirements')?.level ?? 0
  const design = 'I store each code with its address in one table, keyed by the code.'
  expect(score(say('system-design', asked, design))).toBeGreaterThanOrEqual(
    score(say('system-design', design)),
  )
})

describe('a seller who asks', () => {
  test('hears the customer, who stays the customer, and asks on', () => {
    const { replies } = say(
      'sales-call',
      'How many invoices come in each month, and how long does one take?',
      'Why do you think that it is too expensive?',
      'Two minutes for each of 3,000 invoices are 100 hours a month. I send you the sum on Monday.',
    )
    expect(replies.map(({ about, text }) => [about === 'request', text])).toMatchObject([
      [true, '(Dana) Assume what is usual in a firm like ours, and go on from there.'],
      [true, '(Dana) You have heard what I said. What do you make of it?'],
      [false, expect.stringMatching(/^\(Dana\) /)],
    ])
  })

  test('is not told to have asked nothing', () => {
    const { replies } = say('sales-call', 'We have the best product. What do you use today?')
    expect(replies.at(-1)?.text).not.toContain('not asked')
  })
})

test.each(['behavioral', 'system-design', 'sales-call'] as const)(
  'the coach can answer the questions that it offers at the end of %s',
  (round) => {
    const { interview } = say(round, readSpoken(round, QUESTIONS[round]).weak)
    for (const text of suggestedQuestions(interview))
      expect(
        spokenReplyTo(round, text, interview, Object.assign(new Map(), { spoken })),
      ).not.toContain('I cannot answer that')
  },
)

test('where nothing is left to ask, the coach goes on', () => {
  // The question's other follow-up to strong answers needs a quote, which needs meanings.
  const { replies, last } = say('behavioral', story, 'I ask who is woken by it, and how often.')
  expect(replies).toHaveLength(1)
  expect(last).toMatchObject({ type: 'said', part: 'closing' })
})

describe('a request to a coding follow-up', () => {
  const answer = (text: string) => ({ type: 'follow-up-answered', question: 'easy-stack', text })
  const followUpsAfter = (...texts: string[]) => {
    const { interview } = play(
      planOf('easy-stack'),
      [...submission('easy-stack', '++++'), ...texts.map(answer)],
      bank,
    )
    const [progress] = interview.questions
    return [...(progress?.pastFollowUps ?? []), ...(progress?.followUp ? [progress.followUp] : [])]
  }

  test('is granted, and the question is asked once more', () => {
    const [asked, repeated, ...others] = followUpsAfter(
      'May I think for a minute?',
      'It costs O(n).',
    )
    expect(asked).toMatchObject({ answer: '', said: 'May I think for a minute?', request: 'think' })
    expect(repeated).toMatchObject({ about: asked?.about, answer: 'It costs O(n).' })
    expect(repeated?.text).toBe(`Take the time you need. ${asked?.text}`)
    expect(others).toEqual([])
  })

  test.each([
    ['Can you say it in other words?', /^It is about this: how the time and the memory/],
    [
      'I do not understand the problem.',
      /^For example, with items = \[3, 1\] and total = 4 the answer is true\. 3 and 1 are 4\. What does/,
    ],
  ])('that was not understood is helped along: “%s”', (text, reply) => {
    const question = bank.get('easy-stack')
    if (!question) throw new Error('The bank has no easy-stack')
    const example = { args: [[3, 1], 4], expected: true, explanation: '3 and 1 are 4.' }
    const known = new Map<string, CodingQuestion>(bank).set('easy-stack', {
      ...question,
      signature: {
        ...question.signature,
        parameters: [...question.signature.parameters, { name: 'total', type: 'int' }],
      },
      examples: [example],
    })
    const { interview } = play(
      planOf('easy-stack'),
      [...submission('easy-stack', '++++'), answer(text)],
      known,
    )
    expect(interview.questions[0]?.followUp?.text).toMatch(reply)
  })

  test('to skip it passes it over', () => {
    expect(followUpsAfter('Can we skip this?')).toMatchObject([{ answer: '', request: 'skip' }])
  })

  test('beside an answer is no part of it', () => {
    expect(followUpsAfter('It costs O(n). Was that good?')).toMatchObject([
      { answer: 'It costs O(n).' },
    ])
  })
})
