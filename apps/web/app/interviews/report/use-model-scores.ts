import type { ReviewWritten } from '@sightline/contracts/interviews/scores'
import { useEffect, useState } from 'react'

/** What came of asking a model for scores; null until that is known, and when asking failed. */
export function useModelScores(promise: Promise<ReviewWritten | null>): ReviewWritten | null {
  const [loaded, setLoaded] = useState<{
    promise: typeof promise
    written: ReviewWritten | null
  } | null>(null)
  useEffect(() => {
    let isStale = false
    void promise.then((written) => isStale || setLoaded({ promise, written }))
    return () => {
      isStale = true
    }
  }, [promise])
  return loaded?.promise === promise ? loaded.written : null
}
