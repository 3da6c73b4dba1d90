import type { PersonalContext } from '@sightline/contracts/context'
import { useSession } from '../auth/public.ts'
import { type LiveData, useLiveData } from '../use-live-data.ts'
import { contextApi } from './api.ts'

/** The signed-in user's background, kept in sync with other tabs and devices. */
export function usePersonalContext(): LiveData<PersonalContext> {
  const session = useSession()
  return useLiveData(
    session.status === 'present' ? session.user.id : '',
    'context',
    contextApi.read,
  )
}
