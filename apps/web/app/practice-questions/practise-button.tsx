import { t } from '@lingui/core/macro'
import { Button } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { ProblemBanner } from '../billing/public.ts'
import { ApiError } from '../http.ts'

type Props = {
  label: string
  /** The id of the element with the question, where several buttons have the same label. */
  describedBy?: string
  /** Creates the mock interview with the id `interview`; refused with `repeats_question` unless `mayRepeat`. */
  start: (interview: string, mayRepeat: boolean) => Promise<unknown>
  /** Other actions on the question, beside the button. */
  children?: ReactNode
}

/** Begins a mock interview that asks a question, or says why that cannot be done. */
export function PractiseButton({ label, describedBy, start, children }: Props) {
  const navigate = useNavigate()
  /** A repeated press creates no second interview. */
  const [interview] = useState(() => crypto.randomUUID())
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<{ error: unknown } | null>(null)
  /** What the server says of a repeated question, while the user is asked whether to go on. */
  const [repeat, setRepeat] = useState<string | null>(null)
  async function practise(mayRepeat: boolean) {
    setIsBusy(true)
    setProblem(null)
    setRepeat(null)
    try {
      await start(interview, mayRepeat)
      await navigate(`/home/interviews/${interview}`)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'repeats_question') setRepeat(error.message)
      else setProblem({ error })
      setIsBusy(false)
    }
  }
  const isUnfit = problem?.error instanceof ApiError && problem.error.code === 'conflict'
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {!isUnfit && (
          <Button
            size="small"
            isBusy={isBusy}
            busyLabel={t`Preparing...`}
            aria-describedby={describedBy}
            onClick={() => void practise(false)}
          >
            {label}
          </Button>
        )}
        {children}
      </div>
      <ConfirmDialog
        isOpen={repeat !== null}
        title={t`Practise a question again?`}
        text={repeat ?? ''}
        confirmLabel={t`Practise again`}
        onCancel={() => setRepeat(null)}
        onConfirm={() => void practise(true)}
      />
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
