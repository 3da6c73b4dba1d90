import type { Billing } from '@sightline/contracts/billing'
import { useSession } from '../auth/public.ts'
import { type LiveData, useLiveData } from '../use-live-data.ts'
import { billingApi } from './api.ts'

/** Plan, credits and payments of whoever is signed in, in step with the server. */
export function useBilling(): LiveData<Billing> {
  const session = useSession()
  const key = session.status === 'present' ? session.user.id : ''
  return useLiveData(key, 'billing credits', billingApi.read)
}
