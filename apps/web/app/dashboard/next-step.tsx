import type { Interview } from '@sightline/contracts/interviews'
import { Button, ButtonLink } from '@sightline/ui/button'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { CreditsLine, ProblemBanner } from '../account/public.ts'
import { api } from '../api.ts'
import { useSession } from '../auth.ts'
import { nameOf, startedAt } from './interview-words.ts'
import { nextInterviewId } from './next-interview-id.ts'

/** The answer to 'what should I do now?': one primary action. */
export function NextStep({ unfinished, newest }: { unfinished: Interview | null; newest: Interview | null }) {
  const newestId = newest?.id ?? null
  if (unfinished)
    return (
      <Step
        title={unfinished.state === 'planned' ? 'Begin your mock interview' : 'Continue your interview'}
        text={`${nameOf(unfinished)}, ${unfinished.state === 'planned' ? 'planned' : 'started'} ${startedAt(unfinished)}. ${
          unfinished.state === 'planned'
            ? 'The clock starts when you begin.'
            : 'Your code and the clock are as you left them.'
        }`}
      >
        <ButtonLink as={Link} to={`/home/interviews/${unfinished.id}`} variant="primary" size="large">
          {unfinished.state === 'planned' ? 'Open the interview' : 'Resume'}
        </ButtonLink>
        <StartButton label="Start another" newestId={newestId} />
      </Step>
    )
  if (newestId === null)
    return (
      <>
        <Step
          title="Start with a mock interview"
          text="The coach asks you one coding question, as an interviewer would. You write JavaScript in the browser and run it against tests. It takes about 20 minutes, and you can pause whenever you need to."
        >
          <StartButton label="Start your first interview" newestId={null} isPrimary />
        </Step>
        <WhatHappens />
      </>
    )
  return (
    <Step title="Ready for the next one?" text="The coach picks a coding question that you have not met yet.">
      <StartButton label="Start a mock interview" newestId={newestId} isPrimary />
    </Step>
  )
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-reading text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">{children}</div>
      <CreditsLine />
    </section>
  )
}

type StartButtonProps = { label: string; newestId: string | null; isPrimary?: boolean }

/** Creates the interview that comes after the newest one and opens it. */
function StartButton({ label, newestId, isPrimary = false }: StartButtonProps) {
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
      await api.interviews.create({ id, mode: 'mock', round: 'coding', language: 'javascript' })
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
        size="large"
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

const STEPS = [
  { title: 'Read', text: 'A question with examples and constraints, the kind asked in a first technical round.' },
  {
    title: 'Code',
    text: 'An editor that knows JavaScript. Run as often as you like and see each test’s input and result.',
  },
  { title: 'Submit', text: 'Hidden tests check what you did not think of. Ask for a hint when you are stuck.' },
]

function WhatHappens() {
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-8">
      <h2 className="text-lg">How it goes</h2>
      <ol className="grid gap-x-12 gap-y-6 md:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span aria-hidden className="text-lg font-semibold text-accent-strong tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
