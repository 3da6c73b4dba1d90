import type { Language } from '@sightline/contracts/languages/languages'

/** A candidate of one interview, with everything that the candidate says in it. */
export interface Candidate {
  round: 'behavioral' | 'system-design' | 'sales-call' | 'coding'
  /** What is to be watched, for the reader of the report. */
  manner: string
  /** The question that the interview begins with. */
  question: string
  answer: string
  notes?: string
  /** What is said to follow-ups about a dimension. */
  followUps?: Record<string, string>
  /** What is said to other follow-ups, in order; after that the candidate goes on. */
  otherwise?: readonly string[]
  /** Submitted one after the other; between them the candidate asks for a hint. */
  code?: readonly string[]
  language?: Language
  /** What the candidate asks at the end. */
  asks: string
}

/** Texts are spoken: how they are wrapped here means nothing. */
const spoken = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Behavioral interviews: a short excellent answer, wrong tenses, rambling with a request in it. */
const BEHAVIORAL: Candidate[] = [
  {
    round: 'behavioral',
    manner: 'fluent, short and excellent',
    question: 'a-bug-that-reached-the-users',
    answer: spoken(`In May I shipped a change to our discount code that charged 212 customers twice.
      Support told me at nine. I turned the feature off within six minutes, wrote a query that listed
      every double charge, and refunded all 212 by noon, with a mail that I wrote myself. The mistake
      was mine: I had tested with one currency. Now every price change runs against last week's real
      orders before it ships, and it has caught two since.`),
    followUps: {
      task: 'I was the author and on call that week, so stopping it and paying people back was mine.',
      harder: spoken(`If nobody had noticed, I would have told finance that same hour, because the
        money was not ours, and then written to the customers.`),
    },
    otherwise: [
      'Finance noticed nothing, so I added an alert on two equal charges within a minute.',
      'The first one it caught was a rounding error in yen, two days before a release.',
    ],
    asks: 'What is one thing that I should say less about?',
  },
  {
    round: 'behavioral',
    manner: 'not a native speaker, wrong tenses, a good case',
    question: 'between-two-colleagues',
    answer: spoken(`In my last company was two developers, Igor and Wei, they stop to talk after a
      release go bad. Igor say Wei break the build, Wei say Igor never review. For three weeks pull
      requests wait four, five days. I am not the boss but I sit between them, so I decide to do
      something. First I take coffee with each one alone and ask what happen. Then I make a meeting
      with three of us, and I ask only one question: how we do review from now. We agree to rule, each
      request get answer in one day. After one month the time to review go from four days to nine
      hours. They are not friends, but they work.`),
    followUps: {
      reflection: spoken(`I learn that people not fight about the thing they say. Next time I go in
        the first week, not wait three.`),
      task: 'Nobody ask me. But my work was blocked too, and the manager was in other country.',
      harder:
        'If they say no to meeting, I tell it to manager, but I tell them before that I will.',
    },
    otherwise: [
      'Sorry, can you say it in other words?',
      'Wei tell me later that he was ashamed about the release, this was the real reason.',
    ],
    asks: 'Is my English a problem for the score?',
  },
  {
    round: 'behavioral',
    manner: 'fluent, rambling, leaves the topic',
    question: 'feedback-that-stung',
    answer:
      spoken(`Oh, feedback, yeah, that is a big one, I mean everybody gets feedback, right? So at
      my company we have this tool, it is a bit like the one from, you know, the big vendors, and twice
      a year you fill in a form. And I always say feedback is a gift. We also changed the form last
      year, which was a project on its own, there was a committee, and I think the colours were wrong.
      Anyway, my manager once said that I talk a lot in meetings and that people stop listening. I did
      not like it. But you know, meetings are like that. I kind of try to be shorter now. We moved to
      another office after that, so it is all different now anyway, and the coffee is better.`),
    followUps: {
      action:
        'I write down my point before I open my mouth, one line, and I let two others go first.',
      result: 'My manager said in autumn that it was better. I have no number for it.',
    },
    otherwise: ['Was that good?', 'May I think for a minute?', 'It took me two days to calm down.'],
    asks: 'Did I answer the question?',
  },
]

/** Designs: a good one with notes, a plain one in simple English, one of buzzwords. */
const SYSTEM_DESIGN: Candidate[] = [
  {
    round: 'system-design',
    manner: 'fluent, good, with notes',
    question: 'short-links',
    answer: spoken(`I assume people sign in to make a link and anybody may open it; no statistics at
      first. 100 million links a month are 40 writes a second and 4,000 reads, say 20,000 at the peak.
      At 500 bytes a record that is 3 TB in five years, so storage is easy and reads are the problem.
      POST /links returns a code, GET /code answers 302, not 301, because a browser would keep a 301
      and a deleted link could not be taken back. The code is seven letters of base 62 from a counter
      that hands out ranges, so no two servers make the same one. In front of the table is a cache,
      and the table is split by a hash of the code. If the cache dies, replicas serve, more slowly. If
      the primary dies, opening still works and creating answers 503 until the replica is promoted. I
      give up short codes that are easy to say, and a new link may take a second to reach the other
      region.`),
    notes: 'links(code PK, url, owner, expires)\nranges of 1,000,000 per server\ncache TTL 1 h',
    followUps: {
      scaling: 'One hot link would melt one shard, so each server keeps the top thousand for 10 s.',
      failure: 'A counter that is down stops nobody for a while, each server has its range.',
    },
    otherwise: [
      'The counter is the weak point; I would keep three copies of it with a majority vote.',
      'I would purge the CDN for abuse and accept a minute for the rest.',
    ],
    asks: 'Would you have used 301 instead?',
  },
  {
    round: 'system-design',
    manner: 'not a native speaker, plain, some parts missing',
    question: 'seat-booking',
    answer: spoken(`So user open page of show and see the seats. He choose seat and we make hold for
      eight minutes. I keep table seats with show, number, state and hold until. For hold I do one
      update with condition, state is free or hold is in the past, so two people cannot take same
      seat, the database decide. After pay the provider call us and we set sold. For the singer, 200
      000 people is too much for database, so before is a waiting room, it let in maybe 100 in second.
      If pay come too late and seat is gone we give money back.`),
    notes: 'seats(show, seat, state, hold_until)\nPOST /holds -> 201 or 409',
    followUps: {
      estimates: spoken(`400 shows with 2000 seats is 800 000 seats in week, it is nothing, one in
        second. But rush is 200 000 people, if each try three times in minute it is 10 000 in second.`),
      'trade-offs': 'Waiting room is not fair for who come first, but robots win less.',
      failure: 'If provider is down we stop to let people in and make holds longer.',
    },
    otherwise: ['Sorry, what you mean with this?', 'I am not sure about this part.'],
    asks: 'What should I learn first?',
  },
  {
    round: 'system-design',
    manner: 'fluent, buzzwords, hardly an answer',
    question: 'parcel-texts',
    answer:
      spoken(`I would go with a cloud native, event driven microservice architecture. Kafka in the
      middle, Kubernetes for auto scaling, and a service mesh for observability. We would follow best
      practices such as twelve factor and domain driven design, and use AI to predict the load. It is
      all about being resilient and scalable, so we never lose anything.`),
    followUps: {
      estimates: 'I would have to look at the metrics first. Could you give me the numbers?',
      failure: 'Kubernetes restarts whatever crashes.',
    },
    otherwise: ['What exactly are you looking for?', 'I would add a dead letter queue for that.'],
    asks: 'How did I do?',
  },
]

/** Sales calls: one that listens, one that pushes. */
const SALES_CALL: Candidate[] = [
  {
    round: 'sales-call',
    manner: 'fluent, listens',
    question: 'too-expensive-for-us',
    answer:
      spoken(`Thanks for being straight with me, Dana. Before I say anything about the price: what
      are you comparing it with, another offer, or how you do it today? And how long does one invoice
      take your two clerks now? If it is around eight minutes, 1,200 of them are 160 hours a month. We
      usually get that to two minutes, so 120 hours less, which is more than the 900. Another
      wholesaler went from 30 late payments a month to four. You do not have to believe me: we could
      run last month's invoices through it on Thursday, with one of your clerks, and stop there if it
      saves you nothing.`),
    followUps: {
      objection: 'If 900 is out of reach this year, we begin with your largest supplier, at 300.',
      evidence: 'Their head of accounts would talk to you without me on the line.',
    },
    otherwise: [
      'That is fair. Then let us count it with your own numbers first. How many are paid late?',
      'Thursday at ten, twenty minutes; I send you the sheet today.',
    ],
    asks: 'What did I do wrong with her first sentence?',
  },
  {
    round: 'sales-call',
    manner: 'not a native speaker, pushes',
    question: 'we-already-have-something',
    answer:
      spoken(`Yes, many people say this. But our software is much more modern, it have AI and very
      nice dashboard. What you use is old for sure. We can migrate everything free, no problem for
      you. If you sign this month I give you 20 percent. We have very big customers, they all are very
      happy. So when I can send the contract?`),
    followUps: {
      discovery: 'Okay. What your people do by hand today? And who decide about it in March?',
      'next-step': 'We can make test with 200 of your tickets, next Tuesday at two, is it good?',
    },
    otherwise: [
      'I understand. One company with nine agents, their first answer go from seven hours to two.',
      'It is okay, I call you in March.',
    ],
    asks: 'Why was he not interested?',
  },
]

const PAIR_QUICKLY = `function refundPair(charges, total) {
  const firstAt = new Map()
  for (let j = 0; j < charges.length; j++) {
    const i = firstAt.get(total - charges[j])
    if (i !== undefined) return [i, j]
    if (!firstAt.has(charges[j])) firstAt.set(charges[j], j)
  }
  return []
}
`
const PAIR_WITH_ITSELF = `function refundPair(charges, total) {
  const seen = new Map()
  for (let j = 0; j < charges.length; j++) {
    seen.set(charges[j], j)
    if (seen.has(total - charges[j])) return [seen.get(total - charges[j]), j]
  }
  return []
}
`

/** Coding: right at once; wrong at first, with a hint, in simple English. */
const CODING: Candidate[] = [
  {
    round: 'coding',
    manner: 'fluent, right at once',
    question: 'refund-pair',
    language: 'javascript',
    code: [PAIR_QUICKLY],
    answer:
      spoken(`At most one entry per charge, so 20,000 entries. If that did not fit, I would sort
      positions by amount and walk from both ends, which costs n log n time but needs no map.`),
    asks: 'Would sorting have been good enough here?',
  },
  {
    round: 'coding',
    manner: 'not a native speaker, wrong at first, takes a hint',
    question: 'refund-pair',
    language: 'javascript',
    code: [PAIR_WITH_ITSELF, PAIR_QUICKLY],
    answer: spoken(`I put charge in map before I look, so it find itself. I must look first and then
      put. Also I overwrite first position.`),
    asks: 'Why my first code was wrong?',
  },
]

/** All of them, the rounds in turn, so that a run that is ended early has some of each. */
export const CANDIDATES: readonly Candidate[] = [0, 1, 2].flatMap((turn) =>
  [CODING, BEHAVIORAL, SALES_CALL, SYSTEM_DESIGN].flatMap((round) => round[turn] ?? []),
)
