import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import type { ComponentProps } from 'react'
import type { AccountState } from '../account/account.ts'
import { openSettings } from '../native/windows.ts'
import { useStore } from '../store.ts'
import { SessionContent } from './session-content.tsx'

/** What the overlay shows inside its frame. */
export function Overlay(props: Omit<ComponentProps<typeof SessionContent>, 'children'>) {
  const account = useStore(props.account)
  return (
    <SessionContent {...props}>
      <SigningIn account={account} />
    </SessionContent>
  )
}

/** The way to the settings, where a device signs in. */
function SigningIn({ account }: { account: AccountState }) {
  if (account.kind !== 'signed-out')
    return (
      <main className="flex flex-col gap-3 p-4 text-sm">
        <h1 className="text-lg">Signing in …</h1>
        {account.kind === 'signing-in' && <p>The settings say how.</p>}
        {account.kind === 'starting' && account.problem !== null && (
          <Banner tone="warn">{account.problem}</Banner>
        )}
      </main>
    )
  return (
    <main className="flex flex-col items-start gap-3 p-4 text-sm">
      <h1 className="text-lg">Sign in first</h1>
      {account.notice && <Banner tone="warn">{account.notice}</Banner>}
      <p>The settings show a code. You confirm it on the site, and come back here.</p>
      <Button variant="primary" onClick={() => void openSettings()}>
        Open the settings
      </Button>
    </main>
  )
}
