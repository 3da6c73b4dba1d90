import { expect, test } from 'vitest'
import { actionItems, doerText } from '../src/session/action-items.ts'

const found = (channel: 'them' | 'you', text: string) =>
  actionItems([{ id: 'one', channel, startMs: 0, endMs: 1, text }]).map((item) => [
    doerText(item),
    item.due,
  ])

test.each([
  ['you', 'I’ll send you the offer by Friday.', 'You', 'by Friday'],
  ['them', "We'll set up a call with our security people next week.", 'They', 'next week'],
  ['them', 'Could you please share the numbers before Tuesday noon?', 'You', 'before Tuesday noon'],
  ['you', 'Can you forward me the contract?', 'They', null],
  ['them', 'Priya will draft the announcement tomorrow.', 'Priya', 'tomorrow'],
  ['them', 'Okay Tom, can you check the alerts today?', 'Tom', 'today'],
  ['you', 'Can you send the deck to Maria?', 'They', null],
  ['you', 'I will send the notes tomorrow, okay?', 'You', 'tomorrow'],
  ['them', 'When it is ready, I will send the offer by Friday.', 'They', 'by Friday'],
  ['them', 'Action item: the runbook gets a section on failover.', 'They', null],
] as const)('%s: “%s” is for %s', (channel, text, who, due) => {
  expect(found(channel, text)).toEqual([[who, due]])
})

test.each([
  ['them', 'Can you hear me now?'],
  ['them', 'Can you tell me about a time when you missed a deadline?'],
  ['you', 'I will be honest, it was hard.'],
  ['them', 'Let me share my screen for a second.'],
  ['them', 'Next steps then.'],
  ['you', 'We sent the report last week.'],
  ['them', 'Who will send the notes?'],
  ['them', 'When can you ship it?'],
  ['them', 'and when will you deploy it this week'],
  ['them', 'Should we test it before Friday?'],
  ['them', 'You will deliver by Friday?'],
  ['them', 'Can you ship to Spain?'],
  ['them', 'Would you test this with a mock?'],
  ['you', 'Will Priya draft the announcement tomorrow?'],
  ['you', 'Did you check the alerts today?'],
  ['them', 'How will you test it?'],
] as const)('%s: “%s” leaves nothing to do', (channel, text) => {
  expect(found(channel, text)).toEqual([])
})

test('what is said twice is one item, and several sentences may be several', () => {
  const text = 'I will review the draft. Could you book the room by Monday?'
  const segments = ['a', 'b'].map((id) => ({
    id,
    channel: 'you' as const,
    startMs: 0,
    endMs: 1,
    text,
  }))
  expect(actionItems(segments).map(({ segment, who }) => [segment, who])).toEqual([
    ['a', 'you'],
    ['a', 'them'],
  ])
})
