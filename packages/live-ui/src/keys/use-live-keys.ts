import { isComposing } from '@sightline/ui/composing'
import { useEffect, useEffectEvent } from 'react'
import type { AnswersView, ScreenView, SessionView, SourcesView } from '../engine/views.ts'
import { type KeyBindings, LIVE_ACTION_NAMES, pressedKey, QUESTION_FIELD } from './bindings.ts'

interface Options {
  session: SessionView
  sources: SourcesView
  screen: ScreenView
  answers: AnswersView
  bindings: KeyBindings
  overlay: Window | null
  /** `from`: the window in which the key was pressed. */
  onClear: (from: Window) => void
}

/**
 * The keys of a session, in the page's window and in the overlay's, except while a dialog is open.
 */
export function useLiveKeys(options: Options) {
  const { session, sources, screen, answers, bindings, overlay, onClear } = options
  const press = useEffectEvent((event: KeyboardEvent, target: Window) => {
    if (isComposing(event) || event.repeat || event.defaultPrevented) return
    if (target.document.querySelector('dialog[open]')) return
    const key = pressedKey(event)
    const action = LIVE_ACTION_NAMES.find((name) => bindings[name] === key)
    // On a Mac, Alt with a letter types a sign.
    if (!action || (event.altKey && isTextField(event.target))) return
    event.preventDefault()
    if (action === 'clear') onClear(target)
    else if (action === 'answer') void session.askFor('speech')
    else if (action === 'screen') void session.askFor('screen')
    else if (action === 'picture') keepPicture(session, screen)
    else if (action === 'ask') target.document.getElementById(QUESTION_FIELD)?.focus()
    else if (action === 'pause') pause(session)
    else if (action === 'microphone') switchMicrophone(session, sources)
    else if (action === 'newest') answers.showNewest()
    else if (action === 'follow') answers.follow(!answers.isFollowing)
    else if (answers.shown)
      answers.act(answers.shown, action, (text) => target.navigator.clipboard.writeText(text))
  })
  useEffect(() => {
    const closed = new AbortController()
    for (const target of overlay ? [window, overlay] : [window])
      target.addEventListener('keydown', (event) => press(event, target), { signal: closed.signal })
    return () => closed.abort()
  }, [overlay])
}

const keepPicture = ({ isEnded, detail }: SessionView, { keep }: ScreenView) =>
  !isEnded && detail.takesPictures && void keep()

const pause = ({ isEnded, togglePause }: SessionView) => !isEnded && togglePause()

function switchMicrophone({ isEnded, isPaused }: SessionView, sources: SourcesView) {
  if (isEnded || isPaused || sources.isElsewhere) return
  if (sources.you) sources.closeMicrophone()
  else sources.openMicrophone()
}

/** Not by its class: elements of the overlay belong to another window, with classes of its own. */
const isTextField = (target: EventTarget | null) =>
  target !== null && 'matches' in target && (target as Element).matches('input, textarea, select')
