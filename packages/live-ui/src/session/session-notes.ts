import { firstSentence } from '@sightline/live/answers/first-sentence'
import type { HearingView, SessionView, SourcesView } from '../engine/views.ts'

/** Something that is lost or silent, with the way to get it back. */
export interface SessionNote {
  id:
    | 'deaf'
    | 'hearing'
    | 'speech'
    | 'cut-off'
    | 'offline'
    | 'microphone'
    | 'problem'
    | 'sound'
    | 'refusal'
    | 'set-aside'
    | 'full'
  /** `bad`: the other side is not perceived. */
  tone: 'bad' | 'warn' | 'info'
  /** For where one line is all there is. */
  short: string
  text: string
  action?: { label: string; press: () => void }
  /** Which box to tick in the dialog for sharing helps here. */
  needsGuide?: boolean
}

const SOUND_TEXTS = {
  cut: [
    'Their sound is muted.',
    'The sound of the share is muted or has ended. Share the tab of the conversation again.',
  ],
  'nothing-yet': [
    'Nothing heard from them yet.',
    'Nothing heard from the other side for 10 seconds. If they speak, share the tab of the conversation with “Also share tab audio”, and check that the tab is not muted.',
  ],
  'no-signal': [
    'No sound for a minute.',
    'No sound at all for a minute. If they speak, their tab may be muted.',
  ],
} as const

const FULL_TEXTS = {
  log: [
    'This session is nearly full.',
    'This session is nearly full. End it soon, and begin another one.',
  ],
  account: [
    'Your account is nearly full.',
    'Your account is nearly full. Delete interviews or sessions that you no longer need, so that this one can be stored.',
  ],
} as const

/** What is lost or silent now, the gravest first. The session goes on with what is left. */
export function sessionNotes(
  session: SessionView,
  sources: SourcesView,
  hearing: HearingView,
): SessionNote[] {
  const notes: SessionNote[] = []
  if (session.isEnded || session.isPaused) return notes
  if (session.saveState === 'offline') {
    const text = 'Offline. Answers come when the line is back.'
    notes.push({ id: 'offline', tone: 'warn', short: text, text })
  }
  if (sources.isDeaf)
    notes.push({
      id: 'deaf',
      tone: 'bad',
      short: 'Not listening.',
      text:
        session.state.sources.screen === 'lost'
          ? 'The share has ended. The session goes on with what is left.'
          : 'Nothing is shared any more. The other side is neither heard nor seen.',
      action: { label: 'Share again', press: sources.share },
    })
  const isDeafened = hearing.isDelayed || hearing.canRetry
  if (isDeafened)
    notes.push({
      id: 'hearing',
      tone: 'bad',
      short: 'Not hearing.',
      text: hearing.problem ?? '',
      ...retryOf(hearing),
    })
  if (session.state.sources.you === 'lost')
    notes.push({
      id: 'microphone',
      tone: 'warn',
      short: 'The microphone is gone.',
      text: 'The microphone is gone.',
      action: { label: 'Turn it on again', press: sources.openMicrophone },
    })
  if (sources.problem) {
    const text = sources.problem
    notes.push({ id: 'problem', tone: 'warn', short: firstSentence(text), text })
  }
  if (sources.soundProblem) {
    const [short, text] = SOUND_TEXTS[sources.soundProblem]
    const isQuiet = sources.soundProblem === 'no-signal'
    notes.push({ id: 'sound', tone: isQuiet ? 'info' : 'warn', short, text, needsGuide: !isQuiet })
  }
  const { refusal, setAside, dismissSetAside, nearlyFull } = session
  if (refusal) notes.push({ id: 'refusal', tone: 'warn', short: refusal, text: refusal })
  if (nearlyFull) {
    const [short, text] = FULL_TEXTS[nearlyFull]
    notes.push({ id: 'full', tone: 'warn', short, text })
  }
  if (hearing.problem && !isDeafened) {
    const text = hearing.problem
    const isNews = hearing.isCutOff && session.saveState !== 'offline'
    const id = isNews ? 'cut-off' : 'speech'
    notes.push({ id, tone: 'warn', short: firstSentence(text), text })
  }
  if (setAside.length > 0)
    notes.push({
      id: 'set-aside',
      tone: 'warn',
      short: 'Not everything was stored.',
      text: `The server could not store ${setAside.length === 1 ? 'an entry' : `${setAside.length} entries`} of this session. Everything else is saved.`,
      action: { label: 'Dismiss', press: dismissSetAside },
    })
  return notes
}

/**
 * The gravest note, for where one line is all there is. How speech becomes text is said elsewhere:
 * it would take the place of the words themselves.
 */
export const noteForOneLine = (notes: readonly SessionNote[]): SessionNote | undefined =>
  notes.find(({ id }) => id !== 'speech')

const retryOf = ({ canRetry, retry }: HearingView): Pick<SessionNote, 'action'> =>
  canRetry ? { action: { label: 'Try again', press: retry } } : {}
