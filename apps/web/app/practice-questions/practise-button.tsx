import { t } from '@lingui/core/macro'
import { ApiError } from '@sightline/client/errors'
import { Button } from '@sightline/ui/button'
import { type ReactNode, useState } from 'react'
import { ProblemBanner } from '../billing/public.ts'
import { useStartInterview } from '../interviews/public.ts'

type Props = {
  label: string
  /** The id of the element with the question, where several buttons have the same label. */
  describedBy?: string
  /**
   * Creates the mock interview with the id `interview`; refused with `repeats_question` unless
   * `mayRepeat`.
   */
  create: (interview: string, mayRepeat: boolean) => Promise<unknown>
  /** Other actions on the question, beside the button. */
  children?: ReactNode
}

/** Begins a mock interview that asks a question, or says why that cannot be done. */
export function PractiseButton({ label, describedBy, create, children }: Props) {
  /** A repeated press creates no second interview. */
  const [interview] = useState(() => crypto.randomUUID())
  const { start, isBusy, problem, repeatDialog } = useStartInterview(async (mayRepeat) => {
    await create(interview, mayRepeat)
    return interview
  })
  const isUnfit = problem?.error instanceof ApiError && problem.error.code === 'unfit_question'
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {!isUnfit && (
          <Button
            size="small"
            isBusy={isBusy}
            busyLabel={t`Preparing...`}
            aria-describedby={describedBy}
            onClick={start}
          >
            {label}
          </Button>
        )}
        {children}
      </div>
      {repeatDialog}
      {problem &&
        (isUnfit ? (
          <p role="status" className="text-sm text-muted">
            {(problem.error as ApiError).message}
          </p>
        ) : (
          <ProblemBanner error={problem.error} />
        ))}
    </div>
  )
}
