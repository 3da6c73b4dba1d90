import { t } from '@lingui/core/macro'
import type { NewInterview } from '@sightline/contracts/interviews/interviews'
import type { Practice } from '@sightline/contracts/interviews/progress'
import type { Language } from '@sightline/contracts/languages/languages'
import { Button } from '@sightline/ui/button'
import type * as z from 'zod/mini'
import { useLogInSession } from '../../auth/public.ts'
import { ProblemBanner } from '../../billing/public.ts'
import { interviewsApi } from '../api.ts'
import { nextInterviewId } from './next-interview-id.ts'
import { useStartInterview } from './use-start-interview.tsx'

type NewInterviewInput = z.input<typeof NewInterview>
type WithoutIds<Input> = Input extends NewInterviewInput ? Omit<Input, 'id' | 'mode'> : never
/** The requested subject of an interview; the coach chooses what is left out. */
export type InterviewRequest = WithoutIds<NewInterviewInput>

/** The request that follows from past scores. Its button says so where it repeats questions. */
export const practiceRequest = (
  { round, topic, difficulty, isAgain }: Practice,
  language: Language | null = null,
): InterviewRequest =>
  ({
    round,
    topic,
    difficulty,
    mayRepeat: isAgain,
    ...(round === 'coding' && language && { language }),
  }) as InterviewRequest

type StartButtonProps = {
  label: string
  /**
   * The newest interview, or null. The new interview follows it, once, however often the button is
   * pressed.
   */
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
  const session = useLogInSession()
  const { start, isBusy, problem, repeatDialog } = useStartInterview(async (mayRepeat) => {
    if (session.status !== 'present') return null
    const id = await nextInterviewId(session.user.id, newestId)
    await interviewsApi.create({
      ...{ id, mode: 'mock', ...request },
      mayRepeat: mayRepeat || request.mayRepeat,
    })
    return id
  })
  return (
    <>
      <Button
        {...(isPrimary && { variant: 'primary' })}
        size={size}
        onClick={start}
        isBusy={isBusy}
        busyLabel={t`Preparing...`}
        className={`h-auto! max-w-full py-2 whitespace-normal! ${size === 'large' ? 'min-h-12' : 'min-h-10'}`}
      >
        {label}
      </Button>
      {repeatDialog}
      {problem && (
        <div className="basis-full">
          <ProblemBanner error={problem.error} />
        </div>
      )}
    </>
  )
}
