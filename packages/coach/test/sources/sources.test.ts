import type { InterviewContext } from '@sightline/contracts/context/context'
import type { SourcedClaim } from '@sightline/contracts/context/sources'
import { expect, test } from 'vitest'
import { findSources } from '../../src/sources/find-sources.ts'

const context: InterviewContext = {
  resume: [
    'Asha Rao',
    'Pune, India',
    '',
    'Senior backend engineer, Northwind, 2019 to 2024',
    'Led a team of six engineers and moved billing to PostgreSQL.',
    'Cut the cloud bill by 40% within 3 months.',
    'Software developer, Blue Harbour Labs, 2016 - 2019',
    'Wrote the search in Python with Elasticsearch; 1,200 requests a second.',
    'Speaks at PyCon India.',
  ].join('\n'),
  jobDescription: {
    title: 'Platform engineer',
    text: 'Meridian Pay looks for an engineer who knows Kafka.\nYou lead a team of 12 people.\nFive years of experience.',
  },
  stories: [
    {
      id: 'b0a6a1f2-2f1e-4f64-9f0a-3f2f5c0b7d11',
      title: 'The outage of the payment queue',
      situation: 'On a Friday the RabbitMQ queue stood still and 30,000 payments waited.',
      task: 'Bring it back before Monday, alone with one colleague.',
      action: 'I split the consumers by customer and wrote a replay tool in Go.',
      result: 'Recovery time fell from 40 minutes to three minutes, and nothing was paid twice.',
    },
  ],
}

const placeOf = ({ source }: SourcedClaim) => {
  if (source === null) return 'no source'
  return source.kind === 'story' ? `story ${source.part}` : `${source.kind} ${source.line}`
}
const sourcesOf = (text: string) =>
  Object.fromEntries(
    findSources([{ text, seq: 1 }], context).map((claim) => [claim.claim, placeOf(claim)]),
  )

test.each<[string, Record<string, string>]>([
  ['I led a team of six engineers.', { six: 'resume 5' }],
  ['I led a team of 6 engineers at Northwind.', { '6': 'resume 5', Northwind: 'resume 4' }],
  ['I led a team of 15 engineers.', { '15': 'no source' }],
  ['I led the search for six offices.', { six: 'no source' }],
  ['Our team answered 1,200 letters.', { '1,200': 'no source' }],
  ['I hired six engineers from our competitor.', { six: 'no source' }],
  ['My team lost six engineers within a year.', { six: 'no source' }],
  ['I raised the bill of our clients by 40%.', { '40%': 'no source' }],
  ['We got 40% more cloud customers.', { '40%': 'no source' }],
  ['I paid 40% of the cloud bill myself.', { '40%': 'no source' }],
  ['I brought the recovery time down from 40 minutes.', { '40 minutes': 'story result' }],
  ['We cut our cloud bill by forty percent.', { 'forty percent': 'resume 6' }],
  ['We cut our cloud bill by 60 percent.', { '60 percent': 'no source' }],
  ['I cut the bill by 40 minutes.', { '40 minutes': 'no source' }],
  ['It took us 3 months to cut the bill.', { '3 months': 'resume 6' }],
  [
    'I was a senior backend engineer for five years.',
    { 'five years': 'resume 4', 'senior backend engineer': 'resume 4' },
  ],
  ['I worked as a senior backend engineer.', { 'senior backend engineer': 'resume 4' }],
  ['I was an engineering manager there.', { 'engineering manager': 'no source' }],
  [
    'Before that I was a software developer at Blue Harbour Labs.',
    { 'software developer': 'resume 7', 'Blue Harbour Labs': 'resume 7' },
  ],
  ['I moved billing to Postgres.', { Postgres: 'resume 5' }],
  ['i moved billing to postgres', { postgres: 'resume 5' }],
  ['I wrote the search in python with elastic.', { python: 'resume 8', elastic: 'resume 8' }],
  ['I ran everything on Kubernetes.', { Kubernetes: 'no source' }],
  ['Our search took 1.2k requests a second.', { '1.2k': 'resume 8' }],
  [
    'I want to use Kafka at Meridian Pay.',
    { Kafka: 'job-description 1', 'Meridian Pay': 'job-description 1' },
  ],
  ['I lead a team of 12 people.', { '12': 'no source' }],
  [
    'When our RabbitMQ queue stood still, 30 thousand payments waited.',
    { '30 thousand': 'story situation', RabbitMQ: 'story situation' },
  ],
  [
    'I brought recovery time from 40 minutes down to 3 minutes.',
    { '40 minutes': 'story result', '3 minutes': 'story result' },
  ],
  ['I won the Turing Award in my second year.', { 'Turing Award': 'no source' }],
  ['I spoke at PyCon India.', { 'PyCon India': 'resume 9' }],
  ['Led a team of 9 at Globex.', { '9': 'no source', Globex: 'no source' }],
  ['The capital of France has 2 million people.', {}],
  ['Did we use Kafka, 3 nodes of it?', {}],
  ['I like to listen first, and then to decide.', {}],
])('finds the sources of “%s”', (sentence, expected) => {
  expect(sourcesOf(sentence)).toEqual(expected)
})

test('quotes the source with its line, and each claim with its sentence', () => {
  const answer = [
    { text: 'I joined Northwind as a junior. I cut the cloud bill by 40%.', seq: 3 },
    { text: 'I cut the cloud bill by 40%.', seq: 5 },
  ]
  expect(findSources(answer, context).filter(({ kind }) => kind === 'number')).toEqual([
    {
      kind: 'number',
      claim: '40%',
      sentence: 'I cut the cloud bill by 40%.',
      source: { kind: 'resume', line: 6, text: 'Cut the cloud bill by 40% within 3 months.' },
    },
  ])
})

test('finds no source without personal context', () => {
  const nothing = { resume: null, jobDescription: null, stories: [] }
  const answer = [{ text: 'I led six engineers at Northwind.', seq: 1 }]
  expect(findSources(answer, nothing).map(({ source }) => source)).toEqual([null, null])
})
