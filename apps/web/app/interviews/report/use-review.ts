import type { Review } from '@sightline/contracts/reviews'
import { useEffect, useState } from 'react'

/** A model's review, a second opinion beside the report; null until it has loaded, and where there is none. */
export function useReview(promise: Promise<Review | null>): Review | null {
  const [loaded, setLoaded] = useState<{ promise: Promise<Review | null>; review: Review | null } | null>(null)
  useEffect(() => {
    let isStale = false
    void promise.then((review) => isStale || setLoaded({ promise, review }))
    return () => {
      isStale = true
    }
  }, [promise])
  return loaded?.promise === promise ? loaded.review : null
}
