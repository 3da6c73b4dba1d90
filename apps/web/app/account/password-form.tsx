import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError } from '@sightline/client/errors'
import type { SignedInUser } from '@sightline/contracts/auth/auth'
import { PASSWORD_MAX_LENGTH } from '@sightline/contracts/auth/limits'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Checkbox } from '@sightline/ui/choice'
import { Field } from '@sightline/ui/field'
import { toast } from '@sightline/ui/toasts'
import { useState } from 'react'
import { checkNewPassword, sendPasswordReset } from '../auth/public.ts'
import { type FormErrors, useForm } from '../use-form.ts'
import { accountApi } from './api.ts'

type Props = { user: SignedInUser; onSessionExpired: () => void }

/** Changes the password, or mails the link that sets one for an account that has none. */
export const PasswordForm = ({ user, onSessionExpired }: Props) =>
  user.identities.some(({ provider }) => provider === 'email') ? (
    <ChangePassword user={user} onSessionExpired={onSessionExpired} />
  ) : (
    <AskForPassword email={user.email} />
  )

function ChangePassword({ user, onSessionExpired }: Props) {
  const [endsDevices, setEndsDevices] = useState(true)
  const form = useForm({
    fields: ['current_password', 'password'],
    validate: (values) => checkChange(values, user),
    async submit(passwords) {
      try {
        await accountApi.changePassword({ ...passwords, ends_devices: endsDevices })
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'unauthenticated')) throw error
        return void onSessionExpired()
      }
      form.props.ref.current?.reset()
      toast.success(
        endsDevices
          ? t`Password changed. Your other browsers and your devices are signed out.`
          : t`Password changed. Your other browsers are signed out.`,
      )
    },
  })
  return (
    <form {...form.props} className="flex max-w-form flex-col gap-6">
      {form.errors.form && <Banner tone="bad">{form.errors.form}</Banner>}
      {/* Password managers need the user name to update the right entry. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <Field
        label={t`Present password`}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX_LENGTH}
        {...form.field('current_password')}
      />
      <Field
        label={t`New password`}
        type="password"
        autoComplete="new-password"
        {...form.field('password')}
      />
      <Checkbox
        label={t`End my devices as well`}
        hint={t`The desktop helper and the browser extension then need a new code.`}
        checked={endsDevices}
        onChange={({ currentTarget }) => setEndsDevices(currentTarget.checked)}
      />
      <Button
        type="submit"
        isBusy={form.pending !== null}
        busyLabel={t`Changing...`}
        className="self-start"
      >
        {t`Change Password`}
      </Button>
    </form>
  )
}

function AskForPassword({ email }: { email: string }) {
  const form = useForm({
    fields: [],
    async submit() {
      await sendPasswordReset(email)
      toast.success(t`Mail sent. Its link sets your password.`)
    },
  })
  return (
    <form {...form.props} className="flex max-w-form flex-col gap-6">
      {form.errors.form && <Banner tone="bad">{form.errors.form}</Banner>}
      <p className="text-sm text-muted">
        <Trans>
          You log in with Google and have no password. To add one, open the link that we mail you.
        </Trans>
      </p>
      <Button
        type="submit"
        isBusy={form.pending !== null}
        busyLabel={t`Sending...`}
        className="self-start"
      >
        {t`Mail me a link`}
      </Button>
    </form>
  )
}

function checkChange(
  values: { current_password: string; password: string },
  user: SignedInUser,
): FormErrors<'current_password' | 'password'> {
  if (!values.current_password) return { current_password: t`Please enter your present password.` }
  return checkNewPassword(values, [user.email, user.user_metadata.full_name])
}
