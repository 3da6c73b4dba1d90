import { numberText } from '@sightline/english/number-text'
import { summarizeSpeech } from '@sightline/live/session/debrief'
import type { LiveState } from '@sightline/live/session/session'
import { type Waits, waitsOf } from '@sightline/live/session/session-times'
import { inSeconds } from '@sightline/live-ui/labels'
import { Stat } from '@sightline/ui/stat'
import type { DebriefState } from './use-debrief.ts'

type Props = { session: LiveState; debrief: DebriefState }

/**
 * How much and how fast the user spoke, and how long the user waited for answers. Says what was not
 * heard rather than judge it.
 */
export function Facts({ session, debrief }: Props) {
  const { wasHeard, youMs, themMs, talkShare, wordsPerMinute, fillersPer100Words } =
    summarizeSpeech(session.segments)
  if (youMs + themMs === 0)
    return (
      <p className="text-muted">
        Nothing was heard aloud in this session, so there is nothing to measure.
      </p>
    )
  return (
    <>
      {!wasHeard && (
        <p className="max-w-reading text-muted">
          Your answers could not be heard: the microphone was off, or nobody spoke into it. So
          nothing here judges how you answered.
        </p>
      )}
      <div className="grid grid-cols-2 gap-6 empty:hidden sm:grid-cols-4">
        {talkShare !== null && (
          <Stat label="You spoke" value={`${Math.round(talkShare * 100)} %`} />
        )}
        {wordsPerMinute !== null && (
          <Stat label="Words a minute" value={String(Math.round(wordsPerMinute))} />
        )}
        {fillersPer100Words !== null && (
          <Stat label="Fillers in 100 words" value={numberText(fillersPer100Words)} />
        )}
      </div>
      <YourWaits session={session} debrief={debrief} />
    </>
  )
}

const WAITS = [
  { of: 'text', label: 'Their words as text' },
  { of: 'firstWords', label: 'First words of an answer' },
  { of: 'whole', label: 'The whole answer' },
] as const
type WaitName = (typeof WAITS)[number]['of']

/** How long the user waited after the other side had stopped speaking. */
function YourWaits({ session, debrief }: Props) {
  const waits = waitsOf(session)
  if (waits.questions === 0) return null
  return (
    <section aria-label="Your waits" className="flex flex-col gap-3">
      <h3 className="font-medium">After they stopped speaking</h3>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {WAITS.map(({ of, label }) => (
          <WaitStat key={of} of={of} label={label} waits={waits} debrief={debrief} />
        ))}
      </div>
    </section>
  )
}

type WaitStatProps = { of: WaitName; label: string; waits: Waits; debrief: DebriefState }

function WaitStat({ of, label, waits, debrief }: WaitStatProps) {
  const wait = waits[of]
  if (!wait) return null
  return (
    <Stat
      label={label}
      value={inSeconds(wait.p50Ms)}
      note={
        <>
          95 % within {inSeconds(wait.p95Ms)}
          <InAllSessions of={of} debrief={debrief} />
        </>
      }
    />
  )
}

/** The same of all sessions. Its place is kept while it loads. */
function InAllSessions({ of, debrief }: Pick<WaitStatProps, 'of' | 'debrief'>) {
  if (debrief.status === 'failed') return null
  if (debrief.status === 'loading')
    return <span className="invisible">; in all sessions 0.0 s, 95 % within 0.0 s</span>
  const wait = debrief.debrief.allWaits[of]
  return wait && `; in all sessions ${inSeconds(wait.p50Ms)}, 95 % within ${inSeconds(wait.p95Ms)}`
}
