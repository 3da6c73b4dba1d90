import type { Billing } from '@sightline/contracts/billing'
import { useSession } from '../auth/public.ts'
import { type LiveData, useLiveData } from '../use-live-data.ts'
import { billingApi } from './api.ts'

/** The plan, credits and payments of the signed-in user, kept up to date by server events. */
export function useBilling(): LiveData<Billing> {
  const session = useSession()
  const key = session.status === 'present' ? session.user.id : ''
  return useLiveData(key, 'billing credits', billingApi.read)
}
