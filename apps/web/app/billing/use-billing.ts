import type { Billing } from '@sightline/contracts/billing'
import { api } from '../api.ts'
import { useSession } from '../auth.ts'
import { type Live, useLive } from '../use-live.ts'

/** Plan, credits and payments of whoever is signed in, in step with the server. */
export function useBilling(): Live<Billing> {
  const session = useSession()
  const key = session.status === 'present' ? session.user.id : ''
  return useLive(key, 'billing credits', api.billing.read)
}
