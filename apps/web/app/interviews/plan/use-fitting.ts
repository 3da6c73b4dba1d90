import { useEffect, useEffectEvent, useState } from 'react'
import { interviewsApi } from '../api.ts'

/** While another server is at it. */
const ASK_AGAIN_AFTER_MS = 2000

/** Has the questions fitted where that is owed, and says when it is over. Returns why it could not be asked for, if so. */
export function useFitting(id: string, isOwed: boolean, onOver: () => void): { error: unknown } | null {
  const [problem, setProblem] = useState<{ error: unknown } | null>(null)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (!isOwed) return
    let isGone = false
    let again: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      try {
        const isOver = await interviewsApi.fit(id)
        if (isGone) return
        if (isOver) over()
        else again = setTimeout(ask, ASK_AGAIN_AFTER_MS)
      } catch (error) {
        if (!isGone) setProblem({ error })
      }
    }
    void ask()
    return () => {
      isGone = true
      clearTimeout(again)
    }
  }, [id, isOwed])
  return problem
}
