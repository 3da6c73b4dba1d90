import { execFileSync } from 'node:child_process'

/** The session bus of the tests, over which a desktop's tray and a second start find the helper. */

const BUS = ['org.freedesktop.DBus', '/org/freedesktop/DBus'] as const
const MENU = '/org/ayatana/NotificationItem/tray_icon_tray_app_sightline/Menu'

/** Calls a method. Returns the answer as GLib writes it; throws when there is none. */
function call(to: string, path: string, method: string, ...args: string[]): string {
  // Some connections take no calls, and answer none.
  const where = ['--timeout=1', '--dest', to, '--object-path', path, '--method', method]
  const options = { encoding: 'utf8', stdio: 'pipe', timeout: 10_000 } as const
  return execFileSync('gdbus', ['call', '--session', ...where, ...args], options)
}

/** Whether a program has this name. */
export const hasOwner = (name: string) =>
  call(...BUS, 'org.freedesktop.DBus.NameHasOwner', name).includes('true')

/** The connection that had the tray menu last: asking all of them takes seconds. */
let latest = ''

/** What stands in the helper's tray menu, with its ids. */
function readMenu(): { connection: string; items: Map<string, string> } {
  const names = call(...BUS, 'org.freedesktop.DBus.ListNames')
  const connections = names.match(/:\d+\.\d+/g) ?? []
  for (const connection of connections.sort((a) => (a === latest ? -1 : 0)))
    try {
      const layout = call(
        connection,
        MENU,
        'com.canonical.dbusmenu.GetLayout',
        '0',
        '--',
        '-1',
        '[]',
      )
      const items = layout.matchAll(/\((\d+), \{[^}]*'label': <['"]([^>]*)['"]>/g)
      latest = connection
      return { connection, items: new Map([...items].map(([, id = '', text = '']) => [text, id])) }
    } catch {
      // This connection has no tray menu.
    }
  throw new Error('No program has a tray menu.')
}

/** Whether the helper's tray menu has this text. */
export const trayHas = (text: string) => readMenu().items.has(text)

/** Chooses in the helper's tray menu. */
export function chooseInTray(text: string) {
  const { connection, items } = readMenu()
  const id = items.get(text) ?? ''
  call(connection, MENU, 'com.canonical.dbusmenu.Event', id, 'clicked', '<0>', '0')
}
