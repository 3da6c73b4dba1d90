import { useEffect, useReducer } from 'react'

/** Whole seconds until `timeMs` (since 1970), counting down to 0. */
export function useSecondsUntil(timeMs: number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const seconds = Math.max(0, Math.ceil((timeMs - Date.now()) / 1000))
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return seconds
}
