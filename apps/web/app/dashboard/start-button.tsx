import type { NewInterview } from '@sightline/contracts/interviews'
import type { Language } from '@sightline/contracts/questions'
import type { Practice } from '@sightline/contracts/scores'
import { Button } from '@sightline/ui/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { useSession } from '../auth/public.ts'
import { ProblemBanner } from '../billing/public.ts'
import { interviewsApi } from '../interviews/public.ts'
import { nextInterviewId } from './next-interview-id.ts'

type NewInterviewInput = z.input<typeof NewInterview>
type WithoutIds<Input> = Input extends NewInterviewInput ? Omit<Input, 'id' | 'mode' | 'question'> : never
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

  async function start() {
    if (session.status !== 'present') return
    setIsBusy(true)
    setProblem(null)
    try {
      const id = await nextInterviewId(session.user.id, newestId)
      await interviewsApi.create({ id, mode: 'mock', ...request })
      await navigate(`/home/interviews/${id}`)
    } catch (error) {
      setProblem({ error })
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button
        {...(isPrimary && { variant: 'primary' })}
        size={size}
        onClick={start}
        isBusy={isBusy}
        busyLabel="Preparing..."
      >
        {label}
      </Button>
      {problem && (
        <div className="basis-full">
          <ProblemBanner error={problem.error} />
        </div>
      )}
    </>
  )
}
