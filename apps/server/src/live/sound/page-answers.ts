import type { SoundFromServer } from '@sightline/contracts/live/sound'

/** What becomes of an utterance. */
export type UtteranceAnswer = Extract<SoundFromServer, { type: 'heard' | 'failed' }>

type Listener = (message: SoundFromServer) => void

const KEPT_ANSWERS = 200

/**
 * What a page is told of its utterances. The newest answers are kept, since a page may have missed
 * some with a lost connection; without a page, messages are dropped.
 */
export function createPageAnswers() {
  /** Utterances that have ended and have no answer yet. */
  const waiting = new Set<string>()
  const answers = new Map<string, UtteranceAnswer>()
  let listener: Listener | null = null

  return {
    attach(next: Listener) {
      listener = next
    },
    /** Ignores a page whose place another one has taken. */
    detach(former: Listener) {
      if (listener === former) listener = null
    },
    /** Tells no page anything more. */
    leave() {
      listener = null
    },
    isAttached: () => listener !== null,
    send(message: SoundFromServer) {
      listener?.(message)
    },
    /** The utterance has ended, and its answer will follow. */
    expect(utterance: string) {
      waiting.add(utterance)
    },
    /** True while an utterance waits for its answer. */
    isWaiting: () => waiting.size > 0,
    /** True for an utterance that has ended here before. */
    hasEnded: (utterance: string) => answers.has(utterance) || waiting.has(utterance),
    answer(message: UtteranceAnswer) {
      waiting.delete(message.utterance)
      answers.set(message.utterance, message)
      for (const oldest of answers.keys()) {
        if (answers.size <= KEPT_ANSWERS) break
        answers.delete(oldest)
      }
      listener?.(message)
    },
    /** Sends again the answers to those of the utterances that have one. */
    repeat(utterances: string[]) {
      for (const utterance of utterances) {
        const known = answers.get(utterance)
        if (known) listener?.(known)
      }
    },
  }
}
