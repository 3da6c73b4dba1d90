import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { deviceStore } from '../../device-store.ts'
import { spokenPieces } from './spoken-text.ts'

const SETTING = 'read-aloud'
/** Browsers load their voices after the page has started, within about this time. */
const VOICES_LOAD_MS = 2000

const synthesis = (): SpeechSynthesis | undefined => window.speechSynthesis
const hasVoice = () => (synthesis()?.getVoices().length ?? 0) > 0
const subscribeToVoices = (listener: () => void) => {
  synthesis()?.addEventListener('voiceschanged', listener)
  return () => synthesis()?.removeEventListener('voiceschanged', listener)
}

export interface TextReader {
  canRead: boolean
  /** True once the browser turns out to have no voice. */
  isMute: boolean
  isReading: boolean
  /** Whether every new text is read. */
  isAlways: boolean
  read: () => void
  stop: () => void
  setAlways: (next: boolean) => void
}

/**
 * Reads a text aloud with the browser's voice: on request, or every new text if that is set. Silent
 * while `isQuiet`.
 */
export function useReadAloud(text: string | null, isQuiet: boolean): TextReader {
  const canRead = useSyncExternalStore(subscribeToVoices, hasVoice)
  const [haveVoicesLoaded, setHaveVoicesLoaded] = useState(false)
  const [isReading, setIsReading] = useState(false)
  const [isAlways, setIsAlways] = useState(() => deviceStore.read(SETTING) === 'always')

  function stop() {
    synthesis()?.cancel()
    setIsReading(false)
  }
  function read() {
    const pieces = text === null ? [] : spokenPieces(text)
    synthesis()?.cancel()
    setIsReading(pieces.length > 0)
    for (const [index, piece] of pieces.entries()) {
      const utterance = new SpeechSynthesisUtterance(piece)
      utterance.lang = 'en'
      if (index === pieces.length - 1) utterance.onend = () => setIsReading(false)
      // An interrupted utterance makes way for the next text, which is then the one being read.
      utterance.onerror = ({ error }) =>
        error === 'interrupted' || error === 'canceled' || setIsReading(false)
      synthesis()?.speak(utterance)
    }
  }
  const readIfAlways = useEffectEvent(() => {
    if (isAlways && canRead && !isQuiet && text !== null) read()
  })
  const stopReading = useEffectEvent(stop)

  useEffect(() => {
    const timer = setTimeout(() => setHaveVoicesLoaded(true), VOICES_LOAD_MS)
    return () => clearTimeout(timer)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read at a new text or first voice
  useEffect(() => {
    readIfAlways()
    return () => synthesis()?.cancel()
  }, [text, canRead])
  useEffect(() => {
    if (isQuiet) stopReading()
  }, [isQuiet])

  return {
    canRead,
    isMute: haveVoicesLoaded && !canRead,
    isReading,
    isAlways,
    read,
    stop,
    setAlways(next) {
      setIsAlways(next)
      deviceStore.write(SETTING, next ? 'always' : '')
    },
  }
}
