import { t } from '@lingui/core/macro'
import type { NewInterview } from '@sightline/contracts/interviews'
import type { Language } from '@sightline/contracts/languages'
import type { Practice } from '@sightline/contracts/progress'
import { Button } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { useSession } from '../auth/public.ts'
import { ProblemBanner } from '../billing/public.ts'
import { ApiError } from '../http.ts'
import { interviewsApi } from '../interviews/public.ts'
import { nextInterviewId } from './next-interview-id.ts'

type NewInterviewInput = z.input<typeof NewInterview>
type WithoutIds<Input> = Input extends NewInterviewInput ? Omit<Input, 'id' | 'mode'> : never
/** The requested subject of an interview; the coach chooses what is left out. */
export type InterviewRequest = WithoutIds<NewInterviewInput>

/** The request that follows from past scores. */
export const practiceRequest = (
  { round, topic, difficulty }: Practice,
  language: Language | null = null,
): InterviewRequest =>
  ({ round, topic, difficulty, ...(round === 'coding' && language && { language }) }) as InterviewRequest

type StartButtonProps = {
  label: string
  /** The newest interview, or null. The new interview follows it, once, however often the button is pressed. */
  newestId: string | null
  request?: InterviewRequest
  isPrimary?: boolean
  size?: 'medium' | 'large'
}

/** Creates the interview that follows the newest one, and opens it. */
export function StartButton({
  label,
  newestId,
  request = { round: 'coding' },
  isPrimary = false,
  size = 'large',
}: StartButtonProps) {
  const navigate = useNavigate()
  const session = useSession()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<{ error: unknown } | null>(null)
  /** What the server says of a repeated question, while the candidate is asked whether to go on. */
  const [repeat, setRepeat] = useState<string | null>(null)

  async function start(mayRepeat: boolean) {
    if (session.status !== 'present') return
    setIsBusy(true)
    setProblem(null)
    setRepeat(null)
    try {
      const id = await nextInterviewId(session.user.id, newestId)
      await interviewsApi.create({ id, mode: 'mock', ...request, mayRepeat })
      await navigate(`/home/interviews/${id}`)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'repeats_question') setRepeat(error.message)
      else setProblem({ error })
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button
        {...(isPrimary && { variant: 'primary' })}
        size={size}
        onClick={() => start(false)}
        isBusy={isBusy}
        busyLabel={t`Preparing...`}
        className={`h-auto! max-w-full py-2 whitespace-normal! ${size === 'large' ? 'min-h-12' : 'min-h-10'}`}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={repeat !== null}
        title={t`Practise a question again?`}
        text={repeat ?? ''}
        confirmLabel={t`Practise again`}
        onCancel={() => setRepeat(null)}
        onConfirm={() => start(true)}
      />
      {problem && (
        <div className="basis-full">
          <ProblemBanner error={problem.error} />
        </div>
      )}
    </>
  )
}
