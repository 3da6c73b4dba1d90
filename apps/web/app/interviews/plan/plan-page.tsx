import { errorMessage } from '@sightline/client/errors'
import { foldInterview } from '@sightline/coach/interview/fold'
import type { LeadIn } from '@sightline/coach/interview/state'
import { CLOSING_MINUTES, INTRODUCTION_MINUTES } from '@sightline/coach/rounds/coding-messages'
import type { Plan, Repeat } from '@sightline/contracts/interviews/events'
import type { InterviewDetail } from '@sightline/contracts/interviews/interviews'
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import type { Interview } from '@sightline/contracts/interviews/lists'
import type { InterviewRound } from '@sightline/contracts/interviews/rounds'
import { LANGUAGES } from '@sightline/languages/registry'
import { Banner } from '@sightline/ui/banner'
import { Button, TextLink } from '@sightline/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'
import { interviewsApi } from '../api.ts'
import { DIFFICULTY_LABELS, pluralize, REQUESTED_KIND_LABELS, TOPIC_LABELS } from '../labels.ts'
import { isMac, useShortcuts } from '../workspace/use-shortcuts.ts'
import { BackLink } from '../workspace/workspace-bar.tsx'
import { FittingNote } from './fitting-note.tsx'
import { RuntimeNote } from './runtime-note.tsx'
import { WritingNote } from './writing-note.tsx'

const PAUSE = 'Pause or close the page at any time: the clock stops and your work is saved.'
const SPOKEN_RULES = [
  'Type or record your answers. The coach asks follow-up questions where it wants to know more.',
  'Your report scores each answer on the rubric of this round and shows the evidence for each score.',
  PAUSE,
]
const RULES: Record<InterviewRound, string[]> = {
  coding: [
    'Run your code against the visible tests as often as you like. Submitting also runs hidden tests.',
    'You get a hint only when you ask for one. Your report notes each hint. The solution opens when all tests pass, when the interview ends, or when you give up the question.',
    PAUSE,
  ],
  behavioral: SPOKEN_RULES,
  'system-design': ['Your notes and your drawing count as part of your answer.', ...SPOKEN_RULES],
  'sales-call': [
    'The coach plays the customer. The name in brackets shows who is speaking.',
    ...SPOKEN_RULES,
  ],
}
const DESCRIPTIONS: Record<Exclude<InterviewRound, 'coding'>, string> = {
  behavioral: 'The coach asks about your experience.',
  'system-design': 'The coach gives you a system to design, and you think aloud.',
  'sales-call': 'The coach is the customer, and you are on the phone.',
}
const describe = ({ round, language }: Interview) =>
  round === 'coding'
    ? `You solve the coach’s questions in ${LANGUAGES[language ?? 'javascript'].label}.`
    : DESCRIPTIONS[round]

/** `onChange` is called when the interview has begun or its plan has changed. */
type PlanPageProps = { detail: InterviewDetail; onChange: () => void }

/** An interview before it begins: its plan and its rules. */
export function PlanPage({ detail, onChange }: PlanPageProps) {
  const { interview, events } = detail
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const state = foldInterview(events)

  useShortcuts(['begin'], () => void begin())
  async function begin() {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      await interviewsApi.reportEvents(interview.id, [
        { id: crypto.randomUUID(), version: EVENT_VERSION, type: 'begun' },
      ])
      onChange()
    } catch (error) {
      setProblem(errorMessage(error))
      setIsBusy(false)
    }
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line px-2 py-2 sm:px-4">
        <BackLink />
      </header>
      <main
        id="main"
        className="mx-auto flex w-full max-w-[36rem] flex-1 flex-col justify-center gap-8 px-4 py-12"
      >
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl">Your mock interview</h1>
          <p className="text-muted">{describe(interview)} The clock starts when you begin.</p>
        </div>
        {state.plan && (
          <Questions
            plan={state.plan}
            leadIns={state.leadIns}
            isTopicKnown={interview.round !== 'coding' || state.requested.topic !== undefined}
          />
        )}
        <FittingNote detail={detail} interview={state} onOver={onChange} />
        <WritingNote detail={detail} interview={state} onOver={onChange} />
        <ul className="flex flex-col gap-2 text-sm text-muted">
          {RULES[interview.round].map((rule) => (
            <li key={rule} className="ml-5 list-disc">
              {rule}
            </li>
          ))}
        </ul>
        {problem && <Banner tone="bad">{problem}</Banner>}
        <div className="flex flex-wrap items-center gap-6">
          <Button
            variant="primary"
            size="large"
            onClick={begin}
            isBusy={isBusy}
            busyLabel="Beginning..."
            title={`Begin (${isMac() ? '⌘' : 'Ctrl+'}B)`}
          >
            Begin
          </Button>
          <TextLink as={Link} to="/home">
            Not now
          </TextLink>
        </div>
        {interview.language !== null && <RuntimeNote language={interview.language} />}
      </main>
    </div>
  )
}

type QuestionsProps = {
  plan: Plan
  leadIns: Record<string, LeadIn>
  /**
   * Otherwise the topics are shown on request only: the topic of a coding question suggests the
   * approach.
   */
  isTopicKnown: boolean
}

function Questions({ plan: { questions }, leadIns, isTopicKnown }: QuestionsProps) {
  const [areTopicsRequested, setAreTopicsRequested] = useState(false)
  const areTopicsShown = isTopicKnown || areTopicsRequested
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base">{pluralize(questions.length, 'question')}</h2>
      <ol className="divide-y divide-line border-y border-line">
        <Part name="Introduction" minutes={INTRODUCTION_MINUTES} />
        {questions.map(({ slug, topic, kind, difficulty, minutes, repeat, writtenBy, isOpen }) => (
          <li key={slug} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
            <span className="min-w-0 break-words">
              {isOpen ? (
                leadIns[slug]?.text
              ) : (
                <>
                  {areTopicsShown || topic === 'sql' ? TOPIC_LABELS[topic] : 'Coding question'}
                  {kind && topic !== 'sql' && (
                    <span>: {lowerFirst(REQUESTED_KIND_LABELS[kind])}</span>
                  )}
                  <span className="text-muted">
                    , {DIFFICULTY_LABELS[difficulty].toLowerCase()}
                  </span>
                </>
              )}
              {writtenBy && (
                <span className="block text-sm break-words text-muted">
                  Written by a model ({writtenBy})
                </span>
              )}
              {repeat && <span className="block text-sm text-muted">{repeatText(repeat)}</span>}
            </span>
            <span className="text-sm text-muted tabular-nums">about {minutes} minutes</span>
          </li>
        ))}
        <Part name="Your questions to the coach" minutes={CLOSING_MINUTES} />
      </ol>
      {!areTopicsShown && questions.some(({ topic }) => topic !== 'sql') && (
        <p className="text-sm text-muted">
          The topics may give the approach away.{' '}
          <TextLink as="button" type="button" onClick={() => setAreTopicsRequested(true)}>
            Show the topics
          </TextLink>
        </p>
      )}
      {questions.length > 1 && (
        <p className="text-sm text-muted">
          After a strong answer the next question gets harder; after a weak one, easier.
        </p>
      )}
    </section>
  )
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

function repeatText({ lastAt, isSolutionRead, isOfFamily }: Repeat): string {
  const about = isOfFamily ? 'The same idea as a question' : 'A question'
  if (lastAt === null) return `${about} of another interview that you have not finished`
  const day = DAY.format(new Date(lastAt))
  return isOfFamily
    ? `${about} that you last practised on ${day}`
    : `A repeat, last practised on ${day}${isSolutionRead ? '; you have read its solution' : ''}`
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** A part of the interview before or after the questions. */
function Part({ name, minutes }: { name: string; minutes: number }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-3 text-muted">
      {name}
      <span className="text-sm tabular-nums">{pluralize(minutes, 'minute')}</span>
    </li>
  )
}
