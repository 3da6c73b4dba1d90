import type { Interview } from '@sightline/contracts/interviews'
import { Banner } from '@sightline/ui/banner'
import { Button, ButtonLink } from '@sightline/ui/button'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../api.ts'
import { messageOf } from '../api-request.ts'
import { nameOf, startedAt } from './interview-words.ts'

/** The answer to 'what should I do now?': one primary action. */
export function NextStep({ unfinished, isFirst }: { unfinished: Interview | null; isFirst: boolean }) {
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
        <StartButton label="Start another" />
      </Step>
    )
  if (isFirst)
    return (
      <>
        <Step
          title="Start with a mock interview"
          text="The coach asks you one coding question, as an interviewer would. You write JavaScript in the browser and run it against tests. It takes about 20 minutes, and you can pause whenever you need to."
        >
          <StartButton label="Start your first interview" isPrimary />
        </Step>
        <WhatHappens />
      </>
    )
  return (
    <Step title="Ready for the next one?" text="The coach picks a coding question that you have not met yet.">
      <StartButton label="Start a mock interview" isPrimary />
    </Step>
  )
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-reading text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">{children}</div>
    </section>
  )
}

/** Creates an interview and opens it. */
function StartButton({ label, isPrimary = false }: { label: string; isPrimary?: boolean }) {
  const navigate = useNavigate()
  // The same for every try, so that one whose answer was lost does not leave a second interview behind.
  const [id] = useState(() => crypto.randomUUID())
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function start() {
    setIsBusy(true)
    setProblem(null)
    try {
      await api.interviews.create({ id, mode: 'mock', round: 'coding', language: 'javascript' })
      await navigate(`/home/interviews/${id}`)
    } catch (error) {
      setProblem(messageOf(error))
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
          <Banner tone="bad">{problem}</Banner>
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
