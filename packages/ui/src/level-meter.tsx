import { useEffect, useRef } from 'react'

/** The level that fills the bar. A voice at arm's length fills about two thirds. */
const FULL_LEVEL = 0.3

/**
 * A bar that shows how loud a sound is. `level` gives the loudness now, from 0 to 1. Fills its
 * container.
 */
export function LevelMeter({ level }: { level: () => number }) {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let frame = 0
    const draw = () => {
      const width = Math.min(1, Math.sqrt(level() / FULL_LEVEL))
      if (bar.current) bar.current.style.transform = `scaleX(${width})`
      frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [level])
  return <span ref={bar} className="block size-full origin-left rounded-full bg-accent" />
}
