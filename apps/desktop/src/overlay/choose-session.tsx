import { KIND_LABELS } from '@sightline/live-ui/labels'
import { Banner } from '@sightline/ui/banner'
import { Button, TextLink } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { useRef, useState } from 'react'
import { MeetingQuestion } from '../meetings/meeting-question.tsx'
import type { MeetingWatch } from '../meetings/meeting-watch.ts'
import type { Choosing, Sessions } from '../session/sessions.ts'
import type { StoredSettings } from '../stored-settings.ts'
import { BeginForm } from './begin-form.tsx'

interface Props {
  state: Choosing
  sessions: Sessions
  settings: StoredSettings
  meetings: MeetingWatch
  server: string
}

/** The way back to the running session, or a form that begins one. */
export function ChooseSession({ state, sessions, settings, meetings, server }: Props) {
  const { running, problem } = state
  const form = useRef<HTMLDivElement>(null)
  return (
    <main className="flex h-full min-h-0 flex-col gap-4 overflow-y-auto bg-background p-4 text-sm text-ink">
      {problem !== null && (
        <div role="alert">
          <Banner tone="bad">{problem}</Banner>
        </div>
      )}
      {running ? (
        <Running state={state} running={running} sessions={sessions} />
      ) : (
        <>
          <MeetingQuestion
            meetings={meetings}
            settings={settings}
            onBegin={() => form.current?.querySelector<HTMLElement>('select, input')?.focus()}
          />
          <div ref={form}>
            <BeginForm
              state={state}
              server={server}
              onBegin={(session) => void sessions.begin(session)}
            />
          </div>
        </>
      )}
      <p className="text-muted">
        Earlier sessions, with their debriefs, are{' '}
        <TextLink href={`${server}/home/live`}>on the site</TextLink>.
      </p>
    </main>
  )
}

type RunningProps = Pick<Props, 'state' | 'sessions'> & {
  running: NonNullable<Choosing['running']>
}

function Running({ state: { isBusy }, running, sessions }: RunningProps) {
  const [isEnding, setIsEnding] = useState(false)
  const since = new Date(running.createdAt).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (
    <section aria-label="Running session" className="flex flex-col items-start gap-3">
      <p>
        <strong className="font-medium">{KIND_LABELS[running.kind]}</strong>, running since {since}.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" isBusy={isBusy} onClick={() => void sessions.open(running.id)}>
          Open it here
        </Button>
        <Button disabled={isBusy} onClick={() => setIsEnding(true)}>
          End it
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isEnding}
        title="End the running session?"
        text="You keep its transcript, its answers and its debrief. Another session takes another credit."
        confirmLabel="End the session"
        onCancel={() => setIsEnding(false)}
        onConfirm={() => {
          setIsEnding(false)
          void sessions.end(running.id)
        }}
      />
    </section>
  )
}
