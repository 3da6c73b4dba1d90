import { useEffect, useState } from 'react'
import type { SoundChannel } from './sound-channel.ts'
import { type SoundProblem, soundProblem } from './their-sound.ts'

/** What is wrong with the sound of a share now, looked at each second; null for nothing, and without a channel. */
export function useSoundProblem(channel: SoundChannel | null): SoundProblem | null {
  const [problem, setProblem] = useState<SoundProblem | null>(null)
  useEffect(() => {
    setProblem(null)
    if (!channel) return
    const openedAt = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      const [heardAt, signalAt] = [channel.lastHeardAt(), channel.lastSignalAt() ?? openedAt]
      setProblem(
        soundProblem({
          openMs: now - openedAt,
          sinceSpeechMs: heardAt === null ? null : now - heardAt,
          sinceSignalMs: now - signalAt,
          isCut: channel.track.muted || channel.track.readyState === 'ended',
        }),
      )
    }, 1000)
    return () => clearInterval(timer)
  }, [channel])
  return problem
}
