import { t } from '@lingui/core/macro'
import { ApiError } from '@sightline/client/errors'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router'

/**
 * Creates a mock interview and opens it. `create` returns the interview's id, or null when it
 * creates none. When it is refused with `repeats_question`, `repeatDialog` asks whether to go on,
 * and `create` is called again with `mayRepeat`.
 */
export function useStartInterview(create: (mayRepeat: boolean) => Promise<string | null>) {
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<{ error: unknown } | null>(null)
  /** What the server says of a repeated question, while the candidate is asked whether to go on. */
  const [repeat, setRepeat] = useState<string | null>(null)

  async function attempt(mayRepeat: boolean) {
    setIsBusy(true)
    setProblem(null)
    setRepeat(null)
    try {
      const id = await create(mayRepeat)
      if (id === null) setIsBusy(false)
      else await navigate(`/home/interviews/${id}`)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'repeats_question') setRepeat(error.message)
      else setProblem({ error })
      setIsBusy(false)
    }
  }

  const repeatDialog = (
    <ConfirmDialog
      isOpen={repeat !== null}
      title={t`Practise a question again?`}
      text={repeat ?? ''}
      confirmLabel={t`Practise again`}
      onCancel={() => setRepeat(null)}
      onConfirm={() => void attempt(true)}
    />
  )
  return { start: () => void attempt(false), isBusy, problem, repeatDialog }
}
