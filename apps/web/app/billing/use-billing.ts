import type { Billing } from '@sightline/contracts/billing/billing'
import { useLogInSession } from '../auth/public.ts'
import { type AnnouncedData, useAnnouncedData } from '../events/public.ts'
import { billingApi } from './api.ts'

/** The plan, credits and payments of the signed-in user, kept up to date by server events. */
export function useBilling(): AnnouncedData<Billing> {
  const session = useLogInSession()
  const key = session.status === 'present' ? session.user.id : ''
  return useAnnouncedData(key, 'billing credits', billingApi.read)
}
