import { FULL_NAME_MAX_LENGTH } from '@sightline/contracts/account'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { Field } from '@sightline/ui/field'
import { toast } from '@sightline/ui/toasts'
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { updateUser } from '../auth/public.ts'
import { ApiError } from '../http.ts'

const NOT_SAVED = 'Failed to update profile.'

type Props = { email: string; fullName: string; onSessionExpired: () => void }

/** The name, which can be changed, and the address, which cannot. */
export function NameForm({ email, fullName, onSessionExpired }: Props) {
  const nameField = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(fullName)
  const [problem, setProblem] = useState<{ message: string; isAboutName: boolean } | null>(null)
  const [isConfirming, setIsConfirming] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const newName = name.trim()
  const isChanged = newName !== fullName

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setProblem(null)
    if (!isChanged) return toast.info('No changes to save')
    if (newName) return setIsConfirming(true)
    setProblem({ message: 'Please enter your name.', isAboutName: true })
    nameField.current?.focus()
  }

  /** Enter submits a form through its button, which is disabled while nothing is changed. */
  function submitUnchanged(event: KeyboardEvent) {
    if (event.key === 'Enter' && !isChanged) submit(event)
  }

  async function save() {
    setIsBusy(true)
    try {
      await updateUser(newName)
      setName(newName)
      toast.success('Profile updated.')
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthenticated') return onSessionExpired()
      const message = error instanceof ApiError && error.code !== 'internal' ? error.message : NOT_SAVED
      setProblem({ message, isAboutName: error instanceof ApiError && error.field === 'full_name' })
    } finally {
      setIsBusy(false)
      setIsConfirming(false)
    }
    nameField.current?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-6">
      {problem && !problem.isAboutName && <Banner tone="bad">{problem.message}</Banner>}
      <Field
        ref={nameField}
        label="Full Name"
        name="name"
        autoComplete="name"
        maxLength={FULL_NAME_MAX_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={submitUnchanged}
        error={problem?.isAboutName ? problem.message : undefined}
      />
      <Field
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        readOnly
        onKeyDown={submitUnchanged}
        hint="The address of an account cannot be changed."
      />
      <Button type="submit" variant="primary" disabled={!isChanged} className="self-start">
        Save Changes
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title="Confirm Profile Update"
        text="Are you sure you want to update your profile?"
        onCancel={() => setIsConfirming(false)}
        onConfirm={save}
        isBusy={isBusy}
      />
    </form>
  )
}
