import type { Plan } from '@sightline/contracts/interviews/events'
import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import { describe, expect, test } from 'vitest'
import { isAboutTopic } from '../../src/scoring/score-answer.ts'
import { scoreSpokenInterview } from '../../src/scoring/score-spoken-interview.ts'
import { meaningsOf } from '../encoded-meanings.ts'
import { bank, play } from '../play-interview.ts'
import { readSpoken, spokenQuestions } from '../spoken-bank.ts'

const OUTAGE =
  'On a Friday I released a change to our login, and within ten minutes nobody could log in any more. I was the developer on duty. I ' +
  'rolled it back at once, told support what to say, and found that a cookie had the wrong domain. I wrote a test for it. After twenty ' +
  'minutes all was well. Since then I do not release on Fridays.'
const TROPHY =
  'Once we won a hackathon with 200 people. The food was great and we coded all night. Our app was about parking. The jury liked the ' +
  'design most, and we got a trophy and some vouchers.'
const IN_GENERAL =
  'I think every team should talk openly about such things. People are different, and it is all about communication in the end. I always ' +
  'try to stay positive and to listen to everybody.'

const OFF_TOPIC = [
  ['a-message-read-the-wrong-way', OUTAGE],
  ['praise-worth-hearing', OUTAGE],
  ['praise-worth-hearing', TROPHY],
  ['choosing-between-two-tools', TROPHY],
  ['between-two-colleagues', IN_GENERAL],
  ['the-customer-who-wanted-to-leave', IN_GENERAL],
] as const

/** Answers that miss their question, and the stories told when asked for one. */
const RETOLD = [
  [
    'an-angry-customer',
    'I am very good with customers. At my last company I was promoted twice in three years, and I know React, Node, Postgres and AWS. I led a ' +
      'team of five and we moved the platform to microservices, which saved 30 percent of hosting.',
    "It was the marketing director of our biggest customer, she'd been sent the wrong invoice three times. I rang her, let her finish, said " +
      'it was our fault, and sent the right one within the hour. Then I found that a job ran twice in the night and fixed it. She stayed with us.',
  ],
  [
    'a-message-read-the-wrong-way',
    OUTAGE,
    'In March I wrote "Why was this merged?" below a change of Marta. I meant it as a question, and she read it as an attack and did not write ' +
      'for two days. I called her, said sorry and asked how it had sounded. Since then I put the reason in front of such a question.',
  ],
] as const

/** Good stories in short or broken sentences. */
const GOOD = [
  [
    'watching-somebody-use-it',
    'I have made a page where farmers can ask for money from state, it was for ministry in my country. I go to one farmer, mister Ivanov, he ' +
      "has sixty years, and I sit beside him and say nothing, only look. First thing, he don't see the button because it is grey and he think " +
      'it is not working. He wait maybe two minutes. Then at the field for number of field he stop and go out to take a paper from the car, and ' +
      'when he is back the session is finished and all he wrote is lost. I feel very ashamed because I was the one who put fifteen minutes for ' +
      'session. I have wrote down eight problems in that day. Next day I change the session to save each field automatically, I make button ' +
      'green with big text and I put on the first page a list of papers which you need. Then I visit four other farmers to check. Before it, 38 ' +
      'percent of people finish the form, after two months it was 71 percent. I understood that my tests in office with colleagues show ' +
      'nothing, because colleagues know what I think.',
  ],
  [
    'choosing-between-two-tools',
    'We needed a queue for 40,000 invoices a night: Kafka or a table in Postgres. I listed what would hurt at 3 a.m., built both in two ' +
      "days, and killed a worker in each. I chose Postgres, since nobody of us ran Kafka. Two years on it handles 300,000, one incident. I'd " +
      'been ready to switch at one million.',
  ],
] as const

/** Sellers who have only asked and offered help, so that there is nothing to doubt. */
const NOTHING_CLAIMED = [
  [
    'it-is-with-procurement',
    "Greta, glad it's still a yes. Let me count backwards with you: harvest is on the fifth of September and the training takes a week, so " +
      'when must they sign? Who in procurement has it on the desk, and what do they still need? I could join a call tomorrow.',
  ],
  [
    'nobody-had-told-her',
    "Sorry that I disturb you, Joana, I make it short. I don't know if it was you who downloaded the checklist. Who makes the holiday plan " +
      'in your firm today, and how? If now is bad, tell me when I can call.',
  ],
] as const

const THIN = ['We had an outage and I fixed it.', 'I helped a colleague once.', 'I do not know.']

const texts = [...OFF_TOPIC, ...GOOD, ...NOTHING_CLAIMED].map(([, text]) => text)
const meanings = await meaningsOf([...texts, ...RETOLD.flat(), ...THIN])
const spoken = new Map(spokenQuestions().map((question) => [question.slug, question]))
const questionBank = Object.assign(new Map(bank), { spoken, meanings })

function playAnswers(round: SpokenRound, slug: string, answers: readonly string[]) {
  const { topic, difficulty, minutes } = readSpoken(round, slug)
  const plan: Plan = { round, questions: [{ slug, topic, difficulty, minutes }] }
  const steps = answers.map((text) => ({
    ...{ type: 'answered', question: slug, text, how: 'typed', speech: null },
  }))
  return play(plan, steps, questionBank)
}

/** The follow-ups to answers that are given one after the other. */
const followUpsTo = (round: SpokenRound, slug: string, answers: readonly string[]) =>
  playAnswers(round, slug, answers).events.flatMap((event) =>
    event.type === 'follow-up-asked' ? event : [],
  )

describe('an answer that misses its question', () => {
  test.each(OFF_TOPIC)('%s: is asked for one that does not, once', (slug, text) => {
    const [first, second] = followUpsTo('behavioral', slug, [text, text])
    expect(first?.text).toMatch(/^I asked about .+, and am not sure that this was it\. Which case/)
    expect(second?.text).not.toBe(first?.text)
  })
})

test.each(RETOLD)('%s: what is told when asked for a case is scored by itself', (slug, ...said) => {
  const { interview } = playAnswers('behavioral', slug, said)
  const [question] = scoreSpokenInterview('behavioral', interview, spoken, meanings).questions
  const evidence = question?.dimensions.flatMap((scored) => scored.evidence)
  expect(question?.score).toBeGreaterThan(2)
  expect(evidence?.filter(({ text }) => isAboutTopic(text))).toEqual([])
})

test.each(THIN)('a thin answer is asked for more, and not doubted: %s', (text) => {
  const [followUp] = followUpsTo('behavioral', 'the-alarm-nobody-owned', [text])
  expect(followUp?.text).toBeDefined()
  expect(followUp?.text).not.toContain('am not sure')
})

describe('a good answer', () => {
  test.each(GOOD)('%s: is asked something harder, not for its beginnings', (slug, text) => {
    expect(followUpsTo('behavioral', slug, [text])).toMatchObject([{ about: 'harder' }])
  })
})

describe('a seller who has claimed nothing', () => {
  test.each(NOTHING_CLAIMED)('%s: is not doubted', (slug, text) => {
    const [followUp] = followUpsTo('sales-call', slug, [text])
    expect(followUp?.text).toBeDefined()
    expect(followUp?.text).not.toMatch(/everybody says|how do (i|we) know/i)
  })
})
