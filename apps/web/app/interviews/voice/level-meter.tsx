import { RECORDING_MAX_MS } from '@sightline/contracts/interview-limits'
import { useEffect, useRef, useState } from 'react'
import { formatClock } from '../labels.ts'
import type { Recording } from './recording.ts'

/** A voice at an arm's length fills about two thirds. */
const FULL_LEVEL = 0.3
/** A microphone that hears no more than this for so long is muted, or another one. */
const SILENCE = 0.002
const SILENCE_MS = 4000

/** How loud a recording is, how long it has been going on, and a word when nothing comes in. It ends at its longest. */
export function LevelMeter({ recording }: { recording: Recording }) {
  const bar = useRef<HTMLSpanElement>(null)
  const [elapsedMs, setElapsedMs] = useState(0)
  const [isSilent, setIsSilent] = useState(false)
  useEffect(() => {
    let frame = 0
    let heardAt = recording.startedAt
    const draw = (now: number) => {
      const level = recording.level()
      if (level > SILENCE) heardAt = now
      setIsSilent(now - heardAt > SILENCE_MS)
      setElapsedMs(Math.floor((now - recording.startedAt) / 1000) * 1000)
      if (now - recording.startedAt >= RECORDING_MAX_MS) recording.stop()
      if (bar.current) bar.current.style.transform = `scaleX(${Math.min(1, Math.sqrt(level / FULL_LEVEL))})`
      frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    // Frames stop while the page is out of sight, and the limit does not.
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
