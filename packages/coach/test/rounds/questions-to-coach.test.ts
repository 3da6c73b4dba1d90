import type { Plan } from '@sightline/contracts/interviews/events'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { describe, expect, test } from 'vitest'
import { readVectors } from '../../toolchain/stored-vectors.ts'
import { bank, hint, planOf, play, submission } from '../play-interview.ts'
import { readSpoken } from '../spoken-bank.ts'

const movedOn = (question: string) => ({ type: 'moved-on', question })
const lastText = ({ events }: ReturnType<typeof play>) => {
  const last = events.at(-1)
  return last?.type === 'said' ? last.text : ''
}

const HINTS = ['Look at each item once.', 'Keep the last item.']
const codingQuestions = new Map(
  [...bank].map(([slug, question]) => [slug, { ...question, hints: HINTS }]),
)
const failed = submission('easy-stack', '+--!').map((step) =>
  'results' in step
    ? {
        ...step,
        results: (step.results as TestResult[]).map((result, index) => ({
          ...result,
          input: `[${index}, 7]`,
        })),
      }
    : step,
)
const askAfterCoding = (
  text: string,
  steps = [...failed, hint('easy-stack', 1), ...submission('easy-stack', '++++')],
) =>
  lastText(
    play(
      planOf('easy-stack'),
      [
        ...steps,
        movedOn('easy-stack'),
        { type: 'follow-up-answered', question: 'easy-stack', text: '' },
        { type: 'candidate-asked', text },
      ].filter(({ type }) => type !== 'follow-up-answered' || steps.length > 0),
      codingQuestions,
    ),
  )

describe('a question after a coding interview', () => {
  test('about the first submission names the failed tests, an input, the values and what fixed them', () => {
    expect(askAfterCoding('Why did my first submission fail?')).toBe(
      'Submission 1 to “Question easy-stack” passed 1 of 4 tests. The test “test 2” with the input [1, 7] gave 2; 1 was expected. ' +
        'Also not passed: “test 3”, “test 4”. Submission 2 then passed every test.',
    )
  })

  test('about the last submission says that it passed, and without a submission that there was none', () => {
    expect(askAfterCoding('Why did my last submission fail?')).toContain(
      'passed 4 of 4 tests. None of them failed.',
    )
    expect(askAfterCoding('Why did my code fail?')).toContain('Submission 1 to')
    expect(askAfterCoding('Why did my solution fail?', [])).toBe(
      'You submitted no solution, so none failed.',
    )
  })

  test('about the smallest failing input names the shortest one', () => {
    expect(askAfterCoding('What was the smallest failing input?')).toContain(
      'The failed test with the shortest input: The test “test 2” with the input [1, 7]',
    )
  })

  test('about a job says what the score means', () => {
    expect(askAfterCoding('Would you hire me?')).toMatch(
      /do not hire them\. You scored [\d.]+ of 4\. Interviewers look for/,
    )
  })

  test('about the complexity gives the measured growth and the cost of a good solution', () => {
    const solved = submission('easy-stack', '++++')
    const points = [1000, 2000, 4000, 8000].map((size) => ({
      shape: 'random items',
      size,
      timeMs: size / 10,
      ending: 'finished' as const,
    }))
    const growth = {
      type: 'growth-measured',
      question: 'easy-stack',
      submission: solved[0]?.id,
      points,
    }
    const measured = askAfterCoding('What is the complexity of my code?', [...solved, growth])
    expect(measured).toContain(
      'Measured with random items: size 4000 took 400 ms, size 8000 took 800 ms.',
    )
    expect(measured).toContain('A good solution takes time O(n). Memory: O(1).')
    expect(askAfterCoding('What is the complexity of my code?')).toContain('was not measured')
    expect(askAfterCoding('What is the complexity of quicksort?')).toContain(
      'I cannot answer that from this interview',
    )
  })

  test('about hints repeats the hints that were given', () => {
    expect(askAfterCoding('Which hints did I get?')).toBe(
      'You asked for one hint in “Question easy-stack”, and each lowers independence by one level. 1. Look at each item once.',
    )
  })

  test('about a dimension gives its level with the evidence and advice', () => {
    const reply = askAfterCoding('How did I do on edge cases?')
    expect(reply).toContain('Edge cases in “Question easy-stack”: 3 of 4.')
    expect(reply).toContain('Your first submission missed')
    expect(askAfterCoding('Why is my independence low?')).toContain('Hint 1 of 3 was asked for.')
  })

  test('about practice starts from the lowest level, and the time from the clock', () => {
    expect(askAfterCoding('What should I practise?')).toContain(
      'Communication in “Question easy-stack”: 0 of 4.',
    )
    expect(askAfterCoding('How long did I take?')).toMatch(
      /^You solved “Question easy-stack” after \d+ min; 20 min were planned\.$/,
    )
  })

  test.each(['What salary would you offer?', 'Who won the match yesterday?', 'Do you like Rust?'])(
    'that the interview cannot answer is said to be one: %s',
    (text) => expect(askAfterCoding(text)).toContain('I cannot answer that from this interview'),
  )

  test('shows only the beginning of a long answer', () => {
    const words = 'because the loop on line 1 costs n steps '.repeat(90).trim()
    const steps = [
      ...submission('easy-stack', '++++'),
      { type: 'follow-up-answered', question: 'easy-stack', text: words },
      movedOn('easy-stack'),
      { type: 'candidate-asked', text: 'How did I do on communication?' },
    ]
    const reply = lastText(play(planOf('easy-stack'), steps, codingQuestions))
    expect(reply).toContain('Your answer has 810 words.')
    expect(reply).toContain('…”')
    expect(reply.length).toBeLessThan(700)
  })

  test('about something that was not scored says so', () => {
    expect(askAfterCoding('How did I do on leadership?')).toContain(
      'Nothing in this interview was scored as “leadership”.',
    )
  })
})

describe('a question after a spoken interview', () => {
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
  const questions = Object.assign(new Map(bank), { spoken, meanings: readVectors() })
  const answer = (question: string, text: string) => ({
    type: 'answered',
    question,
    text,
    how: 'typed',
    speech: null,
  })
  const ask = (text: string) => {
    const { events, interview } = play(
      plan,
      [answer(alarm.slug, alarm.stronger), movedOn(alarm.slug)],
      questions,
    )
    expect(events.at(-1)?.type).toBe('question-asked')
    const second = interview.questions.at(-1)?.question ?? ''
    return lastText(
      play(
        plan,
        [
          answer(alarm.slug, alarm.stronger),
          movedOn(alarm.slug),
          answer(second, reversed.weak),
          movedOn(second),
          { type: 'candidate-asked', text },
        ],
        questions,
      ),
    )
  }

  test('about a dimension gives the level in each question, with a sentence of the candidate', () => {
    const reply = ask('How did I do on the result?')
    expect(reply).toContain(`Result in “${alarm.title}”: 4 of 4.`)
    expect(reply).toContain(`Result in “${reversed.title}”`)
    const [, quote = ''] = /“([^“”]+)”(?= |$)/.exec(reply.slice(reply.indexOf('4 of 4.'))) ?? []
    expect(alarm.stronger.replaceAll('\n', ' ')).toContain(quote)
  })

  test('about one question answers for that question only', () => {
    expect(ask('How did I do on the second question?')).toMatch(`in “${reversed.title}”`)
    expect(ask('How did I do on the second question?')).not.toContain(`“${alarm.title}”`)
  })

  test('about practice and the result names the weakest level', () => {
    expect(ask('What should I practise?')).toMatch(/^Practise what cost you most here\. \w+ in “/)
    expect(ask('How did I do?')).toMatch(/^You scored [\d.]+ of 4\. Your strongest dimension was/)
  })

  test('that the interview cannot answer is said to be one', () => {
    expect(ask('What is the weather?')).toContain('I cannot answer that from this interview')
    expect(ask('How did I do on Kubernetes?')).toContain(
      'Nothing in this interview was scored as “Kubernetes”.',
    )
  })

  test.each([
    ['What was my weakest answer?', `Your weakest answer was to “${reversed.title}”`],
    ['Which question was my best?', `Your strongest answer was to “${alarm.title}”`],
    ['Was my first answer on topic?', `Your answer to “${alarm.title}” was on the topic`],
    [
      'What did I forget to say in question 2?',
      `Compare your answer to “${reversed.title}” with what is looked for: `,
    ],
    ['Did I talk too much?', 'filler words '],
    [
      'How could I have answered the second question better?',
      `For “${reversed.title}”, these would help most.`,
    ],
  ])('about the answers is answered from them: %s', (text, expected) => {
    expect(ask(text)).toContain(expected)
  })

  test('about a skipped question says that it was skipped', () => {
    const skipped = [
      movedOn(alarm.slug),
      { type: 'candidate-asked', text: 'What was my weakest answer?' },
    ]
    const { interview } = play(plan, [movedOn(alarm.slug)], questions)
    const second = interview.questions.at(-1)?.question ?? ''
    const reply = lastText(
      play(
        plan,
        [movedOn(alarm.slug), answer(second, reversed.weak), movedOn(second), ...skipped.slice(1)],
        questions,
      ),
    )
    expect(reply).toContain(`You answered one question, “${reversed.title}”`)
    expect(reply).toContain('You skipped one question; skipped questions score 0.')
    const result = { type: 'candidate-asked', text: 'Why is my result low?' }
    const steps = [movedOn(alarm.slug), answer(second, reversed.weak), movedOn(second), result]
    expect(lastText(play(plan, steps, questions))).not.toContain(alarm.title)
  })
})
