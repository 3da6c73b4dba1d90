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

type Request = z.input<typeof NewInterview>
type Of<Each> = Each extends Request ? Omit<Each, 'id' | 'mode' | 'question'> : never
/** What an interview is wished to be about; the coach chooses the rest. */
export type Wish = Of<Request>

/** The wish that follows from past scores. */
export const practiceWish = ({ round, topic, difficulty }: Practice, language: Language | null = null): Wish =>
  ({ round, topic, difficulty, ...(round === 'coding' && language && { language }) }) as Wish

type StartButtonProps = {
  label: string
  /** The newest interview there is, null while there is none: the new one comes after it, once, however often it is pressed. */
  newestId: string | null
  wish?: Wish
  isPrimary?: boolean
  size?: 'medium' | 'large'
}

/** Creates the interview that comes after the newest one and opens it. */
export function StartButton({
  label,
  newestId,
  wish = { round: 'coding' },
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
      await interviewsApi.create({ id, mode: 'mock', ...wish })
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
