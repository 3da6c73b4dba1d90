import type { PersonalContext } from '@sightline/contracts/context/context'
import { useLogInSession } from '../auth/public.ts'
import { type AnnouncedData, useAnnouncedData } from '../events/public.ts'
import { contextApi } from './api.ts'

/** The signed-in user's background, kept in sync with other tabs and devices. */
export function usePersonalContext(): AnnouncedData<PersonalContext> {
  const session = useLogInSession()
  return useAnnouncedData(
    session.status === 'present' ? session.user.id : '',
    'context',
    contextApi.read,
  )
}
