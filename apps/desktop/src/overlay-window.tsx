import './zod-without-eval.ts'
import { openAccount } from './account/account.ts'
import { shareAccount } from './account/shared-account.ts'
import { createGlobalKeys } from './keys/global-keys.ts'
import { shareKeys } from './keys/shared-keys.ts'
import { verbs } from './keys/verbs.ts'
import { watchMeetings } from './meetings/meeting-watch.ts'
import { about } from './native/computer.ts'
import { openSettings, reportPainted } from './native/windows.ts'
import { openWindow } from './open-window.tsx'
import { Overlay } from './overlay/overlay.tsx'
import { createDesktopSenses } from './senses/desktop-senses.ts'
import { openSessions } from './session/sessions.ts'
import { openStoredSettings } from './stored-settings.ts'
import { showInTray } from './tray/tray.ts'
import { Frame } from './windows/frame.tsx'
import { openOverlayWindow } from './windows/overlay-window.ts'

const computer = await about()
const settings = await openStoredSettings()
const keys = createGlobalKeys(settings, computer.isWayland)
const overlay = await openOverlayWindow(settings, keys)
await verbs.hear()
const account = openAccount(computer)
const sessions = openSessions(account)
const senses = createDesktopSenses({
  settings,
  family: computer.family,
  onNothingChosen: () => void openSettings(),
})
const meetings = watchMeetings({
  settings,
  mayBegin() {
    const state = sessions.getState()
    return state.kind === 'choosing' && state.running === null
  },
  onFound: () => verbs.use('show'),
})
await Promise.all([shareAccount(account), shareKeys(keys)])

openWindow(
  'overlay',
  <Frame settings={settings} overlay={overlay}>
    <Overlay
      {...{ account, sessions, settings, keys, senses, meetings }}
      server={computer.server}
    />
  </Frame>,
)
showInTray({ account, sessions, senses }).catch((error: unknown) => console.error(error))
// The frame after the first one begins when the first is on the screen.
requestAnimationFrame(() => requestAnimationFrame(() => void reportPainted()))
