import { useEffect, useEffectEvent, useState } from 'react'
import { interviewsApi } from '../api.ts'

/** The pause between requests while another server fits the questions. */
const RETRY_AFTER_MS = 2000

/**
 * Has the questions fitted if that is still owed, and calls `onOver` at the end. Returns the error of a failed request.
 */
export function useFitting(id: string, isOwed: boolean, onOver: () => void): { error: unknown } | null {
  const [problem, setProblem] = useState<{ error: unknown } | null>(null)
  const handleOver = useEffectEvent(onOver)
  useEffect(() => {
    if (!isOwed) return
    let isUnmounted = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const request = async () => {
      try {
        const isOver = await interviewsApi.fit(id)
        if (isUnmounted) return
        if (isOver) handleOver()
        else timer = setTimeout(request, RETRY_AFTER_MS)
      } catch (error) {
        if (!isUnmounted) setProblem({ error })
      }
    }
    void request()
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [id, isOwed])
  return problem
}
