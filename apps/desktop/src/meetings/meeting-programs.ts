import type { OpenWindow } from '../native/capture.ts'

/** A program that people meet in, and how its window looks while they do. */
interface MeetingProgram {
  name: string
  program: RegExp
  title: RegExp
}

const BROWSER = /firefox|chrom|edge|brave|safari|opera|vivaldi|navigator/i

/**
 * A title as these programs and pages had it in 2026. A window without a call, such as the list of
 * chats, is to match none.
 */
const MEETING_PROGRAMS: MeetingProgram[] = [
  { name: 'Zoom', program: /\bzoom/i, title: /\b(?:meeting|webinar)\b/i },
  { name: 'Microsoft Teams', program: /\bteams|msteams/i, title: /\b(?:meeting|call)\b/i },
  { name: 'Webex', program: /webex|ciscocollab/i, title: /\bmeetings?\b|personal room/i },
  { name: 'Slack', program: /\bslack/i, title: /\bhuddle\b/i },
  { name: 'Google Meet', program: BROWSER, title: /^meet\s*[-–—:]|\bgoogle meet\b/i },
  { name: 'Zoom', program: BROWSER, title: /\bzoom (?:meeting|webinar)\b/i },
  {
    name: 'Microsoft Teams',
    program: BROWSER,
    title: /\b(?:meeting|call)\b.*\bmicrosoft teams\b/i,
  },
  { name: 'Webex', program: BROWSER, title: /\bmeeting\b.*\bwebex\b|\bwebex meeting/i },
  { name: 'Slack', program: BROWSER, title: /\bhuddle\b.*\bslack\b/i },
  { name: 'Jitsi Meet', program: BROWSER, title: /\bjitsi meet\b/i },
]

/** A meeting that is open in a window. */
export interface Meeting {
  /** What people call the program. */
  name: string
  window: OpenWindow
}

/** The meeting in the front one of these windows that have one; null for none. */
export function meetingIn(windows: readonly OpenWindow[]): Meeting | null {
  for (const window of windows) {
    const found = MEETING_PROGRAMS.find(
      ({ program, title }) => program.test(window.program) && title.test(window.title),
    )
    if (found) return { name: found.name, window }
  }
  return null
}
