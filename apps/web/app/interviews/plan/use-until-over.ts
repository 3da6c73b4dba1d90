import { useEffect, useEffectEvent, useState } from 'react'

/** The pause between requests while the server is still working. */
const RETRY_AFTER_MS = 2000

/**
 * Repeats a request while `isWanted`, until the server answers that the work is over. Then calls
 * `onOver`. Returns the error of a failed request.
 */
export function useUntilOver(
  request: () => Promise<boolean>,
  isWanted: boolean,
  onOver: () => void,
): { error: unknown } | null {
  const [problem, setProblem] = useState<{ error: unknown } | null>(null)
  const handleOver = useEffectEvent(onOver)
  const send = useEffectEvent(request)
  useEffect(() => {
    if (!isWanted) return
    let isUnmounted = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      try {
        const isOver = await send()
        if (isUnmounted) return
        if (isOver) handleOver()
        else timer = setTimeout(ask, RETRY_AFTER_MS)
      } catch (error) {
        if (!isUnmounted) setProblem({ error })
      }
    }
    void ask()
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [isWanted])
  return problem
}
