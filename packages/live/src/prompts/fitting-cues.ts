import { type Cue, cuePattern } from '../cues/cue.ts'
import { NOT_ASKING_CUES } from '../cues/not-asking-cues.ts'
import { CHANGE_CUES, PROBLEM_CUES, SETTING_CUES } from '../cues/problem-cues.ts'
import { QUESTION_CUES } from '../cues/question-cues.ts'
import { OBJECTION_CUES, REACTION_CUES, REPLY_CUES, TOPIC_CUES } from '../cues/reaction-cues.ts'
import { REQUEST_CUES } from '../cues/request-cues.ts'
import { TURN_CUES } from '../cues/turn-cues.ts'
import { clausePlaces } from './asks.ts'
import { type PlainSentence, withoutMarkers } from './sentences.ts'

interface Row {
  /** The table of the row, and its example. */
  name: string
  table: string
  pattern: RegExp
}

const rowsOf = (
  tables: Record<string, readonly Cue[]>,
  place: Parameters<typeof cuePattern>[1],
): Row[] =>
  Object.entries(tables).flatMap(([table, cues]) =>
    cues.map((cue) => ({
      name: `cue ${table}: ${cue[1]}`,
      table,
      pattern: cuePattern([cue], place),
    })),
  )

const FORMS = { question: QUESTION_CUES, request: REQUEST_CUES, problem: PROBLEM_CUES }
const at = (place: 'clause' | 'sentence' | 'anywhere') =>
  Object.fromEntries(Object.entries(FORMS).map(([name, table]) => [name, table[place]]))
const CLAUSE_ROWS = rowsOf({ ...at('clause'), setting: SETTING_CUES.clause }, 'start')
const START_ROWS = rowsOf(
  {
    ...at('sentence'),
    change: CHANGE_CUES,
    reaction: REACTION_CUES,
    objection: OBJECTION_CUES,
    'not asking': NOT_ASKING_CUES,
    remark: TURN_CUES.remark,
  },
  'start',
)
const ANYWHERE_ROWS = rowsOf({ ...at('anywhere'), setting: SETTING_CUES.anywhere }, 'anywhere')
const WHOLE_ROWS = rowsOf({ reply: REPLY_CUES, topic: TOPIC_CUES, tag: TURN_CUES.tag }, 'whole')

/** The names of the tables of cues that a sentence fits, and of the rows in them. */
export function fittingCues(sentence: PlainSentence): string[] {
  const { words } = sentence
  const said = withoutMarkers(words)
  const clauses = [...new Set(clausePlaces(sentence))].map((place) => words.slice(place))
  const rows = [
    ...CLAUSE_ROWS.filter(({ pattern }) => clauses.some((clause) => pattern.test(clause))),
    ...START_ROWS.filter(({ pattern }) => pattern.test(said) || pattern.test(words)),
    ...ANYWHERE_ROWS.filter(({ pattern }) => pattern.test(words)),
    ...WHOLE_ROWS.filter(({ pattern }) => pattern.test(words)),
  ]
  return [...new Set(rows.flatMap(({ name, table }) => [name, table]))]
}
