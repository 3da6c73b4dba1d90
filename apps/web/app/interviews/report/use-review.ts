import { api } from '../../api.ts'
import { useLoaded } from '../../use-loaded.ts'

const NONE = ''

/** A model's second opinion on an interview that has a report, once it is there; null until then, and where there is none. */
export function useReview(interviewId: string | null) {
  const loaded = useLoaded(interviewId ?? NONE, async (id) => (id === NONE ? null : api.interviews.review(id)))
  return loaded.status === 'loaded' ? loaded.value : null
}
