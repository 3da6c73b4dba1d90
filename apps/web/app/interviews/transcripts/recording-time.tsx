import { RECORDING_MAX_MS } from '@sightline/contracts/interviews/limits'
import { useEffect, useState } from 'react'
import { formatClock } from '../labels.ts'
import type { Recording } from './recording.ts'

/**
 * A level no higher than this, for this long, means that the microphone is muted or the wrong one
 * is chosen.
 */
const SILENCE = 0.002
const SILENCE_MS = 4000
const CHECK_EVERY_MS = 100

/**
 * The length of a recording, with a note when the microphone is silent. Stops the recording at the
 * maximum length.
 */
export function RecordingTime({ recording }: { recording: Recording }) {
  const [elapsedMs, setElapsedMs] = useState(0)
  const [isSilent, setIsSilent] = useState(false)
  useEffect(() => {
    let lastSoundAt = recording.startedAt
    const check = setInterval(() => {
      const now = performance.now()
      if (recording.level() > SILENCE) lastSoundAt = now
      setIsSilent(now - lastSoundAt > SILENCE_MS)
      setElapsedMs(Math.floor((now - recording.startedAt) / 1000) * 1000)
    }, CHECK_EVERY_MS)
    const limit = setTimeout(recording.stop, RECORDING_MAX_MS)
    return () => {
      clearInterval(check)
      clearTimeout(limit)
    }
  }, [recording])
  return (
    <>
      <span className="text-sm whitespace-nowrap text-muted tabular-nums">
        {formatClock(Math.max(0, elapsedMs))} of {formatClock(RECORDING_MAX_MS)}
      </span>
      {isSilent && (
        <p role="status" className="order-last w-full text-sm">
          No sound is coming in. Check that the microphone is not muted, or choose another one.
        </p>
      )}
    </>
  )
}
