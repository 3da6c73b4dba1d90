import {
  Difficulty,
  SpokenDimension,
  SpokenRound,
  SpokenTopic,
} from '@sightline/contracts/interviews/round-schemas'
import { SPOKEN_DIMENSIONS, SPOKEN_TOPICS } from '@sightline/contracts/interviews/rounds'
import { z } from 'zod'

const Text = z.string().trim().min(1)

/** The placeholder in follow-ups for a quote of the candidate. */
export const QUOTE_PLACEHOLDER = '{quote}'

/** A term that a good answer names, with synonyms: `shard | partition | split by key`. */
const Term = Text.max(200)

const PLAIN_MAX_WORDS = 45

/** The question in other, plainer words, in the role of whoever asks. */
const PlainQuestion = Text.max(400).refine(
  (text) => text.split(/\s+/).length <= PLAIN_MAX_WORDS,
  `must be at most ${PLAIN_MAX_WORDS} words`,
)

/** A concept that every answer to the question must mention: its name in reports, then synonyms. */
const Concept = Text.max(2000)

/**
 * A follow-up question, asked after an answer that is weak in the dimension, or after a strong
 * answer.
 */
const FollowUp = z.discriminatedUnion('when', [
  z.strictObject({ when: z.literal('weak'), dimension: SpokenDimension, ask: Text.max(600) }),
  z.strictObject({ when: z.literal('strong'), ask: Text.max(600) }),
])

/** A spoken question with its terms and model answers, which candidates must not see. */
export const SpokenQuestion = z
  .strictObject({
    round: SpokenRound,
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: Text.max(80),
    topic: SpokenTopic,
    difficulty: Difficulty,
    /** Minutes planned for the question with its follow-ups. */
    minutes: z.int().min(3).max(60),
    plain: PlainQuestion,
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
    for (const { path, message } of faults(question))
      context.addIssue({ code: 'custom', path, message })
  })
export type SpokenQuestion = z.infer<typeof SpokenQuestion>

/**
 * The least number of terms per dimension; dimensions without a number are judged without terms.
 */
export const DIMENSIONS_WITH_TERMS: Record<
  SpokenRound,
  { dimensions: SpokenDimension[]; terms: number }
> = {
  behavioral: { dimensions: ['situation', 'task', 'action', 'result', 'reflection'], terms: 3 },
  'system-design': {
    dimensions: [
      'requirements',
      'estimates',
      'interface',
      'data',
      'scaling',
      'failure',
      'trade-offs',
    ],
    terms: 4,
  },
  'sales-call': {
    dimensions: ['discovery', 'value', 'objection', 'evidence', 'next-step'],
    terms: 3,
  },
}
const DUG_INTO_MIN = 3
const STRONG_MIN = 2

type Fault = { path: (string | number)[]; message: string }

/** Rules across fields: values that belong to another round, and missing terms or follow-ups. */
function* faults({
  round,
  topic,
  terms,
  followUps,
  looksFor,
}: z.input<typeof SpokenQuestion>): Generator<Fault> {
  const topics: readonly string[] = SPOKEN_TOPICS[round]
  const dimensions: readonly string[] = SPOKEN_DIMENSIONS[round]
  const termed = DIMENSIONS_WITH_TERMS[round]
  if (!topics.includes(topic))
    yield { path: ['topic'], message: `must be one of ${topics.join(', ')}` }
  for (const name of termed.dimensions)
    if ((terms[name]?.length ?? 0) < termed.terms)
      yield { path: ['terms', name], message: `must be at least ${termed.terms} terms` }
  for (const name of Object.keys(terms))
    if (!termed.dimensions.some((one) => one === name))
      yield { path: ['terms', name], message: `must be one of ${termed.dimensions.join(', ')}` }

  const weak = followUps.flatMap((one) => (one.when === 'weak' ? [one] : []))
  const strong = followUps.filter(({ when }) => when === 'strong')
  if (new Set(weak.map(({ dimension }) => dimension)).size < DUG_INTO_MIN)
    yield {
      path: ['followUps'],
      message: `must dig into at least ${DUG_INTO_MIN} different dimensions when weak`,
    }
  if (strong.length < STRONG_MIN)
    yield { path: ['followUps'], message: `must have at least ${STRONG_MIN} for a strong answer` }
  for (const [when, some] of Object.entries({ weak, strong }))
    if (!some.some(({ ask }) => ask.includes(QUOTE_PLACEHOLDER)))
      yield {
        path: ['followUps'],
        message: `at least one for a ${when} answer must hold ${QUOTE_PLACEHOLDER}`,
      }

  for (const [index, { dimension }] of [...weak, ...looksFor].entries())
    if (!dimensions.includes(dimension)) {
      const path = index < weak.length ? ['followUps', dimension] : ['looksFor', dimension]
      yield { path, message: `must be one of ${dimensions.join(', ')}` }
    }
  for (const name of termed.dimensions)
    if (!looksFor.some(({ dimension }) => dimension === name))
      yield { path: ['looksFor'], message: `says nothing about ${name}` }
}
