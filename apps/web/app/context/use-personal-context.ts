import type { PersonalContext } from '@sightline/contracts/context'
import { useSession } from '../auth/public.ts'
import { type LiveData, useLiveData } from '../use-live-data.ts'
import { contextApi } from './api.ts'

/** What the signed-in user has told about themselves, in step with their other tabs and devices. */
export function usePersonalContext(): LiveData<PersonalContext> {
  const session = useSession()
  return useLiveData(session.status === 'present' ? session.user.id : '', 'context', contextApi.read)
}
