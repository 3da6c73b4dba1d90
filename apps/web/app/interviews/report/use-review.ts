import { useLoaded } from '../../use-loaded.ts'
import { interviewsApi } from '../api.ts'

const NONE = ''

/** A model's second opinion on an interview that has a report, once it is there; null until then, and where there is none. */
export function useReview(interviewId: string | null) {
  const loaded = useLoaded(interviewId ?? NONE, async (id) => (id === NONE ? null : interviewsApi.review(id)))
  return loaded.status === 'loaded' ? loaded.value : null
}
