import type { NewInterview } from '@sightline/contracts/interviews'
import { Button } from '@sightline/ui/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ProblemBanner } from '../account/public.ts'
import { api } from '../api.ts'
import { useSession } from '../auth.ts'
import { nextInterviewId } from './next-interview-id.ts'

/** What an interview is wished to be about; the coach chooses the rest. */
export type Wish = Partial<Pick<NewInterview, 'topic' | 'difficulty' | 'language' | 'length'>>

type StartButtonProps = {
  label: string
  /** The newest interview there is, null while there is none: the new one comes after it, once, however often it is pressed. */
  newestId: string | null
  wish?: Wish
  isPrimary?: boolean
  size?: 'medium' | 'large'
}

/** Creates the interview that comes after the newest one and opens it. */
export function StartButton({ label, newestId, wish, isPrimary = false, size = 'large' }: StartButtonProps) {
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
      await api.interviews.create({ id, mode: 'mock', round: 'coding', ...wish })
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
