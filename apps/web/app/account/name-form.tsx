import { t } from '@lingui/core/macro'
import { ApiError } from '@sightline/client/errors'
import { FULL_NAME_MAX_LENGTH } from '@sightline/contracts/account/account'
import { hasVisibleCharacter } from '@sightline/contracts/text/visible-text'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { isComposing } from '@sightline/ui/composing'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { Field } from '@sightline/ui/field'
import { toast } from '@sightline/ui/toasts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { replaceLogInSession } from '../auth/public.ts'
import { type FormErrors, useForm } from '../use-form.ts'
import { accountApi } from './api.ts'

type Props = { email: string; fullName: string; onSessionExpired: () => void }

/** The name of the user, which can be changed, and the e-mail address, which cannot. */
export function NameForm({ email, fullName, onSessionExpired }: Props) {
  const nameField = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(fullName)
  const [isConfirming, setIsConfirming] = useState(false)
  const newName = name.trim()
  const isChanged = newName !== fullName

  const form = useForm({
    fields: ['full_name'],
    validate: () => (hasVisibleCharacter(newName) ? {} : { full_name: t`Please enter your name.` }),
    async submit() {
      setIsConfirming(true)
    },
  })

  /**
   * Enter does not submit a form whose submit button is disabled, and this one is disabled without
   * a change.
   */
  function handleEnter({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Enter' && !isChanged && !isComposing(nativeEvent))
      toast.info(t`No changes to save`)
  }

  async function save(): Promise<FormErrors<'full_name'> | undefined> {
    try {
      replaceLogInSession(await accountApi.update({ full_name: newName }))
      setName(newName)
      toast.success(t`Profile updated.`)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'internal')
        return { form: t`Failed to update profile.` }
      if (error.code !== 'unauthenticated') throw error
      onSessionExpired()
    } finally {
      setIsConfirming(false)
      nameField.current?.focus()
    }
  }

  return (
    <form {...form.props} className="flex max-w-form flex-col gap-6">
      {form.errors.form && <Banner tone="bad">{form.errors.form}</Banner>}
      <Field
        ref={nameField}
        label={t`Full Name`}
        autoComplete="name"
        maxLength={FULL_NAME_MAX_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={handleEnter}
        {...form.field('full_name')}
      />
      <Field
        label={t`Email Address`}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        readOnly
        onKeyDown={handleEnter}
        hint={t`The address of an account cannot be changed.`}
      />
      <Button type="submit" variant="primary" disabled={!isChanged} className="self-start">
        {t`Save Changes`}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t`Confirm Profile Update`}
        text={t`Are you sure you want to update your profile?`}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => form.run('save', save)}
        isBusy={form.pending === 'save'}
      />
    </form>
  )
}
