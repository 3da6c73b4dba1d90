import type { LiveEvent } from '@sightline/contracts/live/events'
import { screenLines } from '../screen/screen-lines.ts'
import { findScreenProblem, judgeScreen } from '../screen/screen-problem.ts'
import {
  currentPrompts,
  isPinned,
  type LivePrompt,
  type LiveState,
  latestLook,
  type ScreenLook,
  usableSegments,
} from '../session/session.ts'
import { isCaption, isSameText } from '../speech/captions.ts'
import { asksUser } from './asks.ts'
import { type FoundPrompt, judgePromptPoint, type PromptJudgement } from './prompt-points.ts'
import { questionKind } from './question-kind.ts'

type SegmentHeard = Extract<LiveEvent, { type: 'segment-heard' }>
type PromptAsked = Extract<LiveEvent, { type: 'prompt-asked' }>

/** A prompt point before it is an event. */
export interface NewPrompt {
  from: 'speech' | 'screen' | 'question'
  kind: LiveState['kind']
  question: string
  segments: string[]
  screen?: string
  replaces?: string
  isFollowUp?: true
}

/**
 * The last thing said: the segments of the other side that follow each other with pauses no longer
 * than this.
 */
const SAME_TURN_PAUSE_MS = 4000
const TURN_MAX_SEGMENTS = 6

/**
 * The prompt point that follows from an event, given the session after the event; null when none
 * does. A sentence for the user when the user asks for help and there is nothing to answer.
 * `userName`: the user's first name, by which the other side may ask.
 */
export function promptAfter(
  session: LiveState,
  event: LiveEvent,
  userName?: string,
): NewPrompt | string | null {
  if (event.type === 'prompt-asked') return askedPrompt(session, event)
  const judgement = judgeEvent(session, event, userName)
  return judgement && (judgement.asks ? judgement.asked : judgement.otherwise)
}

/** What the rules make of an event, and the prompt points that it may lead to. */
export type NewPromptJudgement = Omit<PromptJudgement<NewPrompt>, 'reason'>

/**
 * What speech that was heard or a page that was read is for the session, given the session after
 * it, by the rules, which `promptAfter` follows: where the verdict is `doubtful`, a caller with a
 * model may ask it, and take `asked` or `otherwise`. Null for other events, and where nothing can
 * follow.
 */
export function judgeEvent(
  session: LiveState,
  event: LiveEvent,
  userName?: string,
): NewPromptJudgement | null {
  if (session.state !== 'active') return null
  if (event.type === 'segment-heard') return judgeHeard(session, event, userName)
  return event.type === 'screen-read' ? judgeSeen(session) : null
}

/**
 * A coding problem that has come onto the screen. The same problem, read again, is no further
 * prompt point.
 */
function judgeSeen(session: LiveState): NewPromptJudgement | null {
  const look = latestLook(session)
  if (session.kind !== 'coding' || !look) return null
  const { verdict, isProblem, problem } = judgeScreen(look.text)
  if (!problem || screenPromptWith(session, problem.statement)) return null
  if (problem.examples.length === 0 && isCaption(session, look, problem.statement)) return null
  const { statement: question } = problem
  const asked: NewPrompt = {
    from: 'screen',
    kind: session.kind,
    question,
    segments: [],
    screen: look.id,
  }
  return { verdict, asks: isProblem, asked, otherwise: null }
}

/** The prompt point of a text on the screen, which two readings give with small differences. */
const screenPromptWith = ({ prompts }: LiveState, text: string) =>
  prompts.findLast(({ from, question }) => from === 'screen' && isSameText(question, text))

const spokenPrompts = ({ prompts }: LiveState) =>
  currentPrompts(prompts).filter(({ from }) => from === 'speech')

/**
 * Null for a late transcript of earlier speech, which completes no prompt point, and in a session
 * that is not active.
 */
export function judgeHeard(
  session: LiveState,
  { id }: SegmentHeard,
  userName?: string,
): PromptJudgement<NewPrompt> | null {
  const heard = usableSegments(session)
  if (session.state !== 'active' || heard.at(-1)?.id !== id) return null
  const earlier = spokenPrompts(session)
  const judgement = judgePromptPoint(heard, earlier, { userName, kind: session.kind })
  const asNew = (found: FoundPrompt | null) => found && newPrompt(session, earlier, found)
  return {
    ...judgement,
    asked: asNew(judgement.asked),
    otherwise: asNew(judgement.otherwise),
  }
}

/** A found prompt point with its kind; null for a problem on the screen that is read aloud. */
function newPrompt(
  session: LiveState,
  earlier: LivePrompt[],
  { segments, question, replaces }: FoundPrompt,
): NewPrompt | null {
  // A problem on the screen that is read aloud has its answer.
  if (screenPromptWith(session, question)?.isWrong === false) return null
  const replaced = earlier.find((prompt) => prompt === replaces)
  const before = earlier.findLast((prompt) => prompt !== replaced)?.kind ?? null
  const { kind, isFollowUp } = questionKind(question, session.kind, before)
  return {
    from: 'speech',
    kind,
    question,
    segments,
    ...(replaced && { replaces: replaced.id }),
    ...(isFollowUp && { isFollowUp }),
  }
}

/**
 * The prompt point of a user who asks for help; a sentence for the user when there is nothing to
 * answer. Asked about speech while nothing was heard, the user gets an answer to what is on the
 * screen, and the other way round.
 */
function askedPrompt(session: LiveState, asked: PromptAsked): NewPrompt | string {
  const { about, question } = asked
  if (about === 'question')
    return question?.trim() ? fromQuestion(session, question.trim()) : 'Write what you want to ask.'
  const prompts = [fromSpeech(session), fromScreen(session) ?? fromPictures(session, asked)]
  if (about === 'screen' || isScreenNews(session)) prompts.reverse()
  return (
    prompts.find((prompt) => prompt !== null) ??
    'Nothing has been heard or seen yet that could be answered.'
  )
}

/**
 * Whether the screen has shown a task since the last words of the other side, and those are
 * answered already. Titles, menus and captions are no task.
 */
function isScreenNews(session: LiveState): boolean {
  const [look, last] = [latestLook(session), lastTurn(session).at(-1)]
  if (!look || !last || look.atMs <= last.endMs || !hasTask(session, look)) return false
  return session.prompts.some(
    ({ segments, answers }) => answers.length > 0 && segments.includes(last.id),
  )
}

const hasTask = (session: LiveState, look: ScreenLook) =>
  findScreenProblem(look.text) !== null ||
  screenLines(look.text).some(
    ({ kind, text }) => kind === 'prose' && asksUser(text) && !isCaption(session, look, text),
  )

const fromQuestion = (session: LiveState, question: string): NewPrompt => ({
  from: 'question',
  question,
  segments: [],
  ...kindOf(session, question, []),
})

/**
 * The kind of a question that the user asks about, and whether it asks on about the problem before.
 */
function kindOf({ kind: sessionKind, prompts }: LiveState, question: string, segments: string[]) {
  const isSameMoment = (prompt: LiveState['prompts'][number]) =>
    prompt.segments.some((id) => segments.includes(id))
  const before = currentPrompts(prompts).findLast((prompt) => !isSameMoment(prompt))?.kind ?? null
  const { kind, isFollowUp } = questionKind(question, sessionKind, before)
  return { kind, ...(isFollowUp && { isFollowUp }) }
}

/**
 * The last thing said. A question that was found in it before is asked again, with what followed
 * it.
 */
function fromSpeech(session: LiveState): NewPrompt | null {
  const turn = lastTurn(session)
  if (turn.length === 0) return null
  const known = spokenPrompts(session).findLast(({ segments }) =>
    turn.some(({ id }) => segments.includes(id)),
  )
  const theirs = usableSegments(session).filter(({ channel }) => channel === 'them')
  const start = theirs.findIndex(({ id }) => id === known?.segments[0])
  const asked = start === -1 ? turn : theirs.slice(start)
  const question = asked.map(({ text }) => text).join(' ')
  const segments = asked.map(({ id }) => id)
  return {
    from: 'speech',
    question,
    segments,
    ...replacing(known),
    ...kindOf(session, question, segments),
  }
}

/** Asked again, a prompt point is replaced, unless an answer to it is pinned. */
const replacing = (known: LivePrompt | undefined) =>
  known && !isPinned(known) && { replaces: known.id }

/** The last words of the other side, at most a few segments; without any, the user's own. */
function lastTurn(session: LiveState) {
  const heard = usableSegments(session)
  const theirs = heard.filter(({ channel }) => channel === 'them')
  const all = (theirs.length > 0 ? theirs : heard).slice(-TURN_MAX_SEGMENTS)
  const isPause = (index: number) =>
    (all[index]?.startMs ?? 0) - (all[index - 1]?.endMs ?? 0) > SAME_TURN_PAUSE_MS
  return all.slice(
    Math.max(
      0,
      all.findLastIndex((_, index) => index > 0 && isPause(index)),
    ),
  )
}

/** Pictures of which no text was read say themselves what is asked. */
const fromPictures = ({ kind }: LiveState, { pictures }: PromptAsked): NewPrompt | null =>
  pictures === undefined
    ? null
    : { from: 'screen', kind, question: 'What the pictures show', segments: [] }

/** The coding problem on the screen; without one, all its text. */
function fromScreen(session: LiveState): NewPrompt | null {
  const { kind } = session
  const look = latestLook(session)
  if (!look) return null
  const question = findScreenProblem(look.text)?.statement ?? look.text
  const known = screenPromptWith(session, question)
  return { from: 'screen', kind, question, segments: [], screen: look.id, ...replacing(known) }
}
