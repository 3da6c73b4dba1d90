import type { LivePrompt } from '@sightline/coach/live/session'
import { Button } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ProblemBanner } from '../../billing/public.ts'
import { ApiError } from '../../http.ts'
import { liveApi } from '../api.ts'

type Props = { sessionId: string; prompt: LivePrompt }

/** Begins a mock interview that asks this question again; for a coding problem, one like it. */
export function PractiseButton({ sessionId, prompt }: Props) {
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
      await liveApi.practise(sessionId, prompt.id, interview, mayRepeat)
      await navigate(`/home/interviews/${interview}`)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'repeats_question') setRepeat(error.message)
      else setProblem({ error })
      setIsBusy(false)
    }
  }
  // Notes, meetings and calls of other kinds have no rubric.
  if (prompt.kind === 'meeting') return null
  const isUnfit = problem?.error instanceof ApiError && problem.error.code === 'conflict'
  return (
    <div className="flex flex-col items-start gap-2">
      {!isUnfit && (
        <Button size="small" isBusy={isBusy} busyLabel="Preparing..." onClick={() => void practise(false)}>
          {prompt.kind === 'coding' ? 'Practise a problem like it' : 'Practise this question'}
        </Button>
      )}
      <ConfirmDialog
        isOpen={repeat !== null}
        title="Practise a question again?"
        text={repeat ?? ''}
        confirmLabel="Practise again"
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
