import type { PersonalContext } from '@sightline/contracts/context'
import { useSession } from '../auth/public.ts'
import { type Live, useLive } from '../use-live-data.ts'
import { contextApi } from './api.ts'

/** What the signed-in user has told about themselves, in step with their other tabs and devices. */
export function usePersonalContext(): Live<PersonalContext> {
  const session = useSession()
  return useLive(session.status === 'present' ? session.user.id : '', 'context', contextApi.read)
}
