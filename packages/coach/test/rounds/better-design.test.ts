import type { Plan } from '@sightline/contracts/interviews/events'
import { describe, expect, test } from 'vitest'
import { readVectors } from '../../toolchain/stored-vectors.ts'
import { bank, play } from '../play-interview.ts'
import { readSpoken } from '../spoken-bank.ts'

const addresses = readSpoken('system-design', 'address-suggestions')
const seats = readSpoken('system-design', 'seat-booking')
const questions = Object.assign(new Map(bank), {
  spoken: new Map([addresses, seats].map((question) => [question.slug, question])),
  meanings: readVectors(),
})
const planOf = (...asked: (typeof addresses)[]): Plan => ({
  round: 'system-design',
  questions: asked.map(({ slug, topic, difficulty, minutes }) => ({
    slug,
    topic,
    difficulty,
    minutes,
  })),
})
const movedOn = (question: string) => ({ type: 'moved-on', question })
const answer = (question: string, text: string) => ({
  type: 'answered',
  question,
  text,
  how: 'typed',
  speech: null,
})
const lastText = ({ events }: ReturnType<typeof play>) => {
  const last = events.at(-1)
  return last?.type === 'said' ? last.text : ''
}
const ask = (text: string, said: string | null = addresses.weak) =>
  lastText(
    play(
      planOf(addresses),
      [
        ...(said === null ? [] : [answer(addresses.slug, said)]),
        movedOn(addresses.slug),
        { type: 'candidate-asked', text },
      ],
      questions,
    ),
  )
const looksFor = (dimension: string) =>
  addresses.looksFor.find((one) => one.dimension === dimension)?.text ?? ''

describe('a question about a better design', () => {
  test.each([
    'What would a better design look like?',
    'How would you have designed it?',
    'What does a strong design cover that I left out?',
    'Can you show me a better architecture?',
    'How could I improve my design?',
    'What should I have done differently in the design?',
    'What would a senior engineer have said?',
    'What would an ideal answer include?',
    'What does a good solution look like here?',
    'how would you approach this problem',
    'Could you give me a model answer?',
    'What’s the best way to design this?',
    'Which parts of my design would you change?',
    'What is missing from my design?',
    'Tell me how a staff engineer would do it',
    'How do the best candidates answer this?',
    'walk me through a strong design',
    'What does good look like here?',
  ])('is answered from what the question looks for: %s', (text) => {
    const reply = ask(text)
    expect(reply).toContain(`“${addresses.title}”`)
    expect(reply).toContain(looksFor('estimates'))
    expect(reply).toContain(looksFor('failure'))
  })

  test.each([
    'Is Kafka better than RabbitMQ for such a design?',
    'Was my design good?',
    'Which design patterns do you like?',
    'Who designed this website?',
    'Would a better laptop help?',
    'Did I talk too much about my design?',
    'How is a good design scored?',
    'What was good about my design?',
    'What was my best answer?',
    'Is a good answer always long?',
    'What would you have said about my pace?',
    'How can I improve?',
  ])('is not seen in another question: %s', (text) => {
    const reply = ask(text)
    const isDesign = ['estimates', 'failure'].every((name) => reply.includes(looksFor(name)))
    expect(isDesign).toBe(false)
  })

  test('quotes what the candidate covered, and leaves that out of what is missing', () => {
    const reply = ask('What would a better design look like?', addresses.stronger)
    const covered = reply.slice(reply.indexOf('You covered'))
    expect(covered).toContain('failure: “')
    const quotes = [...covered.matchAll(/“([^“”…]+)…?”/g)].map(([, quote = '']) => quote)
    expect(quotes.length).toBeGreaterThan(2)
    for (const quote of quotes) expect(addresses.stronger.replaceAll('\n', ' ')).toContain(quote)
    expect(reply).not.toContain(looksFor('failure'))
  })

  test('says what a strong design covers where the question was skipped', () => {
    const reply = ask('What would a better design look like?', null)
    for (const { text } of addresses.looksFor) expect(reply).toContain(text)
    expect(reply).not.toContain('You covered')
  })

  test('about one of several questions is answered for that one', () => {
    const plan = planOf(addresses, seats)
    const begun = [answer(addresses.slug, addresses.weak), movedOn(addresses.slug)]
    const second = play(plan, begun, questions).interview.questions.at(-1)?.question ?? ''
    const steps = [...begun, answer(second, seats.weak), movedOn(second)]
    const text = 'What would a better design for the second question look like?'
    const reply = lastText(play(plan, [...steps, { type: 'candidate-asked', text }], questions))
    expect(reply).toContain(`“${seats.title}”`)
    expect(reply).not.toContain(`“${addresses.title}”`)
  })
})
