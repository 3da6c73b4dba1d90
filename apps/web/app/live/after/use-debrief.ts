import type { LiveDebrief } from '@sightline/contracts/live/debrief'
import { useCallback, useEffect, useState } from 'react'
import { liveApi } from '../api.ts'

export type DebriefState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | LoadedDebrief
type LoadedDebrief = { status: 'loaded'; debrief: LiveDebrief }

/** The coach's scores of an ended session, which the server computes once the end is stored. */
export function useDebrief(sessionId: string, isStored: boolean): DebriefState {
  const [state, setState] = useState<'loading' | 'failed' | LiveDebrief>('loading')
  const load = useCallback(() => {
    setState('loading')
    liveApi.debrief(sessionId).then(setState, () => setState('failed'))
  }, [sessionId])
  useEffect(() => {
    if (isStored) load()
  }, [isStored, load])
  if (state === 'loading') return { status: 'loading' }
  return state === 'failed'
    ? { status: 'failed', retry: load }
    : { status: 'loaded', debrief: state }
}
