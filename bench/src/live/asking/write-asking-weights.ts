import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readConversations } from '../conversations.ts'
import { readTurns, turnsOf } from './labelled-turns.ts'
import { trainAsking } from './train-asking.ts'

/**
 * Writes the weights of `packages/live/src/prompts/asking-weights.json` from all labelled turns but
 * those of the held-out half: `node bench/src/live/asking/write-asking-weights.ts`.
 */
const WEIGHTS = '../../../../packages/live/src/prompts/asking-weights.json'
/** Smaller weights change no judgement. */
const WEIGHT_MIN = 0.05

const known = readConversations().filter(({ half }) => half === 'known')
const { bias, weights } = trainAsking([...readTurns(), ...known.flatMap(turnsOf)])
const kept = [...weights]
  .filter(([, weight]) => Math.abs(weight) >= WEIGHT_MIN)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, weight]) => [name, Number(weight.toFixed(2))])
const file = { bias: Number(bias.toFixed(2)), weights: Object.fromEntries(kept) }
writeFileSync(
  fileURLToPath(new URL(WEIGHTS, import.meta.url)),
  `${JSON.stringify(file, null, 2)}\n`,
)
