import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SignedInUser } from '@sightline/contracts/auth/auth'
import { PASSWORD_MAX_LENGTH } from '@sightline/contracts/auth/limits'
import { normalizeEmail } from '@sightline/contracts/text/email-address'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Dialog } from '@sightline/ui/dialog'
import { Field } from '@sightline/ui/field'
import { toast } from '@sightline/ui/toasts'
import { useId, useState } from 'react'
import { endSessionBy } from '../auth/public.ts'
import { useForm } from '../use-form.ts'
import { accountApi } from './api.ts'

const consequences = () => [
  t`A running plan is cancelled at once and not charged again. What is left of its period and its credits is lost; there is no refund for it.`,
  t`Your interviews, scores, background and applications sent from this address are deleted, with their files.`,
  t`You are signed out everywhere. You can sign up again with the same address, and begin with nothing.`,
  t`A free interview that you used is not given again to this address for a year. We remember that by a hash, from which the address cannot be read.`,
  t`Payments stay in our books as the law demands, without your name, address or account.`,
]

/**
 * Explains what deleting the account means, and deletes it once the user has proved their identity.
 */
export function DeleteAccount({ user }: { user: SignedInUser }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="mt-8 flex flex-col items-start gap-3">
      <h3 className="text-base">
        <Trans>Delete your account</Trans>
      </h3>
      <p className="max-w-reading text-sm text-muted">
        <Trans>
          Everything that belongs to it goes, for good. You may want to download your data first.
        </Trans>
      </p>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {t`Delete account`}
      </Button>
      {isAsking && <Confirmation user={user} onClose={() => setIsAsking(false)} />}
    </div>
  )
}

type ConfirmationProps = { user: SignedInUser; onClose: () => void }

function Confirmation({ user, onClose }: ConfirmationProps) {
  const formId = useId()
  const hasPassword = user.identities.some(({ provider }) => provider === 'email')

  const form = useForm({
    fields: ['email', 'password'],
    validate({ email, password }) {
      if (normalizeEmail(email) !== user.email)
        return { email: t`This is not the address of your account.` }
      return hasPassword && password === '' ? { password: t`Please enter your password.` } : {}
    },
    async submit({ email, password }) {
      await endSessionBy(() => accountApi.delete({ email, password }))
      toast.success(t`Your account is deleted.`)
    },
  })
  const isDeleting = form.pending !== null

  return (
    <Dialog
      isOpen
      onClose={() => isDeleting || onClose()}
      title={t`Delete your account?`}
      actions={
        <>
          <Button onClick={onClose} disabled={isDeleting}>
            {t`Keep it`}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            isBusy={isDeleting}
            busyLabel={t`Deleting...`}
          >
            {t`Delete for good`}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
          {consequences().map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        {form.errors.form && (
          <div className="text-ink">
            <Banner tone="bad">{form.errors.form}</Banner>
          </div>
        )}
        <div className="flex flex-col gap-4 text-ink">
          <Field
            label={t`Type ${user.email} to confirm`}
            type="email"
            autoComplete="off"
            {...form.field('email')}
          />
          {hasPassword ? (
            <Field
              label={t`Password`}
              type="password"
              autoComplete="current-password"
              maxLength={PASSWORD_MAX_LENGTH}
              {...form.field('password')}
            />
          ) : (
            <p className="text-sm text-muted">
              <Trans>
                You log in with Google. To show that it is you, log in within the ten minutes before
                you delete.
              </Trans>
            </p>
          )}
        </div>
      </form>
    </Dialog>
  )
}
