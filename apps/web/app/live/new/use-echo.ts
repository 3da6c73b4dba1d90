import { useEffect, useState } from 'react'
import { useCapture } from '../senses/use-capture.ts'
import { hearsThem, type LevelPair } from './echo.ts'

const EVERY_MS = 100
/** Half a minute. */
const PAIRS_MAX = 300

/** Whether the microphone hears the other side; null while that is not known. */
export function useEcho(): boolean | null {
  const { them, you } = useCapture()
  const [echo, setEcho] = useState<boolean | null>(null)
  useEffect(() => {
    setEcho(null)
    if (!them || !you) return
    let pairs: LevelPair[] = []
    const timer = setInterval(() => {
      pairs = [...pairs.slice(1 - PAIRS_MAX), { them: them.level(), you: you.level() }]
      setEcho(hearsThem(pairs))
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [them, you])
  return echo
}
