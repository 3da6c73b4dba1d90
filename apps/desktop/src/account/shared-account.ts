import { hear, send } from '../native/messages.ts'
import { shareState, useSharedState } from '../shared-state.ts'
import type { Account, AccountState } from './account.ts'

type Order = 'signIn' | 'cancelSignIn' | 'signOut'

/** In the overlay: shows the settings the account, and does what they ask. */
export async function shareAccount(account: Account): Promise<void> {
  await hear<Order>('account-order', (order) => account[order]())
  await shareState('account', account)
}

/** In the settings: the account that the overlay holds. Null until it is known. */
export const useAccount = () => useSharedState<AccountState>('account')
export const orderAccount = (order: Order) => void send('overlay', 'account-order', order)
