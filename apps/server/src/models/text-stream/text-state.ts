import type { TextOutcome } from '@sightline/contracts/models/text-stream'

/** `coach`, or the id of a model. `hasTakenOver`: a model asked earlier failed. */
export interface Speaker {
  by: string
  hasTakenOver: boolean
}

/** The text so far, who writes it, and the time from the start to the first words. */
export interface SpokenText extends Speaker {
  text: string
  /**
   * Counts the models that began the text again after a break. Texts of different versions never
   * mix.
   */
  version: number
  /**
   * The model broke off, and another one is asked. The text stays until the first words of the next
   * version.
   */
  isBroken: boolean
  firstWordsMs: number | null
}

/**
 * The states of a text; docs/replies.md has the diagram. `waiting`: no words yet; they will begin
 * this version. `ended`: stored for good, with what readers are told last. `discarded`: this server
 * writes it no more, and clients ask again.
 */
export type TextState<Done> =
  | { status: 'waiting'; version: number }
  | ({ status: 'streaming' } & SpokenText)
  | ({ status: 'ended'; done: Done } & SpokenText)
  | { status: 'discarded' }

/**
 * Transition `waiting` or `streaming` → `streaming`. After a break, the words begin the next
 * version of the text.
 */
export function speak<Done>(
  state: TextState<Done>,
  words: string,
  { by, hasTakenOver }: Speaker,
  elapsedMs: number,
): TextState<Done> {
  const begun = { status: 'streaming', by, hasTakenOver, text: words, isBroken: false } as const
  if (state.status === 'waiting')
    return { ...begun, version: state.version, firstWordsMs: elapsedMs }
  if (state.status !== 'streaming') return state
  if (state.isBroken)
    return { ...begun, version: state.version + 1, firstWordsMs: state.firstWordsMs }
  return { ...state, text: state.text + words }
}

/** Transition `streaming` → `streaming` when the model broke off and another one is asked. */
export const breakOff = <Done>(state: TextState<Done>): TextState<Done> =>
  state.status === 'streaming' ? { ...state, isBroken: true } : state

/** Why a text stops growing. `interview-went-on`: this server's claim to the text is gone. */
export type EndReason =
  | 'model-finished'
  | 'model-failed'
  | 'user-stopped'
  | 'interview-went-on'
  | 'server-stopping'
  | 'server-died'

/**
 * Where a text goes next: to a stored outcome, to nothing, or to the coach, whose words complete
 * the text.
 */
type Ending = TextOutcome | 'discarded' | 'coach-answers'

const ENDINGS: Record<EndReason, { waiting: Ending; streaming: TextOutcome }> = {
  'model-finished': { waiting: 'coach-answers', streaming: 'complete' },
  'model-failed': { waiting: 'coach-answers', streaming: 'interrupted' },
  'user-stopped': { waiting: 'coach-answers', streaming: 'stopped' },
  'interview-went-on': { waiting: 'discarded', streaming: 'stopped' },
  'server-stopping': { waiting: 'discarded', streaming: 'interrupted' },
  'server-died': { waiting: 'discarded', streaming: 'interrupted' },
}

/** The transition out of `waiting` or `streaming` for a reason. */
export const endingOf = ({ status }: TextState<unknown>, reason: EndReason): Ending =>
  status === 'streaming' ? endingWithWords(reason) : ENDINGS[reason].waiting

/** The transition out of `streaming` for a reason. */
export const endingWithWords = (reason: EndReason): TextOutcome => ENDINGS[reason].streaming
