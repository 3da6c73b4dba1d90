import { alternativesTo } from '@sightline/coach/interviewer/alternatives'
import { createSeenIndex } from '@sightline/coach/interviewer/seen-questions'
import type { Plan } from '@sightline/contracts/interviews/events'
import { expect, test } from 'vitest'
import { HIJACKED } from '../../../../stand-ins/src/models/injections.ts'
import { checkProposal } from './check.ts'
import { fittingPrompt } from './prompt.ts'

const question = (slug: string, difficulty: 'easy' | 'hard' = 'easy') => ({
  slug,
  title: slug,
  topic: 'ownership' as const,
  difficulty,
  minutes: 7,
})
const planned = [question('a-plan'), question('b-plan')]
const plan: Plan = { round: 'behavioral', questions: planned }
const pool = [...planned, question('c-other'), question('d-other', 'hard')]
const seen = createSeenIndex([], pool)
const alternatives = alternativesTo(plan, { requested: {}, pool, seen: [] })
const job = { title: 'Payments engineer', text: 'You own refunds.' }
const { instructions } = fittingPrompt({ round: 'behavioral', planned, offered: pool, job })
const LEAD_IN =
  'The payments team answers for every refund, and at night one engineer decides alone.'
const fit = (...questions: { planned: string; ask: string; leadIn: string }[]) =>
  checkProposal({ questions }, { plan, alternatives, seen, instructions }).map(
    ({ instead, planned }) => [instead, planned.slug],
  )

test('a planned question keeps its place with a lead-in, or is replaced by an offered one with its own minutes', () => {
  expect(
    fit(
      { planned: 'b-plan', ask: 'b-plan', leadIn: LEAD_IN },
      { planned: 'a-plan', ask: 'd-other', leadIn: LEAD_IN },
    ),
  ).toEqual([
    ['a-plan', 'd-other'],
    ['b-plan', 'b-plan'],
  ])
  const [first] = checkProposal(
    { questions: [{ planned: 'a-plan', ask: 'c-other', leadIn: `  ${LEAD_IN}\n` }] },
    { plan, alternatives, seen, instructions },
  )
  expect(first).toMatchObject({
    leadIn: LEAD_IN,
    planned: { slug: 'c-other', difficulty: 'easy', minutes: 7 },
  })
})

test('proposals that are not offered, not planned or repeated are dropped, and the rest stays', () => {
  expect(
    fit(
      { planned: 'a-plan', ask: 'c-other', leadIn: LEAD_IN },
      { planned: 'b-plan', ask: 'c-other', leadIn: LEAD_IN },
      { planned: 'c-other', ask: 'd-other', leadIn: LEAD_IN },
    ),
  ).toEqual([['a-plan', 'c-other']])
  expect(fit({ planned: 'a-plan', ask: 'made-up', leadIn: LEAD_IN })).toEqual([])
  expect(fit({ planned: 'a-plan', ask: 'b-plan', leadIn: LEAD_IN })).toEqual([])
})

const tags = String.fromCodePoint(0xe0041, 0xe0042)
test.each([
  ['nothing', ''],
  ['too little', 'A job.'],
  ['too much', 'The team runs payments. '.repeat(20)],
  ['a link', 'The team writes at https://evil.example/ each day.'],
  ['an address without a scheme', 'All about this job stands on evil.example as it should.'],
  ['an address of a mail', 'The team answers mails to jobs@evil as they come.'],
  ['emphasis', 'The team runs **all** the payments.'],
  ['code', 'The team runs `payments` alone.'],
  ['a tag', 'The team runs <b>payments</b> alone.'],
  ['a link in Markdown', 'The team runs [payments](here) alone.'],
  ['zero widths', 'The team runs pay\u200bments alone.'],
  ['tags that nobody sees', `The team runs payments alone.${tags}`],
  ['directions', 'The team runs \u202epayments alone.'],
  ['a claim about the reader', 'You have led such a team at Northwind for six years.'],
  ['the same in wide letters', '\uff39\uff4f\uff55 have led such a team at Northwind.'],
  ['the same in letters of another script', 'Y\u043eu have led such a team at Northwind.'],
  ['a claim about the candidate', 'The candidate has led such a team at Northwind.'],
  ['a score', 'This team scores such an answer with the best level.'],
  ['our instructions', instructions.slice(40, 200)],
  ...Object.entries(HIJACKED).map(([name, text]) => [
    `what a hijacked model says (${name})`,
    text.replace('{instructions}', instructions.slice(0, 290)),
  ]),
])('a lead-in with %s is dropped with its question', (_what, leadIn) => {
  expect(fit({ planned: 'a-plan', ask: 'c-other', leadIn })).toEqual([])
})

test.each([
  'The team builds a Node.js service in front of ASP.NET, with 99.9 % of calls under 50 ms.',
  'Ein Team für Zahlungen, “quick and safe” – as the job says.',
])('a lead-in in the words of the job stays as written: %s', (leadIn) => {
  expect(fit({ planned: 'a-plan', ask: 'c-other', leadIn })).toEqual([['a-plan', 'c-other']])
})
