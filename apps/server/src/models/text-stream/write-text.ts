import type { TextOutcome } from '@sightline/contracts/models/text-stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../platform/db/client.ts'
import type { BegunText } from './begin-text.ts'
import type { ProgressSaver } from './progress.ts'
import { type Claim, discardText, endText } from './stored-text.ts'
import { breakOff, endingOf, type SpokenText } from './text-state.ts'
import { publish, type TextStream } from './text-stream.ts'

/** A text that no more words come to. */
export interface WholeText extends SpokenText {
  outcome: TextOutcome
  /** When the models were asked, by `performance.now()`. */
  startedAt: number
  /**
   * False when the text is no longer this server's: the interview went on or was deleted, or
   * another server has taken the text over.
   */
  isClaimed: boolean
}

/** A text that this server has claimed, and what becomes of it. */
export interface TextTask<Done extends object> {
  claim: Claim
  interviewId: string
  /** What the text responds to, for those who list texts in progress. */
  about?: string
  /** The words that complete a text to which no model gave any. */
  coachWords(): string
  /** Whether the coach's words replace a text that broke off; otherwise half of it is kept. */
  isWhole?: boolean
  /**
   * Stores the whole text, once. Returns what readers are told last; null when nothing of it is
   * stored and they are to ask again.
   */
  store(text: WholeText): Promise<Done | null>
}

interface Deps {
  db: Db
  log: FastifyBaseLogger
  progress: ProgressSaver
}

/** Saves a text while it grows, and stores it at its end. Never rejects. */
export async function writeText<Done extends object>(
  { db, log, progress }: Deps,
  { claim, coachWords, isWhole = false, store }: TextTask<Done>,
  begun: BegunText<Done>,
): Promise<void> {
  const { stream, startedAt } = begun
  const finishSaving = progress.add({
    claim,
    state: () => stream.state,
    onSaved(row) {
      if (!row) begun.end('interview-went-on')
      else if (row.isStopRequested) begun.end('user-stopped')
    },
  })
  const stopWaiting = afterFirstWords(stream, progress.saveNow)

  async function finish() {
    const reason = await begun.ended
    const hasBroken = reason === 'model-failed' && stream.state.status === 'streaming'
    if (hasBroken && isWhole) publish(stream, breakOff(stream.state))
    const ending = hasBroken && isWhole ? 'coach-answers' : endingOf(stream.state, reason)
    const outcome = ending === 'coach-answers' ? 'complete' : ending
    // What the coach says is whole, and saved below.
    stopWaiting()
    if (ending === 'coach-answers') begun.say(coachWords())
    const isClaimed = await finishSaving()
    const { state } = stream
    const discard = async () => {
      await discardText(db, claim)
      publish(stream, { status: 'discarded' })
    }
    if (state.status !== 'streaming' || outcome === 'discarded') return discard()
    const done = await store({ ...state, outcome, startedAt, isClaimed })
    if (!done) return discard()
    const totalMs = Math.round(performance.now() - startedAt)
    await endText(db, claim, { outcome, totalMs })
    publish(stream, { ...state, status: 'ended', done })
  }
  try {
    await finish()
  } catch (error) {
    log.error({ err: error }, 'A text was not stored')
    void finishSaving().catch(() => {})
    // The row stays in progress without a heartbeat, until a request ends it or takes it over.
    publish(stream, { status: 'discarded' })
  }
}

/**
 * Calls `listener` once, as soon as a text has words. Returns a function that ends the wait for
 * them.
 */
function afterFirstWords<Done extends object>(stream: TextStream<Done>, listener: () => void) {
  const stop = () => stream.subscribers.delete(check)
  function check() {
    if (stream.state.status === 'waiting') return
    stop()
    listener()
  }
  stream.subscribers.add(check)
  check()
  return stop
}
