import type { LiveReadiness } from '@sightline/contracts/live/sessions'
import { useEffect, useState } from 'react'
import { liveApi } from '../api.ts'

export type Readiness = LiveReadiness | 'loading' | 'failed'

/** What the server has for live sessions. */
export function useReadiness(): Readiness {
  const [readiness, setReadiness] = useState<Readiness>('loading')
  useEffect(() => {
    liveApi.readiness().then(setReadiness, () => setReadiness('failed'))
  }, [])
  return readiness
}
