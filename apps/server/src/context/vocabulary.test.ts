import { expect, test } from 'vitest'
import { vocabularyOf } from './vocabulary.ts'

const RESUME = `Asha Radhakrishnan
Backend engineer, Pune

- Moved Postgres failover from Patroni to pg_auto_failover. Cut downtime.
- Kafka, Redis and gRPC on K8s.`
const STORY = {
  id: '00000000-0000-4000-8000-000000000000',
  title: 'The outage',
  situation: 'Our Patroni cluster lost its leader.',
  task: '',
  action: 'We asked Priya’s team for help.',
  result: 'Back in four minutes.',
}

test('names and terms of resume, job, stories and notes are told, the most frequent first', () => {
  const words = vocabularyOf(
    {
      resume: RESUME,
      jobDescription: { title: 'Staff engineer', text: 'You know C++ and PostgreSQL.' },
      stories: [STORY],
    },
    'They use Snowflake.',
  )
  expect(words[0]).toBe('Patroni')
  expect(words).toEqual(
    expect.arrayContaining([
      ...['Asha', 'Radhakrishnan', 'Pune', 'Postgres', 'Kafka', 'Redis', 'gRPC', 'K8s'],
      ...['C++', 'PostgreSQL', 'Priya', 'Snowflake'],
    ]),
  )
})

test('words that begin a sentence or also stand in small letters are none', () => {
  const words = vocabularyOf(null, 'Moved the Team to Berlin. Our team likes it. Cut costs.')
  expect(words).toEqual(['Berlin'])
})

test('there are no more than a transcriber reads', () => {
  const many = Array.from({ length: 500 }, (_, index) => `we met Zweibrueckener${index}`).join(', ')
  expect(vocabularyOf(null, many).join(', ').length).toBeLessThanOrEqual(600)
  expect(vocabularyOf(null)).toEqual([])
})
