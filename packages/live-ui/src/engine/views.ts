import type { NearlyFull } from '@sightline/client/event-log'
import type { SaveState } from '@sightline/client/outbox'
import type { SetAsideEvent } from '@sightline/client/unsent-events'
import type { LiveKind } from '@sightline/contracts/live/kinds'
import type { LiveDetail } from '@sightline/contracts/live/sessions'
import type { LiveState } from '@sightline/live/session/session'
import type { AnswerActions, AnswersState } from './answers/answers.ts'
import type { Region } from './screen/region.ts'
import type { ScreenState } from './screen/screen-looks.ts'
import type { HearingState } from './sound/hearing.ts'
import type { SourceActions, SourcesState } from './sound/sources.ts'

/*
 * What a window shows of a live session and does with it, by facet. A component takes the facets
 * that it uses. A facet is a new object when one of its values has changed, and only then.
 */

/** The conversation itself: its state, its clock, and what was said. */
export interface SessionView extends SessionState, SessionActions {}

export interface SessionState {
  id: string
  /** The session as it was when the window was opened. */
  detail: LiveDetail
  state: LiveState
  isPaused: boolean
  isEnded: boolean
  saveState: SaveState
  /** Why the server did not take the last event, in a sentence; null when it did. */
  refusal: string | null
  /** The events that the server keeps refusing, or that cannot be read. */
  setAside: SetAsideEvent[]
  nearlyFull: NearlyFull | null
  /** The session is gone, or belongs to nobody who is signed in here. */
  isGone: boolean
  /** True once the server has stored the end of the session. */
  isEndStored: boolean
}

export interface SessionActions {
  /** The server's time now. */
  serverNow(): Date
  togglePause(): void
  end(): void
  /** Whether questions are answered by themselves, or only when asked for. */
  setAutomatic(isAutomatic: boolean): void
  changeKind(kind: LiveKind): void
  /** New answers rest on nothing that was said or seen until now. */
  clearContext(): void
  /** Adds something said that was typed. */
  addSegment(channel: 'them' | 'you', text: string): void
  /** An empty text removes the segment. */
  correctSegment(segment: string, changed: { channel: 'them' | 'you'; text: string }): void
  /** Asks about what was said last, about the screen, or a question of the user's own. */
  askFor(about: 'speech' | 'screen' | 'question', question?: string): Promise<void>
  dismissSetAside(): void
}

/** What this window perceives. */
export interface SourcesView extends SourcesState, SourceActions {}

/** What is being said, on its way to becoming text. */
export interface HearingView extends HearingState {
  /** Tries to reach the server again. */
  retry(): void
}

/** What is read of the shared surface. */
export interface ScreenView extends ScreenState {
  /** Reads only a part of the surface that is shared now; null for all of it. */
  setRegion(region: Region | null): void
  /** Keeps the surface as it is now, or this picture of it, for the user's next question. */
  keep(picture?: string): Promise<void>
  /** Takes back a picture that was kept. */
  drop(picture: string): void
  /** The whole surface as it is, as a data URL; null while nothing is read. */
  snapshot(): Promise<string | null>
}

/** Which answers there are, and which of them is shown. */
export interface AnswersView extends AnswersState, AnswerActions {}

export interface LiveSessionViews {
  session: SessionView
  sources: SourcesView
  hearing: HearingView
  screen: ScreenView
  answers: AnswersView
}

/**
 * The new views, each replaced by the one before where all values are the same: readers compare
 * views by identity.
 */
export function keepViews(before: LiveSessionViews, after: LiveSessionViews): LiveSessionViews {
  const kept = {
    session: keep(before.session, after.session),
    sources: keep(before.sources, after.sources),
    hearing: keep(before.hearing, after.hearing),
    screen: keep(before.screen, after.screen),
    answers: keep(before.answers, after.answers),
  }
  return keep(before, kept)
}

function keep<View extends object>(before: View, after: View): View {
  const names = Object.keys(after) as (keyof View)[]
  return names.every((name) => isSame(before[name], after[name])) ? before : after
}

/** Lists are the same when their items are. */
function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length)
    return false
  return before.every((item, index) => Object.is(item, after[index]))
}
