import { expect, test } from 'vitest'
import { likelyApproaches } from '../src/answers/approaches.ts'
import { APPROACH_CUES } from '../src/cues/approach-cues.ts'
import { ASKING_CUES } from '../src/cues/asking-cues.ts'
import { type Cue, cuePattern, plainWords } from '../src/cues/cue.ts'
import { BOND_CUES, KIND_CUES } from '../src/cues/kind-cues.ts'
import { NOT_ASKING_CUES } from '../src/cues/not-asking-cues.ts'
import { TURN_CUES } from '../src/cues/turn-cues.ts'
import {
  asksUser,
  carriesOn,
  isCutOff,
  isRemark,
  mayGoOn,
  preparesQuestion,
} from '../src/prompts/asks.ts'
import { questionKind } from '../src/prompts/question-kind.ts'

type Means = (text: string, meaning: string) => boolean
type Table = [cues: Record<string, readonly Cue[]>, means: Means]

const asksOn: Means = (text) => questionKind(text, 'behavioral', 'coding').kind === 'coding'
const isKind: Means = (text, kind) =>
  questionKind(text, kind === 'behavioral' ? 'coding' : 'behavioral', null).kind === kind
const turnCues = (meaning: keyof typeof TURN_CUES, means: Means): Table => [
  { [meaning]: TURN_CUES[meaning] },
  means,
]

/** Every table of cues with what its rows mean for the product. */
const TABLES: Table[] = [
  [APPROACH_CUES, (text, approach) => likelyApproaches(text)[0]?.name === approach],
  [ASKING_CUES, (text) => asksUser(text)],
  [{ 'asks nothing': NOT_ASKING_CUES }, (text) => !asksUser(text)],
  [KIND_CUES, isKind],
  [
    { begins: BOND_CUES.begins },
    (text) => !questionKind(text, 'system-design', 'system-design').isFollowUp,
  ],
  [{ pointsBack: BOND_CUES.pointsBack, asksOn: BOND_CUES.asksOn }, asksOn],
  turnCues('condition', (text) => asksUser(text.replace('?', ''))),
  turnCues('setting', preparesQuestion),
  turnCues('openEnd', isCutOff),
  turnCues('closedEnd', (text) => !isCutOff(text)),
  turnCues('weakEnd', mayGoOn),
  turnCues('more', carriesOn),
  turnCues('remark', isRemark),
  turnCues('reported', (text) => !asksUser(text)),
  turnCues('tag', (text) => !asksUser(text)),
]

const rows = TABLES.flatMap(([meanings, means]) =>
  Object.entries(meanings).flatMap(([meaning, cues]) =>
    cues.map((cue) => ({ example: cue[1], meaning, means, cue })),
  ),
)

test.each(rows)('"$example" means: $meaning', ({ example, meaning, means, cue }) => {
  expect(plainWords(example)).toMatch(cuePattern([cue]))
  expect(means(example, meaning)).toBe(true)
  const counterExample = cue[2]
  if (counterExample !== undefined) expect(means(counterExample, meaning)).toBe(false)
})

test('no row of a meaning has the example of another', () => {
  const seen = rows.map(({ example, meaning }) => `${meaning}: ${example}`)
  expect(seen.filter((row, index) => seen.indexOf(row) !== index)).toEqual([])
})
