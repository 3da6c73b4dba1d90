import type { DeviceCodes } from '@sightline/contracts/devices/devices'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import type { AccountState } from '../account/account.ts'
import { orderAccount, useAccount } from '../account/shared-account.ts'
import { openLink } from '../native/windows.ts'
import { Section } from './section.tsx'

/** Signs this device in and out. */
export function AccountSection() {
  const account = useAccount()
  return <Section title="Account">{account && <AccountText account={account} />}</Section>
}

function AccountText({ account }: { account: AccountState }) {
  if (account.kind === 'starting')
    return account.problem ? <Banner tone="warn">{account.problem}</Banner> : <p>Signing in …</p>
  if (account.kind === 'signing-in')
    return account.codes ? <Code codes={account.codes} /> : <p>Asking for a code …</p>
  if (account.kind === 'signed-out')
    return (
      <>
        {account.notice && <Banner tone="warn">{account.notice}</Banner>}
        <p>
          This device signs in with a code, which you type on the site. It may run your live
          sessions, and cannot change your account.
        </p>
        <Button variant="primary" onClick={() => orderAccount('signIn')}>
          Sign in
        </Button>
      </>
    )
  return (
    <>
      <p>
        Signed in{account.email !== null && ' as '}
        <bdi className="font-medium">{account.email}</bdi>
      </p>
      {account.place === 'file' && (
        <Banner tone="info">
          This system has no keyring that answers. What signs this device in is in a file that you
          alone can read.
        </Banner>
      )}
      {account.place === 'memory' && (
        <Banner tone="warn">
          What signs this device in could not be kept, so you have to sign in again after a restart.
        </Banner>
      )}
      <Button onClick={() => orderAccount('signOut')}>Sign out</Button>
    </>
  )
}

function Code({ codes }: { codes: DeviceCodes }) {
  const page = codes.verification_uri
  return (
    <>
      <p>
        Type this code on{' '}
        <span className="font-medium break-all">{page.replace(/^https:\/\//, '')}</span>, within{' '}
        {Math.round(codes.expires_in / 60)} minutes. Type it nowhere else, and only a code that you
        asked for yourself.
      </p>
      <output aria-label="Code" className="font-mono text-3xl">
        {codes.user_code}
      </output>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void openLink(page).catch(() => {})}>
          Open the page
        </Button>
        <Button onClick={() => orderAccount('cancelSignIn')}>Cancel</Button>
      </div>
    </>
  )
}
