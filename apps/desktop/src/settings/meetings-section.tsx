import { Checkbox } from '@sightline/ui/choice'
import { ASK_AT_MEETINGS, saveAskAtMeetings } from '../meetings/meeting-watch.ts'
import { useSetting } from '../settings-hooks.ts'
import type { StoredSettings } from '../stored-settings.ts'
import { Section } from './section.tsx'

/** Chooses whether the helper notices meetings. */
export function MeetingsSection({ settings }: { settings: StoredSettings }) {
  return (
    <Section title="Meetings">
      <Checkbox
        label="Ask whether to begin when a meeting is open"
        hint="For this, Sightline looks at the titles of all open windows every five seconds while no session runs: for a call in Zoom, Teams, Meet, Webex, Slack or Jitsi. The titles stay on this device and are not kept. Nothing is captured or heard before you begin."
        checked={useSetting(settings, ASK_AT_MEETINGS) === 'on'}
        onChange={({ target }) => saveAskAtMeetings(settings, target.checked)}
      />
    </Section>
  )
}
