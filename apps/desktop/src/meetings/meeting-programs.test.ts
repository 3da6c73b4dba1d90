import { expect, test } from 'vitest'
import { meetingIn } from './meeting-programs.ts'

const window = (program: string, title: string) => ({
  ...{ id: 1, pid: 2, x: 0, y: 0, width: 800, height: 600 },
  ...{ program, title },
})

test.each([
  ['zoom', 'Zoom Meeting', 'Zoom'],
  ['Zoom Workplace', 'Zoom Webinar', 'Zoom'],
  ['teams-for-linux', 'Meeting in General | Microsoft Teams', 'Microsoft Teams'],
  ['ms-teams.exe', 'Call with Ravi | Microsoft Teams', 'Microsoft Teams'],
  ['CiscoCollabHost.exe', 'Asha’s Personal Room', 'Webex'],
  ['Slack', 'Huddle: #hiring - Acme - Slack', 'Slack'],
  ['firefox', 'Meet - abc-defg-hij — Mozilla Firefox', 'Google Meet'],
  ['Google-chrome', 'Meet – Interview - Google Chrome', 'Google Meet'],
  ['Navigator', 'Zoom Meeting — Mozilla Firefox', 'Zoom'],
  ['Microsoft Edge', 'Meeting with Ravi | Microsoft Teams - Microsoft Edge', 'Microsoft Teams'],
])('%s with “%s” is a meeting in %s', (program, title, name) => {
  expect(meetingIn([window('XTerm', 'notes'), window(program, title)])?.name).toBe(name)
})

test.each([
  ['zoom', 'Zoom Workplace'],
  ['Slack', 'general - Acme - Slack'],
  ['Microsoft Teams', 'Chat | Ravi | Microsoft Teams'],
  ['firefox', 'How to meet your goals — Mozilla Firefox'],
  ['firefox', 'Zoom pricing — Mozilla Firefox'],
  ['XTerm', 'Zoom Meeting'],
])('%s with “%s” is none', (program, title) => {
  expect(meetingIn([window(program, title)])).toBeNull()
})
