import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import type { FoundPrompt } from '@sightline/live/answers/first-answer'
import { readsAsWholeQuestion, sameQuestion } from '@sightline/live/prompts/prompt-points'
import { type NewPrompt, promptAfter } from '@sightline/live/prompts/prompts-after'
import { applyLiveEvent, type LivePrompt, type LiveState } from '@sightline/live/session/session'
import { type OwnedId, readInterviewContext } from '../../interviews/public.ts'
import type { BegunText, ModelPool } from '../../models/public.ts'
import type { LiveDeps } from '../create-session.ts'
import type { AnswerInput } from './answer-prompt.ts'
import { type AnswerDone, beginAnswer } from './write-answer.ts'

interface Deps extends LiveDeps {
  modelPool: ModelPool
  secret: string
}

interface Heard {
  id: string
  channel: 'them' | 'you'
  startMs: number
  text: string
}

/** An answer that was begun on an interim text. Nobody sees it before it is taken. */
interface Speculation {
  utterance: string
  /** The text so far that it was begun on. */
  text: string
  /** Null while the session is being read, and when the text is no prompt point. */
  begun: { prompt: NewPrompt; answer: EarlyAnswer } | null
  isDropped: boolean
  timer: NodeJS.Timeout | undefined
}

/** An interim text without a question mark must have stayed the same for this time. */
const SETTLED_MS = 200
/** Each costs tokens, and people who go on speaking make the first one worthless. */
const PER_UTTERANCE_MAX = 2

/** An answer that was begun early, and what the models were told. */
export interface EarlyAnswer {
  text: BegunText<AnswerDone>
  input: AnswerInput
}

type PromptFound = FoundPrompt['prompt']

/** Answers that were begun on interim texts. */
export interface Speculations {
  /** Looks at the text so far of speech that goes on. */
  hear(owned: OwnedId, heard: Heard, userName?: string): void
  /**
   * The answer that was begun for a prompt point which has been found in `session`; null when there
   * is none, or it was begun for another question.
   */
  take(sessionId: string, found: PromptFound, session: LiveState): EarlyAnswer | null
  /** Drops what was begun on an utterance whose text is final, and was not taken. */
  drop(sessionId: string, utterance: string): void
  close(): void
}

/**
 * Begins an answer on an interim text that reads as a whole question, one for each session at a
 * time. It is used only when the final text is the same but for case, punctuation and spaces; else
 * the model's call ends, and its tokens count.
 */
export function createSpeculations(deps: Deps): Speculations {
  const bySession = new Map<string, Speculation>()
  /** How often an answer was begun on the newest utterance of a session. */
  const counts = new Map<string, { utterance: string; count: number }>()

  const countOf = (sessionId: string, utterance: string) => {
    const known = counts.get(sessionId)
    return known?.utterance === utterance ? known.count : 0
  }

  function drop(sessionId: string, speculation = bySession.get(sessionId)) {
    if (!speculation) return
    giveUp(speculation)
    if (bySession.get(sessionId) === speculation) bySession.delete(sessionId)
  }

  async function begin(owned: OwnedId, speculation: Speculation, heard: Heard, userName?: string) {
    try {
      speculation.begun = await beginEarly(deps, owned, {
        heard,
        userName,
        isDropped: () => speculation.isDropped,
      })
    } catch (error) {
      deps.modelPool.log.warn({ err: error }, 'No answer could be begun early')
    }
    if (!speculation.begun) drop(owned.id, speculation)
  }

  return {
    hear(owned, heard, userName) {
      if (heard.channel !== 'them' || deps.modelPool.models.length === 0) return
      const current = bySession.get(owned.id)
      if (current?.utterance === heard.id && sameQuestion(current.text, heard.text)) return
      if (current) drop(owned.id)
      const attempt = countOf(owned.id, heard.id) + 1
      if (attempt > PER_UTTERANCE_MAX || !readsAsWholeQuestion(heard.text, userName)) return
      const speculation = speculationOn(heard)
      bySession.set(owned.id, speculation)
      const start = () => {
        counts.set(owned.id, { utterance: heard.id, count: attempt })
        void begin(owned, speculation, heard, userName)
      }
      if (/\?["”']?$/.test(heard.text)) start()
      else speculation.timer = setTimeout(start, SETTLED_MS).unref()
    },

    take(sessionId, found, session) {
      const speculation = bySession.get(sessionId)
      if (!speculation?.begun || !isAnsweredBy(speculation, found, session)) return null
      bySession.delete(sessionId)
      return speculation.begun.answer
    },

    drop(sessionId, utterance) {
      counts.delete(sessionId)
      if (bySession.get(sessionId)?.utterance === utterance) drop(sessionId)
    },
    close() {
      for (const sessionId of bySession.keys()) drop(sessionId)
    },
  }
}

const speculationOn = ({ id, text }: Heard): Speculation => ({
  utterance: id,
  text,
  begun: null,
  isDropped: false,
  timer: undefined,
})

/** Ends the model's call of an answer that is not wanted. */
export const dropEarly = ({ text }: EarlyAnswer) => text.end('interview-went-on')

function giveUp(speculation: Speculation) {
  speculation.isDropped = true
  clearTimeout(speculation.timer)
  if (speculation.begun) dropEarly(speculation.begun.answer)
}

/** Whether the final text is the one that was supposed, and has led to the same prompt point. */
function isAnsweredBy(
  { utterance, text, begun }: Speculation,
  found: PromptFound,
  { segments }: LiveState,
): boolean {
  if (!found.segments.includes(utterance)) return false
  const final = segments.find(({ id }) => id === utterance)?.text ?? ''
  return sameQuestion(text, final) && leadsToSame(begun?.prompt, found)
}

/** Whether the prompt point that was supposed is the one that was found. */
const leadsToSame = (supposed: NewPrompt | undefined, { question, kind, replaces }: PromptFound) =>
  supposed !== undefined &&
  sameQuestion(supposed.question, question) &&
  supposed.kind === kind &&
  supposed.replaces === replaces

interface Early {
  heard: Heard
  userName: string | undefined
  isDropped: () => boolean
}

/**
 * Begins the answer to the text so far; null when it is no prompt point, or was dropped meanwhile.
 */
async function beginEarly(deps: Deps, owned: OwnedId, { heard, userName, isDropped }: Early) {
  const { state: before, seq } = await deps.liveStates.read(deps.db, owned.id)
  const supposed = supposedPrompt(deps, { before, seq, heard, userName })
  if (!supposed || isDropped()) return null
  const { session, prompt, livePrompt } = supposed
  const context = await readInterviewContext(deps.db, owned.id)
  const tokensUsed = await deps.modelPool.budget.used(owned.id)
  if (isDropped()) return null
  const about = {
    sessionId: owned.id,
    session,
    prompt: livePrompt,
    style: 'first' as const,
    context,
  }
  const input = { ...about, secret: deps.secret }
  return { prompt, answer: { input, text: beginAnswer(deps.modelPool, { input, tokensUsed }) } }
}

interface Supposed {
  before: LiveState
  /** The place of the last event. */
  seq: number
  heard: Heard
  userName: string | undefined
}

/** The session, and the prompt point, as they would be if the text so far were final. */
function supposedPrompt({ clock }: LiveDeps, { before, seq: lastSeq, heard, userName }: Supposed) {
  if (before.state !== 'active' || before.setting === 'not-permitted') return null
  if (before.automaticSince === null) return null
  const place = { version: EVENT_VERSION, at: clock().toISOString() } as const
  const seq = lastSeq + 1
  const { id, channel, startMs, text } = heard
  const segment = {
    ...place,
    type: 'segment-heard' as const,
    id,
    channel,
    startMs,
    endMs: startMs,
    text,
    seq,
  }
  const event = { ...segment, how: 'realtime' as const }
  const withSegment = applyLiveEvent(before, event)
  const prompt = promptAfter(withSegment, event, userName)
  if (prompt === null || typeof prompt === 'string') return null
  const found = {
    ...place,
    type: 'prompt-found' as const,
    id: crypto.randomUUID(),
    seq: seq + 1,
    ...prompt,
  }
  const session = applyLiveEvent(withSegment, found)
  const livePrompt = session.prompts.find(
    (candidate): candidate is LivePrompt => candidate.id === found.id,
  )
  return livePrompt ? { session, prompt, livePrompt } : null
}
