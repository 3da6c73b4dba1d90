import { readFileSync } from 'node:fs'
import { SpokenRound } from '@sightline/contracts/interviews/round-schemas'
import { SPOKEN_DIMENSIONS, type SpokenDimension } from '@sightline/contracts/interviews/rounds'
import { z } from 'zod'
import type { ScoredAnswer } from './scored-answers.ts'

/** A scored answer with the sentences that show its dimensions, for those at level 3 or 4. */
export type LevelCase = ScoredAnswer & { id: string; quotes: Record<string, string[]> | undefined }

const Case = z.object({
  id: z.string(),
  round: z.string().optional(),
  kind: z.string().default('strong'),
  question: z.string(),
  answer: z.string(),
  levels: z.record(z.string(), z.number()),
  quotes: z.record(z.string(), z.array(z.string())).optional(),
})

/** Kinds that do not answer the question. */
const OFF_TOPIC = new Set(['off topic', 'off-topic', 'other-system'])

/**
 * The answers of levels-*.json, whose levels differ within an answer. Their authors knew the
 * questions and the descriptions of the levels, and no rule; every second one of a file is held
 * out.
 */
export const readLevelCases = (): LevelCase[] => [
  ...readCases('levels-behavioral.json', 'behavioral'),
  ...readCases('levels-sales-call.json', 'sales-call'),
  ...readCases('levels-system-design.json', 'system-design'),
  ...readCases('levels-strong.json', undefined),
]

function readCases(file: string, roundOfFile: SpokenRound | undefined): LevelCase[] {
  const cases = z
    .array(Case)
    .parse(JSON.parse(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')))
  return cases.map(({ id, kind, question, answer, levels, quotes, ...own }, index) => {
    const round = SpokenRound.parse(own.round ?? roundOfFile)
    return {
      id,
      kind,
      round,
      slug: question,
      text: answer,
      given: { passages: [{ text: answer, seq: 1 }], asked: [], speech: null },
      levels: SPOKEN_DIMENSIONS[round].map((dimension: SpokenDimension) => ({
        dimension,
        level: z.number().parse(levels[dimension]),
      })),
      quotes,
      isOffTopic: OFF_TOPIC.has(kind),
      isHeldOut: index % 2 === 1,
    }
  })
}
