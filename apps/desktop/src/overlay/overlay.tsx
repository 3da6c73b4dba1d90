import type { Account } from '../account/account.ts'
import type { GlobalKeys } from '../keys/global-keys.ts'
import { useStore } from '../store.ts'

type Props = { account: Account; keys: GlobalKeys }

/** What the overlay shows inside its frame. */
export function Overlay({ account, keys: _ }: Props) {
  const { kind } = useStore(account)
  return <p className="p-4">{kind === 'signed-out' ? 'Sign in, in the settings.' : 'Ready.'}</p>
}
