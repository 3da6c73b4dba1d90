import type { CoachAnswer } from '../../src/answers/background.ts'
import { coachAnswer } from '../../src/answers/coach-answer.ts'
import { promptAfter } from '../../src/prompts/prompts-after.ts'
import { applyLiveEvent, foldLiveSession, type LiveState } from '../../src/session/session.ts'
import { asked, events, heard } from '../session-events.ts'
import type { Case, Turn } from './cases.ts'
import { PEOPLE } from './people.ts'

/** The session after the other side has asked something, and the coach has answered. */
function afterQuestion(session: LiveState, question: string, context: Person['context']) {
  const ask = asked('question', question)
  const prompt = promptAfter(session, ask)
  if (prompt === null || typeof prompt === 'string') throw new Error(`No answer to: ${question}`)
  const [, found] = events({ type: 'prompt-found', ...prompt })
  if (!found) throw new Error('No event')
  const withPrompt = applyLiveEvent(applyLiveEvent(session, ask), found)
  const last = withPrompt.prompts.at(-1)
  if (!last) throw new Error('No prompt point')
  const answer = coachAnswer(last, { context, session: withPrompt })
  const [, given] = events({
    type: 'answer-given',
    prompt: last.id,
    style: 'first',
    ...answer,
    firstWordsMs: 0,
    totalMs: 0,
  })
  return { session: given ? applyLiveEvent(withPrompt, given) : withPrompt, answer }
}

type Person = (typeof PEOPLE)[keyof typeof PEOPLE]

function afterTurn(session: LiveState, turn: Turn, context: Person['context']): LiveState {
  if (typeof turn === 'string') return afterQuestion(session, turn, context).session
  const [, event] = events(
    'said' in turn
      ? heard('you', turn.said, 1000)
      : { type: 'screen-read', atMs: 0, text: turn.screen, isDoubtful: false },
  )
  return event ? applyLiveEvent(session, event) : session
}

/** The coach's answer to the question of a case, after what comes before it. */
export function answerTo({ person, kind, before = [], ask }: Case): CoachAnswer {
  const { context, notes } = PEOPLE[person]
  const [begun] = events()
  if (begun?.type !== 'live-begun') throw new Error('No session')
  const start = foldLiveSession([{ ...begun, kind, notes }])
  const session = before.reduce((state, turn) => afterTurn(state, turn, context), start)
  return afterQuestion(session, ask, context).answer
}

/** What nobody says in a conversation: words that tell the reader what to do. */
const TELLS_READER =
  /^(?:begin|tell|answer|say|ask|choose|describe|name|give|use|try|think|write|find|solve|none|your (?:notes|resume|story))\b/i
const SAID_MAX_WORDS = 60
/** Numbers that count the coach's own points, costs and powers. */
const OWN_NUMBERS = /^\d\. |O\([^)]*\)|10\^\d+|line \d+/gm

/** Why an answer does not help its reader, or harms; none for one that a candidate profits from. */
export function faultsOf(one: Case, answer: CoachAnswer): { missing: string[]; harm: string[] } {
  const text = answer.text.replaceAll('’', "'")
  const [say = ''] = text.split('\n')
  const missing = [
    ...(one.first && !one.first.test(say) ? [`first line lacks ${one.first}`] : []),
    ...(one.has ?? []).filter((words) => !words.test(text)).map((words) => `lacks ${words}`),
    ...(TELLS_READER.test(say) ? ['the first line cannot be said'] : []),
    ...(say.split(/\s+/).length > SAID_MAX_WORDS ? ['the first line is too long'] : []),
  ]
  const harm = (one.not ?? []).filter((words) => words.test(text)).map((words) => `has ${words}`)
  if (one.kind === 'coding' || one.kind === 'system-design') return { missing, harm }
  const { context, notes } = PEOPLE[one.person]
  const known = `${JSON.stringify(context)} ${notes} ${one.ask} ${JSON.stringify(one.before ?? [])}`
  const numbers = text.replace(OWN_NUMBERS, '').match(/\d[\d.,]*\d|\d/g) ?? []
  const invented = numbers.filter((number) => !known.includes(number))
  return { missing, harm: [...harm, ...invented.map((number) => `invents ${number}`)] }
}
