import { RECORDING_MAX_MS } from '@sightline/contracts/interview-limits'
import { useEffect, useRef, useState } from 'react'
import { formatClock } from '../labels.ts'
import type { Recording } from './recording.ts'

/** The level that fills the bar. A voice at arm's length fills about two thirds. */
const FULL_LEVEL = 0.3
/** A level no higher than this, for this long, means that the microphone is muted or the wrong one is chosen. */
const SILENCE = 0.002
const SILENCE_MS = 4000

/**
 * The level and length of a recording, with a note when the microphone is silent. Stops the recording at the maximum
 * length.
 */
export function LevelMeter({ recording }: { recording: Recording }) {
  const bar = useRef<HTMLSpanElement>(null)
  const [elapsedMs, setElapsedMs] = useState(0)
  const [isSilent, setIsSilent] = useState(false)
  useEffect(() => {
    let frame = 0
    let lastSoundAt = recording.startedAt
    const draw = (now: number) => {
      const level = recording.level()
      if (level > SILENCE) lastSoundAt = now
      setIsSilent(now - lastSoundAt > SILENCE_MS)
      setElapsedMs(Math.floor((now - recording.startedAt) / 1000) * 1000)
      if (now - recording.startedAt >= RECORDING_MAX_MS) recording.stop()
      if (bar.current) bar.current.style.transform = `scaleX(${Math.min(1, Math.sqrt(level / FULL_LEVEL))})`
      frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    // Animation frames stop while the page is hidden; the maximum length must hold there too.
    const limit = setTimeout(recording.stop, RECORDING_MAX_MS)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(limit)
    }
  }, [recording])
  return (
    <>
      <span aria-hidden className="h-2 w-24 overflow-hidden rounded-full bg-line sm:w-40">
        <span ref={bar} className="block size-full origin-left rounded-full bg-accent" />
      </span>
      <span className="text-sm whitespace-nowrap text-muted tabular-nums">
        {formatClock(Math.max(0, elapsedMs))} of {formatClock(RECORDING_MAX_MS)}
      </span>
      {isSilent && (
        <p role="status" className="order-last w-full text-sm">
          Nothing comes in. Is the microphone muted, or is another one meant?
        </p>
      )}
    </>
  )
}
