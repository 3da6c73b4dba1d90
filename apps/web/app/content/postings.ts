import type { JOB_IDS } from '@sightline/contracts/candidacies/limits'

type JobId = (typeof JOB_IDS)[number]

export type Posting = {
  id: JobId
  title: string
  /** The summary for the list and for search engines, one sentence. */
  summary: string
  location: string
  type: string
  remote: string
  department: string
  compensation: string
  /** The description, in paragraphs. */
  overview: string[]
  requirements: string[]
  /** Further data for job search engines: schema.org/JobPosting. */
  listing: {
    postedOn: string
    employmentType: 'FULL_TIME' | 'INTERN'
    pay: { min: number; max: number; per: 'YEAR' | 'HOUR' }
  }
}

/**
 * The open positions, in the order of the list. The operator is bound by every sentence, and by the
 * pay first of all.
 */
export const postings: Posting[] = [
  {
    id: 'founding-engineer',
    title: 'Founding Engineer',
    summary:
      'Build the interviewer itself: what it asks, how it runs code, and what it tells people afterwards.',
    location: 'Delaware, USA, or anywhere in the United States',
    type: 'Full-time',
    remote: 'Remote, two weeks a year together',
    department: 'Engineering',
    compensation: '$130,000 to $170,000 a year, and equity',
    overview: [
      'Sightline lets people practise a technical interview before it counts. It asks, follows up, runs the code that is written, and ends with a report that rests on what was said and done. You would be one of the first engineers, and most of what people see of it in a year will be yours.',
      'The work goes from end to end: an interview engine that must be fair and explain itself, an editor that runs strangers’ code safely, and a server that keeps every answer and every cent right. It is TypeScript from one end to the other, React in front and PostgreSQL behind.',
      'You would choose what to build next together with the people who use it. We write down why we decide things, keep changes small, and put nothing in front of anyone that is not tested.',
    ],
    requirements: [
      'You have built a web product and kept it running for people who depended on it, for three years or more.',
      'You write TypeScript, or you are fluent in another typed language and have learnt one before.',
      'You have designed a database schema that you would design again today.',
      'You can say what your code does wrong when it meets bad input, a slow network or two clicks at once.',
      'You write clearly, since most of what we decide is written down.',
      'You are authorized to work in the United States; we cannot sponsor a visa yet.',
    ],
    listing: {
      postedOn: '2026-11-02',
      employmentType: 'FULL_TIME',
      pay: { min: 130_000, max: 170_000, per: 'YEAR' },
    },
  },
  {
    id: 'growth-engineer-intern',
    title: 'Growth Engineer Intern',
    summary:
      'Find out what brings people to their first mock interview, and build what the numbers ask for.',
    location: 'Anywhere in the United States',
    type: 'Internship, 12 weeks',
    remote: 'Remote',
    department: 'Growth',
    compensation: '$32 to $40 an hour',
    overview: [
      'Most people who could use Sightline have never heard of it, and some who try it stop before the part that helps. You would find out where and why, build what might change it, and tell us whether it did.',
      'That is engineering: pages that load at once, experiments that can fail, and counting that respects the people who are counted. We load nothing of an advertising network before somebody agrees to it, and that stays so.',
      'You would work with one engineer who reviews every change and has an hour for you each day. At the end of the twelve weeks something you built is in use, with your name in its history.',
    ],
    requirements: [
      'You study, or have just finished studying, or have taught yourself; what you have built counts.',
      'You have put a website in front of people who are not your friends.',
      'You write JavaScript or TypeScript and are not afraid of SQL.',
      'You can tell a number that means something from one that does not, and say so.',
      'You are authorized to work in the United States and free for 12 weeks at 40 hours a week.',
    ],
    listing: {
      postedOn: '2026-11-02',
      employmentType: 'INTERN',
      pay: { min: 32, max: 40, per: 'HOUR' },
    },
  },
]
