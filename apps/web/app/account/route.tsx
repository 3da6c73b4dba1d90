import { toast } from '@sightline/ui/toasts'
import { type ReactNode, useId } from 'react'
import { useSession } from '../auth.ts'
import { pageTitle } from '../content/brand.ts'
import { displayName } from '../shell/display-name.ts'
import { useGate } from '../shell/gate.ts'
import { BillingPanel } from './billing/billing-panel.tsx'
import { Devices } from './devices.tsx'
import { NameForm } from './name-form.tsx'

export const meta = () => [{ title: pageTitle('Profile') }]

export default function Profile() {
  const session = useSession()
  const { leave } = useGate()

  function expire() {
    toast.error('Session expired. Please log in again.')
    leave()
  }

  if (session.status !== 'present') return null
  const { user } = session
  return (
    <>
      <h1 className="text-2xl">Profile</h1>
      <Section title="About you" text="How Sightline addresses you, and where it writes to.">
        <NameForm key={user.id} email={user.email} fullName={displayName(user)} onSessionExpired={expire} />
      </Section>
      <Section title="Plan and credits" text="What you have, when it renews, and what you paid.">
        <BillingPanel key={user.id} />
      </Section>
      <Section
        title="Where you are signed in"
        text="Sign out whatever you do not recognise or use any more, then set a new password."
      >
        <Devices onLeave={leave} onSessionExpired={expire} />
      </Section>
    </>
  )
}

/** A heading with a word about it at the left, where there is room, and what it is about at the right. */
function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="mt-8 grid gap-6 border-t border-line pt-8 md:grid-cols-[16rem_1fr] md:gap-12"
    >
      <div>
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
