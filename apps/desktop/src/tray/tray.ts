import icon from '../../src-tauri/icons/32x32.png'
import type { AccountState } from '../account/account.ts'
import { VERBS, type Verb, verbs } from '../keys/verbs.ts'
import { close } from '../native/overlay.ts'
import { openTray } from '../native/tray.ts'
import { openSettings } from '../native/windows.ts'
import type { DesktopSensesState } from '../senses/desktop-senses.ts'
import type { SessionsState } from '../session/sessions.ts'
import type { Store } from '../store.ts'

interface Sources {
  account: Store<AccountState>
  sessions: Store<SessionsState>
  senses: Pick<Store<DesktopSensesState>, 'subscribe'> & { getState(): HeardChannels }
}
type HeardChannels = Pick<DesktopSensesState, 'them' | 'you'>

type TrayState = 'signed-out' | 'ready' | 'session' | 'hearing'
const TEXTS: Record<TrayState, string> = {
  'signed-out': 'Signed out',
  ready: 'No session is open here',
  session: 'A session is open; nothing is heard',
  hearing: 'A session is open, and is heard',
}
/** A dot beside the mark, which is pale while nobody is signed in. */
const DOTS: Partial<Record<TrayState, string>> = { session: '#2563eb', hearing: '#dc2626' }
const CHOSEN: Verb[] = ['show', 'hide', 'answer', 'look', 'mute']

/** Says in the tray what state the helper is in, and offers what the overlay may be too far for. */
export async function showInTray({ account, sessions, senses }: Sources): Promise<void> {
  const mark = new Image()
  mark.src = icon
  await mark.decode()
  const read = () => trayState(account.getState(), sessions.getState(), senses.getState())

  let shown = read()
  const tray = await openTray(draw(mark, shown), TEXTS[shown], [
    ...CHOSEN.map((verb) => ({ text: VERBS[verb].label, action: () => verbs.use(verb) })),
    { text: 'Settings', action: () => void openSettings() },
    { text: 'Close Sightline', action: () => void close() },
  ])
  let work = Promise.resolve()
  const follow = () => {
    const next = read()
    if (next === shown) return
    shown = next
    work = work.then(() => tray.show(draw(mark, next), TEXTS[next]))
  }
  for (const store of [account, sessions, senses]) store.subscribe(follow)
  follow()
}

function trayState(
  account: AccountState,
  sessions: SessionsState,
  { them, you }: HeardChannels,
): TrayState {
  if (account.kind !== 'signed-in') return 'signed-out'
  if (sessions.kind !== 'open') return 'ready'
  return them || you ? 'hearing' : 'session'
}

function draw(mark: HTMLImageElement, state: TrayState): ImageData {
  const { width, height } = mark
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.globalAlpha = state === 'signed-out' ? 0.5 : 1
  context.drawImage(mark, 0, 0)
  const dot = DOTS[state]
  if (dot) {
    context.fillStyle = dot
    context.arc(width * 0.78, height * 0.78, width * 0.22, 0, 2 * Math.PI)
    context.fill()
  }
  return context.getImageData(0, 0, width, height)
}
