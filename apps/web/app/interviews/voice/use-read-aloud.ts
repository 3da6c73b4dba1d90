import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { readDeviceSetting, saveDeviceSetting } from './device-setting.ts'
import { spokenPieces } from './spoken-text.ts'

const CHOICE = 'read-aloud'
/** Browsers gather their voices after the page has begun. */
const VOICES_WITHIN_MS = 2000

const synthesis = (): SpeechSynthesis | undefined => window.speechSynthesis
const hasVoice = () => (synthesis()?.getVoices().length ?? 0) > 0
const onVoices = (listener: () => void) => {
  synthesis()?.addEventListener('voiceschanged', listener)
  return () => synthesis()?.removeEventListener('voiceschanged', listener)
}

/** Reads a text with the browser's voice: when told to, and each new one where that was chosen. Silent while `isQuiet`. */
export function useReadAloud(text: string | null, isQuiet: boolean) {
  const canRead = useSyncExternalStore(onVoices, hasVoice)
  const [isSettled, setIsSettled] = useState(false)
  const [isReading, setIsReading] = useState(false)
  const [isAlways, setIsAlways] = useState(() => readDeviceSetting(CHOICE) === 'always')

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
      // Of one that was cut short for the next text, nothing is to be said.
      utterance.onerror = ({ error }) => error === 'interrupted' || error === 'canceled' || setIsReading(false)
      synthesis()?.speak(utterance)
    }
  }
  const readByItself = useEffectEvent(() => {
    if (isAlways && canRead && !isQuiet && text !== null) read()
  })
  const beQuiet = useEffectEvent(stop)

  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), VOICES_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is read, and so is the first once there is a voice
  useEffect(() => {
    readByItself()
    return () => synthesis()?.cancel()
  }, [text, canRead])
  useEffect(() => {
    if (isQuiet) beQuiet()
  }, [isQuiet])

  return {
    canRead,
    /** True once it is known that this browser has no voice. */
    isMute: isSettled && !canRead,
    isReading,
    isAlways,
    read,
    stop,
    setAlways(next: boolean) {
      setIsAlways(next)
      saveDeviceSetting(CHOICE, next ? 'always' : '')
    },
  }
}
