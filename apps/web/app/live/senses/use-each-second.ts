import type { SoundChannel } from '@sightline/live-ui/engine/senses'
import { useEffect, useState } from 'react'

/**
 * What `look` finds on a channel, looked at each second; `before` until then, and without a
 * channel. `openedAt` is the time since which the channel is watched, by `performance.now()`.
 * `look` must be the same function in every render.
 */
export function useEachSecond<Found>(
  channel: SoundChannel | null,
  look: (channel: SoundChannel, openedAt: number) => Found,
  before: Found,
): Found {
  const [found, setFound] = useState(before)
  useEffect(() => {
    setFound(before)
    if (!channel) return
    const openedAt = performance.now()
    const timer = setInterval(() => setFound(look(channel, openedAt)), 1000)
    return () => clearInterval(timer)
  }, [channel, look, before])
  return found
}
