import type { SPOKEN_DIMENSIONS } from '@sightline/contracts/interviews/rounds'
import { countNumbers } from '@sightline/english/word-counts'
import { clarity } from './clarity.ts'
import {
  criterionByTerms,
  matches,
  type SentenceCheck,
  type SpokenCriterion,
} from './spoken-criterion.ts'

type SalesDimension = (typeof SPOKEN_DIMENSIONS)['sales-call'][number]
/** The shares of a dimension's terms that earn a point each. */
const TERM_SHARES = [0.2, 0.5]
/** The shortest and the longest clear answer, in words. */
const CLEAR_WORDS = [50, 450] as const

const ABOUT_YOU = /\b(you|your|yours)\b/i
const WORTH =
  /\b(so that|which means|that means|means (that|you)|for you|saves?|saving|worth|pays?|costs? you|less|more|faster|earlier|instead of|gets? (back|you)|free)\b/i
const ACKNOWLEDGES =
  /\b(i (understand|hear|see|get|appreciate|know|agree)|fair|makes sense|good (point|question)|reasonable|thank you|thanks|you(’|'| a)re right|that is a real|of course|sorry|i would (ask|think|feel) the same)\b/i
const REFRAMES =
  /\b(if|instead|rather|what if|suppose|because|start (with|small)|smaller|pilot|trial|try|option|behind (it|that)|compared?|which of|is it|would it help|what would|without)\b/i
const PROOF =
  /\b(customers?|clients?|another|others?|for example|for instance|like (you|yours)|reference|case|study|measured|talk to (them|her|him)|show you|see for yourself|report|results?|went from|from .{1,40} to)\b/i
const DAY =
  /\b(monday|tuesday|wednesday|thursday|friday|today|tomorrow|this (week|afternoon|month)|next (week|month)|by (the end|noon)|in (a|two|three|ten) (days?|weeks?|minutes)|at (nine|ten|eleven|noon|two|three|four|\d{1,2})|on the \d|(\d+|ten|fifteen|twenty|thirty|forty) minutes)\b/i
const AGREES =
  /\b(i('ll| will| can| would)? (send|put|write|prepare|bring|call|set up|invite|suggest|propose|book|share)|(would|does|could|can) (that|you|we|it|this)\b|shall (we|i)|let us|let's|are you open|how about|what i suggest|together)\b/i

const criterion = (
  dimension: SalesDimension,
  checks: SentenceCheck[],
  description: Parameters<typeof criterionByTerms>[2],
) => criterionByTerms(dimension, { shares: TERM_SHARES, checks }, description)

/** The rubric of the sales call round. */
export const SALES_CALL_RUBRIC: Record<SalesDimension, SpokenCriterion> = {
  discovery: criterion(
    'discovery',
    [
      {
        when: ({ isQuestion }) => isQuestion,
      },
      {
        when: (sentence) => sentence.isQuestion && matches(ABOUT_YOU)(sentence),
        atLeast: 2,
      },
    ],
    {
      title: 'Discovery',
      weight: 2,
      levels: [
        'The customer is asked nothing.',
        'A question in passing, which leads nowhere.',
        'Something is asked about the customer; what it costs them today stays open.',
        'Good questions about how they work today.',
        'Questions that bring out how they work today, what it costs them, and what they compare with.',
      ],
      advice:
        'Ask three open questions before you name a feature: how they do it today, what that costs, what happens if nothing changes.',
      followUp:
        '(Customer) You have not asked me anything yet. What would you like to know about us?',
    },
  ),
  value: criterion(
    'value',
    [
      {
        when: matches(WORTH),
      },
      {
        when: (sentence) => countNumbers(sentence.text) > 0 && !sentence.isQuestion,
        atLeast: 2,
      },
    ],
    {
      title: 'Value',
      weight: 1.5,
      levels: [
        'What the customer gains is not said.',
        'Praise, with nothing in it for this customer.',
        'A gain is named, without numbers or without the customer in it.',
        'A gain for this customer that is mostly clear.',
        'A gain for this customer, in their own numbers, beside what it costs.',
      ],
      advice:
        'Turn each feature into what it saves or earns them, in their numbers: hours, errors, money a month.',
      followUp: '(Customer) And what do we gain from that, in hours or in money?',
    },
  ),
  objection: criterion(
    'objection',
    [
      {
        when: matches(ACKNOWLEDGES),
      },
      {
        when: matches(REFRAMES),
        atLeast: 2,
      },
    ],
    {
      title: 'Objection handling',
      weight: 1.5,
      levels: [
        'The objection is passed over.',
        'The objection is talked down, or met with a discount at once.',
        'The objection is heard, and half answered.',
        'The objection is heard and answered.',
        'The objection is heard, what stands behind it is found, and there is an answer that costs no discount.',
      ],
      advice: 'Say it back in your own words, ask what stands behind it, and only then answer.',
      followUp: '(Customer) I am not convinced yet. What speaks for it in our case?',
    },
  ),
  evidence: criterion(
    'evidence',
    [
      { when: matches(PROOF) },
      {
        when: (sentence) => countNumbers(sentence.text) > 0 && matches(PROOF)(sentence),
      },
    ],
    {
      title: 'Evidence',
      weight: 1,
      levels: [
        'Claims only.',
        'A claim that others are content.',
        'An example without numbers, or numbers without an example.',
        'An example with numbers.',
        'An example like this customer, with numbers, and a way to check it.',
      ],
      advice:
        'Keep one customer story for each kind of customer: who, from what to what, in how long, and who can be asked about it.',
      followUp: '(Customer) Everybody says that. How do I know that it is true for us?',
    },
  ),
  'next-step': criterion(
    'next-step',
    [
      { when: matches(DAY) },
      {
        when: matches(AGREES),
      },
    ],
    {
      title: 'Next step',
      weight: 1,
      levels: [
        'It ends without a next step.',
        'The next step is left to the customer.',
        'A next step without a day, or without saying who does what.',
        'A next step that is mostly settled.',
        'A small next step with a day, who does what until then, and a question whether it suits.',
      ],
      advice:
        'End with one small step, a day and an hour, and what each of you does until then. Ask whether it suits.',
      followUp: '(Customer) All right. What happens next?',
    },
  ),
  clarity: clarity({ words: CLEAR_WORDS }),
}
