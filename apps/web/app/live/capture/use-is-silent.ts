import { useEffect, useState } from 'react'
import type { SoundChannel } from './sound-channel.ts'

/** Sound that is missing for this long is told. */
const SILENT_MS = 10_000

/** Whether nothing has been heard on an open channel for ten seconds. */
export function useIsSilent(channel: SoundChannel | null): boolean {
  const [isSilent, setIsSilent] = useState(false)
  useEffect(() => {
    setIsSilent(false)
    if (!channel) return
    const openedAt = performance.now()
    const timer = setInterval(() => {
      setIsSilent(performance.now() - (channel.lastHeardAt() ?? openedAt) > SILENT_MS)
    }, 1000)
    return () => clearInterval(timer)
  }, [channel])
  return isSilent
}
