import type { KeyValueStore } from '@sightline/client/key-value-store'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { useStore } from '../store.ts'
import { type MeetingWatch, saveAskAtMeetings } from './meeting-watch.ts'

interface Props {
  meetings: MeetingWatch
  settings: KeyValueStore
  /** Leads to what is asked before a session. */
  onBegin: () => void
}

/** Asks whether to begin at the meeting that is open. Nothing is seen or heard before Begin. */
export function MeetingQuestion({ meetings, settings, onBegin }: Props) {
  const meeting = useStore(meetings)
  return (
    <div role="status">
      {meeting && (
        <Banner tone="info">
          <span className="flex flex-wrap items-center gap-2">
            <span className="w-full">{`${meeting.name} is open: begin a session?`}</span>
            <Button size="small" variant="primary" onClick={onBegin}>
              Answer the questions below
            </Button>
            <Button size="small" onClick={meetings.dismiss}>
              Not now
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                meetings.dismiss()
                saveAskAtMeetings(settings, false)
              }}
            >
              Never ask
            </Button>
          </span>
        </Banner>
      )}
    </div>
  )
}
