import { fitOfReply, proposalOf, RULES, withHeaders } from '@sightline/applications/tracking/reply'
import { expect, test } from 'vitest'

const read = (text: string, subject = '') => {
  const proposal = proposalOf({ from: '', subject, text })
  return proposal && (proposal.outcome ?? proposal.state)
}

test.each(
  RULES.flatMap(({ state, outcome, examples }) =>
    examples.map((text) => [text, outcome ?? state] as const),
  ),
)('“%s” proposes %s', (text, expected) => expect(read(text)).toBe(expected))

test.each([
  [
    'a rejection that thanks for the interview',
    'Thank you for taking the time to interview with us. After careful consideration, we have decided not to move forward at this time.',
    'rejected',
  ],
  [
    'a rejection without “unfortunately”',
    'We were impressed by your background. However, we have chosen to pursue another candidate whose skills are a stronger match.',
    'rejected',
  ],
  [
    'an acknowledgement that speaks of interviews to come',
    'Thank you for applying to Acme! If your profile fits, a recruiter will be in touch to schedule a call.',
    'submitted',
  ],
  [
    'an acknowledgement that speaks of rejections to come',
    'We received your application. Should we not be able to move forward, we will let you know.',
    'submitted',
  ],
  [
    'a time to choose',
    'Hi Asha, great to meet you. When would you be available for a chat with the team?',
    'interview',
  ],
  ['a question', 'Could you send us your notice period and the salary you expect?', null],
  [
    'what it quotes',
    'Thanks, I will look into it.\n\n> We would like to invite you to an interview',
    null,
  ],
])('the proposal for %s is right', (_, text, expected) => {
  expect(read(text)).toBe(expected)
})

test('a proposal quotes the sentence that it rests on', () => {
  const text =
    'Hi Asha,\n\nthanks for your time. We’re pleased to offer you the position\nof engineer. Call me.'
  expect(proposalOf({ from: '', subject: '', text })?.because).toBe(
    'We’re pleased to offer you the position of engineer.',
  )
})

test('the subject counts where the text says nothing', () => {
  expect(read('See below.', 'Your interview is confirmed')).toBe('interview')
})

test('sender and subject of a pasted mail come from its first lines', () => {
  const text = 'From: Jobs <jobs@acme.example>\nSubject: Your application\n\nHello'
  expect(withHeaders({ from: '', subject: '', text })).toMatchObject({
    from: 'Jobs <jobs@acme.example>',
    subject: 'Your application',
  })
})

test('a reply fits the application whose company and position it names', () => {
  const fit = (company: string, title: string, contact = '') =>
    fitOfReply(
      {
        from: 'Mia Berg <mia@bluefin-maps.example>',
        subject: 'Backend engineer at Bluefin Maps',
        text: 'Hello from Orbit Street.',
      },
      { company, title, contact },
    )
  expect(fit('Bluefin Maps GmbH', 'Backend engineer')).toBeGreaterThan(
    fit('Bluefin Maps', 'Designer'),
  )
  expect(fit('Other', 'Designer', 'mia@bluefin-maps.example')).toBeGreaterThan(0)
  expect(fit('Orbit', 'Designer')).toBeGreaterThan(0)
  expect(fit('Kestrel', 'Backend engineer')).toBe(0)
})
