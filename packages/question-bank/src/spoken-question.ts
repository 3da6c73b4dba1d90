import { Difficulty } from '@sightline/contracts/questions'
import { SpokenDimension, SpokenRound, SpokenTopic } from '@sightline/contracts/round-schemas'
import { SPOKEN_DIMENSIONS, SPOKEN_TOPICS } from '@sightline/contracts/rounds'
import { z } from 'zod'

const Text = z.string().trim().min(1)

/** Where the coach puts the candidate's own words into a follow-up. */
export const QUOTE_PLACEHOLDER = '{quote}'

/** `shard | partition | split by key`: one thing that a good answer names, and other ways to name it. */
const Term = Text.max(200)

/** A thing without which an answer is none to the question: first its name as a report says it, then other ways to name it. */
const Concept = Text.max(2000)

/** Asked after an answer that is weak on the dimension, or after one that is strong. */
const FollowUp = z.discriminatedUnion('when', [
  z.strictObject({ when: z.literal('weak'), dimension: SpokenDimension, ask: Text.max(600) }),
  z.strictObject({ when: z.literal('strong'), ask: Text.max(600) }),
])

/** A question that is answered in words, with all that belongs to it, the secrets too. */
export const SpokenQuestion = z
  .strictObject({
    round: SpokenRound,
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: Text.max(80),
    topic: SpokenTopic,
    difficulty: Difficulty,
    /** What the question takes, its follow-ups too. */
    minutes: z.int().min(3).max(60),
    about: z.array(Concept).min(1).max(4),
    terms: z.partialRecord(SpokenDimension, z.array(Term).max(12)),
    followUps: z.array(FollowUp),
    /** The question as asked, in Markdown. */
    statement: Text.max(3000),
    looksFor: z.array(z.strictObject({ dimension: SpokenDimension, text: Text })),
    stronger: Text.max(8000),
    weak: Text.max(2000),
  })
  .superRefine((question, context) => {
    for (const { path, message } of faults(question)) context.addIssue({ code: 'custom', path, message })
  })
export type SpokenQuestion = z.infer<typeof SpokenQuestion>

/** The dimensions for which a question brings terms, at least so many for each; the others are judged by form alone. */
export const DIMENSIONS_WITH_TERMS: Record<SpokenRound, { dimensions: SpokenDimension[]; terms: number }> = {
  behavioral: { dimensions: ['situation', 'task', 'action', 'result', 'reflection'], terms: 3 },
  'system-design': {
    dimensions: ['requirements', 'estimates', 'interface', 'data', 'scaling', 'failure', 'trade-offs'],
    terms: 4,
  },
  'sales-call': { dimensions: ['discovery', 'value', 'objection', 'evidence', 'next-step'], terms: 3 },
}
const DUG_INTO_MIN = 3
const STRONG_MIN = 2

type Fault = { path: (string | number)[]; message: string }

/** What a schema of one field cannot see: what belongs to another round, and what is missing. */
function* faults({ round, topic, terms, followUps, looksFor }: z.input<typeof SpokenQuestion>): Generator<Fault> {
  const topics: readonly string[] = SPOKEN_TOPICS[round]
  const dimensions: readonly string[] = SPOKEN_DIMENSIONS[round]
  const termed = DIMENSIONS_WITH_TERMS[round]
  if (!topics.includes(topic)) yield { path: ['topic'], message: `must be one of ${topics.join(', ')}` }
  for (const name of termed.dimensions)
    if ((terms[name]?.length ?? 0) < termed.terms)
      yield { path: ['terms', name], message: `must be at least ${termed.terms} terms` }
  for (const name of Object.keys(terms))
    if (!termed.dimensions.some((one) => one === name))
      yield { path: ['terms', name], message: `must be one of ${termed.dimensions.join(', ')}` }

  const weak = followUps.flatMap((one) => (one.when === 'weak' ? [one] : []))
  const strong = followUps.filter(({ when }) => when === 'strong')
  if (new Set(weak.map(({ dimension }) => dimension)).size < DUG_INTO_MIN)
    yield { path: ['followUps'], message: `must dig into at least ${DUG_INTO_MIN} different dimensions when weak` }
  if (strong.length < STRONG_MIN)
    yield { path: ['followUps'], message: `must have at least ${STRONG_MIN} for a strong answer` }
  for (const [when, some] of Object.entries({ weak, strong }))
    if (!some.some(({ ask }) => ask.includes(QUOTE_PLACEHOLDER)))
      yield { path: ['followUps'], message: `at least one for a ${when} answer must hold ${QUOTE_PLACEHOLDER}` }

  for (const [index, { dimension }] of [...weak, ...looksFor].entries())
    if (!dimensions.includes(dimension)) {
      const path = index < weak.length ? ['followUps', dimension] : ['looksFor', dimension]
      yield { path, message: `must be one of ${dimensions.join(', ')}` }
    }
  for (const name of termed.dimensions)
    if (!looksFor.some(({ dimension }) => dimension === name))
      yield { path: ['looksFor'], message: `says nothing about ${name}` }
}
