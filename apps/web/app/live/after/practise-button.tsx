import type { LivePrompt } from '@sightline/coach/live/session'
import { Button } from '@sightline/ui/button'
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
  async function practise() {
    setIsBusy(true)
    setProblem(null)
    try {
      await liveApi.practise(sessionId, prompt.id, interview)
      await navigate(`/home/interviews/${interview}`)
    } catch (error) {
      setProblem({ error })
      setIsBusy(false)
    }
  }
  // Notes, meetings and calls of other kinds have no rubric.
  if (prompt.kind === 'meeting') return null
  const isUnfit = problem?.error instanceof ApiError && problem.error.code === 'conflict'
  return (
    <div className="flex flex-col items-start gap-2">
      {!isUnfit && (
        <Button size="small" isBusy={isBusy} busyLabel="Preparing..." onClick={() => void practise()}>
          {prompt.kind === 'coding' ? 'Practise a problem like it' : 'Practise this question'}
        </Button>
      )}
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
