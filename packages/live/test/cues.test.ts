import { expect, test } from 'vitest'
import { likelyApproaches } from '../src/answers/approaches.ts'
import { codingAskedOn } from '../src/answers/coding/coding-asked-on.ts'
import { strongApproach } from '../src/answers/coding/named-approach.ts'
import { personForm } from '../src/answers/person/interview-answer.ts'
import { askedThemes, toldThemes } from '../src/answers/person/stories.ts'
import { storyAskedOn } from '../src/answers/person/story-asked-on.ts'
import { meetingForm } from '../src/answers/replies/meeting-answer.ts'
import { salesForm } from '../src/answers/replies/sales-answer.ts'
import { APPROACH_CUES } from '../src/cues/approach-cues.ts'
import { CODING_ASKED_ON_CUES, STORY_ASKED_ON_CUES } from '../src/cues/asked-on-cues.ts'
import { type Cue, cuePattern, plainWords } from '../src/cues/cue.ts'
import { BOND_CUES, KIND_CUES } from '../src/cues/kind-cues.ts'
import { NOT_ASKING_CUES } from '../src/cues/not-asking-cues.ts'
import { PERSON_CUES } from '../src/cues/person-cues.ts'
import { CHANGE_CUES, PROBLEM_CUES, SETTING_CUES } from '../src/cues/problem-cues.ts'
import { QUESTION_CUES } from '../src/cues/question-cues.ts'
import { OBJECTION_CUES, REACTION_CUES, REPLY_CUES, TOPIC_CUES } from '../src/cues/reaction-cues.ts'
import { MEETING_CUES, SALES_CUES } from '../src/cues/reply-cues.ts'
import { PLAIN_REQUEST_CUES, REQUEST_CUES } from '../src/cues/request-cues.ts'
import { STRONG_APPROACH_CUES } from '../src/cues/strong-approach-cues.ts'
import { THEME_CUES, type Theme } from '../src/cues/theme-cues.ts'
import { TURN_CUES } from '../src/cues/turn-cues.ts'
import model from '../src/prompts/asking-weights.json' with { type: 'json' }
import { asksUser } from '../src/prompts/asks.ts'
import { fittingCues } from '../src/prompts/fitting-cues.ts'
import { judgeAsking } from '../src/prompts/judge-asking.ts'
import { questionKind } from '../src/prompts/question-kind.ts'
import { plainSentences } from '../src/prompts/sentences.ts'
import { carriesOn, isCutOff, isRemark, mayGoOn, preparesQuestion } from '../src/prompts/turns.ts'

type Means = (text: string, meaning: string) => boolean
type Table = [cues: Record<string, readonly Cue[]>, means: Means]

const asksOn: Means = (text) => questionKind(text, 'behavioral', 'coding').kind === 'coding'
const isKind: Means = (text, kind) =>
  questionKind(text, kind === 'behavioral' ? 'coding' : 'behavioral', null).kind === kind
const turnCues = (meaning: keyof typeof TURN_CUES, means: Means): Table => [
  { [meaning]: TURN_CUES[meaning] },
  means,
]

const themes = Object.keys(THEME_CUES) as Theme[]
const themeCues = (side: 'asked' | 'told') =>
  Object.fromEntries(themes.map((theme) => [theme, THEME_CUES[theme][side]]))
const NO_STORY = { id: '', title: '', situation: '', task: '', action: '', result: '' }
/** Statements call for an answer by their words and the conversation: their cues are evidence. */
const fits: Means = (text, table) => plainSentences(text).flatMap(fittingCues).includes(table)

/** Every table of cues with what its rows mean for the product. */
const TABLES: Table[] = [
  [APPROACH_CUES, (text, approach) => likelyApproaches(text)[0]?.name === approach],
  [STRONG_APPROACH_CUES, (text, approach) => strongApproach(text)?.name === approach],
  [PERSON_CUES, (text, form) => personForm(text) === form],
  [themeCues('asked'), (text, theme) => askedThemes(text).some((asked) => asked === theme)],
  [
    themeCues('told'),
    (text, theme) =>
      [...toldThemes({ ...NO_STORY, result: text }).keys()].some((told) => told === theme),
  ],
  [STORY_ASKED_ON_CUES, (text, form) => storyAskedOn(text) === form],
  [CODING_ASKED_ON_CUES, (text, form) => codingAskedOn(text) === form],
  [MEETING_CUES, (text, form) => meetingForm(text) === form],
  [SALES_CUES, (text, form) => salesForm(text) === form],
  [QUESTION_CUES, (text) => asksUser(text)],
  [REQUEST_CUES, (text) => asksUser(text)],
  [
    { 'plain request': PLAIN_REQUEST_CUES },
    (text) => judgeAsking(text, { kind: 'meeting' }).verdict === 'yes',
  ],
  [PROBLEM_CUES, (text) => asksUser(text)],
  [SETTING_CUES, (text) => asksUser(text, { kind: 'coding' })],
  [{ change: CHANGE_CUES, reaction: REACTION_CUES, objection: OBJECTION_CUES }, fits],
  [{ reply: REPLY_CUES, topic: TOPIC_CUES }, fits],
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

test('every weight of a cue belongs to a row that there is', () => {
  const examples = new Set(rows.map(({ example }) => example))
  const weighed = Object.keys(model.weights).filter((name) => name.startsWith('cue '))
  expect(weighed.length).toBeGreaterThan(50)
  expect(weighed.filter((name) => !examples.has(name.slice(name.indexOf(': ') + 2)))).toEqual([])
})
