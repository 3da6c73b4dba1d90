import { firstSentence } from '../answers/first-sentence.ts'
import { openMicrophone } from '../capture/capture.ts'
import { useSoundProblem } from '../capture/use-sound-problem.ts'
import type { LiveSessionView } from './use-live-session.ts'

/** Something that is lost or silent, with the way to get it back. */
export interface SessionNote {
  id: 'deaf' | 'offline' | 'microphone' | 'problem' | 'sound' | 'refusal'
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

/** What is lost or silent now, the gravest first. The session goes on with what is left. */
export function useSessionNotes(view: LiveSessionView): SessionNote[] {
  const { session, capture, synced, isDeaf, shareAgain } = view
  const sound = useSoundProblem(capture.them)
  const notes: SessionNote[] = []
  if (view.isEnded || view.isPaused) return notes
  if (synced.saveState === 'offline') {
    const text = 'Offline. Answers come when the line is back.'
    notes.push({ id: 'offline', tone: 'warn', short: text, text })
  }
  if (isDeaf)
    notes.push({
      id: 'deaf',
      tone: 'bad',
      short: 'Not listening.',
      text:
        session.sources.screen === 'lost'
          ? 'The share has ended. The session goes on with what is left.'
          : 'Nothing is shared any more. The other side is neither heard nor seen.',
      action: { label: 'Share again', press: shareAgain },
    })
  if (session.sources.you === 'lost')
    notes.push({
      id: 'microphone',
      tone: 'warn',
      short: 'The microphone is gone.',
      text: 'The microphone is gone.',
      action: { label: 'Turn it on again', press: () => void openMicrophone('') },
    })
  if (capture.problem) {
    const { text } = capture.problem
    notes.push({ id: 'problem', tone: 'warn', short: firstSentence(text), text })
  }
  if (sound) {
    const [short, text] = SOUND_TEXTS[sound]
    const isQuiet = sound === 'no-signal'
    notes.push({ id: 'sound', tone: isQuiet ? 'info' : 'warn', short, text, needsGuide: !isQuiet })
  }
  if (synced.refusal)
    notes.push({ id: 'refusal', tone: 'warn', short: synced.refusal, text: synced.refusal })
  return notes
}
