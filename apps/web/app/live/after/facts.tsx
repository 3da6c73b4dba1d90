import { summarizeSpeech } from '@sightline/live/session/debrief'
import type { LiveState } from '@sightline/live/session/session'
import { answerTimes } from '@sightline/live/session/session-times'
import { inSeconds } from '@sightline/live-ui/labels'
import { Stat } from '@sightline/ui/stat'
import type { DebriefState } from './use-debrief.ts'

/**
 * How much and how fast the user spoke, and how soon answers came. Says what was not heard rather
 * than judge it.
 */
export function Facts({ session, debrief }: { session: LiveState; debrief: DebriefState }) {
  const { wasHeard, youMs, themMs, talkShare, wordsPerMinute, fillersPer100Words } =
    summarizeSpeech(session.segments)
  const times = answerTimes(session)
  if (youMs + themMs === 0 && times.firstWords === null)
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
          <Stat label="Fillers in 100 words" value={fillersPer100Words.toFixed(1)} />
        )}
        {times.firstWords && (
          <Stat
            label="First words of an answer"
            value={inSeconds(times.firstWords.p50Ms)}
            note={
              <>
                95 % within {inSeconds(times.firstWords.p95Ms)}
                <InAllSessions debrief={debrief} />
              </>
            }
          />
        )}
      </div>
    </>
  )
}

/** The times of all sessions. Their place is kept while they load. */
function InAllSessions({ debrief }: { debrief: DebriefState }) {
  if (debrief.status === 'failed') return null
  if (debrief.status === 'loading')
    return <span className="invisible">; in all sessions 0.0 s, 95 % within 0.0 s</span>
  const { firstWords } = debrief.debrief.allTimes
  return (
    firstWords &&
    `; in all sessions ${inSeconds(firstWords.p50Ms)}, 95 % within ${inSeconds(firstWords.p95Ms)}`
  )
}
