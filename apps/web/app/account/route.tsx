import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@sightline/ui/button'
import { Link } from 'react-router'
import { getLogInSession, useLogInSession } from '../auth/public.ts'
import { BillingPanel } from '../billing/public.ts'
import { pageTitle } from '../content/brand.ts'
import { DeviceList } from '../devices/public.ts'
import { displayName } from '../shell/display-name.ts'
import { Section } from '../shell/section.tsx'
import { useLogOut } from '../shell/use-log-out.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import { ExportData } from './export-data.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'

export const meta = () => [{ title: pageTitle(t`Profile`) }]

export default function AccountSettings() {
  const session = useLogInSession()
  const { leave, question } = useLogOut()

  /** The guard leads to the log-in page as soon as it knows that there is no session. */
  const expire = () => void getLogInSession()

  if (session.status !== 'present') return null
  const { user } = session
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Profile</Trans>
      </h1>
      <Section title={t`About you`} text={t`How Sightline addresses you, and where it writes to.`}>
        <NameForm
          key={user.id}
          email={user.email}
          fullName={displayName(user)}
          onSessionExpired={expire}
        />
      </Section>
      <Section
        title={t`Plan and credits`}
        text={t`What you have, when it renews, and what you paid.`}
      >
        <BillingPanel key={user.id} />
      </Section>
      <Section
        title={t`Your background`}
        text={t`Your resume, job descriptions and stories, for interviews to use where you choose so.`}
      >
        <ButtonLink as={Link} to="/home/context">
          <Trans>Open your background</Trans>
        </ButtonLink>
      </Section>
      <Section
        title={t`Password`}
        text={t`A new password signs out all your other browsers, and your devices if you want. We tell you by mail.`}
      >
        <PasswordForm key={user.id} user={user} onSessionExpired={expire} />
      </Section>
      <Section
        title={t`Where you are signed in`}
        text={t`Sign out whatever you do not recognise or use any more, then set a new password.`}
      >
        <Devices onLeave={leave} onSessionExpired={expire} />
        {question}
      </Section>
      <Section
        title={t`Devices`}
        text={t`The desktop helper and the browser extension, each signed in with a code. They stay when you sign out a browser.`}
      >
        <DeviceList />
      </Section>
      <Section
        title={t`Your data`}
        text={t`All that we keep about you, to take away or to delete.`}
      >
        <ExportData />
        <DeleteAccount user={user} />
      </Section>
    </>
  )
}
