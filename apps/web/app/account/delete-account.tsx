import type { SessionUser } from '@sightline/contracts/auth'
import { PASSWORD_MAX_LENGTH } from '@sightline/contracts/auth-limits'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Dialog } from '@sightline/ui/dialog'
import { Field } from '@sightline/ui/field'
import { toast } from '@sightline/ui/toasts'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { deleteAccount } from '../auth/public.ts'
import { ApiError, errorMessage } from '../http.ts'

type Problem = { message: string; field?: string | undefined }

const CONSEQUENCES = [
  'A running plan is cancelled at once and not charged again. What is left of its period and its credits is lost; there is no refund for it.',
  'Your interviews, scores, background and applications sent from this address are deleted, with their files.',
  'You are signed out everywhere. You can sign up again with the same address, and begin with nothing.',
  'Payments stay in our books as the law demands, without your name, address or account.',
]

/** Says what deleting the account means, asks for the address and the password, and does it. */
export function DeleteAccount({ user }: { user: SessionUser }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="mt-8 flex flex-col items-start gap-3">
      <h3 className="text-base">Delete your account</h3>
      <p className="max-w-reading text-sm text-muted">
        Everything that belongs to it goes, for good. You may want to download your data first.
      </p>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Delete account
      </Button>
      {isAsking && <Question user={user} onClose={() => setIsAsking(false)} />}
    </div>
  )
}

function Question({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const hasPassword = user.identities.some(({ provider }) => provider === 'email')

  useEffect(() => {
    if (problem?.field) form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus()
  }, [problem])

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const email = String(typed.get('email')).trim()
    const password = String(typed.get('password') ?? '')
    if (email.toLowerCase() !== user.email)
      return setProblem({ message: 'This is not the address of your account.', field: 'email' })
    if (hasPassword && password === '') return setProblem({ message: 'Please enter your password.', field: 'password' })
    setIsBusy(true)
    setProblem(null)
    try {
      await deleteAccount(email, password)
      toast.success('Your account is deleted.')
    } catch (error) {
      setProblem({ message: errorMessage(error), field: error instanceof ApiError ? error.field : undefined })
      setIsBusy(false)
    }
  }

  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  return (
    <Dialog
      isOpen
      onClose={() => isBusy || onClose()}
      title="Delete your account?"
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Keep it
          </Button>
          <Button type="submit" form={formId} variant="danger" isBusy={isBusy} busyLabel="Deleting...">
            Delete for good
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
        <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
          {CONSEQUENCES.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {problem && !problem.field && (
          <div className="text-ink">
            <Banner tone="bad">{problem.message}</Banner>
          </div>
        )}
        <div className="flex flex-col gap-4 text-ink">
          <Field
            label={`Type ${user.email} to confirm`}
            name="email"
            type="email"
            autoComplete="off"
            error={errorOf('email')}
          />
          {hasPassword ? (
            <Field
              label="Password"
              name="password"
              type="password"
              autoComplete="current-password"
              maxLength={PASSWORD_MAX_LENGTH}
              error={errorOf('password')}
            />
          ) : (
            <p className="text-sm text-muted">
              You log in with Google. To show that it is you, log in within the ten minutes before you delete.
            </p>
          )}
        </div>
      </form>
    </Dialog>
  )
}
