import { useEffect, useRef } from 'react'
import type { Recording } from './recording.ts'

/** The level that fills the bar. A voice at arm's length fills about two thirds. */
const FULL_LEVEL = 0.3

/** A bar that shows how loud the microphone hears. */
export function LevelMeter({ recording }: { recording: Recording }) {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let frame = 0
    const draw = () => {
      const width = Math.min(1, Math.sqrt(recording.level() / FULL_LEVEL))
      if (bar.current) bar.current.style.transform = `scaleX(${width})`
      frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [recording])
  return <span ref={bar} className="block size-full origin-left rounded-full bg-accent" />
}
